/** Every example of the rules is read somewhere in a rulebook, in both languages, and can be walked along. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FACTION_IDS, PROCEDURES, TIE_BREAKS } from '@freehold/terra-mystica'
import { AUTOMA_EXAMPLES, EXAMPLES } from '@freehold/terra-mystica/examples'
import { describe, expect, test } from 'vitest'
import {
  AUTOMA_CHAPTERS,
  automaExampleOf,
  CONDITION_EXAMPLES,
  decidingExample,
  OPTION_EXAMPLES,
  SIGN_EXAMPLES,
} from './automa-chapters.ts'
import { CHAPTERS, DIFFERENCES, exampleOf } from './chapters.ts'
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
  const ofPeoples = FACTION_IDS.flatMap((id) => [`faction.${id}`, `stronghold.${id}`])
  const ways = Object.values(DIFFERENCES).flatMap((row) => Object.values(row))
  const read = new Set<string>([...sentencesOf(CHAPTERS).map(exampleOf), ...ofPeoples, ...ways])
  expect(Object.keys(EXAMPLES).filter((id) => !read.has(id))).toEqual([])
  const actions = Object.entries(PROCEDURES).flatMap(([action, { tieBreaks }]) => [
    decidingExample(action),
    ...[...tieBreaks, 'furthest from her own' as const].map((tieBreak) => decidingExample(action, tieBreak)),
  ])
  const readOfHer = new Set([...sentencesOf(AUTOMA_CHAPTERS).map(automaExampleOf), ...actions, ...besideHerWords])
  expect(Object.keys(AUTOMA_EXAMPLES).filter((id) => !readOfHer.has(id))).toEqual([])
})

const besideHerWords = [CONDITION_EXAMPLES, OPTION_EXAMPLES, SIGN_EXAMPLES].flatMap((each) => Object.values(each))

test('each sentence is played but those that tell what else there is to look at or to load', () => {
  const unplayed = [
    ...sentencesOf(CHAPTERS).filter((sentence) => !EXAMPLES[exampleOf(sentence)]),
    ...sentencesOf(AUTOMA_CHAPTERS).filter((sentence) => !AUTOMA_EXAMPLES[automaExampleOf(sentence)]),
  ]
  expect(unplayed).toEqual(['peoples.more', 'house.file'])
})

test('each people is played: what it can do, where that is something of its own, and its stronghold', () => {
  const played = FACTION_IDS.flatMap((id) => [`faction.${id}`, `stronghold.${id}`])
  expect(played.filter((id) => !EXAMPLES[id])).toEqual(['faction.auren'])
})

test('each way that editions differ in is played but how many cards and tiles there were at first', () => {
  const unplayed = Object.entries(DIFFERENCES).filter(([, row]) => !('first' in row))
  expect(unplayed.map(([row]) => row)).toEqual(['cards', 'tiles'])
  for (const example of Object.values(DIFFERENCES).flatMap((row) => Object.values(row)))
    expect(EXAMPLES[example]).toBeDefined()
})

test('each condition of hers, what she chooses among and every sign of her cards is played', () => {
  const procedures = Object.values(PROCEDURES)
  expect(procedures.filter(({ options }) => !OPTION_EXAMPLES[options])).toEqual([])
  const unplayed = besideHerWords.filter((example) => !AUTOMA_EXAMPLES[example])
  expect(unplayed).toEqual([])
  const { signs } = JSON.parse(readFileSync(join(import.meta.dirname, '../locales/en/automa-rulebook.json'), 'utf8'))
  const headings = ['actions', 'support']
  expect(Object.keys(signs).filter((sign) => !(sign in SIGN_EXAMPLES))).toEqual(headings)
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
