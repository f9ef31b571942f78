/** Symbols for where cards lie and whose they are. */
import { type Glyph, glyph } from './glyph.ts'
import { palette as c } from './palette.ts'
import { circle, deckShape, number, path, pawn, rect, stroke, sun } from './pen.ts'

export const places = {
  hand: glyph(
    'the hand; a number is its size',
    30,
    'hand',
    (n) =>
      `${[-22, 22, 0].map((turn) => rect(9, 3, 12, 16, c.white, `transform="rotate(${turn} 15 28)"`)).join('')}${number(n, 15, 11.2, 12.5)}`,
  ),
  deck: glyph(
    'the deck',
    24,
    'deck',
    () =>
      `${deckShape}${rect(1.5, 1.5, 15, 18, c.back)}${path('M9 5.5L13 10.5L9 15.5L5 10.5Z', 'none', `stroke="${c.action}" stroke-width="1.4"`)}`,
  ),
  deckTop: glyph(
    'the top of the deck, or that many cards from there',
    24,
    'top',
    (n) =>
      `${deckShape}${rect(1.5, 1.5, 15, 18)}${n === undefined ? stroke('M9 15V6.5M5.5 10L9 6L12.5 10', 1.8) : number(n, 9, 10.5, 13)}`,
  ),
  deckAnywhere: glyph(
    'anywhere in the deck',
    28,
    'deck?',
    () =>
      `${deckShape}${rect(1.5, 1.5, 15, 18, c.back)}${rect(12, 8, 14, 7)}${stroke('M22 11.5H15M18 8.8L15 11.5L18 14.2', 1.5)}`,
  ),
  discardPile: glyph(
    'the discard pile',
    25,
    'discards',
    () =>
      `${rect(5, 4, 13, 17, '#b9ae98', 'transform="rotate(-13 11 12)"')}${rect(6, 3.5, 13, 17, '#d9cfbb', 'transform="rotate(11 12 12)"')}`,
  ),
  inPlay: glyph('in play', 24, 'play', () => `${rect(5.5, 1.5, 13, 16)}${stroke('M1.5 21.5H22.5', 2.6)}`),
  trashPile: glyph(
    'the trash',
    24,
    'trash',
    () =>
      `${path('M4 9L6 2.5L10 4.5L13 1.5L18 3.5L20 9Z', c.white)}${path('M3 9H21L19 22.5H5Z', c.grey)}${stroke('M9 12.5V19M12 12.5V19M15 12.5V19', 1.4)}`,
  ),
  supply: glyph('the supply', 26, 'supply', () =>
    [1.5, 9.5, 17.5].flatMap((x) => [rect(x, 1.5, 7, 9.5, c.action), rect(x, 13, 7, 9.5, c.action)]).join(''),
  ),
  pile: glyph(
    'the pile it came from',
    26,
    'its pile',
    () =>
      `${rect(4.5, 5, 13, 17, '#d5c7a3')}${rect(2, 3.5, 13, 17, c.action)}${stroke('M24 6V11Q24 14 20 14H10M13 10.5L9.5 14L13 17.5', 2)}`,
  ),
  aside: glyph(
    'set aside',
    24,
    'aside',
    () =>
      `<rect x="1.5" y="1.5" width="21" height="21" rx="3" fill="none" stroke="${c.ink}" stroke-width="1.5" stroke-dasharray="3 2.4"/>${rect(6.5, 4.5, 11, 15)}`,
  ),
  asideThisTurn: glyph(
    'set aside until the turn ends, then discarded',
    31,
    'aside☼',
    () =>
      `<rect x="1.5" y="1.5" width="21" height="21" rx="3" fill="none" stroke="${c.ink}" stroke-width="1.5" stroke-dasharray="3 2.4"/>${rect(6.5, 4.5, 11, 15)}${sun(23.5, 17, 3)}`,
  ),
} satisfies Record<string, Glyph>

const toLeft = stroke('M7.5 5.5H2M4.5 2.5L1.5 5.5L4.5 8.5', 1.8)
const toRight = stroke('M14.5 5.5H20M17.5 2.5L20.5 5.5L17.5 8.5', 1.8)
const bolt = path('M17.6 1L12.6 7.6H16L14.6 12.6L20 6H16.6Z', '#d09a1c')
/** The tick of a choice, beside whoever chooses. */
const ticked = (x: number): string =>
  `${circle(x, 16.5, 5.4, c.white)}${stroke(`M${x - 2.6} 16.7L${x - 0.6} 18.9L${x + 2.7} 14.3`, 1.9, '#2f6b3f')}`

export const players = {
  you: glyph('you', 13, 'you', () => pawn(0.5, c.reaction)),
  others: glyph('each other player', 27, 'others', () => `${pawn(0.7, c.attack)}${pawn(13.5, c.attack)}`),
  everyone: glyph('every player, you too', 27, 'all', () => `${pawn(0.7, c.reaction)}${pawn(13.5, c.attack)}`),
  left: glyph('the player to your left', 22, 'left', () => `${pawn(9.5, c.attack)}${toLeft}`),
  right: glyph('the player to your right', 22, 'right', () => `${pawn(0.5, c.attack)}${toRight}`),
  chosenByYou: glyph('chosen by you', 23, 'you☑', () => `${pawn(0.5, c.reaction)}${ticked(16.5)}`),
  them: glyph('the player who did it', 21, 'them', () => `${pawn(0.5, c.attack)}${bolt}`),
  chosenByThem: glyph(
    'chosen by the player who did it',
    31,
    'them☑',
    () => `${pawn(0.5, c.attack)}${bolt}${ticked(25)}`,
  ),
  chosenByLeft: glyph(
    'chosen by the player to your left',
    31,
    'left☑',
    () => `${pawn(9.5, c.attack)}${toLeft}${ticked(25)}`,
  ),
  chosenByRight: glyph(
    'chosen by the player to your right',
    31,
    'right☑',
    () => `${pawn(0.5, c.attack)}${toRight}${ticked(17)}`,
  ),
} satisfies Record<string, Glyph>
