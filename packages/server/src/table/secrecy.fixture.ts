/**
 * Two worlds that a seat cannot tell apart: a game somewhere in its middle, and the same with all that the seat does not
 * know dealt anew. Both go on at tables of their own with the same answers. As long as the seat sees the same game at both,
 * every byte that it is sent must be the same.
 */
import {
  type AnyGame,
  type Below,
  belowFrom,
  canonicalJson,
  type Decision,
  type GameEvent,
  type Move,
  Playthrough,
  randomMove,
  type Seat,
} from '@freehold/kernel'
import type { Update } from '../protocol/tables.ts'

/** The game, beginning in this very state. */
export const startingIn = (game: AnyGame, state: unknown): AnyGame => ({ ...game, setup: () => game.clone(state) })

/** The state after some random moves; `undefined` where the game was over before. */
export function stateAfter(game: AnyGame, options: unknown, seed: string, moves: number): unknown {
  const playthrough = Playthrough.start(game, options, seed)
  const below = belowFrom(seed)
  for (let n = 0; n < moves; n++) {
    const asked = playthrough.pending()
    if (!asked) return undefined
    playthrough.play(randomMove(asked, below))
  }
  return playthrough.pending() && playthrough.state
}

/** Fields of events in which the rules show something hidden that no view keeps: to all, or to the seat it happens to. */
export type ShownFields = Readonly<Record<string, Readonly<Record<string, 'all' | 'own'>>>>

const toAll = { cards: 'all' } as const
const toOwn = { cards: 'own' } as const

/** A kingdom in which much is shown, looked at and hidden. */
export const attacks = [
  'Militia',
  'Bureaucrat',
  'Moat',
  'Bandit',
  'Library',
  'Sentry',
  'Harbinger',
  'Cellar',
  'Vassal',
  'Witch',
]

export const dominionShows: ShownFields = {
  played: toAll,
  bought: toAll,
  gained: toAll,
  trashed: toAll,
  revealed: toAll,
  named: toAll,
  reacted: toAll,
  chose: toAll,
  drew: toOwn,
  looked: toOwn,
  put: toOwn,
  passed: toOwn,
  discarded: { top: 'all', cards: 'own' },
}

/** What a seat knows of a game by its rules. */
export const knows = (game: AnyGame, state: unknown, seat: Seat) => {
  const asked = game.pending(state)
  return canonicalJson([game.view(state, seat), asked?.seat === seat ? asked : null])
}

/** Where two messages to a seat that sees the same game differ without a rule that says so; `undefined`: nowhere. */
export function leak(one: Update, other: Update, seat: Seat, shows: ShownFields): string | undefined {
  const states = [one, other].map(({ state }) => JSON.stringify(state))
  if (states[0] !== states[1]) return firstDifference(states[0], states[1])
  const [here, there] = [one, other].map(({ happened }) => JSON.stringify(happened))
  if (here === there) return undefined
  const [mine, theirs] = [one, other].map(({ happened }) => (happened ?? []).flatMap(({ events = [] }) => events))
  const at = mine.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(theirs[i]))
  if (at < 0) return firstDifference(here, there)
  // What follows something that was shown may follow from it.
  const shown = [mine[at], theirs[at]].map((event) => JSON.stringify(event && withoutShown(event, seat, shows)))
  return shown[0] === shown[1]
    ? undefined
    : firstDifference(JSON.stringify(mine[at]), JSON.stringify(theirs[at] ?? null))
}

function withoutShown(event: GameEvent, seat: Seat, shows: ShownFields): object {
  const involved = event.seat === seat || ('other' in event && event.other === seat)
  const fields = Object.entries(shows[event.type] ?? {}).filter(([, to]) => to === 'all' || involved)
  return { ...event, ...Object.fromEntries(fields.map(([field]) => [field, undefined])) }
}

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((char, i) => char !== other[i])
  return `${one.slice(Math.max(0, at - 80), at + 30)} | ${other.slice(at, at + 30)}`
}

/** The same answer in both worlds: by the keys of its options; `undefined` where the other world does not have it. */
function sameChoice(decision: Decision, move: Move, other: Decision): Move | undefined {
  const taken: number[] = []
  for (const number of move) {
    const { key } = decision.options[number]
    const match = other.options.findIndex((option, i) => option.key === key && !taken.includes(i))
    if (match < 0) return undefined
    taken.push(match)
  }
  return taken.length >= other.min && taken.length <= other.max ? taken : undefined
}

/** An answer for each of two worlds. What another seat holds may differ, and with it what can be chosen there. */
export function answers(asked: Decision, other: Decision, seat: Seat, below: Below): [Move, Move] | undefined {
  if (asked.seat !== other.seat) return undefined
  const move = randomMove(asked, below)
  const same = sameChoice(asked, move, other)
  if (same) return [move, same]
  // Whoever else answers may answer otherwise: if the seat sees the same afterwards, it is to be told the same.
  const free = asked.seat !== seat && move.length >= other.min && move.length <= other.max
  return free ? [move, randomMove({ ...other, min: move.length, max: move.length }, below)] : undefined
}
