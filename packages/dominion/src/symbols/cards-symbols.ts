/** Symbols for the cards that a step is about. */
import type { Cards, Past, Pick, Quantity } from '../language/types.ts'
import { between, type Drawing, type Operand } from './drawing.ts'
import type { GlyphId } from './glyphs.ts'
import { perNodes } from './number-symbols.ts'
import { chooserGlyph, markOf, playerGlyph, sideDeckGlyph, zoneGlyph } from './references.ts'
import { glyph, type SymbolNode, sign } from './tree.ts'

const given = (what: readonly SymbolNode[], from: readonly SymbolNode[] = [], n?: string): Operand => ({
  from,
  what,
  per: [],
  optional: false,
  ...(n !== undefined && { n }),
})

export function operand(cards: Cards, t: Drawing): Operand {
  switch (cards.cards) {
    case 'this':
    case 'it':
    case 'var':
      return given([glyph(`that-${markOf(cards, t) ?? 'moved'}`)])
    case 'rest':
      return given([glyph('rest')])
    case 'aside':
      return given([glyph('aside')])
    case 'top':
    case 'bottom': {
      const { n } = cards
      const many = typeof n === 'number' ? n : 1
      const deck =
        cards.cards === 'bottom'
          ? glyph('deckBottom', many)
          : cards.of
            ? sideDeckGlyph(cards.of, many)
            : glyph('deckTop', many)
      return { ...given([], [deck]), per: perNodes(n, t) }
    }
    case 'wholeDeck':
      return given([glyph('deck')])
    case 'past':
      return given(pastNodes(cards, t))
    case 'pick':
      return picked(cards, t)
  }
}

/** The cards alone, for a comparison. */
export function cardsNodes(cards: Cards, t: Drawing): SymbolNode[] {
  const { from, what, n } = operand(cards, t)
  if (cards.cards !== 'pick') return [...from, ...what]
  const kind = what.length || n === '*' || n === undefined ? what : [glyph('card', n)]
  return from.length && kind.length ? [...from, sign('from'), ...kind] : [...from, ...kind]
}

function picked(pick: Pick, t: Drawing): Operand {
  const lying =
    'cards' in pick.from
      ? cardsNodes(pick.from, t)
      : between(
          pick.from.map((zone) => zoneGlyph(zone)),
          sign('or'),
        )
  const places = pick.of === undefined ? lying : [playerGlyph(pick.of), ...lying]
  const { n, per, optional } = amountOf(pick.quantity, t)
  const kind = pick.filter.is === 'any' ? [] : t.filter(pick.filter, t, n)
  const chosen = pick.by === undefined ? kind : [chooserGlyph(pick.by), ...(kind.length ? kind : [glyph('card', n)])]
  const alike: GlyphId | undefined = pick.names && (pick.names === 'different' ? 'allDifferent' : 'allSame')
  const what = alike ? [...(chosen.length ? chosen : [glyph('card', n)]), glyph(alike)] : chosen
  return { from: places, what, per, optional, ...(n !== undefined && { n }) }
}

/** One is not written; a choice of one or none is a box, not a number. */
function amountOf(quantity: Quantity, t: Drawing): { n?: string; per: SymbolNode[]; optional: boolean } {
  if (quantity === 'all') return { n: '*', per: [], optional: false }
  if (quantity === 'anyNumber') return { n: '0+', per: [], optional: false }
  if (typeof quantity === 'number') return { ...(quantity !== 1 && { n: `${quantity}` }), per: [], optional: false }
  if ('upTo' in quantity) {
    const { upTo, atLeast = 0 } = quantity
    return upTo === 1 ? { per: [], optional: true } : { n: `${atLeast}–${upTo}`, per: [], optional: false }
  }
  return { per: perNodes(quantity, t), optional: false }
}

const pastIds: Record<Past['event'], GlyphId> = { played: 'play', bought: 'buy', gained: 'gain', trashed: 'trash' }
const duringIds: Record<Past['during'], GlyphId> = { thisTurn: 'thisTurn', lastTurn: 'lastTurn', game: 'game' }

/** What happened, when and to whom: `☼ Action ▶`. */
function pastNodes(past: Past, t: Drawing): SymbolNode[] {
  return [
    glyph(duringIds[past.during]),
    ...(past.whose ? [playerGlyph(past.whose)] : []),
    ...(past.filter.is === 'any' && past.event !== 'played' ? [] : t.filter(past.filter, t)),
    glyph(pastIds[past.event]),
    ...(past.only ? [glyph('lastOne')] : []),
  ]
}
