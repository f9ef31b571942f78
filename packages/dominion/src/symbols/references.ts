/** Symbols for whom and what was spoken of before, and for where cards lie. */
import type { Affecting, Cards, Destination, SideDeck, Who, Whose, Zone } from '../language/types.ts'
import { type Remembering, refNamed } from '../words/remembered.ts'
import type { GlyphId } from './glyphs.ts'
import type { ReferenceMark } from './marks.ts'
import { glyph, type SymbolNode } from './tree.ts'

const referenceOf: Record<Affecting['do'], ReferenceMark> = {
  discard: 'discarded',
  trash: 'trashed',
  reveal: 'revealed',
  look: 'seen',
  put: 'moved',
  play: 'played',
  buy: 'bought',
  choose: 'chosen',
  dig: 'found',
  gain: 'gained',
  nameCard: 'named',
}

/** How a single reference is marked; selections have none. */
export function markOf(cards: Cards, t: Remembering): ReferenceMark | undefined {
  if (cards.cards === 'this') return 'this'
  if (cards.cards === 'it') return 'event'
  if (cards.cards === 'var') return referenceOf[refNamed(cards.name, t).by]
  return undefined
}

const zoneIds: Record<Zone, GlyphId> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discardPile',
  play: 'inPlay',
  trash: 'trashPile',
  supply: 'supply',
  piles: 'piles',
  box: 'box',
  exile: 'exile',
  tavern: 'tavern',
  mat: 'mat',
  owned: 'owned',
  this: 'that-this',
}
export const zoneGlyph = (zone: Zone, n?: string): SymbolNode => glyph(zoneIds[zone], n)

const sideDeckIds: Record<SideDeck, GlyphId> = { 'Black Market': 'blackMarket', Boons: 'boons', Hexes: 'hexes' }
export const sideDeckGlyph = (deck: SideDeck, n?: string | number): SymbolNode => glyph(sideDeckIds[deck], n)

const destinationIds: Record<Destination, GlyphId> = {
  hand: 'hand',
  deckTop: 'deckTop',
  deckBottom: 'deckBottom',
  deckAnywhere: 'deckAnywhere',
  deckShuffled: 'deckShuffled',
  discard: 'discardPile',
  play: 'inPlay',
  aside: 'aside',
  asideUntilTurnEnd: 'asideThisTurn',
  exile: 'exile',
  tavern: 'tavern',
  mat: 'mat',
  pile: 'pile',
  pileBottom: 'pileBottom',
}
export const destinationGlyph = (to: Destination): SymbolNode => glyph(destinationIds[to])

const playerIds: Record<Whose, GlyphId> = {
  you: 'you',
  left: 'left',
  right: 'right',
  them: 'them',
  others: 'others',
  anyone: 'everyone',
}
export const playerGlyph = (who: Whose): SymbolNode => glyph(playerIds[who])

const chooserIds: Record<Who, GlyphId> = {
  you: 'chosenByYou',
  left: 'chosenByLeft',
  right: 'chosenByRight',
  them: 'chosenByThem',
}
/** Who chooses, where it is not the one who acts. */
export const chooserGlyph = (who: Who): SymbolNode => glyph(chooserIds[who])
