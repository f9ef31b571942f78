/** What the strongest player would do in a moment that is shown, for people who ask. */
import { checkOptions, POINT_SOURCES, type PointSource, type TerraMysticaView } from '@freehold/terra-mystica'
import { type Ask, ask, type State, stateOfMoment, verbs, words } from '@freehold/terra-mystica/fast'
import type { Budget } from './allowance.ts'
import { deedOf, turnText } from './deeds.ts'
import { ourNetwork } from './strengths.ts'
import { Thinker, type Thought } from './thinker.ts'

export interface Advice {
  readonly turn: string // in the notation of recorded games
  readonly points: number // expected by the end
  readonly atOnce: number // of them, by this turn
  /** What is still to come if all play on at first sight, the most first; undefined while that is worked out. */
  readonly from?: readonly { readonly source: PointSource; readonly points: number }[]
  readonly spaces: readonly string[] // that change on the map
  readonly offers: readonly { readonly seat: number; readonly power: number }[] // power that it leaves to others
}

const TURNS = 3

/**
 * The three best turns of whoever is asked, then the same with where their points would come from; none where factions
 * are chosen or nothing is asked.
 */
export function* adviceOn(options: unknown, view: TerraMysticaView, budget: Budget): Generator<readonly Advice[]> {
  const { moment } = view
  if (moment === undefined) return yield []
  const s = stateOfMoment(checkOptions(options), { ...view, moment })
  const asked = ask(s)
  if (!asked || asked.kind === words.CHOOSE_FACTION || asked.kind === words.BID) return yield []
  const thinker = new Thinker(ourNetwork(), { budget })
  const different = new Map<string, Thought>()
  for (const thought of thinker.think(s, asked).toSorted((a, b) => b.expected - a.expected)) {
    const deed = deedOf(s, thought.commands)
    if (!different.has(deed)) different.set(deed, thought)
    if (different.size === TURNS) break
  }
  const best = [...different.values()]
  const advice = best.map((thought) => told(s, asked, thought))
  yield advice
  yield advice.map((each, i) => ({
    ...each,
    from: sourcesBetween(s, thinker.playOut(best[i].after), asked.seat),
  }))
}

function told(s: State, { seat }: Ask, { commands, after, expected }: Thought): Advice {
  const points = (of: State) => of.w[words.seatAt(seat) + words.VP]
  const changed = (hex: number) =>
    [words.GROUND_AT, words.BUILDING_AT].some((at) => s.w[at + hex] !== after.w[at + hex])
  const shown = commands.filter(({ verb }) => verb !== verbs.END_TURN)
  return {
    turn: turnText(s, shown.length > 0 ? shown : commands),
    points: Math.round(expected),
    atOnce: points(after) - points(s),
    spaces: s.table.board.names.filter((_, hex) => changed(hex)),
    offers: offersIn(after),
  }
}

/** Where the points of a seat come from between two moments. */
function sourcesBetween(s: State, end: State, seat: number): NonNullable<Advice['from']> {
  const at = words.seatAt(seat) + words.POINTS_FROM
  return POINT_SOURCES.map((source, i) => ({ source, points: end.w[at + i] - s.w[at + i] }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => b.points - a.points)
}

function offersIn({ w }: State): Advice['offers'] {
  const offers: { seat: number; power: number }[] = []
  for (let i = 0; i < w[words.QUEUED]; i++) {
    const at = words.QUEUE_AT + i * words.ENTRY_WORDS
    if (w[at] === words.LEECH) offers.push({ seat: w[at + 1], power: w[at + 3] })
  }
  return offers
}
