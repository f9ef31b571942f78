/** Symbols for what players keep from turn to turn, and for tokens. */
import { type Glyph, glyph } from './glyph.ts'
import { palette as c } from './palette.ts'
import { circle, number, path, rect, stroke } from './pen.ts'
import { debt } from './plain-glyphs.ts'

const chest = `${path('M2 10Q2 4 11.5 4Q21 4 21 10V11H2Z', '#c98f5b')}${path('M2 11H21V21.5H2Z', '#b0753f')}`

/** What is kept. */
export const keepsakes = {
  coffers: glyph(
    'Coffers',
    23,
    'Coffers',
    (n) => `${chest}${n === undefined ? rect(9.2, 9, 4.6, 5, c.treasure) : number(n, 11.5, 15.6, 11, '#fff')}`,
  ),
  villagers: glyph(
    'Villagers',
    19,
    'Villagers',
    (n) =>
      `${path('M3 9.5Q9.5 -4 16 9.5Z', '#b98b4f')}${circle(9.5, 8.5, 4.2, '#f0d9b5')}${path('M2 22.5Q2 12.5 9.5 12.5Q17 12.5 17 22.5Z', '#7c8f5a')}${number(n, 9.5, 18, 9.5, '#fff')}`,
  ),
  debt,
} satisfies Record<string, Glyph>

/** A token is a brown disc; what it does is drawn on it. */
const disc = circle(12, 12, 10.6, '#6e4527')
const cream = '#f6e7c6'
const on = (d: string, width = 1.8): string => stroke(d, width, cream)
const filled = (d: string): string => path(d, cream, '')
const plus = on('M5.6 9.4V15M2.8 12.2H8.4', 1.7)
const minus = on('M2.8 12.2H7.6', 1.9)
const token = (means: string, text: string, inside: string): Glyph =>
  glyph(means, 24, text, (n) => `${disc}${inside}${badge(n)}`)
/** How many, at the lower right. */
const badge = (n?: string): string =>
  n === undefined ? '' : `${circle(18.5, 18, 5.2, c.white)}${number(n, 18.5, 18, 8.5)}`

export const tokenGlyphs = {
  'token-plusCard': token('the +1 Card token', '(+▯)', plus + filled('M11 6.5H18V17.5H11Z')),
  'token-plusAction': token('the +1 Action token', '(+⚑)', plus + filled('M10.5 7H20L17.8 12L20 17H10.5Z')),
  'token-plusBuy': token(
    'the +1 Buy token',
    '(+$)',
    `${plus}${filled('M11 10.5H18.6L19.4 17.5H10.2Z')}${on('M12.8 10V9A2 2 0 0 1 16.8 9V10', 1.3)}`,
  ),
  'token-plusCoin': token('the +1 coin token', '(+●)', `${plus}${circle(14.8, 12, 4.6, c.treasure, '')}`),
  'token-minusCost': token(
    'the token that takes 2 coins off the cost',
    '(cheaper)',
    `${circle(9.4, 12, 4.9, c.treasure, '')}${number('2', 9.4, 12, 8)}${on('M18 7V16.6M15.6 14L18 17L20.4 14')}`,
  ),
  'token-trashing': token(
    'the token that lets you trash',
    '(✂)',
    filled('M6 5.5H18V11.5L15 14L12 11.5L9 14L6 11.5ZM7 17.5L9 15.8L12 18L15 15.8L17 17.5V19.5H7Z'),
  ),
  'token-estate': token('the Estate token', '(Estate)', filled('M12 5L19 11.4H17V18H13.6V13.6H10.4V18H7V11.4H5Z')),
  'token-minusCard': token('the −1 Card token', '(−▯)', minus + filled('M11 6.5H18V17.5H11Z')),
  'token-minusCoin': token('the −1 coin token', '(−●)', `${minus}${circle(14.8, 12, 4.6, c.treasure, '')}`),
  'token-journey': token(
    'the Journey token',
    '(journey)',
    filled('M8.5 5H13.5V12L18.5 14.4Q19.5 15 19.5 17.6H8Q8.5 11 8.5 5Z'),
  ),
  'token-embargo': token(
    'an Embargo token',
    '(embargo)',
    `${filled('M12 3.5L20.5 12L12 20.5L3.5 12Z')}${stroke('M7.5 12H16.5', 2.6, '#8d2c22')}`,
  ),
  'token-tradeRoute': token(
    'a Trade Route token',
    '(trade)',
    on('M5.5 9.5H17M14 6.5L17 9.5L14 12.5M18.5 14.5H7M10 11.5L7 14.5L10 17.5', 1.6),
  ),
  'token-pirateShip': token(
    'a Pirate Ship token',
    '(pirate)',
    `${circle(12, 10, 4.6, cream, '')}${filled('M9.6 13H14.4V17.4H9.6Z')}${circle(10.2, 10, 1.3, '#6e4527', '')}${circle(13.8, 10, 1.3, '#6e4527', '')}`,
  ),
  'token-plot': token(
    'a Sinister Plot token',
    '(plot)',
    `${on('M5 12Q12 4.5 19 12Q12 19.5 5 12Z', 1.5)}${circle(12, 12, 2.5, cream, '')}`,
  ),
  'token-points': token('a point token', '(◆)', path('M7 6H17V12Q17 16.5 12 18.6Q7 16.5 7 12Z', '#7da765', '')),
  'token-debt': token('a debt token', '(debt)', path('M9 6.5H15L18 12L15 17.5H9L6 12Z', '#e0866a', '')),
} satisfies Record<string, Glyph>

/** Where tokens lie, apart from places of cards. */
export const tokenPlaces = {
  anyToken: glyph('any token that is not of a card', 24, 'token', () => disc),
  heap: glyph(
    'back to the heap',
    26,
    'heap',
    () => `${circle(7, 17, 5, '#6e4527')}${circle(18, 17, 5, '#6e4527')}${circle(12.5, 9, 5, '#6e4527')}`,
  ),
  here: glyph(
    'on this landscape, or on the pile of this card',
    24,
    'here',
    () =>
      `${rect(1.5, 11, 21, 11.5, '#d9cfbb')}${path('M12 16L8.2 9.6A4.6 4.6 0 1 1 15.8 9.6Z', c.blue)}${circle(12, 7, 1.7, c.white, '')}`,
  ),
} satisfies Record<string, Glyph>
