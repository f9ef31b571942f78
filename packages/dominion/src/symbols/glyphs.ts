import { type CardType, cardTypes } from '../language/types.ts'
import { drawMark, type Mark, type ReferenceMark, referenceMarks, typeMarks } from './marks.ts'
import { palette as c } from './palette.ts'

/** A symbol: what it means, how wide it is at a height of 24, and how it is drawn with a number inside or none. */
export interface Glyph {
  readonly means: string
  readonly width: number
  readonly text: string // in one line of text
  readonly draw: (n?: string) => string
}

// The pen

const line = `stroke="${c.ink}" stroke-width="1.5" stroke-linejoin="round"`
const path = (d: string, fill: string, more = line): string => `<path d="${d}" fill="${fill}" ${more}/>`
const stroke = (d: string, width = 2, colour: string = c.ink): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const rect = (x: number, y: number, w: number, h: number, fill: string = c.white, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2.2" fill="${fill}" ${line}${more && ` ${more}`}/>`
const circle = (x: number, y: number, r: number, fill: string, more = line): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`

/** A number, smaller the longer it is; `y` is its middle. */
function number(n: string | undefined, x: number, y: number, size: number, fill: string = c.ink): string {
  if (n === undefined) return ''
  const star = n === '*' // which stands high on its line, and small
  const fitted = size * (star ? 1.7 : ([1, 1, 0.86, 0.66][n.length] ?? 0.56))
  const base = Math.round((y + fitted * (star ? 0.5 : 0.335)) * 10) / 10
  return `<text x="${x}" y="${base}" font-size="${Math.round(fitted * 10) / 10}" fill="${fill}" font-weight="700" text-anchor="middle">${n}</text>`
}

const cardShape = (fill: string = c.white, more = ''): string => rect(1.5, 2, 15, 20, fill, more)
const coinShape = `${circle(11, 12, 9.7, c.treasure, `stroke="#5b430f" stroke-width="1.5"`)}<circle cx="11" cy="12" r="7.6" fill="none" stroke="#f3d98c"/>`
const pawn = (x: number, fill: string): string =>
  `<g transform="translate(${x} 0)">${circle(6, 6.5, 4, fill)}${path('M1 22Q1 11.5 6 11.5Q11 11.5 11 22Z', fill)}</g>`
const shield = 'M2 3H18V12Q18 19 10 22.5Q2 19 2 12Z'
const sun = (x: number, y: number, r: number): string => {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const at = (d: number) => `${Math.round((x + cos * d) * 10) / 10} ${Math.round((y + sin * d) * 10) / 10}`
    return `M${at(r + 2)}L${at(r + 4.2)}`
  })
  return `${circle(x, y, r, '#f2c14e')}${stroke(rays.join(''), 1.6)}`
}
const deckShape = `${rect(5.5, 4.5, 15, 18, c.backDark)}${rect(3.5, 3, 15, 18, c.back)}`

/** A card with a mark on it, and below the mark a number. */
const markedCard = (mark: Mark, n?: string, fill?: string, more?: string): string =>
  n === undefined
    ? `${cardShape(fill, more)}${drawMark(mark, 4.25, 7.25, 9.5)}`
    : `${cardShape(fill, more)}${drawMark(mark, 5.25, 4.2, 7.5)}${number(n, 9, 16.8, 9.5)}`

const glyph = (means: string, width: number, text: string, draw: Glyph['draw']): Glyph => ({ means, width, text, draw })

// The symbols

const amounts = {
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

const deeds = {
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

const places = {
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

const players = {
  you: glyph('you', 13, 'you', () => pawn(0.5, c.reaction)),
  others: glyph('each other player', 27, 'others', () => `${pawn(0.7, c.attack)}${pawn(13.5, c.attack)}`),
  everyone: glyph('every player, you too', 27, 'all', () => `${pawn(0.7, c.reaction)}${pawn(13.5, c.attack)}`),
  left: glyph(
    'the player to your left',
    22,
    'left',
    () => `${pawn(9.5, c.attack)}${stroke('M7.5 5.5H2M4.5 2.5L1.5 5.5L4.5 8.5', 1.8)}`,
  ),
  right: glyph(
    'the player to your right',
    22,
    'right',
    () => `${pawn(0.5, c.attack)}${stroke('M14.5 5.5H20M17.5 2.5L20.5 5.5L17.5 8.5', 1.8)}`,
  ),
} satisfies Record<string, Glyph>

const matters = {
  owned: glyph(
    'all the cards you own',
    24,
    'owned',
    (n) =>
      `${rect(6.5, 1.5, 15, 19, '#b9a983')}${rect(4, 3, 15, 19, '#d5c7a3')}${rect(1.5, 4, 16, 18.5)}${number(n, 9.5, 13.3, 12.5)}`,
  ),
  rest: glyph(
    'the other cards',
    27,
    'rest',
    () =>
      `${rect(11, 2, 13, 18, c.white, 'stroke-dasharray="2.6 2"')}${rect(2, 4, 13, 18, c.white, 'stroke-dasharray="2.6 2"')}`,
  ),
  emptyPile: glyph(
    'an empty pile of the supply',
    18,
    'empty pile',
    (n) => `${rect(1.5, 2, 15, 20, 'none', 'stroke-dasharray="2.6 2"')}${number(n ?? '0', 9, 12, 12)}`,
  ),
  types: glyph(
    'the types of a card',
    20,
    'types',
    () =>
      `${cardShape()}${drawMark(typeMarks.Action, 4, 4.5, 5.5)}${drawMark(typeMarks.Victory, 8.5, 9.3, 5.5)}${drawMark(typeMarks.Reaction, 4, 14.2, 5.5)}`,
  ),
  unaffected: glyph(
    'the attack does not affect you',
    20,
    'unharmed',
    () => `${path(shield, c.reaction)}${stroke('M6 12L9 15.5L14.5 8', 2.2)}`,
  ),
  become: glyph(
    'be that card until it leaves play',
    22,
    'becomes',
    () =>
      `${path('M2 4Q11 7.5 20 4Q21.5 17 11 22Q.5 17 2 4Z', '#e9ddf1')}${path('M5 9.5Q7.5 7.5 9.5 10.5Q7 12.5 5 9.5ZM17 9.5Q14.5 7.5 12.5 10.5Q15 12.5 17 9.5Z', c.ink, '')}${stroke('M7.5 15.5Q11 18 14.5 15.5', 1.5)}`,
  ),
  instead: glyph('instead', 24, '⇄', () =>
    stroke('M3 8H20M16 3.5L20.5 8L16 12.5M21 16.5H4M8 12.5L3.5 16.5L8 20.5', 2.2),
  ),
  cheaper: glyph(
    'costs that many coins less, never less than none',
    27,
    'cheaper',
    (n) => `${coinShape}${number(n, 11, 12, 12)}${stroke('M24 6V19M20.8 15.5L24 19.5L27 15.5', 1.8)}`,
  ),
  decides: glyph(
    'makes every decision for the other and sees what they see',
    26,
    'decides',
    () =>
      `${stroke('M4 3H22M13 3V1.5', 2.4)}${stroke('M5 3V13M21 3V13M13 3V8', 1.2)}${circle(13, 10.5, 3, c.attack)}${path('M8.5 22.5Q8.5 14 13 14Q17.5 14 17.5 22.5Z', c.attack)}${stroke('M8.5 18L5 13M17.5 18L21 13', 1.3)}`,
  ),
} satisfies Record<string, Glyph>

const times = {
  thisTurn: glyph('this turn', 24, '☼', () => sun(12, 12, 5.2)),
  nextTurn: glyph(
    'at the start of your next turn',
    28,
    '☼next',
    () =>
      `<g transform="translate(0 3)">${path('M5.5 15A6 6 0 0 1 17.5 15Z', '#f2c14e')}${stroke('M11.5 6V3M4.8 8.8L2.8 6.8M18.2 8.8L20.2 6.8', 1.6)}</g>${stroke('M1.5 18.2H25M21.5 14.5L25.5 18.2L21.5 22', 1.8)}`,
  ),
  extraTurn: glyph(
    'an extra turn after this one',
    30,
    '☼extra',
    () => `${sun(11, 12, 5.2)}${stroke('M25.5 8V16M21.5 12H29.5', 2.2)}`,
  ),
  turns: glyph('turns in a row', 32, '☼☼', () => `${sun(10, 12, 4.6)}${sun(21.5, 12, 4.6)}`),
  cleanUp: glyph(
    'the clean-up',
    24,
    'clean-up',
    () =>
      `${stroke('M20.5 2L12.5 11', 2.6, '#7a5c3c')}${path('M9.5 9L15 14Q14 20 8 22.5L1.5 16Q4.5 10 9.5 9Z', '#e0b860')}${stroke('M5 13.5L10.5 18.5M8 11.5L12.8 15.8', 1.2)}`,
  ),
} satisfies Record<string, Glyph>

type TypeGlyph = `card${CardType}`
const kinds = Object.fromEntries(
  cardTypes.map((type): [TypeGlyph, Glyph] => [
    `card${type}`,
    glyph(kindMeans(type), 18, `${type}`, (n) => markedCard(typeMarks[type], n)),
  ]),
) as Record<TypeGlyph, Glyph>

function kindMeans(type: CardType): string {
  if (type === 'Action' || type === 'Attack') return `an ${type} card`
  return type === 'Curse' ? 'a Curse' : `a ${type} card`
}

type ThatGlyph = `that-${ReferenceMark}`
type CostGlyph = `cost-${ReferenceMark}`
const marks = Object.entries(referenceMarks) as [ReferenceMark, (typeof referenceMarks)[ReferenceMark]][]
const references = Object.fromEntries(
  marks.map(([id, mark]): [ThatGlyph, Glyph] => [
    `that-${id}`,
    glyph(mark.means, 18, `(${id})`, (n) => markedCard(mark, n, id === 'this' ? c.white : '#dfe7ea')),
  ]),
) as Record<ThatGlyph, Glyph>
const costs = Object.fromEntries(
  marks.map(([id, mark]): [CostGlyph, Glyph] => [
    `cost-${id}`,
    glyph(`the cost of ${mark.means}`, 22, `●(${id})`, () => `${coinShape}${drawMark(mark, 6.5, 7.5, 9)}`),
  ]),
) as Record<CostGlyph, Glyph>

/** The symbols by what they stand for. */
export const glyphGroups = {
  'What you get': amounts,
  'What is done': deeds,
  Places: places,
  Players: players,
  'Kinds of card': kinds,
  'Cards spoken of before': references,
  'Costs of cards': costs,
  Times: times,
  'Other matters': matters,
} as const satisfies Record<string, Readonly<Record<string, Glyph>>>

/** Every symbol. */
export const glyphs = {
  ...amounts,
  ...deeds,
  ...places,
  ...players,
  ...matters,
  ...times,
  ...kinds,
  ...references,
  ...costs,
}
export type GlyphId = keyof typeof glyphs
