/** Symbols for what a player gets and does. */
import { type Glyph, glyph } from './glyph.ts'
import { palette as c } from './palette.ts'
import { cardShape, circle, coinShape, number, path, rect, shield, stroke } from './pen.ts'

export const amounts = {
  card: glyph('a card; with + before it, draw that many', 18, '▯', (n) => `${cardShape()}${number(n, 9, 12, 13)}`),
  action: glyph('actions', 23, '⚑', (n) => `${path('M2 3H21L17.5 12L21 21H2Z', c.action)}${number(n, 9.5, 12, 13)}`),
  buy: glyph(
    'buys; before a card, buying it',
    22,
    '$',
    (n) =>
      `${stroke('M7 8V6.5a4 4 0 0 1 8 0V8', 2, '#9a6637')}${path('M3 8H19L20.5 22H1.5Z', '#c98f5b')}${number(n, 11, 15.3, 13)}`,
  ),
  coin: glyph('coins', 22, '●', (n) => `${coinShape}${number(n, 11, 12, 13)}`),
  potion: glyph(
    'a potion',
    20,
    '⚗',
    (n) =>
      `${path('M7.5 2H12.5V8.5Q18 11 18 16Q18 22 10 22Q2 22 2 16Q2 11 7.5 8.5Z', '#b9d3c4')}${path('M2.6 14H17.4Q18 22 10 22Q2 22 2.6 14Z', '#5d8f8a', '')}${stroke('M6 2H14', 2)}${number(n, 10, 16.5, 10, c.white)}`,
  ),
  point: glyph('points', 20, '◆', (n) => `${path(shield, '#5f8a49')}${number(n, 10, 11.7, 13, '#fff')}`),
} satisfies Record<string, Glyph>

export const deeds = {
  discard: glyph(
    'discard',
    22,
    '↘',
    (n) =>
      `${rect(2, 1.5, 12, 16, '#d9cfbb', 'transform="rotate(14 8 9)"')}${number(n, 7.6, 9.6, 9)}${stroke('M17.5 9V20M13.5 16.5L17.5 21L21.5 16.5', 2.2)}`,
  ),
  trash: glyph(
    'trash',
    21,
    '✂',
    (n) =>
      `${path('M2 2H17V10L13.5 13L10.5 10L7 13L4.5 10.5L2 12Z', c.white)}${path('M4 16L6.5 14.5L9 17L12.5 14L15.5 17L19 14.5V22.5H4Z', c.grey)}${number(n, 9.5, 6.6, 8.5)}`,
  ),
  gain: glyph(
    'gain',
    22,
    '⤓',
    () =>
      `${rect(4, 1, 14, 16)}${stroke('M1.5 14V22.5H20.5V14', 2.2)}${stroke('M11 4.5V12.5M7.5 9.5L11 13L14.5 9.5', 1.8)}`,
  ),
  wouldGain: glyph(
    'be about to gain',
    22,
    '⤓?',
    () =>
      `${rect(4, 1, 14, 16, 'none', 'stroke-dasharray="2.6 2"')}${stroke('M1.5 14V22.5H20.5V14', 2.2)}${stroke('M11 4.5V12.5M7.5 9.5L11 13L14.5 9.5', 1.8)}`,
  ),
  reveal: glyph(
    'reveal',
    20,
    '◉',
    () =>
      `${rect(2, 2, 15, 20)}${path('M3.8 12Q9.5 5.5 15.2 12Q9.5 18.5 3.8 12Z', '#fff', `stroke="${c.ink}" stroke-width="1.3"`)}${circle(9.5, 12, 2.3, c.ink, '')}`,
  ),
  look: glyph(
    'look at, for yourself only',
    20,
    '◌',
    () =>
      `${rect(2, 2, 15, 20, c.action)}${stroke('M4 10.5Q9.5 16.5 15 10.5M5.7 13.4L4.5 15.6M9.5 14.4V17M13.3 13.4L14.5 15.6', 1.6)}`,
  ),
  play: glyph('play', 20, '▶', () => `${rect(1.5, 2, 15, 20, c.action)}${path('M6 7L14 12L6 17Z', c.ink, '')}`),
  choose: glyph('choose', 20, '☑', () => `${rect(2, 2, 15, 20)}${stroke('M5.5 12.5L8.5 15.8L14 8.5', 2.2, '#2f6b3f')}`),
  dig: glyph(
    'reveal from the deck until that many are found',
    26,
    '⌕',
    (n) =>
      `${rect(3.5, 6, 13, 16.5, c.backDark)}${rect(1.5, 4.5, 13, 16.5, c.back)}${circle(15.5, 9.5, 6.8, c.white)}${stroke('M20.3 14.6L24.5 19.5', 2.6)}${number(n, 15.5, 9.5, 9.5)}`,
  ),
  nameCard: glyph(
    'name a card',
    24,
    'name?',
    () => `${path('M2 3H22V16H12L7 21.5V16H2Z', '#e9ddf1')}${number('?', 12, 9.6, 12)}`,
  ),
  pass: glyph(
    'pass a card to the left, all at once',
    24,
    '⇠',
    () => `${rect(10, 2, 12.5, 17)}${stroke('M13 16H2.5M6.5 11.5L2 16L6.5 20.5', 2.2)}`,
  ),
} satisfies Record<string, Glyph>
