/** A kingdom however it is asked for: ten names, the name of a recommended set, or a code. */
import { InputError } from '@freehold/kernel'
import { cardsOf } from '../cards/index.ts'
import { type Edition, editions } from '../language/types.ts'
import { checkKingdom, type Kingdom } from './kingdom.ts'
import { didYouMean, foldName, listed } from './names.ts'
import { findSet, missingCards, type RecommendedSet, recommendedSets } from './recommended-sets.ts'

const USUAL: Edition = '2e'

/**
 * Names stand in a list or in one text with commas. Without an edition, a set or a code brings its own; where the
 * editions have sets of the same name, the second one's is meant.
 */
export function findKingdom(asked: string | readonly string[], edition?: Edition): Kingdom {
  if (typeof asked !== 'string') return checkKingdom(asked, edition ?? USUAL)
  const set = findSet(asked, edition)
  if (set) return checkKingdom(complete(set).cards, set.edition)
  if (asked.includes(',')) return checkKingdom(asked.split(','), edition ?? USUAL)
  throw new InputError(unknown(asked, edition))
}

function complete(set: RecommendedSet): RecommendedSet {
  const missing = missingCards(set)
  if (missing.length === 0) return set
  throw new InputError(`${set.name} needs ${listed(missing)}, which are not among our cards yet: choose another set`)
}

function unknown(asked: string, edition?: Edition): string {
  const elsewhere = findSet(asked)
  if (elsewhere) {
    return `${elsewhere.name} is a set of the ${elsewhere.edition}, not of the ${edition}: choose that edition, or another set`
  }
  const known = editions.filter((each) => each === (edition ?? each))
  if (known.some((each) => [...cardsOf(each).keys()].some((name) => foldName(name) === foldName(asked)))) {
    return `${JSON.stringify(asked)} is one card, but a kingdom has ten: name them with commas between`
  }
  const hint = didYouMean(
    asked,
    known.flatMap((each) => recommendedSets(each).map(({ name }) => name)),
  )
  const otherwise = '; give ten cards, a recommended set such as First Game, or a kingdom code'
  return `no recommended set is called ${JSON.stringify(asked)}${hint === '' ? otherwise : hint}`
}
