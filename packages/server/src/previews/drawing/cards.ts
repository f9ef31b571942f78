/** Cards as they lie in a picture. */
import type { Card } from '@freehold/dominion'
import { cardsOf, pilesOf } from '@freehold/dominion/cards'
import { wholeGallery } from '@freehold/dominion/gallery'
import { german } from '@freehold/dominion/german'
import { cardFace, faceSizes } from '@freehold/dominion/symbols'
import { english, type Tongue } from '@freehold/dominion/words'
import type { CardVersion, Picture, PreviewLanguage } from '../picture.ts'

const tongues: Readonly<Record<PreviewLanguage, Tongue>> = { en: english, de: german }

/** How high a tile is that is so wide. */
export const tileHeight = (width: number): number => (width * faceSizes.low.height) / faceSizes.low.width

/** A pile of several cards shows the first of them. */
function cardOf(name: string, { edition, printing }: CardVersion): Card | undefined {
  const pile = pilesOf(edition).find((each) => each.name === name)
  return cardsOf(edition, printing).get(pile?.cards[0].card ?? name)
}

/** Nothing where there is no such card: somebody may have written one of their own. */
export function tile(
  name: string,
  of: Pick<Picture, 'edition' | 'printing' | 'language'>,
  x: number,
  y: number,
  width: number,
) {
  const card = cardOf(name, of)
  if (!card) return ''
  const face = cardFace(card, { size: 'low', mode: 'words', tongue: tongues[of.language], gallery: wholeGallery })
  return face.replace(/width="\d+" height="\d+"/, `x="${x}" y="${y}" width="${width}" height="${tileHeight(width)}"`)
}

/** Points first, then money, then the rest by cost; cards that somebody wrote are left out. */
export function inDeckOrder(names: Iterable<string>, version: CardVersion): string[] {
  const rank = (name: string): number => {
    const card = cardOf(name, version)
    if (!card) return 0
    const group = (['Victory', 'Treasure'] as Card['types'][number][]).indexOf(card.types[0])
    return (group < 0 ? 200 : group * 100) + (group < 0 ? card.cost.coins : 50 - card.cost.coins)
  }
  return [...names].filter((name) => cardOf(name, version)).sort((a, b) => rank(a) - rank(b))
}
