/** Symbols for mats, side decks and the other places that only some sets know. */
import { type Glyph, glyph } from './glyph.ts'
import { palette as c } from './palette.ts'
import { circle, deckShape, number, path, rect, stroke } from './pen.ts'

/** A mat is a board with a picture on it. */
const mat = (fill: string, picture: string): string =>
  `<rect x="1.2" y="3" width="25.6" height="18" rx="2" fill="${fill}" stroke="${c.ink}" stroke-width="1.5"/><rect x="3.2" y="5" width="21.6" height="14" rx="1" fill="none" stroke="#fff" stroke-opacity=".55"/>${picture}`
const pile = (fill: string): string => `${rect(4.5, 5, 13, 17, '#d5c7a3')}${rect(2, 3.5, 13, 17, fill)}`
const back = (fill: string): string => `${deckShape}${rect(1.5, 1.5, 15, 18, fill)}`

export const farPlaces = {
  deckBottom: glyph(
    'the bottom of the deck, or that many cards from there',
    24,
    'bottom',
    (n) =>
      `${rect(3.5, 1, 15, 14, c.backDark)}${rect(1.5, 2.5, 15, 14, c.back)}${rect(4, 9, 17, 13.5)}${n === undefined ? stroke('M12.5 12V19.4M9.4 16.2L12.5 19.6L15.6 16.2', 1.8) : number(n, 12.5, 15.8, 12)}`,
  ),
  deckShuffled: glyph(
    'into the deck, which is then shuffled',
    30,
    'deck⤨',
    () =>
      `${back(c.back)}${stroke('M12 8.5H15Q18 8.5 20 12Q22 15.5 25 15.5H27.5M25 13L27.5 15.5L25 18M12 15.5H15Q18 15.5 20 12Q22 8.5 25 8.5H27.5M25 6L27.5 8.5L25 11', 3.4, c.white)}${stroke('M12 8.5H15Q18 8.5 20 12Q22 15.5 25 15.5H27.5M25 13L27.5 15.5L25 18M12 15.5H15Q18 15.5 20 12Q22 8.5 25 8.5H27.5M25 6L27.5 8.5L25 11', 1.6)}`,
  ),
  piles: glyph(
    'a pile of the supply, even an empty one',
    26,
    'pile',
    (n) => `${pile(c.action)}${rect(18.5, 5, 6, 17, 'none', 'stroke-dasharray="2.4 1.8"')}${number(n, 8.5, 12, 12)}`,
  ),
  pileOf: glyph(
    'the pile of that card',
    24,
    'pile of',
    () => `${pile(c.action)}${stroke('M6 12H11M8.5 9.5L11 12L8.5 14.5', 1.6)}`,
  ),
  pileBottom: glyph(
    'the bottom of the pile it came from',
    24,
    'pile bottom',
    () =>
      `${rect(4.5, 1.5, 15, 13, '#d5c7a3')}${rect(2.5, 3, 15, 13, c.action)}${rect(5, 9.5, 17, 13)}${stroke('M13.5 12.2V19M10.4 16L13.5 19.2L16.6 16', 1.8)}`,
  ),
  box: glyph(
    'piles outside the supply',
    26,
    'box',
    () => `${path('M2 9L7 3H19L24 9Z', '#d9b98a')}${path('M2 9H24V22H2Z', '#b98b5a')}${rect(9, 9, 8, 5, c.white)}`,
  ),
  exile: glyph('the Exile mat', 28, 'Exile', () =>
    mat('#5f7d72', stroke('M14 7.4A4.6 4.6 0 1 1 9.6 13.4M14 9.8A2.2 2.2 0 1 0 16.2 12', 1.7, '#fff')),
  ),
  tavern: glyph('the Tavern mat', 28, 'Tavern', () =>
    mat('#8a5a35', `${path('M9 8H16.5V17H9Z', '#f6e7c6', '')}${stroke('M16.5 10H19.4V14.6H16.5', 1.6, '#f6e7c6')}`),
  ),
  mat: glyph('the mat of this card', 28, 'mat', () => mat('#b9a983', path('M14 6.6L18 12L14 17.4L10 12Z', c.blue, ''))),
  boons: glyph(
    'Boons, so many from their deck',
    24,
    'Boon',
    (n) =>
      `${back('#e8c75f')}${n === undefined || n === '1' ? `${circle(9, 10.5, 3.2, '#fff8dc', '')}${stroke('M9 4.6V5.6M9 15.4V16.4M3.4 10.5H4.4M13.6 10.5H14.6M5 6.5L5.8 7.3M12.2 13.7L13 14.5M13 6.5L12.2 7.3M5 14.5L5.8 13.7', 1.4, '#fff8dc')}` : number(n, 9, 10.5, 12.5)}`,
  ),
  hexes: glyph(
    'Hexes, so many from their deck',
    24,
    'Hex',
    (n) =>
      `${back('#7b6a9c')}${n === undefined || n === '1' ? path('M11.5 4.5A6 6 0 1 0 13.4 14A5.4 5.4 0 0 1 11.5 4.5Z', '#f1e6f8', '') : number(n, 9, 10.5, 12.5, '#fff')}`,
  ),
  blackMarket: glyph(
    'the Black Market deck, or so many cards from its top',
    24,
    'Black Market',
    (n) =>
      `${back('#3f3a36')}${n === undefined ? path('M9 4.5Q14 6 13.6 16H4.4Q4 6 9 4.5ZM9 8.4Q6.6 8.4 6.8 12.4Q9 14.2 11.2 12.4Q11.4 8.4 9 8.4Z', '#e6d9ba', 'fill-rule="evenodd"') : number(n, 9, 10.5, 12.5, '#fff')}`,
  ),
  unused: glyph(
    'cards that are not in this game',
    26,
    'unused',
    () => `${rect(7.5, 2, 13, 18, c.white, 'stroke-dasharray="2.6 2"')}${stroke('M4 21.5L23 3', 2.2, '#8d2c22')}`,
  ),
  thisInPlay: glyph(
    'while this card is in play',
    24,
    'this in play',
    () =>
      `${rect(5.5, 1.5, 13, 16)}${path('M12 4.5L15.6 9.5L12 14.5L8.4 9.5Z', c.blue, '')}${stroke('M1.5 21.5H22.5', 2.6)}`,
  ),
  thisInTavern: glyph('while this card lies on the Tavern mat', 28, 'this in Tavern', () =>
    mat(
      '#8a5a35',
      `${path('M5.5 8H11V16H5.5Z', '#f6e7c6', '')}${stroke('M11 9.6H13V13.4H11', 1.4, '#f6e7c6')}${rect(15.5, 6, 8.5, 12)}${path('M19.7 8.4L22 12L19.7 15.6L17.4 12Z', c.blue, '')}`,
    ),
  ),
  thisInExile: glyph('while this card is in Exile', 28, 'this in Exile', () =>
    mat(
      '#5f7d72',
      `${stroke('M8.6 8A3.8 3.8 0 1 1 4.9 13M8.6 10.2A1.7 1.7 0 1 0 10.2 12', 1.4, '#fff')}${rect(15.5, 6, 8.5, 12)}${path('M19.7 8.4L22 12L19.7 15.6L17.4 12Z', c.blue, '')}`,
    ),
  ),
} satisfies Record<string, Glyph>
