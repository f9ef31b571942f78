/**
 * Old logs stay playable. The logs in `fixtures/` were written once and are replayed as they are; `golden-games.ts` says
 * how to make more of them. A change of the rules needs a new version of the rules, not new logs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allHold, type GameLog, Playthrough, parseLog, replay, serializeLog, verifyLog } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { cardsOf } from './cards/index.ts'
import { earlierRules } from './earlier.ts'
import { dominion } from './game.ts'
import { goldenGames, positionsOf, type Waiting, waitingFor } from './golden-games.ts'
import { playthroughText } from './golden-playthrough.ts'
import { editions } from './language/types.ts'
import type { DominionOptions } from './setup/options.ts'

const folder = join(import.meta.dirname, '../fixtures')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const waiting = JSON.parse(read('waiting.json')) as Record<string, Waiting>
const positions = JSON.parse(read('positions.json')) as Record<string, string[]>
/** A log of an earlier version as one of this: its hash was made otherwise, all else must hold. */
const today = (log: GameLog): GameLog => {
  const { hash, ...rest } = log
  return log.rules === dominion.rules ? log : { ...rest, rules: dominion.rules }
}
const golden = readdirSync(join(folder, 'logs')).map((file) => {
  const text = read(`logs/${file}`)
  return { name: file.replace('.json', ''), text, log: parseLog(JSON.parse(text)) }
})
const finished = golden.filter(({ name }) => !(name in waiting))
const saved = golden.filter(({ name }) => name in waiting)

describe('a finished game of old', () => {
  test.each(finished)('is replayed to its recorded end: $name', ({ name, log }) => {
    expect(log.outcome).toBeDefined()
    expect(log.hash).toBeDefined()
    const hash = positions[name].at(-1)
    const findings = verifyLog(dominion, { ...today(log), hash })
    expect(allHold(findings)).toBe(true)
    const secret = log.seed?.startsWith('secret:')
    expect(findings.filter(({ verdict }) => verdict === 'holds').length).toBe(secret ? 6 : 5)
  })
})

describe('a game saved in the middle of a card', () => {
  test.each(saved)('goes on where it was left: $name', ({ name, log }) => {
    const game = Playthrough.resume(dominion, today(log))
    expect(dominion.hash(game.state)).toBe(positions[name].at(-1))
    const asked = game.pending() ?? expect.fail('nothing is asked')
    expect(waitingFor(asked)).toEqual(waiting[name])
    expect(game.log().moves).toEqual(log.moves)
    for (let i = 0; i < 10; i++) {
      const { min } = game.pending() ?? expect.fail('the game is over')
      game.play(Array.from({ length: min }, (_, option) => option))
    }
    game.undo(log.moves.length)
    expect(dominion.hash(game.state)).toBe(positions[name].at(-1))
  })
})

test.each(golden)('a game of old goes through the positions it went through: $name', ({ name, log }) => {
  expect(positions[name].length).toBeGreaterThan(log.moves.length / 16)
  expect(positionsOf(log)).toEqual(positions[name])
})

describe.each([
  { what: 'the last card of a hand was not asked for', file: 'rats', rules: '2', until: 263 },
  { what: 'a card of the Black Market went back to its deck', file: 'black-market', rules: '3', until: 73 },
  { what: 'only one of two players drew for a Road Network', file: 'road-network', rules: '4', until: 55 },
  { what: 'Inheritance of the first printing was played as the newest', file: 'inheritance', rules: '5', until: 59 },
])('a log of version $rules in which $what', ({ file, rules, until }) => {
  const log = parseLog(JSON.parse(read(`kept-logs/${file}.json`)))

  test('holds by the rules that are kept of it', async () => {
    expect(log.rules).toBe(rules)
    expect(verifyLog(await earlierRules[rules](), log).filter(({ verdict }) => verdict === 'fails')).toEqual([])
  })

  test('goes elsewhere by those of today, and is refused under its own name', () => {
    expect(() => replay(dominion, today(log))).toThrow(`moves[${until}]`)
    expect(() => replay(dominion, log)).toThrow(`version ${rules}`)
  })
})

describe('the golden logs', () => {
  const options = (log: GameLog) => log.options as unknown as DominionOptions

  test('are of both editions, seven sets, two to six players, every kind of seed and way of asking', () => {
    expect(finished.length).toBeGreaterThanOrEqual(12)
    expect(saved.length).toBeGreaterThanOrEqual(4)
    const sets = golden.flatMap(({ log }) => {
      const { edition, kingdom } = options(log)
      return kingdom.map((name) => cardsOf(edition).get(name)?.set)
    })
    const all = (get: (log: GameLog) => unknown) => [...new Set(golden.map(({ log }) => get(log)))].sort()
    expect([...new Set(sets)].sort()).toEqual([
      'Alchemy',
      'Base',
      'Dark Ages',
      'Hinterlands',
      'Intrigue',
      'Prosperity',
      'Seaside',
    ])
    expect(all((log) => options(log).edition)).toEqual([...editions])
    expect(all((log) => options(log).players)).toEqual([2, 3, 4, 5, 6])
    expect(all((log) => options(log).asking)).toEqual(['all', 'open', 'secret'])
    expect(all((log) => log.seed?.replace(/:.*/, ''))).toEqual(['fast', 'ordered', 'secret'])
  })

  test('are all there, and written as logs are written', () => {
    expect(golden.map(({ name }) => name).sort()).toEqual(goldenGames.map(({ name }) => name).sort())
    for (const { name, text, log } of golden) expect(serializeLog(log), name).toBe(text)
  })

  test('would fail the moment one answer were another', () => {
    const [{ log }] = finished
    const [first, ...moves] = log.moves.toReversed()
    const other = { ...today(log), moves: [...moves.toReversed(), first.map((n) => n + 1)] }
    expect(() => replay(dominion, other)).toThrow(/moves\[\d+\]|outcome|hash/)
    expect(allHold(verifyLog(dominion, { ...today(log), seed: 'fast:another' }))).toBe(false)
  })
})

test('a short game reads, decision by decision and seat by seat, as it is written down', async () => {
  const { log } = golden.find(({ name }) => name === 'short-game') ?? expect.fail('there is no short game')
  await expect(playthroughText(today(log))).toMatchFileSnapshot('../fixtures/short-game.txt')
})

test('what a finished game is called does not hang on what was played in between', () => {
  const named = (name: string) => golden.find((each) => each.name === name)?.log ?? expect.fail(name)
  const over = replay(dominion, today(named('big-money')))
  const before = dominion.hash(over)
  dominion.pending(Playthrough.resume(dominion, today(named('clean-up-waits-for-scheme'))).state) // asks somebody else, otherwise
  expect(dominion.hash(over)).toBe(before)
})
