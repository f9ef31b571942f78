/** What people wrote, what they may not write, and who left: as the engine that recorded their games has it. */
import { describe, expect, test } from 'vitest'
import { ACTION, PHASE, ROUND, type State } from '../rules/state.ts'
import { StoryTable } from '../rules/story.fixture.ts'
import { playLedger, snapshot } from './check.ts'
import { parseLedger } from './grammar.ts'
import { dropFaction } from './play.ts'

const agreed = [
  'option strict-leech',
  'score SCORE2,SCORE7,SCORE6,SCORE1,SCORE3,SCORE8',
  'delete BON1',
  'delete BON2',
  'delete BON4',
  'delete BON5',
]
const placed = [
  'setup halflings',
  'setup giants',
  'halflings: build E6',
  'giants: build D4',
  'giants: build D6',
  'halflings: build F5',
]
const cards = ['giants: pass BON9', 'halflings: pass BON8']
const read = (lines: readonly string[]): State => playLedger(parseLedger(lines.join('\n'), 'game.cmd'), 'game.cmd')
const play = (...lines: string[]): State => read([...agreed, ...placed, ...cards, ...lines])

describe('read as it was meant', () => {
  test.each([
    ['a priest at length', 'send priest to FIRE', 'send p to FIRE'],
    ['a building at length', 'upgrade E6 to trading post', 'upgrade E6 to TP'],
    ['goods at length', 'convert 2 workers to 2 coins', 'convert 2W to 2C'],
    ['a card before what is changed', 'pass BON3. convert 2w to 2c', 'convert 2w to 2c. pass BON3'],
    ['a card after passing', 'pass. +BON3', 'pass BON3'],
    [
      'spades before the action',
      'burn 4. dig 1. action ACT5. transform E7',
      'burn 4. action ACT5. dig 1. transform E7',
    ],
    ['a dwelling before its ground', 'dig 1. build E5. transform E5', 'dig 1. transform E5. build E5'],
  ])('%s', (_, written, meant) => {
    expect(snapshot(play(`halflings: ${written}`), 0)).toEqual(snapshot(play(`halflings: ${meant}`), 0))
  })

  test('steps that belong to one track, one by one', () => {
    const begun = [...agreed, 'setup auren', 'setup giants', 'auren: build C4', 'giants: build D4']
    const settled = [...begun, 'giants: build D6', 'auren: build E9', 'giants: pass BON9', 'auren: pass BON7']
    const { commands } = parseLedger([...settled, 'auren: action ACTA. +air. +AIR'].join('\n'), 'game.cmd')
    expect(commands.at(-1)).toMatchObject({ text: '+2AIR', command: { b: 2 } })
  })

  test('first cards by their names alone', () => {
    const named = read([...agreed, ...placed, 'giants: +BON9', 'halflings: +bon8'])
    expect(snapshot(named, 0)).toEqual(snapshot(play(), 0))
  })

  test('a bridge of Engineers in the words of old games', () => {
    const begun = [...agreed, 'setup engineers', 'setup giants', 'engineers: build C2', 'giants: build D4']
    const settled = [...begun, 'giants: build D6', 'engineers: build C5', 'giants: pass BON9', 'engineers: pass BON7']
    const [today, old, older] = ['action ACTE', 'convert 2W to bridge', '-2W'].map((words) =>
      read([...settled, `engineers: ${words}. bridge C2:D3`]),
    )
    expect(old.w).toEqual(today.w)
    expect(older.w).toEqual(today.w)
  })
})

describe('refused', () => {
  test.each([
    ['spades that were dug for are given up', ['halflings: dig 1. -SPADE'], /-SPADE: what was dug for must be used/],
    ['somebody burns in the turn of another', ['giants: burn 1'], /only in the own turn; it is the turn of halflings/],
    [
      'somebody changes goods when the turn is over',
      ['halflings: advance dig', 'giants: pass BON3', 'giants: convert 1W to 1C'],
      /only in the own turn/,
    ],
    ['tiles without end', ['halflings: +99999999999FAV1'], /cannot read "\+99999999999FAV1"; expected `\+FAV1`/],
    ['no spade', ['halflings: dig 0'], /cannot read "dig 0"; expected `dig 1`/],
    ['a round tile twice', ['score SCORE2,SCORE2,SCORE6,SCORE1,SCORE3,SCORE8'], /expected 6 different ones/],
    ['two of one home', ['setup cultists'], /cultists share a home or a board with halflings/],
  ])('%s', (_, lines, message) => {
    expect(() => play(...lines)).toThrow(message)
  })
})

describe('who has left is asked nothing', () => {
  const tiles = ['SCORE2', 'SCORE7', 'SCORE6', 'SCORE1', 'SCORE3', 'SCORE8'] // 4 earth bring a spade

  test('yet gets what a spade of the cults brings by itself', () => {
    const table = new StoryTable({ factions: ['halflings', 'giants'], tiles }).set('halflings', { earth: 4, vp: 20 })
    dropFaction(table.s, 0)
    table.pass('giants').rest()
    expect([table.s.w[ROUND], table.s.w[PHASE]]).toEqual([2, ACTION])
    expect(table.has('halflings', 'vp')).toBe(21)
  })

  test('nor which terrain a priest unlocks', () => {
    const table = new StoryTable({ factions: ['riverwalkers', 'giants'], tiles }).put('riverwalkers', 'temple', 'H5')
    dropFaction(table.s, 0)
    table.pass('giants').rest()
    expect([table.s.w[ROUND], table.s.w[PHASE]]).toEqual([2, ACTION])
    table.pass('giants').rest()
    expect(table.s.w[ROUND]).toBe(3)
  })
})
