import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { ACTIONS_OWNED, findEntry, ROUND, seatAt, TAKE_TOWN } from '../rules/state.ts'
import { StoryTable } from '../rules/story.fixture.ts'
import { ADJUST_POINTS, DECLINE, LOWER_CULT } from '../rules/verbs.ts'
import { SPECIAL_ACTIONS } from '../types.ts'
import { checkLedger, playLedger } from './check.ts'
import { type LedgerGame, parseLedger } from './grammar.ts'
import { isOffered } from './offered.ts'
import { dropFaction, playCommand, prepare, startLedger } from './play.ts'
import { type LedgerRow, parseRows } from './rows.ts'

/* Recorded games: those kept here, and the whole collection where it lies beside the project. */

interface RecordedGame {
  readonly name: string
  readonly game: LedgerGame
  readonly rows: readonly LedgerRow[]
  readonly expectedVp: Readonly<Record<string, number>> | undefined
}

const here = join(import.meta.dirname, '../../fixtures')
const beside = join(import.meta.dirname, '../../../../../shared/data/terra-mystica/games')

function read(name: string, commands: string, rows: string, expectedVp?: Record<string, number>): RecordedGame {
  return {
    name,
    game: parseLedger(readFileSync(commands, 'utf8'), name),
    rows: parseRows(readFileSync(rows, 'utf8'), name),
    expectedVp,
  }
}

const fixtures: readonly RecordedGame[] = readdirSync(here)
  .filter((file) => file.endsWith('.cmd'))
  .map((file) => read(file, join(here, file), join(here, file.replace('.cmd', '.tsv'))))

interface Entry {
  readonly id: string
  readonly cmd: string
  readonly ledger: string
  readonly expectedVp: Record<string, number>
}

/** The collection; empty where it is not there. */
function wholeCollection(): RecordedGame[] {
  if (!existsSync(join(beside, 'manifest.json'))) return []
  const entries = JSON.parse(readFileSync(join(beside, 'manifest.json'), 'utf8')) as Entry[]
  return entries.map(({ id, cmd, ledger, expectedVp }) => read(id, join(beside, cmd), join(beside, ledger), expectedVp))
}

/** Games that were found to show faults; the one that is wrong must be refused. */
function gamesFound(): RecordedGame[] {
  const folder = join(beside, '../games-found')
  if (!existsSync(folder)) return []
  const names = readdirSync(join(folder, 'ledger')).map((file) => file.replace('.tsv', ''))
  return names.map((name) => read(name, join(folder, `cmd/${name}.cmd`), join(folder, `ledger/${name}.tsv`)))
}

const collection = [...wholeCollection(), ...gamesFound()]

function differences(games: readonly RecordedGame[]): string[] {
  return games.flatMap(({ name, game, rows, expectedVp }) => {
    const result = checkLedger(game, rows, name)
    const problems: string[] = []
    if (result.difference) problems.push(`${name}: ${JSON.stringify(result.difference)}`)
    if (!result.finished) problems.push(`${name}: the game is not over`)
    if (result.rows !== rows.length) problems.push(`${name}: ${result.rows} of ${rows.length} rows compared`)
    if (expectedVp) {
      for (const [faction, vp] of Object.entries(expectedVp)) {
        if (result.vp[faction] !== vp) problems.push(`${name}: ${faction} ${result.vp[faction]}, expected ${vp}`)
      }
    }
    return problems
  })
}

/** Commands that the recorded games give and that would not have been on offer. */
function notOffered(games: readonly RecordedGame[]): string[] {
  const missing: string[] = []
  for (const { name, game } of games) {
    const s = startLedger(game)
    for (const entry of game.commands) {
      if ('drop' in entry) {
        dropFaction(s, entry.drop)
        continue
      }
      const { seat, command, line, text } = entry
      prepare(s, seat, command)
      const answersAll = command.verb === DECLINE && command.b < 0
      const setsPoints = command.verb === ADJUST_POINTS
      const stepsBack = command.verb === LOWER_CULT && findEntry(s, TAKE_TOWN, seat) > 0 // in ledgers only
      if (!answersAll && !setsPoints && !stepsBack && !isOffered(s, seat, command))
        missing.push(`${name}:${line}: ${text}`)
      playCommand(s, seat, command)
    }
  }
  return missing
}

test(`the ${fixtures.length} recorded games kept here agree in every row`, () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(18)
  expect(differences(fixtures)).toEqual([])
})

test('every command of the games kept here was on offer', () => {
  expect(notOffered(fixtures)).toEqual([])
})

describe(`the collection beside the project: ${collection.length === 0 ? 'not there' : `${collection.length} games`}`, () => {
  test(`${collection.length} games agree in every row and in the final points`, () => {
    expect(differences(collection)).toEqual([])
  })

  test(`every command of ${collection.length} games was on offer`, () => {
    expect(notOffered(collection)).toEqual([])
  })
})

test('a row that was changed is found, whichever field it is', () => {
  const { game, rows, name } = fixtures.find((fixture) => fixture.name === 'r1531.cmd') as RecordedGame
  for (let field = 0; field < 11; field++) {
    const at = 40 + 7 * field
    const changed = rows.map((row, i) =>
      i === at ? { ...row, values: row.values.map((value, j) => (j === field ? value + 1 : value)) } : row,
    )
    expect(checkLedger(game, changed, name).difference).toMatchObject({ row: rows[at].line, faction: rows[at].faction })
  }
})

describe('what cannot be played is told with its place and what was legal', () => {
  const head = [
    'option strict-leech',
    'option errata-cultist-power',
    'score SCORE2,SCORE7,SCORE6,SCORE1,SCORE3,SCORE8',
    'delete BON1',
    'delete BON2',
    'delete BON4',
    'delete BON5',
    'setup halflings',
    'setup giants',
    'halflings: build E6',
    'giants: build D4',
    'giants: build D6',
    'halflings: build F5',
    'giants: pass BON9',
    'halflings: pass BON8',
  ]
  const play = (...lines: string[]) => {
    playLedger(parseLedger([...head, ...lines].join('\n'), 'game.cmd'), 'game.cmd')
  }
  const cases: [what: string, lines: string[], message: RegExp][] = [
    ['a typo', ['halflings: advence dig'], /^game\.cmd:16: unknown command "advence dig"; expected one of build, /],
    ['an unknown faction', ['goblins: pass'], /:16: unknown faction "goblins"; in this game: halflings, giants$/],
    ['a faction that was not set up', ['witches: pass'], /:16: witches play without having been set up/],
    ['an unknown hex', ['halflings: build Z9'], /:16: "build Z9": there is no hex "Z9" on this map$/],
    [
      'a hex out of reach',
      ['halflings: dig 1. transform A1 to yellow'],
      /:16: .* out of reach; legal there: .*transform E5 to brown/,
    ],
    ['too dear', ['halflings: upgrade E6 to SH'], /does not become a stronghold; legal there: upgrade E6 to TP/],
    ["another's turn", ['giants: advance dig'], /Giants have no action to take now; it is the turn of halflings$/],
    ['no offer', ['halflings: leech 2 from giants'], /there is no such offer; it is the turn of halflings$/],
    ['a card that is not in the game', ['halflings: pass BON1'], /legal there: .*pass BON3/],
    ['a conversion that does not come out even', ['halflings: convert 2PW to 1W'], /:16: .*1 W take 3 PW$/],
    ['an unknown option', ['option free-lunch'], /:16: unknown option "free-lunch"; expected one of strict-leech/],
    ['an unknown map', ['##mapid atlantis'], /:16: unknown map "atlantis"; expected one of original/],
    ['a faction twice', ['setup giants'], /:16: giants are set up twice$/],
  ]
  test.each(cases)('%s', (_what, lines, message) => {
    expect(() => play(...lines)).toThrow(InputError)
    expect(() => play(...lines)).toThrow(message)
  })

  test('the set-up goes in turn', () => {
    const early = head.slice(0, 9)
    const lines = [...early, 'giants: build D4']
    expect(() => playLedger(parseLedger(lines.join('\n'), 'game.cmd'), 'game.cmd')).toThrow(
      /^game\.cmd:10: giants: .*out of order in the set-up: Halflings come first/,
    )
  })

  test('points are bought at the rate of the rules', () => {
    const table = new StoryTable({ factions: ['giants', 'alchemists'] }).set('giants', { coins: 9 })
    table.set('alchemists', { coins: 9 }).s.w[ROUND] = 6
    expect(() => table.do('giants: convert 2C to 1VP')).toThrow('convert: 1 vp take 3 coins, not 2')
    expect(table.do('giants: convert 6C to 2VP').has('giants', 'coins')).toBe(3)
    expect(table.pass('giants').do('alchemists: convert 2C to 1VP').has('alchemists', 'coins')).toBe(7)
  })

  test('a dwelling is built when no spade is left in hand', () => {
    const table = new StoryTable({ factions: ['halflings', 'giants'] })
    table.set('halflings', { coins: 9, workers: 9, bowl3: 9 })
    const near = table.offers('halflings').find((key) => key.startsWith('dig 1. transform') && key.endsWith('brown'))
    const hex = near?.split(' ')[3]
    expect(() => table.do(`halflings: action ACT6. build ${hex}`)).toThrow(
      /: 1 spades in hand; use them or give them up/,
    )
  })

  test('of Riverwalkers no action brings spades', () => {
    const table = new StoryTable({ factions: ['riverwalkers', 'giants'] }).set('riverwalkers', { bowl3: 9 })
    expect(() => table.do('riverwalkers: action ACT5')).toThrow('action ACT5: Riverwalkers have no spades')
    const owning = new StoryTable({ factions: ['riverwalkers', 'giants'] })
    owning.s.w[seatAt(0) + ACTIONS_OWNED] |= 1 << SPECIAL_ACTIONS.indexOf('BON1')
    expect(() => owning.do('riverwalkers: action BON1')).toThrow('action BON1: Riverwalkers have no spades')
  })

  test('a bridge that was paid for is placed or given up before the next action', () => {
    expect(() => play('halflings: burn 3. action ACT1', 'giants: advance dig')).toThrow(/it is the turn of halflings$/)
    expect(() => play('halflings: burn 3. action ACT1. -BRIDGE', 'giants: send p to FIRE')).toThrow(/no priest/)
  })
})
