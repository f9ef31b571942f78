import { readFileSync } from 'node:fs'
import type { WrittenSet } from '@freehold/dominion/own'
import { english } from '@freehold/dominion/words'
import { writingIn, writtenCard } from '@freehold/dominion/writing'
import { describe, expect, test } from 'vitest'
import german from '../locales/de/workshop.json' with { type: 'json' }
import texts from '../locales/en/workshop.json' with { type: 'json' }
import { exampleName, examples } from './examples.ts'
import { inTongue, knownCards, startText, textOfKnown } from './first-text.ts'
import { keepBench, readBench, withCard, withoutCard, withSet, withText } from './kept-sets.ts'
import { kinOf } from './kin.ts'
import { apart, axisOf, swarm } from './measure/swarm.ts'
import { partsIn } from './parts.ts'
import { linkTo, setInLink } from './set-link.ts'
import { refusedWords } from './set-problems.ts'
import { explainedLines, study, withPicture } from './study.ts'

const ferry = 'Ferry Town\ncosts 4, Action\npicture raft\n\nwhen played\n  +1 Card\n  +2 Actions\n'
const river: WrittenSet = { name: 'River', author: 'Jo', emblem: 'raft', cards: [ferry] }

describe('a text is studied', () => {
  test('and what is well written can be played', () => {
    const { card, mistakes, refusal, notRun, code } = study(ferry)
    expect([card.name, mistakes, refusal, notRun, code]).toEqual(['Ferry Town', [], undefined, undefined, 'en'])
  })
  test('and its kin are the cards that do the most alike, by their steps however deep', () => {
    const kin = (text: string) => kinOf(study(text).card).map(({ name }) => name)
    expect(kin(ferry)).toContain('Village')
    expect(kin(`${ferry}  may discard 1 card\n    then +2 Coins\n`)).toHaveLength(3)
    expect(kin(ferry.slice(0, ferry.indexOf('when played')))).toEqual([])
    expect(kin(ferry.replace('Ferry Town', 'Village'))).not.toContain('Village') // it is its own
  })
  test('as far as it is right; the rest stays', () => {
    const studied = study(ferry.replace('+1 Card', '+1 Crad'))
    expect(studied.mistakes.map(({ line }) => line)).toEqual([6])
    expect(studied.card.abilities).toHaveLength(1)
    expect([...explainedLines(studied, english)].map(([line, { text }]) => [line, text])).toEqual([
      [5, 'when played'],
      [7, '+2 Actions'],
    ])
  })
  test('and why nobody can play with it is told', () => {
    expect(study(textOfKnown('throne-room', 'en') ?? '').refusal).toMatchObject({ code: 'own-name-taken' })
    expect(study(textOfKnown('donate', 'de') ?? '')).toMatchObject({ code: 'de', refusal: { code: 'landscape' } })
    expect(study(ferry.replace('Action\n', 'Castle\n')).refusal).toMatchObject({ code: 'own-types' })
  })
  test('and gets another picture, named or not', () => {
    const grammar = writingIn('en')
    expect(withPicture(ferry, 'well', study(ferry), grammar)).toBe(ferry.replace('raft', 'well'))
    const without = ferry.replace('picture raft\n', '')
    expect(withPicture(without, 'raft', study(without), grammar)).toBe(ferry)
  })
})

test.each(['en', 'de'] as const)('every part in %s can be read again where it stands', (code) => {
  const plain = 'A\ncosts 4, Action, Attack, Victory\npicture raft\n\nwhen played\n  +1 Card\n'
  const [head, played] = inTongue(plain, code).split('\n\n')
  for (const { lines, isHeading } of partsIn(code)) {
    const steps = isHeading ? lines : [played.split('\n')[0], ...lines.map((line) => `  ${line}`)]
    expect([lines[0], study(`${head}\n\n${steps.join('\n')}`).mistakes]).toEqual([lines[0], []])
  }
})

test('a card to begin with can be played as it is, in both tongues', () => {
  for (const code of ['en', 'de'] as const) expect(study(startText(code, 'X'))).toMatchObject({ code, mistakes: [] })
  expect(inTongue(inTongue(ferry, 'de'), 'en')).toBe(ferry)
})

test('every card and landscape there is opens without a mistake', () => {
  for (const card of knownCards) {
    const { mistakes } = study(writtenCard(card, writingIn('en')))
    expect([card.name, mistakes]).toEqual([card.name, []])
  }
})

test('why each example is interesting is said as in the folder of the examples', () => {
  const folder = new URL('../../../../../examples/cards/', import.meta.url)
  const about = readFileSync(new URL('README.md', folder), 'utf8')
  for (const name of examples) {
    expect(about).toContain(`| [${exampleName(name)}](${name}.card) | ${texts.examples[name]} |`)
    expect(german.examples[name]).not.toBe('')
    expect(readFileSync(new URL(`${name}.card`, folder), 'utf8')).toContain(exampleName(name))
  }
})

describe('sets', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
  }
  test('are kept as they stand, mistakes and all', () => {
    const store = storage()
    const bench = withText(withCard({ sets: [river], set: 0, card: 0 }, 'Other'), 'Ohter\ncosts')
    expect(keepBench(store, bench)).toBe(true)
    expect(readBench(store)).toEqual(bench)
    expect(withoutCard(withoutCard(bench))).toMatchObject({ sets: [river], card: 0 })
  })
  test('that are spoilt are passed over', () => {
    const store = storage()
    store.setItem('freehold.workshop', '{"sets": [{"freehold": "cards"}, 3], "set": 9}')
    expect(readBench(store)).toBeUndefined()
    store.setItem('freehold.workshop', 'nonsense')
    expect(readBench(store)).toBeUndefined()
  })
  test('that are there already are only opened', () => {
    const bench = withSet({ sets: [river], set: 0, card: 0 }, { ...river, name: 'Lake' })
    expect(withSet(bench, river)).toMatchObject({ set: 0, sets: { length: 2 } })
  })
})

describe('a link to a set', () => {
  test('brings it along', async () => {
    const link = await linkTo(river, 'https://example.org/workshop')
    expect(await setInLink(new URL(link).hash, 'en')).toEqual(river)
  })
  test('that is cut off or says something else is refused', async () => {
    const { hash } = new URL(await linkTo(river, 'https://example.org/workshop'))
    await expect(setInLink(hash.slice(0, -10), 'en')).rejects.toThrow()
    await expect(setInLink('#set=%%%', 'en')).rejects.toThrow()
  })
  test.each([
    [{ version: 2 }, 'problems.newer-set'],
    [{ cards: Array(31).fill('A') }, 'problems.too-many-cards'],
    [{ cards: ['x'.repeat(5000)] }, 'problems.card-too-long'],
    [{ cards: [5] }, 'no set'],
    [{ freehold: 'log' }, 'no set'],
  ])('with %j is refused for its reason', async (other, reason) => {
    const { hash } = new URL(await linkTo({ ...river, ...other } as typeof river, 'https://example.org/workshop'))
    const refused = await setInLink(hash, 'en').catch((error: unknown) => error)
    const t = ((key: string) => key) as unknown as Parameters<typeof refusedWords>[2]
    expect(refusedWords(refused, 'no set', t)).toBe(reason)
  })
  test('that would unfold endlessly is left alone', async () => {
    const bomb = new Blob([' '.repeat(50_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const packed = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url')
    await expect(setInLink(`#set=${packed}`, 'en')).rejects.toThrow(RangeError)
  })
})

describe('signs on an axis', () => {
  test('stand above each other where they would cover each other, the first lowest', () => {
    const placed = swarm(
      [10, 12, 60, 13],
      (x) => x,
      () => 20,
    )
    expect(placed.map(({ level }) => level)).toEqual([0, 1, 0, 2])
  })
  test('are named as far as there is room', () => {
    expect(
      apart(
        [10, 30, 100],
        (x) => x,
        () => 30,
      ),
    ).toEqual([10, 100])
  })
  test('lie on an axis of tens that holds the half', () => {
    expect(axisOf([0.12, 0.91])).toEqual({ low: 0.1, high: 1 })
    expect(axisOf([0.5])).toEqual({ low: 0.5, high: 0.6 })
  })
})
