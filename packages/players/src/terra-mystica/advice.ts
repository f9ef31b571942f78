/** What the strongest player would do in a moment that is shown, for people who ask. */
import { checkOptions, choiceKey, type TerraMysticaView } from '@freehold/terra-mystica'
import { type Ask, ask, type Command, type State, stateOfMoment, verbs, words } from '@freehold/terra-mystica/fast'
import { ourNetwork } from './strengths.ts'
import { type Budget, Thinker, type Thought } from './thinker.ts'

export interface Advice {
  readonly turn: string // in the notation of recorded games
  readonly points: number // expected by the end
  readonly atOnce: number // of them, by this turn
  readonly spaces: readonly string[] // that change on the map
  readonly offers: readonly { readonly seat: number; readonly power: number }[] // power that it leaves to others
}

const TURNS = 3

/** The three best turns of whoever is asked; none where factions are chosen or nothing is asked. */
export function adviceOn(options: unknown, view: TerraMysticaView, budget: Budget): readonly Advice[] {
  const { moment } = view
  if (moment === undefined) return []
  const s = stateOfMoment(checkOptions(options), { ...view, moment })
  const asked = ask(s)
  if (!asked || asked.kind === words.CHOOSE_FACTION || asked.kind === words.BID) return []
  const thoughts = new Thinker(ourNetwork(), { budget }).think(s, asked)
  const different = new Map<string, Thought>()
  for (const thought of thoughts.toSorted((a, b) => b.expected - a.expected)) {
    const deed = textOf(
      s,
      thought.commands.filter(({ verb }) => verb !== verbs.CONVERT && verb !== verbs.BURN),
    )
    if (!different.has(deed)) different.set(deed, thought)
    if (different.size === TURNS) break
  }
  return [...different.values()].map((thought) => told(s, asked, thought))
}

const textOf = (s: State, commands: readonly Command[]) => choiceKey(s, { group: 'choose', commands })

function told(s: State, { seat }: Ask, { commands, after, expected }: Thought): Advice {
  const points = (of: State) => of.w[words.seatAt(seat) + words.VP]
  const changed = (hex: number) =>
    [words.GROUND_AT, words.BUILDING_AT].some((at) => s.w[at + hex] !== after.w[at + hex])
  const shown = commands.filter(({ verb }) => verb !== verbs.END_TURN)
  return {
    turn: textOf(s, shown.length > 0 ? shown : commands),
    points: Math.round(expected),
    atOnce: points(after) - points(s),
    spaces: s.table.board.names.filter((_, hex) => changed(hex)),
    offers: offersIn(after),
  }
}

function offersIn({ w }: State): Advice['offers'] {
  const offers: { seat: number; power: number }[] = []
  for (let i = 0; i < w[words.QUEUED]; i++) {
    const at = words.QUEUE_AT + i * words.ENTRY_WORDS
    if (w[at] === words.LEECH) offers.push({ seat: w[at + 1], power: w[at + 3] })
  }
  return offers
}
