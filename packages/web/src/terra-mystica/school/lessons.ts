/** What somebody new is told at which moment: the words of the school and, one at a time, the hints at any table. */
import type { TerraMysticaEvent, TerraMysticaView } from '@freehold/terra-mystica'

const LESSONS = [
  'faction',
  'dwelling',
  'card',
  'action',
  'note',
  'confirm',
  'thinks',
  'leech',
  'spades',
  'favor',
  'town',
  'cult',
  'pass',
  'waiting',
  'round',
] as const
export type Lesson = (typeof LESSONS)[number]

export interface Moment {
  readonly kind: string | undefined // of the question
  readonly thinks: boolean // the Automa's thoughts are being shown
  readonly noteOpen: boolean
  readonly canConfirm: boolean
  readonly round: number
  readonly turns: number // actions of one's own, as far as this page knows
}

const OF_QUESTION: Readonly<Record<string, Lesson>> = {
  'choose faction': 'faction',
  'place dwelling': 'dwelling',
  'take bonus card': 'card',
  leech: 'leech',
  'use spades': 'spades',
  'take favor': 'favor',
  'take town': 'town',
  'cult step': 'cult',
}

/** After so many turns of a round it is time to hear of passing. */
const TURNS_BEFORE_PASSING = 3

export function lessonFor({ kind, thinks, noteOpen, canConfirm, round, turns }: Moment): Lesson | undefined {
  if (thinks) return 'thinks'
  if (noteOpen) return 'note'
  if (canConfirm) return 'confirm'
  if (kind === undefined) return 'waiting'
  if (kind !== 'action') return OF_QUESTION[kind]
  if (round > 1) return 'round'
  return turns >= TURNS_BEFORE_PASSING ? 'pass' : 'action'
}

/** The way through the first round, in the order it is walked. */
export const STEPS = ['faction', 'dwellings', 'card', 'turn', 'automa', 'pass'] as const
export type SchoolStep = (typeof STEPS)[number]

/** Which steps are behind one: by what lies on the table and what has happened, so that it holds after a reload too. */
export function stepsDone(
  view: TerraMysticaView,
  seat: number,
  events: readonly TerraMysticaEvent[],
): ReadonlySet<SchoolStep> {
  const { faction, bonusCard } = view.players[seat]
  const begun = view.round > 0
  const done: Readonly<Record<SchoolStep, boolean>> = {
    faction: faction !== null,
    dwellings: begun || bonusCard !== null,
    card: begun,
    turn: begun && (turnsOf(events, seat) > 0 || view.round > 1),
    automa: begun && (turnsOf(events, view.automa?.seat ?? -1) > 0 || view.round > 1),
    pass: view.round > 1 || view.players[seat].passed,
  }
  return new Set(STEPS.filter((step) => done[step]))
}

/** What tells that a seat has had a turn: something was built, used, sent, improved, or it passed. */
const OF_A_TURN: ReadonlySet<string> = new Set([
  'built',
  'transformed',
  'used',
  'sent',
  'improved',
  'turnedUp',
  'passed',
])

/** Turns of a seat since the first round began. */
export function turnsOf(events: readonly TerraMysticaEvent[], seat: number): number {
  const began = events.findIndex(({ type }) => type === 'began')
  if (began < 0) return 0
  return events.slice(began).filter((event) => event.seat === seat && OF_A_TURN.has(event.type)).length
}
