import type { CardType } from '../language/types.ts'
import { namedCards } from './card-signs.ts'
import { amounts, deeds } from './deed-glyphs.ts'
import { type Glyph, glyph } from './glyph.ts'
import { drawMark, type ReferenceMark, referenceMarks, typeMarks } from './marks.ts'
import { palette as c } from './palette.ts'
import { coinShape, markedCard } from './pen.ts'
import { places, players } from './place-glyphs.ts'
import { matters, times } from './time-glyphs.ts'

const drawnTypes = [
  'Action',
  'Treasure',
  'Victory',
  'Curse',
  'Attack',
  'Reaction',
  'Duration',
  'Looter',
  'Ruins',
] as const satisfies readonly CardType[]
type TypeGlyph = `card${(typeof drawnTypes)[number]}`
const kinds = Object.fromEntries(
  drawnTypes.map((type): [TypeGlyph, Glyph] => [
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
  'Cards by name': namedCards,
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
  ...namedCards,
  ...references,
  ...costs,
}
export type GlyphId = keyof typeof glyphs
