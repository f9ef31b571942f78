/** Kingdoms of a few boxes only, as most tables draw them: so that what belongs together meets. */
import { belowFrom, InputError } from '@freehold/kernel'
import { findKingdomCard } from './kingdom.ts'
import { type KingdomSet, type KingdomWishes, type RandomKingdom, randomKingdom } from './random-kingdom.ts'

/** So many different choices of boxes are tried before the wishes are taken to contradict each other. */
const MOST_TRIES = 40

/**
 * Draws so many boxes of those wished for, each as likely, and a kingdom from them. Boxes that do not hold what is wished are
 * drawn anew. Throws `InputError` with what the last of them lacked.
 */
export function kingdomOfBoxes(
  wishes: KingdomWishes & { readonly sets: readonly KingdomSet[] },
  count: number,
): RandomKingdom {
  const { sets, include = [], seed, edition = '2e' } = wishes
  if (sets.length <= count) return randomKingdom(wishes)
  const below = belowFrom(`${seed} boxes`)
  // What is kept has its boxes already.
  const bound = [...new Set(include.map((name) => findKingdomCard(name, edition).set as KingdomSet))]
  const free = sets.filter((set) => !bound.includes(set))
  for (let tries = 1; ; tries++) {
    const left = [...free]
    const drawn = Array.from({ length: Math.max(0, count - bound.length) }, () => left.splice(below(left.length), 1)[0])
    try {
      return randomKingdom({ ...wishes, sets: drawn.length + bound.length > 0 ? [...bound, ...drawn] : sets })
    } catch (error) {
      if (!(error instanceof InputError) || tries === MOST_TRIES) throw error
    }
  }
}
