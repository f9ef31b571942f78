/** Plays an example by the rules, moment by moment, and checks what it is to show. */
import { eventSink, type TerraMysticaEvent } from '../game/events.ts'
import { terraMystica } from '../game/game.ts'
import type { TerraMysticaView } from '../game/view.ts'
import { ask } from '../rules/legal.ts'
import { choiceKey } from '../rules/notation.ts'
import { ACTIVE, opponentSeat, type State } from '../rules/state.ts'
import { closeTurn, settle } from '../rules/turns.ts'
import type { Claim, Example } from './example.ts'
import { positionOf, seatOf } from './position.ts'

export interface ExampleMoment {
  readonly view: TerraMysticaView
  readonly events: readonly TerraMysticaEvent[] // since the moment before
  readonly refused?: { readonly seat: number; readonly key: string } // what could not be done here
}

export interface PlayedExample {
  readonly moments: readonly ExampleMoment[]
  readonly problems: readonly string[] // what does not hold, in a line each
}

export function playExample(example: Example): PlayedExample {
  const s = positionOf(example)
  const moments: ExampleMoment[] = [{ view: terraMystica.view(s, 0), events: [] }]
  const problems: string[] = []
  for (const step of example.steps) {
    const events: TerraMysticaEvent[] = []
    if (typeof step === 'string') {
      play(s, step, events)
      moments.push({ view: terraMystica.view(s, 0), events })
      continue
    }
    const refused = whoDoes(s, step.refused)
    if (keysNow(s).seat !== refused.seat) endTurn(s, events)
    if (isOffered(s, refused)) problems.push(`${step.refused}: should not be possible`)
    moments.push({ view: terraMystica.view(s, 0), events, refused })
  }
  return { moments, problems: [...problems, ...unmet(s, example.then, moments)] }
}

interface Deed {
  readonly seat: number
  readonly key: string
}

function whoDoes(s: State, text: string): Deed {
  const [who] = text.split(':', 1)
  return { seat: seatOf(s, who), key: text.slice(who.length + 2) }
}

const keysNow = (s: State) => {
  const asked = ask(s)
  return { seat: asked?.seat, keys: asked?.choices.map((choice) => choiceKey(s, choice)) ?? [] }
}

function isOffered(s: State, { seat, key }: Deed): boolean {
  const now = keysNow(s)
  return now.seat === seat && now.keys.includes(key)
}

/** A turn that has nothing more to do is ended on the way. */
function play(s: State, step: string, events: TerraMysticaEvent[]): void {
  if (step === 'automa') {
    s.sink = eventSink(s, events)
    s.w[ACTIVE] = opponentSeat(s) - 1 // whoever sits before her has done what they wanted
    closeTurn(s)
    settle(s)
    s.sink = undefined
    return
  }
  const deed = whoDoes(s, step)
  if (!isOffered(s, deed)) endTurn(s, events)
  const { seat, keys } = keysNow(s)
  const number = keys.indexOf(deed.key)
  if (seat !== deed.seat || number < 0) {
    throw new Error(`${step}: seat ${seat} is asked, and may: ${keys.join(' | ')}`)
  }
  terraMystica.play(s, [number], events)
}

function endTurn(s: State, events: TerraMysticaEvent[]): void {
  const done = keysNow(s).keys.indexOf('done')
  if (done >= 0) terraMystica.play(s, [done], events)
}

// ---- claims

function unmet(s: State, then: Claim, moments: readonly ExampleMoment[]): string[] {
  const { view } = moments[moments.length - 1]
  const problems: string[] = []
  const same = (what: string, is: unknown, wanted: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(wanted)) {
      problems.push(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`)
    }
  }
  for (const [who, owns] of Object.entries(then.owns ?? {})) {
    const { cults, ...player } = view.players[seatOf(s, who)]
    const has: Readonly<Record<string, unknown>> = { ...cults, ...player }
    for (const [what, wanted] of Object.entries(owns)) same(`${what} of ${who}`, has[what], wanted)
  }
  for (const [hex, wanted] of Object.entries(then.hexes ?? {})) same(hex, standingOn(view, hex), wanted)
  if (then.town !== undefined)
    same('towns', view.hexes.flatMap(({ id, town }) => (town ? [id] : [])).join(' '), then.town)
  for (const offer of then.offered ?? []) same(`${offer} is offered`, isOffered(s, whoDoes(s, offer)), true)
  if (then.order)
    same(
      'order',
      view.order,
      then.order.map((who) => seatOf(s, who)),
    )
  for (const [card, coins] of Object.entries(then.onCards ?? {})) {
    same(`coins on ${card}`, view.bonusCards.find(({ id }) => id === card)?.coins, coins)
  }
  if (then.places) same('places', terraMystica.outcome(s)?.places, then.places)
  if (then.deck !== undefined) same('deck', view.automa?.deck, then.deck)
  if (then.line) same('line', view.automa?.bonusLine, then.line)
  if (then.marked !== undefined) same('marked', view.automa?.marked.join(' '), then.marked)
  const thought = moments
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'thought' ? [event.thought] : []))
    .at(-1)
  if (then.chosen) same('chosen', thought?.chosen, then.chosen)
  if (then.by) same('decided by', thought?.steps.findLast(({ out }) => out.length > 0)?.tieBreak, then.by)
  return problems
}

function standingOn({ hexes, players, automa }: TerraMysticaView, name: string): string {
  const hex = hexes.find(({ id }) => id === name)
  if (!hex) return 'no such space'
  if (hex.owner === null) return hex.ground
  return `${hex.owner === automa?.seat ? 'automa' : players[hex.owner].faction} ${hex.building}`
}
