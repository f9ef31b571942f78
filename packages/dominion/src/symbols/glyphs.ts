import { type CardType, cardTypes } from '../language/types.ts'
import { namedCards } from './card-signs.ts'
import { amounts, deeds } from './deed-glyphs.ts'
import { farPlaces } from './far-place-glyphs.ts'
import { type Glyph, glyph } from './glyph.ts'
import { drawMark, type ReferenceMark, referenceMarks, typeMarks } from './marks.ts'
import { moments, phases } from './moment-glyphs.ts'
import { palette as c } from './palette.ts'
import { coinShape, markedCard } from './pen.ts'
import { places, players } from './place-glyphs.ts'
import { rareDeeds, rareMatters } from './rare-glyphs.ts'
import { matters, times } from './time-glyphs.ts'
import { keepsakes, tokenGlyphs, tokenPlaces } from './token-glyphs.ts'

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

const gains = { ...amounts, ...keepsakes }
const allDeeds = { ...deeds, ...rareDeeds }
const allPlaces = { ...places, ...farPlaces }
const allTokens = { ...tokenGlyphs, ...tokenPlaces }
const allTimes = { ...times, ...moments, ...phases }
const allMatters = { ...matters, ...rareMatters }

/** The symbols by what they stand for. */
export const glyphGroups = {
  'What you get': gains,
  'What is done': allDeeds,
  Places: allPlaces,
  Players: players,
  'Kinds of card': kinds,
  'Cards by name': namedCards,
  'Cards spoken of before': references,
  'Costs of cards': costs,
  Tokens: allTokens,
  Times: allTimes,
  'Other matters': allMatters,
} as const satisfies Record<string, Readonly<Record<string, Glyph>>>

/** Every symbol. */
export const glyphs = {
  ...gains,
  ...allDeeds,
  ...allPlaces,
  ...players,
  ...allTokens,
  ...allTimes,
  ...allMatters,
  ...kinds,
  ...namedCards,
  ...references,
  ...costs,
}
export type GlyphId = keyof typeof glyphs
