import { describe, expect, it } from 'vitest'
import { allCards, cardsOf } from '../cards/index.ts'
import { writtenCards, writtenLandscapes } from '../cards/written.ts'
import type { Card, Landscape } from '../language/types.ts'
import { english } from '../words/english/index.ts'
import { german } from '../words/german/index.ts'
import { specimens } from '../words/specimens.ts'
import { bannerColours } from './banner.ts'
import { cardSymbols } from './card-symbols.ts'
import { symbolGlossary } from './glossary.ts'
import { glyphs } from './glyphs.ts'
import { outlined } from './outlined.ts'
import { limited, primitives } from './primitives.fixture.ts'
import { signs } from './signs.ts'
import { stepsPicture } from './steps-picture.ts'
import { symbolLine } from './symbol-line.ts'
import { nodesIn } from './tree.ts'
import { cardFace } from './whole-faces.ts'
import { wholeGallery as gallery } from './whole-gallery.ts'

const written = [...writtenCards, ...writtenLandscapes]
const everything = [...written, ...specimens, ...primitives, ...limited]
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
    for (const card of written) {
      const line = symbolLine(card)
      const abilities = JSON.stringify(card.abilities).replaceAll(`"${card.name}"`, '"this card"')
      const same = lines.get(line)
      expect(same === undefined || same === abilities, `${card.name} looks like another card: ${line}`).toBe(true)
      lines.set(line, abilities)
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

  it.each(named(written))('%s has a picture', (_, card) => {
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
      for (const mode of ['symbols', 'words', 'both'] as const)
        expect(outlined(cardFace(card, { size: 'large', mode, tongue, gallery }))).not.toContain('<text')
    }
  })
})
