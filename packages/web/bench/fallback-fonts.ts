/**
 * How large a font of the machine must be to stand in for ours (`src/app/fonts.css`): the mean width of every text of the
 * pages, English and German, in both. `node packages/web/bench/fallback-fonts.ts` prints what fonts.css says of each font
 * that is on this machine.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const web = resolve(import.meta.dirname, '..')

/** Ours, with the heights that its lines have, and what stands in for it: upright, italic, bold. */
const faces = [
  {
    ours: ['alegreya', 'latin-400-normal', 'latin-400-italic', 'latin-700-normal'],
    heights: { ascent: 1.016, descent: 0.345 },
    standIns: [
      ['Liberation Serif', 'Liberation Serif Italic', 'Liberation Serif Bold'],
      ['DejaVu Serif', 'DejaVu Serif', 'DejaVu Serif Bold'],
      ['Noto Serif', 'Noto Serif Italic', 'Noto Serif Bold'],
    ],
  },
  {
    ours: ['alegreya-sans', 'latin-400-normal', 'latin-400-italic', 'latin-700-normal'],
    heights: { ascent: 0.8, descent: 0.2 },
    standIns: [
      ['Liberation Sans', 'Liberation Sans Italic', 'Liberation Sans Bold'],
      ['DejaVu Sans', 'DejaVu Sans', 'DejaVu Sans Bold'],
    ],
  },
] as const

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.replace(/\{\{.*?\}\}|<.*?>|\$t\(.*?\)/g, '')]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : []
const texts = globSync(['src/locales/*/*.json', 'src/*/locales/*/*.json'], { cwd: web }).flatMap((file) =>
  textsIn(JSON.parse(readFileSync(join(web, file), 'utf8'))),
)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (const { ours, heights, standIns } of faces) {
  const [family, ...styles] = ours
  for (const names of standIns)
    for (const [i, name] of names.entries()) {
      const file = resolve(web, '../../node_modules/@fontsource', family, 'files', `${family}-${styles[i]}.woff2`)
      const ratio = await page.evaluate(
        async ({ font, local, texts }) => {
          const loaded = async (name: string, source: string) => {
            const face = new FontFace(name, source)
            document.fonts.add(face)
            await face.load()
          }
          await loaded('ours', `url(data:font/woff2;base64,${font})`)
          try {
            await loaded('theirs', `local("${local}")`)
          } catch {
            return undefined // not on this machine
          }
          const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
          const widths = (name: string) => {
            pen.font = `100px ${name}`
            return texts.map((text) => pen.measureText(text).width)
          }
          const [a, b] = [widths('ours'), widths('theirs')]
          document.fonts.clear()
          const sum = (all: number[]) => all.reduce((x, y) => x + y, 0)
          return sum(a) / sum(b)
        },
        { font: readFileSync(file).toString('base64'), local: name, texts },
      )
      if (ratio === undefined) continue
      const percent = (part: number) => `${(part * 100).toFixed(1)}%`
      const words = [`size-adjust: ${percent(ratio)}`, `ascent-override: ${percent(heights.ascent / ratio)}`]
      console.log(
        [`${family} ${styles[i]} by ${name}`, ...words, `descent-override: ${percent(heights.descent / ratio)}`].join(
          '; ',
        ),
      )
    }
}
await browser.close()
