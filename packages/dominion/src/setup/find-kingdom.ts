/** A kingdom however it is asked for: ten names, the name of a recommended set, or a code. */
import type { InputError } from '@freehold/kernel'
import { type Edition, editions } from '../language/types.ts'
import { closedError, closedOf } from './closed.ts'
import { kingdomError } from './faults.ts'
import { checkKingdom, type Kingdom, type KingdomPile, kingdomCards } from './kingdom.ts'
import { looksLikeCode, parseKingdomCode } from './kingdom-code.ts'
import { foldName, listed, meaning, near } from './names.ts'
import { findSet, missingCards, type RecommendedSet, recommendedSets } from './recommended-sets.ts'

const USUAL: Edition = '2e'

/**
 * Names stand in a list or in one text with commas. Without an edition, a set or a code brings its own; where the
 * editions have sets of the same name, the second one's is meant. As many cards as there are of one's `own` may be missing. Throws `InputError`.
 */
export function findKingdom(asked: string | readonly string[], edition?: Edition, own = 0): Kingdom {
  if (typeof asked !== 'string') return checkKingdom(asked, edition ?? USUAL, own)
  const set = findSet(asked, edition)
  if (set) return withBeside(complete(set))
  if (asked.includes(','))
    return checkKingdom(
      asked.split(',').map((name) => name.trim()),
      edition ?? USUAL,
      own,
    )
  const meantSets = near(asked, offered(edition))
  const isName = meantSets.length > 0 || cardCalled(asked, edition) || closedOf(asked)
  if (looksLikeCode(asked) && (!isName || /\d/.test(asked))) return ofEdition(parseKingdomCode(asked), edition)
  throw unknown(asked, edition, meantSets)
}

function withBeside({ cards, edition, bane, landscapes, boons }: RecommendedSet): Kingdom {
  const kingdom = checkKingdom(cards, edition)
  const beside = { ...(bane && { bane }), ...(landscapes && { landscapes }), ...(boons && { druid: boons }) }
  return Object.keys(beside).length > 0 ? { ...kingdom, beside } : kingdom
}

function complete(set: RecommendedSet): RecommendedSet {
  const missing = missingCards(set)
  if (missing.length === 0) return set
  throw kingdomError(`${set.name} needs ${listed(missing)}, which cannot be played yet: choose another set`, {
    code: 'set-incomplete',
    set: set.name,
    cards: missing,
  })
}

function ofEdition(kingdom: Kingdom, edition?: Edition): Kingdom {
  if (edition === undefined || kingdom.edition === edition) return kingdom
  throw kingdomError(`the code is of the ${kingdom.edition}, not of the ${edition}: choose that edition, or none`, {
    code: 'code-of-other-edition',
    edition: kingdom.edition,
  })
}

const wanted = (edition?: Edition): readonly Edition[] => (edition ? [edition] : editions)
const offered = (edition?: Edition): readonly string[] =>
  wanted(edition).flatMap((each) => recommendedSets(each).map(({ name }) => name))

const cardCalled = (asked: string, edition?: Edition): KingdomPile | undefined =>
  wanted(edition)
    .flatMap(kingdomCards)
    .find(({ name }) => foldName(name) === foldName(asked))

function unknown(asked: string, edition: Edition | undefined, meantSets: readonly string[]): InputError {
  const elsewhere = findSet(asked)
  if (elsewhere) {
    return kingdomError(
      `${elsewhere.name} is a set of the ${elsewhere.edition}, not of the ${edition}: choose that edition, or another set`,
      { code: 'set-of-other-edition', set: elsewhere.name, edition: elsewhere.edition },
    )
  }
  const card = cardCalled(asked, edition)
  if (card) {
    return kingdomError(`${JSON.stringify(asked)} is one card, but a kingdom has ten: name them with commas between`, {
      code: 'one-card',
      card: card.name,
    })
  }
  const closed = closedOf(asked)
  if (closed) return closedError(closed)
  const otherwise = '; give ten cards, a recommended set such as First Game, or a kingdom code'
  return kingdomError(`no recommended set is called ${JSON.stringify(asked)}${meaning(meantSets) || otherwise}`, {
    code: 'no-such-set',
    typed: asked,
    sets: meantSets,
  })
}
