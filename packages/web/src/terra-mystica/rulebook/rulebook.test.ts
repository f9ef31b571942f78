/** Every example of the rules is read somewhere in a rulebook, in both languages, and can be walked along. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROCEDURES, TIE_BREAKS } from '@freehold/terra-mystica'
import { AUTOMA_EXAMPLES, EXAMPLES } from '@freehold/terra-mystica/examples'
import { describe, expect, test } from 'vitest'
import { AUTOMA_CHAPTERS, automaExampleOf, decidingExample } from './automa-chapters.ts'
import { CHAPTERS, exampleOf } from './chapters.ts'
import { lookedAt, spokenOf, stepsOf } from './steps.ts'

const rulesOf = (language: string, area: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../locales/${language}/${area}.json`), 'utf8')).rules

const sentencesOf = (chapters: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(chapters).flatMap(([chapter, names]) => names.map((name) => `${chapter}.${name}`))

const books = [
  { area: 'terra-mystica-rulebook', chapters: CHAPTERS },
  { area: 'automa-rulebook', chapters: AUTOMA_CHAPTERS },
] as const

test.each(books)('$area says each of its sentences in both languages, and no others', ({ area, chapters }) => {
  for (const language of ['en', 'de']) {
    const written = Object.entries(rulesOf(language, area)).flatMap(([chapter, rules]) =>
      Object.entries(rules).map(([name, words]) => {
        expect(words).toMatch(/[.”]$/)
        return `${chapter}.${name}`
      }),
    )
    expect(written.toSorted()).toEqual(sentencesOf(chapters).toSorted())
  }
})

test('no example lies where nobody reads of it', () => {
  const read = new Set(sentencesOf(CHAPTERS).map(exampleOf))
  const unread = Object.keys(EXAMPLES).filter((id) => !read.has(id) && !id.startsWith('faction.'))
  expect(unread).toEqual([])
  const actions = Object.entries(PROCEDURES).flatMap(([action, { tieBreaks }]) => [
    decidingExample(action),
    ...[...tieBreaks, 'furthest from her own' as const].map((tieBreak) => decidingExample(action, tieBreak)),
  ])
  const readOfHer = new Set([...sentencesOf(AUTOMA_CHAPTERS).map(automaExampleOf), ...actions])
  expect(Object.keys(AUTOMA_EXAMPLES).filter((id) => !readOfHer.has(id))).toEqual([])
})

test('each sentence is played but those that tell of a lot, a choice of a table or what else there is to look at', () => {
  const unplayed = [
    ...sentencesOf(CHAPTERS).filter((sentence) => !EXAMPLES[exampleOf(sentence)]),
    ...sentencesOf(AUTOMA_CHAPTERS).filter((sentence) => !AUTOMA_EXAMPLES[automaExampleOf(sentence)]),
  ]
  expect(unplayed).toEqual(['setUp.tiles', 'more.maps', 'peoples.more', 'house.file'])
})

test('the example beside a tie-break is one that it decides', () => {
  for (const [action, { tieBreaks }] of Object.entries(PROCEDURES)) {
    for (const tieBreak of tieBreaks) {
      const example = AUTOMA_EXAMPLES[decidingExample(action, tieBreak)]
      expect(Object.keys(TIE_BREAKS)).toContain(tieBreak)
      const steps = stepsOf(example).flatMap(({ beat }) => (beat?.thought?.action === action ? beat.thought.steps : []))
      expect(steps.map((step) => step.tieBreak)).toContain(tieBreak)
    }
  }
})

describe.each(Object.entries({ ...EXAMPLES, ...AUTOMA_EXAMPLES }))('%s', (_, example) => {
  test('can be walked along, and there is something to look at', () => {
    const steps = stepsOf(example)
    expect(steps.length).toBeGreaterThan(1)
    expect(steps[0].events).toEqual([])
    const { around, cults, powerActions, bonusCards } = lookedAt(steps)
    const spoken = steps.flatMap((step) => [...spokenOf(step)])
    for (const hex of spoken) expect(around.has(hex) || hex.startsWith('r')).toBe(true)
    const changed = steps.some(({ view, before }) =>
      view.players.some(
        ({ vp, coins }, seat) => vp !== before.players[seat].vp || coins !== before.players[seat].coins,
      ),
    )
    expect(around.size > 0 || cults || powerActions || bonusCards || changed).toBe(true)
  })
})
