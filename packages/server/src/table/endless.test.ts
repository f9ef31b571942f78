import { describe, expect, test } from 'vitest'
import { hostedEndless, plays } from './endless.fixture.ts'
import type { Entry } from './entries.ts'
import { MOST_BESIDE, MOST_MOVES } from './guarded-table.ts'
import type { Table } from './table.ts'
import { answer, begun } from './tables.fixture.ts'

const people = ['ann', 'bob']
const refusal = (code: string) => expect.objectContaining({ code })
const playOn = (table: Table, times: number) => {
  for (let i = 0; i < times; i++) answer(table, people, [0])
}

/** Does it until it is refused, and says how long the list is then. */
function untilRefused(table: Table, work: () => Entry[]): number {
  for (let times = 0; times <= MOST_BESIDE; times++) {
    try {
      work()
    } catch (error) {
      expect(error).toMatchObject({ code: 'too-long' })
      return table.version
    }
  }
  throw new Error('it was never refused')
}

describe('a list does not grow for ever', () => {
  test('by taking back and moving again', () => {
    const table = begun(people, hostedEndless)
    const undo = () => {
      answer(table, people, [0])
      return table.undo('ann')
    }
    expect(untilRefused(table, undo)).toBeLessThanOrEqual(MOST_BESIDE + 2)
    playOn(table, 4) // the game itself goes on
    expect(table.resign('bob')).toMatchObject([{ kind: 'resigned' }])
  })

  test.each<[string, (table: Table) => Entry[]]>([
    ['choosing automatic answers', (table) => table.setAutos('ann', [])],
    ['leaving and coming back', (table) => [...table.leave('ann'), ...table.comeBack('ann')]],
  ])('by %s', (_, work) => {
    const table = begun(people, hostedEndless)
    expect(untilRefused(table, () => work(table))).toBeLessThanOrEqual(MOST_BESIDE + 2)
  })

  test('by a pause after the other of somebody alone, who can go on from the last one', () => {
    const table = begun(people, hostedEndless)
    table.resign('bob')
    const alone = begun(people, hostedEndless)
    alone.leave('bob')
    const pause = () => [...alone.propose('ann', 'pause'), ...alone.propose('ann', 'resume')]
    expect(untilRefused(alone, pause)).toBeLessThanOrEqual(MOST_BESIDE + 4)
    expect(alone.isPaused).toBe(false)
  })

  test('by moves: a game without an end is closed without a result', () => {
    const table = begun(people, hostedEndless)
    playOn(table, MOST_MOVES - 1)
    expect(table.phase).toBe('playing')
    const last = table.pending?.seat ?? 0
    const entries = table.move(people[last], { version: table.version, id: 'the last', move: [0] })
    expect(entries).toMatchObject([{ kind: 'moved' }, { kind: 'closed', why: 'too-long' }])
    expect([table.phase, table.result()]).toEqual(['over', undefined])
    expect(() => answer(table, people, [0])).toThrow('nothing is asked')
    expect(() => table.undo('ann')).toThrow(refusal('over'))
  })
})

test('to look back plays the game on from one moment, not from the start for each', () => {
  const table = begun(people, hostedEndless)
  playOn(table, 5000)
  plays.count = 0
  expect(table.recalled(0).map(({ view }) => view)).toEqual(Array.from({ length: 40 }, (_, i) => ({ made: 4960 + i })))
  expect(plays.count).toBeLessThan(1000)
})
