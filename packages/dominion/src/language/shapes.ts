/** Shapes that the readers of the language recognize: what a number counts. */
import {
  type Cards,
  type ChooseOptions,
  type Filter,
  heapTokens,
  type Num,
  type Past,
  type Token,
  type Zone,
} from './types.ts'

/** Cards of a kind that lie in places of the one who does the step. */
export interface Lying {
  readonly filter: Filter
  readonly from: readonly Zone[]
}

/** Where a number counts all cards of a kind in some places. */
export function lyingCards(num: Num): Lying | undefined {
  if (typeof num === 'number' || num.num !== 'count' || num.of.cards !== 'pick') return undefined
  const { quantity, filter, from, by, of, names } = num.of
  return quantity === 'all' && !by && !of && !names && !('cards' in from) ? { filter, from } : undefined
}

/** Where a number counts what happened to cards. */
export function pastCards(num: Num): Past | undefined {
  return typeof num !== 'number' && num.num === 'count' && num.of.cards === 'past' ? num.of : undefined
}

/** Where a choice is only which token of one's own goes to a pile: the tokens, and the pile. */
export function chosenTokens({ n, options, by }: ChooseOptions): { tokens: readonly Token[]; to: Cards } | undefined {
  const steps = options.map(([step, ...more]) => (more.length === 0 && step.do === 'tokens' ? step : undefined))
  const [first] = steps
  const to = first?.to
  if (n !== 1 || by || typeof to !== 'object' || isHeap(first?.token)) return undefined
  if (
    !steps.every((step) => step && !step.from && !isHeap(step.token) && JSON.stringify(step.to) === JSON.stringify(to))
  )
    return undefined
  return { tokens: steps.flatMap((step) => step?.token ?? []), to }
}

const isHeap = (token: Token | undefined): boolean => (heapTokens as readonly (Token | undefined)[]).includes(token)

/** Where a number counts the cards of the hand. */
export function isHandSize(num: Num): boolean {
  const lying = lyingCards(num)
  return lying?.filter.is === 'any' && String(lying.from) === 'hand'
}
