/**
 * What a seat does not know, it is not told. The means is `determinize`: it deals anew all that the seat does not know.
 * Whatever the seat is told must be the same in both worlds, for else it tells the worlds apart.
 */
import type { Decision, GameEvent, Move, Seat, Viewer } from '../game.ts'
import { randomMove } from '../move.ts'
import { eventsFor } from '../playthrough.ts'
import { copyOf, difference, differences, isSame } from './difference.ts'
import {
  areSame,
  type Check,
  dealSeed,
  expectPlain,
  expectSame,
  expectUntouched,
  fail,
  type Point,
  seatsOf,
  shownBy,
  type Trial,
  viewAt,
  viewName,
  viewsOf,
} from './trial.ts'

/** How far a redealt state is played, to see that it is a game. */
const AHEAD = 4

/** What is given out is plain data. */
export const viewsCheck: Check = {
  point: (trial, { state, views }) => checkViews(trial, state, views),
  played(trial, events) {
    for (const event of events) checkEvent(trial, event)
  },
  end: (trial, state) => checkViews(trial, state, viewsOf(trial, state)),
}

export const secretsCheck: Check = {
  point(trial, point) {
    const asked = point.decision.seat
    for (const seat of trial.passingTells ? [asked] : seatsOf(trial)) checkRedealt(trial, point, seat)
    expectUntouched(trial, point, 'redealing')
    for (const viewer of trial.passingTells ? [asked, 'audience' as const] : trial.viewers)
      checkEvents(trial, point, viewer)
    expectUntouched(trial, point, 'playing on a redealt state')
  },
}

function checkViews(trial: Trial, state: unknown, views: readonly unknown[]): void {
  trial.viewers.forEach((viewer, i) => {
    expectPlain(trial, viewName(viewer), views[i])
    expectSame(trial, `${viewName(viewer)} differs when taken twice`, views[i], trial.game.view(state, viewer))
  })
}

function checkRedealt(trial: Trial, point: Point, seat: Seat): void {
  const { game, tally } = trial
  const { state, decision } = point
  const seed = dealSeed(trial)
  const redealt = game.determinize(state, seat, seed)
  if (!areSame(trial, redealt, game.determinize(state, seat, seed))) {
    fail(trial, `determinize for seat ${seat} gives two states for one seed`)
  }
  for (const viewer of [seat, 'audience'] as const) {
    const what = `${viewName(viewer)} depends on what seat ${seat} does not know`
    expectSame(trial, what, viewAt(trial, point, viewer), game.view(redealt, viewer))
  }
  const found = othersLookedAt(trial, seat).flatMap((other) => countRedealt(trial, point, seat, other, redealt))
  const hashed = !trial.few || trial.below(trial.seats) === 0 // once a state is enough for those
  if (hashed && found.length > 0 && game.hash(redealt) === point.hash)
    fail(trial, `two states have one hash, but ${found[0]}`)
  if (decision.seat === seat) {
    expectSame(trial, `what seat ${seat} is asked depends on what it does not know`, decision, game.pending(redealt))
  }
  const decides = decision.seat === seat || trial.silent.includes(seat)
  if (!trial.few && decides && hasTwoFutures(trial, state, decision, seat)) tally.futures[seat]++
  for (let i = 0; i < AHEAD; i++) {
    const asked = game.pending(redealt)
    if (asked) game.play(redealt, randomMove(asked, trial.below))
    else if (i === 0) fail(trial, `redealt for seat ${seat}, the game is over`)
    else break
  }
}

/** All of them; of many samples of few games, one by lot. */
function othersLookedAt(trial: Trial, seat: Seat): Seat[] {
  const others = seatsOf(trial).filter((other) => other !== seat)
  return trial.few && others.length > 0 ? [others[trial.below(others.length)]] : others
}

/** Takes note of what the other seat sees and this one does not, and of what of it is dealt anew. Tells how its views differ. */
function countRedealt(trial: Trial, point: Point, seat: Seat, other: Seat, redealt: unknown): string[] {
  const { game, tally } = trial
  const theirs = viewAt(trial, point, other)
  const found = differences(theirs, game.view(redealt, other))
  const anew = found.map(({ place, how }) => {
    const named = namedPlace(trial, place)
    if (named === undefined)
      fail(trial, `${viewName(other)} differs at ${place}, which hidden.places does not name: ${how}`)
    return named
  })
  const counts = [...tally.redealt[seat]]
  for (const [place, count] of counts) if (anew.includes(place)) count.anew++
  if (!trial.few && counts.some(([, count]) => count.anew === 0)) {
    const unseen = differences(theirs, viewAt(trial, point, seat)).map(({ place }) => namedPlace(trial, place))
    for (const [place, count] of counts) if (unseen.includes(place)) count.hidden++
  }
  return found.map(({ place, how }) => `${viewName(other)} differs at ${place}: ${how}`)
}

/** Which of the plan's places this is, or lies in. */
function namedPlace({ places }: Trial, place: string): string | undefined {
  const plain = place.replaceAll(/\[\d+\]/g, '[]')
  return places.find((each) => plain === each || plain.startsWith(`${each}.`) || plain.startsWith(`${each}[`))
}

/** Whether the seat sees different things after the same move, by what it does not know now. */
function hasTwoFutures(trial: Trial, state: unknown, decision: Decision, seat: Seat): boolean {
  const { game } = trial
  const move = randomMove(decision, trial.below)
  const views = [0, 1].map(() => {
    const world = game.determinize(state, seat, dealSeed(trial))
    const asked = game.pending(world)
    // Another seat may hold other cards in this world; what it then does instead is part of what is not known.
    const choice = asked && (sameChoice(decision, move, asked) ?? anyChoice(trial, asked, move.length))
    if (!choice) return undefined
    game.play(world, choice)
    return game.view(world, seat)
  })
  return !views.includes(undefined) && difference(views[0], views[1]) !== undefined
}

function checkEvent(trial: Trial, event: GameEvent): void {
  expectPlain(trial, 'an event', event)
  if (typeof event.type !== 'string' || event.type === '') fail(trial, `an event has no type: ${JSON.stringify(event)}`)
  if (!Number.isInteger(event.depth) || event.depth < 0) fail(trial, `event ${event.type} has depth ${event.depth}`)
  const before = copyOf(event)
  const told = trial.viewers.map((viewer) => {
    const redacted = trial.game.redact(event, viewer)
    if (redacted !== event) expectPlain(trial, `event ${event.type} redacted for ${viewer}`, redacted)
    if (!isSame(event, before)) fail(trial, `redacting event ${event.type} for ${viewer} changed it`)
    return redacted
  })
  if (shownBy(trial, event) !== 'all') return
  for (const each of told) expectSame(trial, `${event.type} shows to all, but is not told to all alike`, told[0], each)
}

/**
 * A move is played in two worlds that look the same to the viewer. If they still do afterwards, then the viewer learnt
 * nothing from the move, and so the events must teach it nothing either: they are the same too. Only events that show
 * things by the rules may differ, since a view need not keep what was once shown; and what follows them in the move.
 */
function checkEvents(trial: Trial, { state, decision }: Point, viewer: Viewer): void {
  const { game, tally } = trial
  // The audience knows no more than the seat that is asked: so that seat's unknown is unknown to the audience.
  const redealt = game.determinize(state, viewer === 'audience' ? decision.seat : viewer, dealSeed(trial))
  const asked = game.pending(redealt)
  if (!asked || asked.seat !== decision.seat || asked.question.kind !== decision.question.kind) return
  const move = randomMove(decision, trial.below)
  const here = playAndTell(trial, game.clone(state), move, viewer)
  // The same choice shows what the rules tell; another choice of as many shows whether the choice itself is told.
  const isOpen = [decision, asked].some(trial.openChoice)
  const others = [
    sameChoice(decision, move, asked),
    asked.seat === viewer || isOpen ? undefined : anyChoice(trial, asked, move.length),
  ]
  for (const other of others) {
    if (!other) continue
    const there = playAndTell(trial, game.clone(redealt), other, viewer)
    if (difference(here.knows, there.knows) !== undefined) continue
    tally.eventsCompared[viewer === 'audience' ? trial.seats : viewer]++
    const at = here.told.findIndex((event, i) => difference(event, there.told[i]) !== undefined)
    const first = at >= 0 ? at : here.told.length
    if (differByRule(trial, viewer, here.told[first], there.told[first])) continue
    const what = `after ${keysOf(decision, move)} or ${keysOf(asked, other)} ${viewName(viewer)} is the same, the events are not`
    expectSame(trial, `${what}: [${first}]`, here.told[first], there.told[first])
  }
}

/** Whether two events differ only in what the rules show the viewer. */
function differByRule(trial: Trial, viewer: Viewer, ...events: (GameEvent | undefined)[]): boolean {
  const [one, other] = events.map((event) => {
    const shown = event && shownBy(trial, event)
    if (!event || shown === undefined) return event
    if (shown === 'all') return 'shown'
    if (shown === 'own') return event.seat === viewer ? 'shown' : event
    return Object.fromEntries(Object.entries(event).filter(([field]) => !shown.includes(field)))
  })
  return one === 'shown' || other === 'shown' || difference(one, other) === undefined
}

/** Plays the move: what the viewer knows then, and what it was told on the way. */
function playAndTell({ game }: Trial, state: unknown, move: Move, viewer: Viewer) {
  const events: GameEvent[] = []
  game.play(state, move, events)
  const asked = game.pending(state)
  return {
    knows: { view: game.view(state, viewer), asked: asked?.seat === viewer ? asked : null },
    told: eventsFor(game, events, viewer),
  }
}

function keysOf(decision: Decision, move: Move): string {
  return JSON.stringify(move.map((i) => decision.options[i].key))
}

/** A random move of so many options, where so many may be chosen. */
function anyChoice(trial: Trial, decision: Decision, count: number): number[] | undefined {
  if (count < decision.min || count > decision.max) return undefined
  return randomMove({ ...decision, min: count, max: count }, trial.below)
}

/** The move that chooses options of the same keys in the other world's decision, where there is one. */
function sameChoice(decision: Decision, move: Move, other: Decision): number[] | undefined {
  if (move.length < other.min || move.length > other.max) return undefined
  const taken: number[] = []
  for (const number of move) {
    const { key } = decision.options[number]
    const isMatch = (i: number) => other.options[i]?.key === key && !taken.includes(i)
    const match = isMatch(number) ? number : other.options.findIndex((_, i) => isMatch(i))
    if (match < 0) return undefined
    taken.push(match)
  }
  return taken
}
