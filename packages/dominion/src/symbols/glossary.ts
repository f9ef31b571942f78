import type { Tongue } from '../words/tongue.ts'
import type { Glyph } from './glyph.ts'
import { glyphGroups } from './glyphs.ts'
import { drawMark } from './marks.ts'
import { palette } from './palette.ts'
import { boxes, type Sign, signs, stop } from './signs.ts'
import { drawText } from './text.ts'

/** A symbol explained. */
export interface Entry {
  readonly id: string
  readonly group: string
  readonly meaning: string // in the language asked for
  readonly svg: string // a picture that stands alone
}

const picture = (width: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24" width="${width}" height="24" font-family="'Alegreya Sans', sans-serif">${body}</svg>`

/** Every symbol, sign and box with its meaning, out of the tables they are drawn from; in English unless a tongue is given. */
export function symbolGlossary(tongue?: Pick<Tongue, 'symbols'>): Entry[] {
  const symbols = Object.entries(glyphGroups).flatMap(([group, glyphs]) =>
    Object.entries<Glyph>(glyphs).map(([id, { means, width, draw }]) => ({
      id,
      group,
      meaning: means,
      svg: picture(width, draw(group === 'What you get' ? '1' : undefined)),
    })),
  )
  const between = Object.entries<Sign>({ ...signs, stop }).map(([id, { means, width, path, sample = '' }]) => ({
    id: `sign-${id}`,
    group: 'Signs between symbols',
    meaning: means,
    svg: picture(
      width + sample.length * 9,
      `<path d="${path}" fill="none" stroke="${palette.ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>${sample && drawText(sample, 'bold', 17, width, 17.7)}`,
    ),
  }))
  const around = Object.entries(boxes).map(([id, { means, fill, edge, ...box }]) => ({
    id: `box-${id}`,
    group: 'Boxes',
    meaning: means,
    svg: picture(
      36,
      `<rect x="1" y="2" width="34" height="20" rx="4" fill="${fill}"/><path d="M13 2H5Q1 2 1 6V18Q1 22 5 22H13Z" fill="${edge}"/>${'tab' in box ? drawMark(box.tab, 3, 8, 8) : ''}<rect x="1" y="2" width="34" height="20" rx="4" fill="none" stroke="${edge}" stroke-width="1.5"/>`,
    ),
  }))
  const entries = [...symbols, ...between, ...around]
  return entries.map((entry) => ({ ...entry, meaning: tongue?.symbols?.[entry.id] ?? entry.meaning }))
}
