/** Games that were written down elsewhere open as replays, and what is wrong with them is said in both languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableState } from '@freehold/server/protocol'
import { LEDGER_WORDS, type TerraMysticaView } from '@freehold/terra-mystica'
import i18next, { type TFunction } from 'i18next'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { areasIn, textsOf } from '../../e2e/english.ts'
import { gamesHere } from '../app/games.ts'
import { registerGames } from '../games/games.ts'
import { type Recording, readRecording } from '../replay/recording.ts'
import { happenings } from '../replay/replay-frames.ts'
import { replayProblem } from '../replay/replay-problem.ts'
import { tell } from './log/tell.ts'
import records from './records.ts'

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../terra-mystica/fixtures', name), 'utf8')

const missing: string[] = []
beforeAll(async () => {
  registerGames(gamesHere)
  const said = (language: string) =>
    Object.fromEntries([...areasIn('en').keys()].map((area) => [area, textsOf(language, area)]))
  await i18next.init({
    lng: 'en',
    resources: { en: said('en'), de: said('de') },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _area, key) => missing.push(key),
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0])
})
beforeEach(() => {
  missing.length = 0
})

/** The end of the game, and its log in words. */
function ended(recording: Recording) {
  const { timeline, state, names } = recording
  const view = timeline.view(timeline.length, 'open') as TerraMysticaView
  const lines = tell(happenings(recording, timeline.length, 'open'), { ...state, view } as TableState, names?.() ?? [])
  return { view, lines }
}

const kinds: readonly (readonly [what: string, file: string])[] = [
  ['two players', 'r1564.cmd'],
  ['the same ledger as its page shows it', 'r1564.tsv'],
  ['five players on the map of Loon Lakes', 'own4.cmd'],
  ['an auction, and steps back before a town', 'own6.cmd'],
  ['the revised map', 'r1259.cmd'],
  ['Acolytes who leave the top of a cult', 'a39187.cmd'],
]

describe.each(['en', 'de'])('in %s', (language) => {
  beforeEach(async () => void (await i18next.changeLanguage(language)))

  test.each(kinds)('%s: %s', async (_what, file) => {
    const recording = await readRecording(fixture(file))
    expect(recording.state.phase).toBe('over')
    expect(recording.timeline.turns.length).toBeGreaterThan(10)
    const { view, lines } = ended(recording)
    expect(view.phase).toBe('over')
    expect(recording.state.result?.points).toEqual(view.players.map(({ vp }) => vp))
    expect(lines.length).toBeGreaterThan(recording.timeline.length / 2)
    for (const { text } of lines) expect(text).not.toMatch(/undefined|\{\{|NaN/)
    expect(missing).toEqual([])
  })

  const problemOf = async (text: string) => {
    const t = i18next.getFixedT(language, 'replay') as unknown as TFunction<'replay'>
    return readRecording(text).then(
      () => 'none',
      (error: Error) => replayProblem(error, t),
    )
  }

  test('whatever is wrong is said with its line and with what would be right', async () => {
    const game = fixture('r1564.cmd')
    const line = game.split('\n').findIndex((each) => /^\w+: build/.test(each)) + 1
    const said = [
      await problemOf(game.replace(/: build \w+/, ': bild A1')),
      await problemOf(game.replace(/: build \w+/, ': build Z9')),
      await problemOf(game.replace(/: build \w+/, ': pass BON3')),
    ]
    for (const each of said) expect(each).toContain(`${line}`)
    expect(said[0]).toContain('build, dig, transform')
    expect(said[1]).toContain('A1–')
    expect(await problemOf(game.replace(/^setup .*$/gm, ''))).toMatch(/setup/)
    expect(await problemOf('once upon a time')).not.toBe('none')
    expect(await problemOf('x'.repeat(5_000_001))).toContain('5')
    expect(await problemOf('')).not.toBe('none')
    expect(missing).toEqual([])
  })

  test('every kind of fault has its words', () => {
    for (const word of LEDGER_WORDS) records.problem({ code: 'unknown-word', word, line: 1, given: 'a', expected: 'b' })
    const codes = Object.keys((textsOf('en', 'terra-mystica-records') as { problem: object }).problem)
    for (const code of codes) {
      const gaps = { line: 3, given: 'a', expected: 'b', faction: 'giants', turn: 'nobody', field: 'bowl 2', found: 4 }
      const fault = code === 'other' ? undefined : { code, word: 'map', ...gaps }
      expect(records.problem(fault)).not.toMatch(/undefined|\{\{|problem\./)
    }
    expect(missing).toEqual([])
  })
})
