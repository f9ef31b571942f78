/** A kingdom of Dominion, as a link to it shows it. */
import type { DominionOptions } from '@freehold/dominion'
import {
  type Beside,
  findKingdom,
  type Kingdom,
  kingdomCode,
  kingdomTraits,
  setOf,
  type Trait,
  USUAL_PRINTING,
} from '@freehold/dominion/setup'
import { InputError } from '@freehold/kernel'
import type { KingdomPicture } from './picture.ts'
import type { Preview } from './preview.ts'
import type { PreviewWords } from './words.ts'

/** What people look for first, in the order they ask. */
const offered = ['attack', 'defence', 'village', 'trasher'] as const satisfies readonly Trait[]

/** The preview of a code or the name of a set; none where it is no kingdom. */
export function kingdomPreview(asked: string, words: PreviewWords): Preview | undefined {
  try {
    const kingdom = findKingdom(asked)
    return { ...titleAndCards(kingdom, words), picture: kingdomPicture(kingdom, words) }
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

/** The kingdom of a table. */
export const kingdomOf = ({ edition, kingdom, own, rules, ...options }: DominionOptions): Kingdom => ({
  edition,
  cards: kingdom,
  ...(own && { own }),
  beside: besideOf(options),
  printing: rules.printing ?? 'first',
})

const besideOf = ({ bane, landscapes, colonies, shelters, blackMarket, druid, obelisk, mouse }: Beside): Beside =>
  JSON.parse(JSON.stringify({ bane, landscapes, colonies, shelters, blackMarket, druid, obelisk, mouse })) // without what is not there

export function titleAndCards(kingdom: Kingdom, words: PreviewWords): Pick<Preview, 'title' | 'description'> {
  const names = kingdom.cards.map((card) => words.tongue.cardName(card))
  return { title: nameOf(kingdom, words) ?? words.t('kingdom'), description: words.t('cards', { cards: names }) }
}

/** Under the title of whatever it is shown for. */
export function kingdomPicture(kingdom: Kingdom, words: PreviewWords, title?: string): KingdomPicture {
  const { edition, cards, printing = USUAL_PRINTING } = kingdom
  return {
    kind: 'kingdom',
    language: words.language,
    title: title ?? nameOf(kingdom, words) ?? words.t('kingdom'),
    note: title === undefined ? (codeOf(kingdom) ?? '') : (nameOf(kingdom, words) ?? ''),
    foot: [words.t('players.dominion'), footOf(kingdom, words)],
    edition,
    printing,
    cards,
  }
}

function nameOf({ edition, cards, own }: Kingdom, { setName }: PreviewWords): string | undefined {
  const set = own ? undefined : setOf(edition, cards)
  return set && setName(set.name)
}

function codeOf({ edition, cards, beside, printing, own }: Kingdom): string | undefined {
  if (own) return undefined
  return kingdomCode(edition, cards, beside, printing)
}

/** What lies beside the ten; else what they offer. */
function footOf({ cards, edition, beside, own }: Kingdom, { t, tongue }: PreviewWords): string {
  if (own) return t('ownCards')
  const { bane, landscapes } = beside ?? {}
  const named = [
    ...(typeof landscapes === 'string' ? [] : (landscapes ?? [])),
    ...(bane && bane !== 'lot' ? [bane] : []),
  ]
  if (named.length > 0) return t('beside', { cards: named.map((name) => tongue.cardName(name)) })
  const has = kingdomTraits(cards, edition)
  return offered
    .filter((trait) => has[trait].length > 0)
    .slice(0, 3)
    .map((trait) => t(`offers.${trait}`, { count: has[trait].length }))
    .join(', ')
}
