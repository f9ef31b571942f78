import { describe, expect, test } from 'vitest'
import type { ClockOptions } from '../protocol/tables.ts'
import type { Entry } from './entries.ts'
import { Table } from './table.ts'
import { answer, begun, hostedSpyglass } from './tables.fixture.ts'
import { updateFor } from './telling.ts'

const people = ['ann', 'bob']
const timed = (clock: ClockOptions) => begun(people, hostedSpyglass, undefined, 'fast:1', { clock })
const left = (table: Table) => updateFor(table, 'eve', 0).state.clock?.left

/** Whoever is asked answers after so many seconds. */
function after(table: Table, seconds: number): Entry[] {
  table.thinking = seconds * 1000
  const asked = table.pending
  const move = Array.from({ length: asked?.min ?? 0 }, (_, i) => i)
  return table.move(people[asked?.seat ?? 0], { version: table.version, id: `${table.version}`, move })
}

describe('a clock for each move', () => {
  test('begins anew whenever the game comes back to a seat', () => {
    const table = timed({ per: 'move', seconds: 60 })
    expect(after(table, 20)).toMatchObject([{ kind: 'moved', ms: 20_000 }])
    expect(left(table)).toEqual([40_000, 60_000])
    table.thinking = 5000
    expect(updateFor(table, 'ann', 0).state.clock).toMatchObject({ left: [40_000, 55_000], running: 1 })
    after(table, 50) // now it is Ann's trick
    expect(left(table)).toEqual([60_000, 10_000])
  })

  test('goes on over several decisions in a row', () => {
    const table = timed({ per: 'move', seconds: 60 })
    for (let n = 0; n < 100; n++) {
      const seat = table.pending?.seat ?? 0
      after(table, 10)
      if (table.pending?.seat !== seat) continue
      expect(left(table)?.[seat]).toBe(50_000)
      after(table, 10)
      expect(left(table)?.[seat]).toBe(40_000)
      return
    }
    expect.unreachable('nobody was asked twice in a row')
  })
})

describe('a clock for the game', () => {
  test('is given its increment after each move', () => {
    const table = timed({ per: 'game', seconds: 300, increment: 5 })
    after(table, 100)
    expect(left(table)).toEqual([205_000, 300_000])
    after(table, 2)
    expect(left(table)).toEqual([205_000, 303_000])
  })

  test('counts on when a move is taken back', () => {
    const table = timed({ per: 'game', seconds: 300 })
    for (const seconds of [10, 10, 30]) after(table, seconds)
    table.thinking = 4000
    expect(table.undo('ann')).toEqual([{ kind: 'undone', seat: 0, to: 2, ms: 4000 }])
    expect(left(table)).toEqual([256_000, 290_000]) // the time since is hers
  })
})

describe('who hands a turn over and takes it back', () => {
  test('has no more time than before, and the other no less', () => {
    const table = timed({ per: 'move', seconds: 60 })
    for (const seconds of [0, 0, 50]) after(table, seconds) // both keep their cards, and Ann leads
    for (let n = 1; n <= 3; n++) {
      table.thinking = 1000
      table.undo('ann')
      expect(left(table)).toEqual([11_000 - 2000 * n, 60_000])
      after(table, 1)
    }
    expect(left(table)).toEqual([4000, 60_000])
    table.thinking = 4000
    expect(() => table.undo('ann')).toThrow('your time would be up')
    after(table, 30)
    expect(left(table)?.[1]).toBe(30_000)
  })

  test('wins no increment', () => {
    const table = timed({ per: 'game', seconds: 300, increment: 60 })
    for (const seconds of [0, 0, 10]) after(table, seconds)
    for (let n = 1; n <= 5; n++) {
      table.undo('ann')
      after(table, 1)
    }
    expect(left(table)).toEqual([405_000, 360_000]) // one for each of two moves of Ann, one for Bob’s
  })

  test('by consent, is not charged with what the other took to agree', () => {
    const table = timed({ per: 'game', seconds: 300, increment: 60 })
    for (const seconds of [10, 10, 30]) after(table, seconds)
    const [before] = left(table) ?? []
    table.thinking = 100_000
    table.undo('ann', 0)
    table.answerUndo('bob', true)
    expect(left(table)).toEqual([before - 60_000, 250_000])
  })
})

test('a pause gives nobody time or an increment', () => {
  for (const per of ['game', 'move'] as const) {
    const table = timed({ per, seconds: 300, ...(per === 'game' && { increment: 60 }) })
    table.thinking = 20_000
    table.propose('ann', 'pause')
    table.vote('bob', true)
    table.propose('ann', 'resume')
    table.vote('bob', true)
    expect(left(table)).toEqual([280_000, 300_000])
  }
})

describe('running out', () => {
  test('is not believed before it is so', () => {
    const table = timed({ per: 'move', seconds: 60 })
    table.thinking = 59_000
    expect(table.runOut()).toEqual([])
  })

  test('lets an artificial player go on, until the person is back with time of their own', () => {
    const table = timed({ per: 'game', seconds: 100, runsOut: 'replaced' })
    table.thinking = 100_001
    expect(table.runOut()).toMatchObject([{ kind: 'replaced', seat: 0, why: 'clock' }])
    expect(left(table)).toEqual([0, 100_000])
    expect(table.timeLeft()).toBeUndefined() // nobody's time passes
    table.comeBack('ann')
    expect(table.timeLeft()).toEqual({ seat: 0, ms: 10_000 })
  })

  test('loses where the table was made so', () => {
    const table = timed({ per: 'move', seconds: 60, runsOut: 'loses' })
    table.thinking = 60_001
    expect(table.runOut()).toMatchObject([{ kind: 'resigned', seat: 0, why: 'clock' }])
    expect(table.result()).toMatchObject({ winners: [1] })
  })
})

test('in a pause no clock runs', () => {
  const table = timed({ per: 'game', seconds: 300 })
  table.thinking = 20_000
  table.propose('ann', 'pause')
  table.vote('bob', true)
  expect(left(table)).toEqual([280_000, 300_000])
  table.thinking = 1_000_000
  expect(table.runOut()).toEqual([])
  expect(left(table)).toEqual([280_000, 300_000])
  table.propose('ann', 'resume')
  table.vote('bob', true)
  expect(left(table)).toEqual([280_000, 300_000])
  answer(table, people, [])
})

test('clocks follow from the list alone', () => {
  const table = timed({ per: 'game', seconds: 300, increment: 3 })
  const entries: Entry[] = []
  for (const seconds of [3, 7, 11, 2]) entries.push(...after(table, seconds))
  const again = timed({ per: 'game', seconds: 300, increment: 3 })
  again.follow(entries)
  expect(left(again)).toEqual(left(table))
  expect(again).toBeInstanceOf(Table)
})
