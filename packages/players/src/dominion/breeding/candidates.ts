/** Menus that are being bred, and which of them go on. */
import type { FastPlayer } from '../fast-player.ts'
import type { Genome, Stock } from './genome.ts'

export interface Candidate {
  readonly number: number // it is met on shuffles of its own: all rivals together are met on many
  readonly genome: Genome
  readonly player: FastPlayer
  readonly idea: string // the cards on its menu
  readonly met: Map<Candidate, Meetings>
}

interface Meetings {
  pairs: number
  share: number
}

/** Menus of the same cards that go on together, and that are remembered. */
const ALIKE = 2
const REMEMBERED_ALIKE = 5

export const ideaOf = ({ buy }: Genome): string => [...new Set(buy.map(({ card }) => card))].sort().join()

/** The latest of each idea, and none that plays as another one does. */
export function unlike(all: readonly Candidate[]): Candidate[] {
  const different = all.filter((each, i) => !all.slice(0, i).some((other) => other === each || playAlike(each, other)))
  return varied(different, all.length, () => 0, REMEMBERED_ALIKE)
}

/** Whether two menus have come to the same against all whom both have met: they say the same in other words. */
function playAlike(one: Candidate, other: Candidate): boolean {
  const both = [...one.met].filter(([rival, { pairs }]) => other.met.get(rival)?.pairs === pairs)
  return both.length > 1 && both.every(([rival, { share: got }]) => other.met.get(rival)?.share === got)
}

/** The best, but of each idea only so many. */
export function varied(
  all: readonly Candidate[],
  size: number,
  worthOf: (each: Candidate) => number,
  alike = ALIKE,
): Candidate[] {
  const counts = new Map<string, number>()
  const sorted = all.map((each) => ({ each, worth: worthOf(each) })).sort((a, b) => b.worth - a.worth)
  const chosen = sorted.filter(({ each: { idea } }) => {
    counts.set(idea, (counts.get(idea) ?? 0) + 1)
    return (counts.get(idea) ?? 0) <= alike
  })
  return chosen.slice(0, size).map(({ each }) => each)
}

/** The ways of playing of which somebody may follow one even where another is stronger. */
type Kind = 'rush' | 'engine' | 'attack' | 'thin'
export const kinds: readonly Kind[] = ['rush', 'engine', 'attack', 'thin']
/** Of these, which are ideas of many parts. */
export const ofManyParts: ReadonlySet<Kind> = new Set(['engine', 'thin'])
/** Of all, how others are imagined to play: a thin deck is one of the others, too. */
const pictured: readonly Kind[] = ['rush', 'engine', 'attack']

function isOfKind(kind: Kind, { buy, trash }: Genome, { traits, victories }: Stock): boolean {
  const buys = (cards: readonly string[]): boolean => buy.some(({ card }) => cards.includes(card))
  switch (kind) {
    case 'rush':
      return !buys(['Gold']) && buys([...traits.gainer, ...victories])
    case 'engine':
      return buys(traits.village) && buys(traits.draw)
    case 'attack':
      return buys(traits.attack)
    case 'thin':
      return trash.length > 0 && buys(traits.trasher)
  }
}

export const ofKind = (kind: Kind, all: readonly Candidate[], stock: Stock): Candidate[] =>
  all.filter(({ genome }) => isOfKind(kind, genome, stock))

/** The best rush, engine and attack of all. */
export const bestOfKinds = (
  all: readonly Candidate[],
  stock: Stock,
  worthOf: (each: Candidate) => number,
): readonly Candidate[] => pictured.flatMap((kind) => varied(ofKind(kind, all, stock), 1, worthOf))
