import { describe, expect, it } from 'vitest'
import { allCards } from '../cards/index.ts'
import { writtenCards, writtenLandscapes } from '../cards/written.ts'
import type { Card, Landscape } from '../language/types.ts'
import { english } from '../words/english/index.ts'
import { german } from '../words/german/index.ts'
import { faceSizes } from './card-face.ts'
import { landscapeSizes } from './landscape-face.ts'
import { cardFace, landscapeFace } from './whole-faces.ts'
import { wholeGallery as gallery } from './whole-gallery.ts'

const sizes = Object.keys(faceSizes) as (keyof typeof faceSizes)[]
/** The least a letter and a symbol may measure, in the units of the face. */
const tile = { text: 13, symbol: 0 }
const least = { tile, low: tile, normal: { text: 7.5, symbol: 13 }, large: { text: 10.5, symbol: 24 } }

const named = <T extends Card | Landscape>(cards: readonly T[]) =>
  cards.map((card) => [`${card.name} ${card.editions.join(' ')} ${card.printing ?? ''}`, card] as const)

/** A face without what stands inside its symbols. */
function withoutGroups(svg: string): string {
  let depth = 0
  return svg
    .split(/(<g [^>]*>|<\/g>)/)
    .filter((part) => {
      if (part.startsWith('<g ')) depth++
      else if (part === '</g>') depth--
      else return depth === 0
      return false
    })
    .join('')
}

/** What is drawn on the face itself: texts with their ends and size, boxes, and the height of symbols. */
function measured(svg: string) {
  const flat = withoutGroups(svg)
  const attribute = (tag: string, name: string) => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(tag)?.[1] ?? 0)
  const tags = (name: string) => flat.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? []
  const texts = tags('text').map((tag) => ({
    left: attribute(tag, 'x'),
    right: attribute(tag, 'x') + attribute(tag, 'textLength'),
    top: attribute(tag, 'y') - attribute(tag, 'font-size') * 0.8,
    bottom: attribute(tag, 'y'),
    size: attribute(tag, 'font-size'),
  }))
  const rects = tags('rect').map((tag) => ({
    left: attribute(tag, 'x'),
    right: attribute(tag, 'x') + attribute(tag, 'width'),
    top: attribute(tag, 'y'),
    bottom: attribute(tag, 'y') + attribute(tag, 'height'),
  }))
  const symbols = [...svg.matchAll(/<g transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)">/g)].map(
    (found) => ({
      left: Number(found[1]),
      right: Number(found[1]),
      top: Number(found[2]),
      bottom: Number(found[2]) + Number(found[3]) * 24,
      size: Number(found[3]) * 24,
    }),
  )
  return { texts, rects, symbols }
}

interface Bounds {
  readonly width: number
  readonly height: number
  readonly text: number
  readonly symbol: number
}

function expectReadable(svg: string, { width, height, text, symbol }: Bounds): void {
  const { texts, rects, symbols } = measured(svg)
  expect(texts.length + symbols.length).toBeGreaterThan(0)
  for (const { left, right, top, bottom } of [...texts, ...rects, ...symbols]) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(height)
  }
  for (const { size } of texts) expect(size).toBeGreaterThanOrEqual(text)
  for (const { size } of symbols) expect(size).toBeGreaterThanOrEqual(symbol)
}

/** A language may have longer names: those of the tiles may then be smaller, nothing else. */
const languages = [
  { tongue: english, modes: ['words', 'both'] as const, leastName: 11 },
  { tongue: german, modes: ['words'] as const, leastName: 10 },
]

/** Symbols need no words: what cannot be told yet can be drawn. */
const wordless = { ...english, cardText: () => ({ sections: [] }) }

describe.each(sizes)('a %s face', (size) => {
  const { width, height } = faceSizes[size]
  const bounds = { width, height, text: least[size].text }
  const isTile = size === 'tile' || size === 'low'

  const told = languages.flatMap(({ tongue, modes, leastName }) =>
    (size === 'low' ? (['words'] as const) : modes).flatMap((mode) =>
      named(allCards).map(([name, card]) => [mode, tongue.code, name, { card, tongue, leastName }] as const),
    ),
  )
  it.each(told)('in %s (%s): %s fits, and can be read', (mode, _code, _name, { card, tongue, leastName }) => {
    const text = isTile ? leastName : bounds.text
    expectReadable(cardFace(card, { size, mode, tongue, gallery }), { ...bounds, text, symbol: 0 })
  })

  if (size === 'low') return // it has neither text nor symbols, and landscapes do not have it
  it.each(named(writtenCards))('in symbols: %s fits, and can be read', (_, card) => {
    const text = isTile ? 10 : bounds.text
    const svg = cardFace(card, { size, mode: 'symbols', tongue: wordless, gallery })
    expectReadable(svg, { ...bounds, text, symbol: least[size].symbol })
  })

  it.each(named(writtenLandscapes))('lying on its side: %s fits, and can be read', (_, landscape) => {
    const svg = landscapeFace(landscape, { size, mode: 'symbols', tongue: wordless, gallery })
    const text = size === 'large' ? 15 : 10
    expectReadable(svg, { ...landscapeSizes[size], text, symbol: least[size].symbol })
  })
})

describe('a face that is shown small', () => {
  const moat = allCards.find(({ name }) => name === 'Moat') as Card
  const smithy = allCards.find(({ name }) => name === 'Smithy') as Card
  const drawn = (card: Card, smallest?: number) =>
    cardFace(card, { size: 'normal', mode: 'words', tongue: english, gallery, least: smallest }).replace(
      /<desc>.*<\/desc>/s,
      '',
    )

  it('gives up its picture before its sentences, and these before they cannot be read; amounts stay', () => {
    expect(drawn(moat)).toContain('another player')
    const large = measured(drawn(moat, 10.5)).texts.filter(({ top }) => top > faceSizes.normal.banner)
    for (const { size } of large) expect(size).toBeGreaterThanOrEqual(10.4)
    expect(drawn(moat, 10.5)).toContain('another player')
    expect(drawn(moat, 13)).not.toContain('another')
    expect(drawn(moat, 13)).toContain('+2 Cards')
    expect(drawn(smithy, 13)).toContain('+3 Cards')
  })
})
