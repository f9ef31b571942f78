/** Symbols for deeds and matters that only some sets know. */
import { type Glyph, glyph } from './glyph.ts'
import { drawMark, typeMarks } from './marks.ts'
import { palette as c } from './palette.ts'
import { cardShape, circle, coinShape, number, path, rect, stroke } from './pen.ts'

const bar = stroke('M3 21L21 3', 2.6, '#a8342a')
const play = path('M6 7L14 12L6 17Z', c.ink, '')

export const rareDeeds = {
  playThere: glyph(
    'play where it lies: it stays there',
    24,
    '▶•',
    () => `${rect(1.5, 2, 15, 20, c.action)}${play}${path('M19 21L15.8 15.6A3.8 3.8 0 1 1 22.2 15.6Z', c.blue)}`,
  ),
  exchange: glyph(
    'exchange for',
    26,
    '⇄',
    () =>
      `${rect(1.5, 3, 10, 13)}${rect(14.5, 8, 10, 13, c.action)}${stroke('M14 4H21.5V6.5M19.4 4.6L21.5 7L23.6 4.6M12 20.5H5V18.2M7.1 20L5 17.6L2.9 20', 1.6)}`,
  ),
  turnDown: glyph(
    'turn face down until the turn ends',
    24,
    'face down',
    () =>
      `${rect(1.5, 2, 15, 20, c.back)}${path('M9 6.5L13 12L9 17.5L5 12Z', 'none', `stroke="${c.action}" stroke-width="1.4"`)}${stroke('M20 5V18M17.4 15.4L20 18.5L22.6 15.4', 1.8)}`,
  ),
  receive: glyph(
    'receive: do what it says',
    24,
    'receive',
    () =>
      `${path('M2 15Q6 12.5 10 14.5L15 14.8Q16.6 15 16.4 16.6Q16 17.6 12 17.6Q17 18.4 21.6 14.6Q23.6 14.4 22.6 16.6Q17 22.6 11 22.2L2 20.5Z', '#f0d9b5')}${rect(8, 1.5, 8.5, 11, '#e8c75f')}`,
  ),
  keep: glyph(
    'keep it until Clean-up, and do it once more',
    24,
    'keep',
    () => `${rect(4.5, 2, 13, 17, '#e8c75f')}${stroke('M1.5 22H22.5', 2.4)}${circle(11, 10.5, 3, '#fff8dc', '')}`,
  ),
  turnOver: glyph('turn over', 22, '⟳', () => stroke('M18.5 9A8 8 0 1 0 19.5 14M19.5 3.5V9.2H13.8', 2.2)),
  take: glyph(
    'take, from whoever has it',
    24,
    'take',
    () =>
      `${path('M2.5 12Q2.5 8 6 8V3.6Q7.6 2 9 3.6V2.6Q10.6 1 12 2.6V4Q13.6 2.6 15 4V6Q16.6 4.8 18 6.4V14Q18 22.5 10.5 22.5Q4.6 22.5 2.5 15Z', '#f0d9b5')}${stroke('M9 4V10M12 3.6V10M15 5V10.6', 1.2)}`,
  ),
  instructions: glyph(
    'do what the card itself says',
    22,
    'as it says',
    () =>
      `${path('M3 3H16Q19 3 19 6V21.5H6Q3 21.5 3 18.5Z', c.white)}${stroke('M6.5 8H15.5M6.5 12H15.5M6.5 16H12.5', 1.6)}`,
  ),
  bid: glyph(
    'each player bids once, debt; the highest bid wins, and the winner does this',
    26,
    'bid',
    () =>
      `<g transform="rotate(-38 11 9)">${rect(4, 5, 14, 8, '#a5713d')}${stroke('M11 13V23', 2.6, '#7a5c3c')}</g>${stroke('M14 21.8H25', 2.6)}`,
  ),
  shuffle: glyph('shuffle the deck', 26, '⤨', () =>
    stroke(
      'M2 7H6Q10 7 12.5 12Q15 17 19 17H23.5M20 13.5L23.8 17L20 20.5M2 17H6Q10 17 12.5 12Q15 7 19 7H23.5M20 3.5L23.8 7L20 10.5',
      2.1,
    ),
  ),
} satisfies Record<string, Glyph>

/** Coins with something to say of them. */
const markedCoin = (mark: string): string => `${coinShape}${mark}`

export const rareMatters = {
  overpaid: glyph(
    'what was paid more than the cost',
    27,
    'overpaid',
    (n) =>
      `${markedCoin(number(n, 11, 12, 12) || stroke('M11 7.5V16.5M6.5 12H15.5', 2))}${stroke('M24 19V6M20.8 9.5L24 5.5L27 9.5', 1.8)}`,
  ),
  paid: glyph(
    'what was paid',
    32,
    'paid',
    () => `${markedCoin(stroke('M6.5 12H15.5', 2.2))}${stroke('M24.2 12.5L26.6 15.5L31 9', 2)}`,
  ),
  highestBid: glyph(
    'the highest bid',
    22,
    'bid',
    () => `${path('M6 2.5H16L21 12L16 21.5H6L1 12Z', '#a3543a')}${stroke('M11 18V7M7 11L11 6.5L15 11', 2, '#fff')}`,
  ),
  sum: glyph(
    'their cost in coins, added up',
    26,
    'Σ●',
    () => `${markedCoin('')}${stroke('M14.5 7.5H8L11.6 12L8 16.5H14.5', 1.8)}`,
  ),
  names: glyph(
    'differently named cards',
    27,
    'names',
    (n) =>
      `${rect(9.5, 1.5, 15, 18, '#d5c7a3')}${rect(2, 4, 15, 18)}${number(n, 9.5, 15, 10)}${path('M2.8 5.4H16.2V9.4H2.8Z', c.curse, '')}${path('M17.6 2.9H23.8V6.9H17.6Z', c.blue, '')}`,
  ),
  allDifferent: glyph(
    'all with different names',
    26,
    '≠≠',
    () =>
      `${rect(2, 4, 9, 13, c.white)}${rect(14.5, 4, 9, 13, c.curse)}${stroke('M6.5 20.5H19.5M15.5 18L10.5 23', 1.7)}`,
  ),
  allSame: glyph(
    'all with the same name',
    26,
    '==',
    () => `${rect(2, 3, 9, 13, c.curse)}${rect(14.5, 3, 9, 13, c.curse)}${stroke('M8 19.2H18M8 22.4H18', 1.7)}`,
  ),
  severalTypes: glyph(
    'a card of two types or more',
    20,
    'types 2+',
    (n) =>
      `${cardShape()}${drawMark(typeMarks.Action, 4, 4.4, 5)}${drawMark(typeMarks.Victory, 9, 4.4, 5)}${number(n ?? '2+', 9, 15.6, 9.5)}`,
  ),
  givingCoins: glyph(
    'a card that gives coins',
    20,
    '+● card',
    (n) =>
      `${cardShape()}${stroke('M4.2 8.5H7.8M6 6.7V10.3', 1.5)}${circle(11.5, 8.5, 3.2, c.treasure)}${number(n, 9, 17, 9)}`,
  ),
  withPotion: glyph(
    'with a Potion in its cost',
    20,
    '⚗',
    () =>
      `${path('M7.5 2H12.5V8.5Q18 11 18 16Q18 22 10 22Q2 22 2 16Q2 11 7.5 8.5Z', '#8fb6c4')}${stroke('M6 2H14', 2)}${circle(10, 16, 3.6, c.treasure)}`,
  ),
  faceUp: glyph('face up', 20, 'face up', () => `${cardShape()}${stroke('M9 17V7.5M5.5 11L9 7L12.5 11', 1.8)}`),
  faceDown: glyph(
    'face down',
    20,
    'face down',
    () => `${cardShape(c.back)}${stroke('M9 7V16.5M5.5 13L9 17L12.5 13', 1.8, c.white)}`,
  ),
  leavingPlay: glyph(
    'a card that leaves play in this turn',
    24,
    'leaving play',
    () => `${rect(3.5, 1.5, 11, 15)}${stroke('M1.5 21.5H16', 2.6)}${stroke('M17 9H22.5M20 6.4L22.8 9L20 11.6', 1.7)}`,
  ),
  noToken: glyph(
    'whose pile has no token of yours',
    24,
    'no token',
    () =>
      `${circle(12, 12, 9.6, 'none', `stroke="#6e4527" stroke-width="1.8" stroke-dasharray="3 2.2"`)}${stroke('M6 18L18 6', 2, '#a8342a')}`,
  ),
  bane: glyph(
    'a Bane card',
    20,
    'Bane',
    (n) => `${cardShape()}${path('M1.5 6H16.5L13.5 10L16.5 14H1.5Z', '#3a2f5b', '')}${number(n, 9, 18, 8)}`,
  ),
  obelisk: glyph(
    'a card of the pile that the Obelisk marks',
    20,
    'Obelisk',
    (n) => `${cardShape()}${path('M7.4 18L8 7L9 4.6L10 7L10.6 18Z', '#6f6a60', '')}${number(n, 9, 18, 8)}`,
  ),
  cannotBuy: glyph(
    'cannot be bought',
    24,
    'no $',
    () => `${stroke('M8 8V6.5a4 4 0 0 1 8 0V8', 2, '#9a6637')}${path('M4 8H20L21.5 22H2.5Z', '#c98f5b')}${bar}`,
  ),
  noMoreActions: glyph(
    'no more actions are added',
    24,
    'no ⚑',
    () => `${path('M2 3H21L17.5 12L21 21H2Z', c.action)}${bar}`,
  ),
  cardsForCoins: glyph(
    'cards become coins, and coins cards',
    50,
    '▯⇄●',
    () =>
      `${cardShape()}${stroke('M19.5 9H26.5M24.4 7L26.7 9L24.4 11M26.5 15H19.5M21.6 13L19.3 15L21.6 17', 1.5)}<g transform="translate(28 0)">${coinShape}</g>`,
  ),
  isAlso: glyph('is also', 20, 'is also', () => stroke('M3 9H12M3 15H12M15.5 8.5V15.5M12 12H19', 2)),
  odd: glyph(
    'is odd',
    27,
    'odd',
    () =>
      `${number('1', 4.5, 12, 12)}${number('3', 13, 12, 12)}${number('5', 21.5, 12, 12)}${stroke('M1.5 20.5H25', 1.6)}`,
  ),
  least: glyph('the smaller one of', 18, 'min', () => stroke('M3 4V20H15M7 17V11M11 17V7M15 17V14', 1.8)),
  commonest: glyph(
    'copies of the card that is the second most frequent',
    28,
    'second most',
    () => `${rect(2, 8, 6.5, 14, c.action)}${rect(10.5, 2, 6.5, 20, c.action)}${rect(19, 5, 6.5, 17, c.curse)}`,
  ),
  mostOfAll: glyph(
    'of which nobody has more',
    24,
    'most',
    () => `${path('M3 20V8L8 13L12 4L16 13L21 8V20Z', c.treasure)}${stroke('M3 20H21', 2)}`,
  ),
  oncePerTurn: glyph(
    'once in a turn',
    25,
    '1×☼',
    () =>
      `${circle(15.5, 12, 5, '#f2c14e')}${stroke('M15.5 3.6V5M15.5 19V20.4M22.6 12H24M20.5 7L21.5 6M20.5 17L21.5 18M10.5 17L9.5 18M10.5 7L9.5 6', 1.5)}${number('1', 15.5, 12, 8.5)}${stroke('M1.5 9.5L6 14.5M6 9.5L1.5 14.5', 1.8)}`,
  ),
  oncePerGame: glyph(
    'once in a game',
    25,
    '1×⚑',
    () =>
      `${path('M11 3H23V12H11Z', c.white)}${stroke('M11 2.5V22', 2)}${number('1', 17, 7.6, 8.5)}${stroke('M1.5 9.5L6 14.5M6 9.5L1.5 14.5', 1.8)}`,
  ),
  onceOnly: glyph(
    'a single time',
    18,
    '1×',
    () => `${number('1', 5, 12, 13)}${stroke('M10 9L15.5 15M15.5 9L10 15', 1.8)}`,
  ),
  lastOne: glyph(
    'the last of them',
    20,
    'last',
    () => `${cardShape()}${stroke('M5 12H13M10 9L13.4 12L10 15', 1.6)}${stroke('M19 3V21', 2.2)}`,
  ),
  nextOnly: glyph(
    'the next time',
    18,
    'next',
    () => `${stroke('M2 12H9M6.5 8.5L10 12L6.5 15.5', 1.8)}${number('1', 14, 12, 12)}`,
  ),
  byThis: glyph(
    'through this card',
    22,
    'by this',
    () => `${path('M9 5L14 12L9 19L4 12Z', c.blue, '')}${stroke('M15 12H20.5M18 9.4L20.8 12L18 14.6', 1.7)}`,
  ),
  byOther: glyph(
    'not through this card',
    24,
    'by other',
    () =>
      `${path('M9 5L14 12L9 19L4 12Z', c.blue, '')}${stroke('M15 12H20.5M18 9.4L20.8 12L18 14.6', 1.7)}${stroke('M3 20L15 4', 2, '#a8342a')}`,
  ),
} satisfies Record<string, Glyph>
