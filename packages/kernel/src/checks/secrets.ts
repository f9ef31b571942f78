/**
 * What a seat does not know, it is not told. The means is `determinize`: it deals anew all that the seat does not know.
 * Whatever the seat is told must be the same in both worlds, for else it tells the worlds apart.
 */
import type { Decision, GameEvent, Move, Seat, Viewer } from '../game.ts'
import { canonicalJson } from '../hash.ts'
import { randomMove } from '../move.ts'
import { eventsFor } from '../playthrough.ts'
import { difference } from './difference.ts'
import {
  type Check,
  dealSeed,
  expectPlain,
  expectSame,
  expectUntouched,
  fail,
  type Point,
  seatsOf,
  type Trial,
  viewName,
} from './trial.ts'

/** How far a redealt state is played, to see that it is a game. */
const AHEAD = 4

export const secretsCheck: Check = {
  name: 'secrets',
  point(trial, point) {
    checkViews(trial, point.state)
    for (const seat of seatsOf(trial)) checkRedealt(trial, point, seat)
    expectUntouched(trial, point, 'looking or redealing')
    for (const viewer of trial.viewers) checkEvents(trial, point, viewer)
    expectUntouched(trial, point, 'playing on a redealt state')
  },
  played(trial, events) {
    for (const event of events) checkEvent(trial, event)
  },
  end: checkViews,
}

function checkViews(trial: Trial, state: unknown): void {
  for (const viewer of trial.viewers) {
    const view = trial.game.view(state, viewer)
    expectPlain(trial, viewName(viewer), view)
    expectSame(trial, `${viewName(viewer)} differs when taken twice`, view, trial.game.view(state, viewer))
  }
}

function checkRedealt(trial: Trial, { state, decision }: Point, seat: Seat): void {
  const { game, tally } = trial
  const seed = dealSeed(trial)
  const redealt = game.determinize(state, seat, seed)
  if (game.hash(redealt) !== game.hash(game.determinize(state, seat, seed))) {
    fail(trial, `determinize for seat ${seat} gives two states for one seed`)
  }
  for (const viewer of [seat, 'audience'] as const) {
    const what = `${viewName(viewer)} depends on what seat ${seat} does not know`
    expectSame(trial, what, game.view(state, viewer), game.view(redealt, viewer))
  }
  for (const other of seatsOf(trial)) {
    if (other === seat) continue
    if (difference(game.view(state, other), game.view(redealt, other)) !== undefined) tally.redealt[seat]++
  }
  if (decision.seat === seat) {
    expectSame(trial, `what seat ${seat} is asked depends on what it does not know`, decision, game.pending(redealt))
    if (hasTwoFutures(trial, state, decision)) tally.futures[seat]++
  }
  for (let i = 0; i < AHEAD; i++) {
    const asked = game.pending(redealt)
    if (asked) game.play(redealt, randomMove(asked, trial.below))
    else if (i === 0) fail(trial, `redealt for seat ${seat}, the game is over`)
    else break
  }
}

/** Whether the seat that is asked sees different things after the same move, by what it does not know now. */
function hasTwoFutures(trial: Trial, state: unknown, decision: Decision): boolean {
  const move = randomMove(decision, trial.below)
  const [one, other] = [0, 1].map(() => {
    const world = trial.game.determinize(state, decision.seat, dealSeed(trial))
    trial.game.play(world, move)
    return trial.game.view(world, decision.seat)
  })
  return difference(one, other) !== undefined
}

function checkEvent(trial: Trial, event: GameEvent): void {
  expectPlain(trial, 'an event', event)
  if (typeof event.type !== 'string' || event.type === '') fail(trial, `an event has no type: ${JSON.stringify(event)}`)
  if (!Number.isInteger(event.depth) || event.depth < 0) fail(trial, `event ${event.type} has depth ${event.depth}`)
  const before = canonicalJson(event)
  for (const viewer of trial.viewers) {
    expectPlain(trial, `event ${event.type} redacted for ${viewer}`, trial.game.redact(event, viewer))
    if (canonicalJson(event) !== before) fail(trial, `redacting event ${event.type} for ${viewer} changed it`)
  }
}

/**
 * The same choice is played in two worlds that look the same to the viewer. If they still do afterwards, then the choice
 * taught the viewer nothing, and so the events must not either: they are the same too. Only events that show hidden
 * things on purpose and leave no mark on the view are excepted, with what follows them in the same move.
 */
function checkEvents(trial: Trial, { state, decision }: Point, viewer: Viewer): void {
  const { game, tally } = trial
  // The audience knows no more than the seat that is asked: so that seat's unknown is unknown to the audience.
  const redealt = game.determinize(state, viewer === 'audience' ? decision.seat : viewer, dealSeed(trial))
  const move = randomMove(decision, trial.below)
  const same = sameChoice(decision, move, game.pending(redealt))
  if (!same) return
  const worlds = [
    { state: game.clone(state), move },
    { state: redealt, move: same },
  ]
  const [here, there] = worlds.map((world) => {
    const events: GameEvent[] = []
    game.play(world.state, world.move, events)
    const asked = game.pending(world.state)
    const shown = events.findIndex((event) => trial.showing.has(event.type))
    return {
      knows: { view: game.view(world.state, viewer), asked: asked?.seat === viewer ? asked : null },
      told: eventsFor(game, shown < 0 ? events : events.slice(0, shown), viewer),
      shown: shown >= 0,
    }
  })
  if (difference(here.knows, there.knows) !== undefined) return
  // Where one world shows something and the other does not, there is no common point up to which to compare.
  if (here.shown !== there.shown) return
  tally.eventsCompared[viewer === 'audience' ? trial.seats : viewer]++
  const chosen = decision.options.filter((_, i) => move.includes(i)).map((option) => option.key)
  const what = `after "${chosen.join(', ')}" the events told to ${viewer} depend on what is hidden from it`
  expectSame(trial, what, here.told, there.told)
}

/** The move that chooses options of the same keys in the other world's decision, where there is one. */
function sameChoice(decision: Decision, move: Move, other: Decision | undefined): number[] | undefined {
  if (!other || other.seat !== decision.seat || other.question.kind !== decision.question.kind) return undefined
  if (move.length < other.min || move.length > other.max) return undefined
  const taken: number[] = []
  for (const number of move) {
    const { key } = decision.options[number]
    const match = other.options.findIndex((option, i) => option.key === key && !taken.includes(i))
    if (match < 0) return undefined
    taken.push(match)
  }
  return taken
}
