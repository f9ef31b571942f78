/**
 * Writes `emblems/` (the pictures the cards name, out of game-icons, a file for each set), `seal-emblems.ts` (those of the
 * seats), `faction-emblems.ts` (those of the factions of Terra Mystica), `font-widths.ts` (how wide the letters of our fonts are) and `font-outlines.ts` (their shapes, for pictures that go where our fonts are not). Run it after a card
 * got a new emblem:
 *
 *     node scripts/fetch-card-art.ts
 *
 * The sources are fetched into a temporary folder: six megabytes of icons are no dependency of anybody who plays.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expansions } from '@freehold/dominion'
import { pictureFiles } from '@freehold/dominion/symbols'
import { writtenCards, writtenLandscapes } from '@freehold/dominion/written'

const sources = [
  '@iconify-json/game-icons@1.2.4',
  '@fontsource/alegreya@5.3.0',
  '@fontsource/alegreya-sans@5.3.0',
  'fontkit@2.0.4',
  'svgpath@2.6.0',
]
const fontFiles = {
  name: ['alegreya', 700, 'normal'],
  text: ['alegreya-sans', 400, 'normal'],
  bold: ['alegreya-sans', 700, 'normal'],
  italic: ['alegreya-sans', 400, 'italic'],
} as const

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}
interface Path {
  round(digits: number): Path
}
type Svgpath = (path: string) => Path
interface Outline {
  scale(x: number, y: number): Outline
  toSVG(): string
}
interface Font {
  readonly unitsPerEm: number
  readonly characterSet: readonly number[]
  layout(
    text: string,
    features: readonly string[],
  ): { readonly advanceWidth: number; readonly glyphs: readonly { readonly path: Outline }[] }
}

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(i + 32))
const moreLetters = (font: Font): string[] =>
  [...'–—’“”„·−×äöüÄÖÜß'].filter((letter) => font.characterSet.includes(letter.codePointAt(0) as number))

/** What is carved into the seal of each seat. */
const seals = ['crown', 'rose', 'stag-head', 'owl', 'bee', 'windmill']
/** Of each faction of Terra Mystica, and of the Automa. */
const factions =
  'anvil big-gear cultist dragon-head duality-mask fire-bowl flat-paw-print footprint linden-leaf magic-lamp moon octopus palm-tree pointy-hat robot-golem sailboat seven-pointed-star snowflake-2 standing-potion sunflower trident'.split(
    ' ',
  )
const factionsFile = join(import.meta.dirname, '../packages/web/src/terra-mystica/signs/faction-emblems.ts')
const sealsFile = join(import.meta.dirname, '../packages/web/src/table/seal-emblems.ts')
/** What is around the points of who has won: nobody needs it before. */
const laurelsFile = join(import.meta.dirname, '../packages/web/src/dominion/table/laurels.ts')

/** Pictures of the page that stand for no card. */
const pagePictures = ['campfire']

const symbols = join(import.meta.dirname, '../packages/dominion/src/symbols')
const folder = mkdtempSync(join(tmpdir(), 'freehold-art-'))
try {
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, ...sources], {
    stdio: 'inherit',
  })
  writeEmblems(folder)
  writeFileSync(join(symbols, 'font-widths.ts'), widths(folder))
  writeFileSync(join(symbols, 'font-outlines.ts'), outlines(folder))
} finally {
  rmSync(folder, { recursive: true })
}

function writeEmblems(root: string): void {
  const { icons } = JSON.parse(
    readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as Icons
  const svgpath = createRequire(join(root, 'package.json'))('svgpath') as Svgpath
  const linesOf = (names: readonly string[]): string[] => {
    const missing = names.filter((name) => !icons[name])
    if (missing.length) throw new Error(`game-icons has no ${missing.join(', ')}`)
    return names.map((name) => {
      const [path, ...more] = [...icons[name].body.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data)
      if (path === undefined || more.length) throw new Error(`${name} is not one path`)
      return `  '${name}': '${svgpath(path).round(0).toString()}',`
    })
  }
  writeFileSync(sealsFile, sealsModule(linesOf(seals)))
  writeFileSync(laurelsFile, sealsModule(linesOf(['laurels'])))
  writeFileSync(factionsFile, sealsModule(linesOf(factions)))
  for (const set of expansions) {
    const ofSet = [...writtenCards, ...writtenLandscapes].filter((card) => card.set === set).map(({ emblem }) => emblem)
    const names = [...new Set([...ofSet, ...(set === 'Basic' ? pagePictures : [])])].sort()
    for (const file of pictureFiles(set)) {
      const lines = linesOf(names.filter((name) => pictureFiles(set, name).includes(file)))
      writeFileSync(join(symbols, 'emblems', `${file.toLowerCase().replaceAll(' ', '-')}.ts`), emblemsFile(lines))
    }
  }
}

function sealsModule(lines: readonly string[]): string {
  return `${banner('Pictures of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0; see CREDITS.md.')}
/** The path of each picture in a square of 512. */
export const emblems: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`
}

/** Whole numbers: nobody sees finer ones, and everybody would load them. */
function emblemsFile(lines: readonly string[]): string {
  return `${banner('Pictures of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0; see CREDITS.md.')}import type { Pictures } from './index.ts'

export const pictures: Pictures = {
${lines.join('\n')}
}
`
}

function openFonts(root: string): Record<string, Font> {
  const fontkit = createRequire(join(root, 'package.json'))('fontkit') as { openSync(path: string): Font }
  const open = ([family, weight, slant]: (typeof fontFiles)[keyof typeof fontFiles]): Font =>
    fontkit.openSync(join(root, `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-${slant}.woff2`))
  return Object.fromEntries(Object.entries(fontFiles).map(([style, file]) => [style, open(file)]))
}

/** The printable Latin letters as paths in a square of a thousand, from the base line upwards. */
function outlines(root: string): string {
  const svgpath = createRequire(join(root, 'package.json'))('svgpath') as Svgpath
  const lines = Object.entries(openFonts(root)).map(([style, font]) => {
    const unit = 1000 / font.unitsPerEm
    const drawn = (letter: string): string => {
      const [glyph] = font.layout(letter, ['lnum']).glyphs
      return svgpath(glyph.path.scale(unit, -unit).toSVG()).round(0).toString()
    }
    const letters = [...ascii, ...moreLetters(font)].filter((letter) => letter !== ' ')
    return `  ${style}: {\n${letters.map((letter) => `    ${JSON.stringify(letter)}: '${drawn(letter)}',`).join('\n')}\n  },`
  })
  return `${banner('Letters of Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica (SIL OFL 1.1); see CREDITS.md.')}
/** The path of each letter in a square of a thousand, from the base line upwards. */
export const fontOutlines: Readonly<Record<'name' | 'text' | 'bold' | 'italic', Readonly<Record<string, string>>>> = {
${lines.join('\n')}
}
`
}

/** Widths of the printable Latin letters in thousandths of the font size. */
function widths(root: string): string {
  const lines = Object.entries(openFonts(root)).map(([style, font]) => {
    const width = (letter: string) => Math.round((font.layout(letter, ['lnum']).advanceWidth * 1000) / font.unitsPerEm)
    const others = moreLetters(font).map((letter) => `'${letter}': ${width(letter)}`)
    return `  ${style}: { ascii: [${ascii.map(width).join(', ')}], others: { ${others.join(', ')} } },`
  })
  return `${banner('Widths of Alegreya and Alegreya Sans (SIL OFL 1.1), in thousandths of the font size, from the space on.')}
export const fontWidths: Readonly<
  Record<'name' | 'text' | 'bold' | 'italic', { readonly ascii: readonly number[]; readonly others: Readonly<Record<string, number>> }>
> = {
${lines.join('\n')}
}
`
}

function banner(what: string): string {
  return `// Written by scripts/fetch-card-art.ts.\n// ${what}\n// biome-ignore-all format: generated\n`
}
