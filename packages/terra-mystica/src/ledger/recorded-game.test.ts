import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError, replay } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { makeView, type TerraMysticaView } from '../game/view.ts'
import { playLedger } from './check.ts'
import type { LedgerFault } from './fault.ts'
import { parseLedger } from './grammar.ts'
import { readRecordedGame } from './recorded-game.ts'

const here = join(import.meta.dirname, '../../fixtures')
const beside = join(import.meta.dirname, '../../../../../shared/data/terra-mystica')
const filesIn = (folder: string, end: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).flatMap((file) => (file.endsWith(end) ? [join(folder, file)] : [])) : []
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Its end as it is watched. */
function watched(text: string) {
  const { game, log } = readRecordedGame(text)
  return game.view(replay(game, log), 'audience')
}

const collection = ['games', 'games-found'].flatMap((folder) => filesIn(join(beside, folder, 'cmd'), '.cmd'))
const wrong = /g00760/ // a carpet flight that the rules do not allow
const all = [...filesIn(here, '.cmd'), ...collection.filter((file) => !wrong.test(file))]

test(`${all.length} recorded games can be watched to the end that they have`, () => {
  expect(all.length).toBeGreaterThanOrEqual(18)
  for (const file of all) {
    const text = textOf(file)
    expect(watched(text), file).toEqual(makeView(playLedger(parseLedger(text, file), file)))
  }
})

const isPage = (text: string) => text.includes('Round 1 scoring') // else rows alone
const pages = [...filesIn(here, '.tsv'), ...filesIn(join(beside, 'games', 'ledger'), '.tsv')].filter((file) =>
  isPage(textOf(file)),
)

/** What stands where: on two of the maps some games can be played alike, and a page does not say which it was. */
const standing = ({ hexes }: TerraMysticaView) =>
  hexes.map(({ id, owner, building, town }) => ({ id, owner, building, town }))

test(`${pages.length} ledgers as their page shows them are the same games, on the map where they can be played`, () => {
  expect(pages.length).toBeGreaterThanOrEqual(12)
  for (const file of pages) {
    const page = watched(textOf(file))
    const commands = watched(textOf(file.replace('.tsv', '.cmd').replace('/ledger/', '/cmd/')))
    expect(
      page.players.map(({ vp }) => vp),
      file,
    ).toEqual(commands.players.map(({ vp }) => vp))
    expect(standing(page), file).toEqual(standing(commands))
  }
})

const game = textOf(join(here, 'r1024.cmd'))
const page = textOf(join(here, 'r1024.tsv'))

test('each act is told once, before what follows from it, in the words of the notation', () => {
  const { game: recorded, log } = readRecordedGame(game)
  const keys: string[] = []
  replay(recorded, log, ({ events, decision }) => {
    const acted = events.filter(({ type }) => type === 'acted')
    expect(acted).toHaveLength(1)
    expect(acted[0].seat).toBe(decision.seat)
    keys.push(acted[0].type === 'acted' ? acted[0].key : '')
  })
  const written = game.split('\n').filter((line) => /^\w+: /.test(line))
  expect(keys.length).toBeGreaterThanOrEqual(written.length)
  expect(keys[0]).toBe(written[0].replace(/^\w+: /, ''))
})

test('somebody who left is told to have left', () => {
  const lines = game.split('\n')
  const faction = /^setup (\w+)/m.exec(game)?.[1]
  const at = lines.findIndex((line) => /^\w+: pass/.test(line)) + 4
  const { game: recorded, log } = readRecordedGame([...lines.slice(0, at), `drop-faction ${faction}`].join('\n'))
  const keys: string[] = []
  replay(recorded, log, ({ events }) =>
    keys.push(...events.flatMap((event) => (event.type === 'acted' ? [event.key] : []))),
  )
  expect(keys.at(-1)).toBe('resign')
  expect(log.outcome).toBeUndefined()
})

function faultOf(text: string): LedgerFault {
  try {
    readRecordedGame(text)
  } catch (error) {
    if (error instanceof InputError && error.fault) return error.fault as unknown as LedgerFault
    throw error
  }
  throw new Error('it can be read')
}

const lineOf = (text: string, part: RegExp) => text.split('\n').findIndex((line) => part.test(line)) + 1

test('what is wrong is told with its line, what stands there and what could', () => {
  const first = lineOf(game, /^\w+: build/)
  expect(faultOf(game.replace(/: build \w+/, ': bild A1'))).toMatchObject({
    code: 'unknown-word',
    word: 'command',
    line: first,
    given: 'bild A1',
    expected: expect.stringContaining('build, dig'),
  })
  expect(faultOf(game.replace(/: build \w+/, ': build Z1'))).toMatchObject({ word: 'space', line: first, given: 'Z1' })
  expect(faultOf(game.replace(/^(\w+): pass .*$/m, '$1: pass BON99'))).toMatchObject({
    word: 'bonus card',
    expected: 'BON1–BON10',
  })
  expect(faultOf(game.replace(/: upgrade (\w+) to TP/, ': upgrade $1 to SA'))).toMatchObject({
    code: 'not-legal',
    line: lineOf(game, /: upgrade \w+ to TP/),
    expected: expect.stringContaining('upgrade '),
  })
  expect(faultOf(game.replace(/^score .*$/m, ''))).toMatchObject({ code: 'tiles-missing' })
  expect(faultOf('')).toMatchObject({ code: 'too-few-factions', line: 1 })
})

test('a ledger whose rows tell something else than its commands is not this game', () => {
  const at = lineOf(page, /other_income/)
  const changed = page.split('\n').map((line, i) => (i + 1 === at ? line.replace(/\t(\d+) C\t/, '\t99 C\t') : line))
  expect(faultOf(changed.join('\n'))).toMatchObject({ code: 'row-differs', line: at, field: 'coins', expected: 99 })
})
