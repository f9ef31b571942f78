import { fontOutlines } from './font-outlines.ts'
import { fontWidths } from './font-widths.ts'
import { round } from './marks.ts'
import type { FontStyle } from './text.ts'

/** The letters that can be drawn, a space among them. */
export const letters: ReadonlySet<string> = new Set([' ', ...Object.keys(fontOutlines.text)])

/**
 * A picture of ours with its letters drawn instead of written, so that it looks the same where our fonts are not. Each
 * letter is kept once and used wherever it stands; the text alternative says what stood there.
 */
export function outlined(svg: string): string {
  const used = new Map<string, string>()
  const drawn = svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) =>
    drawnText(attributes, unescaped(text), used),
  )
  const shapes = [...used].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join('')
  return drawn
    .replace(/ font-family="[^"]*"| style="font-feature-settings:'lnum'"/g, '')
    .replace(/<\/svg>\n?$/, `<defs>${shapes}</defs></svg>\n`)
}

function drawnText(attributes: string, text: string, used: Map<string, string>): string {
  const attribute = (name: string): string | undefined => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
  const size = Number(attribute('font-size'))
  const style = styleOf(attribute('font-family'), attribute('font-weight'), attribute('font-style'))
  let thousandths = 0
  const letters = [...text].map((letter) => {
    const id = `${style}-${letter.codePointAt(0)}`
    const shape = fontOutlines[style][letter]
    const place = thousandths
    thousandths += fontWidths[style].ascii[letter.charCodeAt(0) - 32] ?? fontWidths[style].others[letter] ?? 600
    if (letter === ' ') return ''
    if (shape === undefined) throw new Error(`the letters of the cards have no ${letter}`)
    used.set(id, shape)
    return `<use href="#${id}"${place ? ` x="${place}"` : ''}/>`
  })
  const scale = size / 1000
  const start = attribute('text-anchor') === 'middle' ? (thousandths * scale) / 2 : 0
  const x = round(Number(attribute('x')) - start)
  return `<g transform="translate(${x} ${attribute('y')}) scale(${Math.round(scale * 100_000) / 100_000})" fill="${attribute('fill')}">${letters.join('')}</g>`
}

function styleOf(family: string | undefined, weight: string | undefined, slant: string | undefined): FontStyle {
  if (family?.startsWith('Alegreya,')) return 'name'
  if (slant === 'italic') return 'italic'
  return weight === '700' ? 'bold' : 'text'
}

const unescaped = (text: string): string => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
