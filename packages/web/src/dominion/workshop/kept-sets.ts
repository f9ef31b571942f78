/** The sets of cards that somebody writes: kept in this browser, each as the file that can be taken along. */
import { openCardSet, type WrittenSet, writtenSetFile } from '@freehold/dominion/own'

/** All sets, and which card of which lies open. */
export interface Bench {
  readonly sets: readonly WrittenSet[]
  readonly set: number
  readonly card: number
}

const KEY = 'freehold.workshop'
const MOST_SETS = 40

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** What is kept and can still be read; whatever else lies there is passed over. */
export function readBench(storage: Kept): Bench | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('sets' in kept) || !Array.isArray(kept.sets)) return undefined
    const sets = kept.sets.flatMap((file: unknown) => {
      try {
        return [openCardSet(file, 'en')]
      } catch {
        return []
      }
    })
    const { set, card } = kept as { readonly set?: unknown; readonly card?: unknown }
    return sets.length === 0 ? undefined : opened({ sets, set: numberOf(set), card: numberOf(card) })
  } catch {
    return undefined
  }
}

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) ? value : 0)

/** With a card open that there is. */
export function opened({ sets, set, card }: Bench): Bench {
  const at = Math.min(Math.max(set, 0), sets.length - 1)
  return { sets, set: at, card: Math.min(Math.max(card, 0), sets[at].cards.length - 1) }
}

/** Whether it is kept; a full or closed storage keeps nothing beyond this page. */
export function keepBench(storage: Kept, { sets, set, card }: Bench): boolean {
  try {
    storage.setItem(KEY, JSON.stringify({ sets: sets.map(writtenSetFile), set, card }))
    return true
  } catch {
    return false
  }
}

export const currentSet = ({ sets, set }: Bench): WrittenSet => sets[set]
export const currentText = (bench: Bench): string => currentSet(bench).cards[bench.card]

export const withSetChanged = (bench: Bench, change: Partial<WrittenSet>): Bench => ({
  ...bench,
  sets: bench.sets.map((set, i) => (i === bench.set ? { ...set, ...change } : set)),
})

export const withText = (bench: Bench, text: string): Bench =>
  withSetChanged(bench, { cards: currentSet(bench).cards.map((card, i) => (i === bench.card ? text : card)) })

/** Another card of the set, which lies open then. */
export function withCard(bench: Bench, text: string): Bench {
  const cards = [...currentSet(bench).cards, text]
  return { ...withSetChanged(bench, { cards }), card: cards.length - 1 }
}

/** Without the open card; a set has at least one. */
export function withoutCard(bench: Bench): Bench {
  const cards = currentSet(bench).cards.filter((_, i) => i !== bench.card)
  return cards.length === 0 ? bench : opened(withSetChanged(bench, { cards }))
}

/** Another set, which lies open then; one that is there already is only opened. */
export function withSet(bench: Bench, set: WrittenSet): Bench {
  const same = bench.sets.findIndex((each) => JSON.stringify(each) === JSON.stringify(set))
  if (same >= 0) return { ...bench, set: same, card: 0 }
  const sets = [...bench.sets, set].slice(-MOST_SETS)
  return { sets, set: sets.length - 1, card: 0 }
}

export function withoutSet(bench: Bench): Bench {
  const sets = bench.sets.filter((_, i) => i !== bench.set)
  return sets.length === 0 ? bench : opened({ sets, set: bench.set - 1, card: 0 })
}

/** What the cards are called: their first lines. */
export const titlesOf = ({ cards }: Pick<WrittenSet, 'cards'>): string[] =>
  cards.map((text) => text.trim().split('\n')[0].trim())
