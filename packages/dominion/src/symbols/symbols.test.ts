import { describe, expect, it } from 'vitest'
import { allCards, cardsOf } from '../cards/index.ts'
import type { Card, Landscape } from '../language/types.ts'
import { english } from '../words/english/index.ts'
import { german } from '../words/german/index.ts'
import { specimens } from '../words/specimens.ts'
import { bannerColours } from './banner.ts'
import { cardFace, type FaceSize, faceSizes } from './card-face.ts'
import { cardSymbols } from './card-symbols.ts'
import type { FaceMode } from './face-content.ts'
import { symbolGlossary } from './glossary.ts'
import { glyphs } from './glyphs.ts'
import { outlined } from './outlined.ts'
import { limited, primitives } from './primitives.fixture.ts'
import { signs } from './signs.ts'
import { stepsPicture } from './steps-picture.ts'
import { symbolLine } from './symbol-line.ts'
import { nodesIn } from './tree.ts'
import { wholeGallery as gallery } from './whole-gallery.ts'

const everything = [...allCards, ...specimens, ...primitives, ...limited]
const named = <T extends Card | Landscape>(cards: readonly T[]) =>
  cards.map((card) => [`${card.name} ${card.editions.join(' ')}`, card] as const)

describe('every card and every primitive in symbols', () => {
  it.each(named(everything))('%s has a symbol with a meaning for each of its abilities', (_, card) => {
    const meanings = new Map(symbolGlossary().map(({ id, meaning }) => [id, meaning]))
    for (const nodes of cardSymbols(card)) {
      const ids = [...nodesIn(nodes)].flatMap((node) =>
        node.node === 'glyph'
          ? node.id
          : node.node === 'name'
            ? 'named-other'
            : node.node === 'sign'
              ? `sign-${node.id}`
              : node.node === 'box'
                ? `box-${node.id}`
                : [],
      )
      expect(ids.length).toBeGreaterThan(0)
      for (const id of ids) expect(meanings.get(id)).toMatch(/\w{2}/)
    }
  })

  it('says different things differently', () => {
    const lines = new Map<string, string>()
    const abilities = (card: Card) => JSON.stringify(card.abilities)
    for (const card of allCards) {
      const same = lines.get(symbolLine(card))
      expect(same === undefined || same === abilities(card), `${card.name} looks like another card`).toBe(true)
      lines.set(symbolLine(card), abilities(card))
    }
  })

  it('uses every symbol and sign of the glossary, but for references that no card needs yet', () => {
    const used = new Set<string>()
    for (const card of everything) {
      for (const nodes of cardSymbols(card)) {
        for (const node of nodesIn(nodes)) if (node.node === 'glyph' || node.node === 'sign') used.add(node.id)
      }
    }
    const idle = [...Object.keys(glyphs), ...Object.keys(signs)].filter(
      (id) => !used.has(id) && !/^(that|cost|named)-/.test(id),
    )
    expect(idle).toEqual([])
  })
})

describe('the glossary in German', () => {
  it('says what every symbol means, and of no other', () => {
    const ids = symbolGlossary().map(({ id }) => id)
    expect(Object.keys(german.symbols ?? {}).sort()).toEqual(ids.sort())
    const inEnglish = new Map(symbolGlossary().map(({ id, meaning }) => [id, meaning]))
    for (const { id, meaning } of symbolGlossary(german)) expect(meaning, id).not.toBe(inEnglish.get(id))
  })
})

const sizes = Object.keys(faceSizes) as FaceSize[]
const modes: readonly FaceMode[] = ['symbols', 'words', 'both']
/** The least a letter and a symbol may measure, in the units of the face. */
const least = { tile: { text: 13, symbol: 0 }, normal: { text: 7.5, symbol: 16.5 }, large: { text: 10.5, symbol: 26 } }

/** What is drawn on the face itself: texts with their ends and size, boxes, and the height of symbols. */
function measured(svg: string) {
  const flat = svg.replace(/<g [^>]*>.*?<\/g>/g, '')
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

/** A language may have longer names: those of the tiles may then be smaller, nothing else. */
const languages = [
  { tongue: english, modes, leastName: least.tile.text },
  { tongue: german, modes: ['words'] as const, leastName: 11 },
]

describe.each(sizes)('a %s face', (size) => {
  const { width, height } = faceSizes[size]
  const cases = languages.flatMap(({ tongue, modes, leastName }) =>
    modes.flatMap((mode) =>
      named(allCards).map(([name, card]) => [mode, tongue.code, name, { card, tongue, leastName }] as const),
    ),
  )

  it.each(cases)('in %s (%s): %s fits, and can be read', (mode, _code, _name, { card, tongue, leastName }) => {
    const { texts, rects, symbols } = measured(cardFace(card, { size, mode, tongue, gallery }))
    for (const { left, right, top, bottom } of [...texts, ...rects, ...symbols]) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(height)
    }
    const leastText = size === 'tile' ? leastName : least[size].text
    for (const text of texts) expect(text.size).toBeGreaterThanOrEqual(leastText)
    if (mode === 'symbols') for (const symbol of symbols) expect(symbol.size).toBeGreaterThanOrEqual(least[size].symbol)
  })
})

describe('things to choose from', () => {
  const options = allCards.flatMap(({ abilities }) =>
    abilities.flatMap((ability) =>
      'steps' in ability ? ability.steps.flatMap((step) => (step.do === 'chooseOptions' ? [...step.options] : [])) : [],
    ),
  )

  it('are drawn within the given width', () => {
    expect(options.length).toBeGreaterThan(10)
    for (const steps of options) {
      const { width, height, inside } = stepsPicture(steps, 190, 24, gallery)
      expect(width).toBeLessThanOrEqual(190)
      expect(height).toBeGreaterThan(0)
      expect(inside).toMatch(/^<g|^<rect/)
    }
  })

  it('show a card by its sign, without a word', () => {
    const gain = (name: string) => stepsPicture([{ do: 'gain', what: { is: 'name', name } }], 190, 24, gallery).inside
    expect(gain('Silver')).not.toContain('<text')
    expect(gain('Madman')).toContain(gallery.picture('screaming'))
    expect(gain('Silver')).not.toBe(gain('Gold'))
  })
})

describe('a face', () => {
  it('carries the words of the card as its text alternative', () => {
    const [card] = allCards.filter(({ name }) => name === "King's Court")
    const svg = cardFace(card, { size: 'normal', mode: 'symbols', tongue: english, gallery })
    expect(svg).toContain("<title>King's Court</title><desc>You may play an Action from your hand three times.</desc>")
  })

  it.each(named(allCards))('%s has a picture', (_, card) => {
    expect(gallery.picture(card.emblem)).toMatch(/^M/i)
  })

  it('parts two sentences that share a line, and not two bonuses', () => {
    const stops = (name: string) => faceOf(name).split('M2.5 12h.01').length - 1
    expect(stops('Wishing Well')).toBe(1)
    expect(stops('Market')).toBe(0)
  })

  it('says who chooses where it is not the one who acts', () => {
    expect(symbolLine(cardNamed('Swindler'))).toContain('⤓ you☑ =')
    expect(symbolLine(cardNamed('Witch'))).not.toContain('you')
  })

  it('shows each metal in its own colour', () => {
    const banners = ['Copper', 'Silver', 'Gold', 'Estate'].map((name) => bannerColours(cardNamed(name))[0])
    expect(new Set(banners).size).toBe(4)
  })
})

const cardNamed = (name: string): Card => {
  const card = cardsOf('2e').get(name)
  if (!card) throw new Error(`no ${name}`)
  return card
}
const faceOf = (name: string): string =>
  cardFace(cardNamed(name), { size: 'large', mode: 'symbols', tongue: english, gallery })

describe('a picture that leaves the page', () => {
  it('draws its letters, in their places, and needs no font', () => {
    const face = cardFace(cardNamed('Gardens'), { size: 'large', mode: 'both', tongue: german, gallery })
    const drawn = outlined(face)
    expect(drawn).not.toMatch(/<text|font-family|font-feature/)
    const letters = [...face.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text.replaceAll(' ', '')).join('')
    expect(drawn.match(/<use /g)).toHaveLength(letters.length)
    for (const [, id] of drawn.matchAll(/<use href="#([^"]*)"/g)) expect(drawn).toContain(`<path id="${id}" d="M`)
    expect(drawn).toContain(`<title>${german.cardName('Gardens')}</title>`)
  })

  it.each(named(allCards))('%s can be drawn in both languages', (_, card) => {
    for (const tongue of [english, german]) {
      for (const mode of modes)
        expect(outlined(cardFace(card, { size: 'large', mode, tongue, gallery }))).not.toContain('<text')
    }
  })
})
