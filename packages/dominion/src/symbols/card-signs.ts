/** Symbols for single cards: the basic ones drawn for this size, all others as their own picture in the colour of their kind. */
import { bannerColours, bannerInk } from './banner.ts'
import type { Gallery } from './gallery.ts'
import { type Glyph, glyph } from './glyph.ts'
import { palette as c } from './palette.ts'
import { circle, number, path, rect, stroke } from './pen.ts'

const width = 20
const card = (fill: string): string => rect(1.5, 2, 17, 20, fill)

/** What a card shows stands in a square of twelve; it gives way to a number. */
function shown(picture: string, n?: string): string {
  if (n === undefined) return `<g transform="translate(4 6)">${picture}</g>`
  return `<g transform="matrix(.7 0 0 .7 5.8 3.6)">${picture}</g>${number(n, 10, 17.2, 9.5)}`
}

const disc = (x: number, y: number, r: number, fill: string): string =>
  circle(x, y, r, fill, `stroke="${c.ink}" stroke-width="1.2"`)
const solid = (d: string): string => path(d, c.ink, 'fill-rule="evenodd"')

/** Of the coins there are more the more they are worth: the metal is not their only sign. */
const basics = {
  Copper: [c.copper, disc(6, 6, 4.2, '#f0c5a2')],
  Silver: [c.silver, `${disc(3.8, 4.4, 3.4, '#f6f7f7')}${disc(8.2, 7.6, 3.4, '#f6f7f7')}`],
  Gold: [c.treasure, `${disc(6, 3.4, 3, '#fbe9ae')}${disc(3.1, 8.5, 3, '#fbe9ae')}${disc(8.9, 8.5, 3, '#fbe9ae')}`],
  Platinum: [
    c.platinum,
    path('M.4 9.6L2.4 4.2H9.6L11.6 9.6Z', '#f3fafc', `stroke="${c.ink}" stroke-width="1.2" stroke-linejoin="round"`) +
      stroke('M6 .2V2.2M2.6 .6L3.6 2.2M9.4 .6L8.4 2.2', 1.1),
  ],
  Potion: [
    c.treasure,
    path(
      'M4.4 .4H7.6V3.6Q11 5 11 8Q11 11.8 6 11.8Q1 11.8 1 8Q1 5 4.4 3.6Z',
      '#6f9fb8',
      `stroke="${c.ink}" stroke-width="1.2"`,
    ) + stroke('M3.4 .4H8.6', 1.3),
  ],
  Estate: [c.victory, solid('M6 .4L12 6H10.2V11.6H7.4V8H4.6V11.6H1.8V6H0Z')],
  Duchy: [
    c.victory,
    solid(
      'M3.4 2.2L6 0L8.6 2.2H12V11.8H0V2.2ZM1.6 4V5.8H3.2V4ZM5.2 4V5.8H6.8V4ZM8.8 4V5.8H10.4V4ZM1.6 8V9.8H3.2V8ZM5 8V11.8H7V8ZM8.8 8V9.8H10.4V8Z',
    ),
  ],
  Province: [
    c.victory,
    solid(
      'M6 0L8 3.4H7.6V5H9V3.2H9.6L10.4 1.2L11.2 3.2H12V11.8H7.4V9Q7.4 7.6 6 7.6Q4.6 7.6 4.6 9V11.8H0V3.2H.8L1.6 1.2L2.4 3.2H3V5H4.4V3.4H4Z',
    ),
  ],
  Colony: [
    c.victory,
    `${stroke('M6.2 10Q7.4 6.6 6 3.4', 1.4)}${solid('M6.2 3.8Q3.4 2.4 1 5.2Q1.2 1.4 5.2 2.4Q2.8 .2 6.6 .4Q8.4 -.2 7.4 2.2Q11 1.6 11.6 5Q9 2.6 6.2 3.8Z')}${stroke('M.6 11.2Q6 7.8 11.4 11.2', 1.6)}`,
  ],
  Curse: [
    c.curse,
    path(
      'M6 0L7.5 4L11.8 4.2L8.4 6.9L9.6 11.2L6 8.7L2.4 11.2L3.6 6.9L.2 4.2L4.5 4Z',
      '#f1e6f8',
      `stroke="${c.ink}" stroke-width="1.1"`,
    ),
  ],
} as const satisfies Record<string, readonly [string, string]>
export type BasicName = keyof typeof basics

export const isBasicName = (name: string): name is BasicName => Object.hasOwn(basics, name)

/** Any other card that is spoken of by its name. */
export function cardSign(name: string, n: string | undefined, gallery: Gallery): string {
  const of = gallery.card(name)
  const fill = of?.types ? bannerColours({ name, types: of.types })[0] : c.action
  const d = gallery.picture(of?.emblem ?? '') ?? ''
  const ink = of?.types ? bannerInk(of.types) : c.ink
  return card(fill) + shown(`<path transform="scale(.02344)" d="${d}" fill="${ink}"/>`, n)
}
export const cardSignWidth = width

const basicCards = Object.fromEntries(
  (Object.keys(basics) as BasicName[]).map((name) => {
    const [fill, picture] = basics[name]
    const article = /^[AEIOU]/.test(name) ? 'an' : 'a'
    return [`named-${name}`, glyph(`${article} ${name}`, width, name, (n) => card(fill) + shown(picture, n))]
  }),
) as Record<`named-${BasicName}`, Glyph>

const portrait = `${circle(6, 3.6, 3, c.ink, '')}${solid('M.4 11.8Q.4 7 6 7Q11.6 7 11.6 11.8Z')}`

export const namedCards = {
  ...basicCards,
  'named-other': glyph(
    'any other card: its picture in the colour of its kind',
    width,
    'a card by name',
    (n) => card(c.action) + shown(portrait, n),
  ),
}
