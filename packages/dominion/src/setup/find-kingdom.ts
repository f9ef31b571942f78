/** A kingdom however it is asked for: ten names, the name of a recommended set, or a code. */
import { InputError } from '@freehold/kernel'
import { type Edition, editions } from '../language/types.ts'
import { checkKingdom, type Kingdom, kingdomCards } from './kingdom.ts'
import { looksLikeCode, parseKingdomCode } from './kingdom-code.ts'
import { didYouMean, foldName, listed } from './names.ts'
import { findSet, missingCards, type RecommendedSet, recommendedSets } from './recommended-sets.ts'

const USUAL: Edition = '2e'

/**
 * Names stand in a list or in one text with commas. Without an edition, a set or a code brings its own; where the
 * editions have sets of the same name, the second one's is meant. Throws `InputError`.
 */
export function findKingdom(asked: string | readonly string[], edition?: Edition): Kingdom {
  if (typeof asked !== 'string') return checkKingdom(asked, edition ?? USUAL)
  const set = findSet(asked, edition)
  if (set) return checkKingdom(complete(set).cards, set.edition)
  if (asked.includes(','))
    return checkKingdom(
      asked.split(',').map((name) => name.trim()),
      edition ?? USUAL,
    )
  const meantSets = didYouMean(asked, offered(edition))
  if (looksLikeCode(asked) && (meantSets === '' || /\d/.test(asked))) return ofEdition(parseKingdomCode(asked), edition)
  throw new InputError(unknown(asked, edition, meantSets))
}

function complete(set: RecommendedSet): RecommendedSet {
  const missing = missingCards(set)
  if (missing.length === 0) return set
  throw new InputError(`${set.name} needs ${listed(missing)}, which are not among our cards yet: choose another set`)
}

function ofEdition(kingdom: Kingdom, edition?: Edition): Kingdom {
  if (edition === undefined || kingdom.edition === edition) return kingdom
  throw new InputError(`the code is of the ${kingdom.edition}, not of the ${edition}: choose that edition, or none`)
}

const wanted = (edition?: Edition): readonly Edition[] => (edition ? [edition] : editions)
const offered = (edition?: Edition): readonly string[] =>
  wanted(edition).flatMap((each) => recommendedSets(each).map(({ name }) => name))

function unknown(asked: string, edition: Edition | undefined, meantSets: string): string {
  const elsewhere = findSet(asked)
  if (elsewhere) {
    return `${elsewhere.name} is a set of the ${elsewhere.edition}, not of the ${edition}: choose that edition, or another set`
  }
  const cards = wanted(edition).flatMap(kingdomCards)
  if (cards.some(({ name }) => foldName(name) === foldName(asked))) {
    return `${JSON.stringify(asked)} is one card, but a kingdom has ten: name them with commas between`
  }
  const otherwise = '; give ten cards, a recommended set such as First Game, or a kingdom code'
  return `no recommended set is called ${JSON.stringify(asked)}${meantSets === '' ? otherwise : meantSets}`
}
