import { describe, expect, test } from 'vitest'
import type { ProposalKind } from '../protocol/tables.ts'
import type { TableTerms } from './entries.ts'
import { Table } from './table.ts'
import { answer, begun, created, hostedSpyglass } from './tables.fixture.ts'
import { updateFor } from './telling.ts'

const refusal = (code: string) => expect.objectContaining({ name: 'TableError', code })
const three = ['ann', 'bob', 'cat']
const table3 = (terms: Partial<TableTerms> = {}) => begun(three, hostedSpyglass, undefined, 'fast:1', terms)
const passive = (table: Table) => Array.from({ length: table.pending?.min ?? 0 }, (_, i) => i)

describe('who leaves', () => {
  test('is replaced until they come back, and takes the seat back', () => {
    const table = table3()
    expect(table.leave('ann')).toMatchObject([{ kind: 'replaced', seat: 0, robot: 'random', why: 'left' }])
    expect(updateFor(table, 'bob', 0).state.seats[0]).toMatchObject({ name: 'ann', robot: 'random', away: true })
    expect(() => table.move('ann', { version: table.version, id: 'a', move: [] })).toThrow(refusal('away'))
    expect(table.moveFor(0, passive(table), 'robot')).toHaveLength(1)
    expect(table.comeBack('ann')).toEqual([{ kind: 'returned', seat: 0 }])
    expect(() => table.comeBack('ann')).toThrow(refusal('not-away'))
    expect(updateFor(table, 'ann', 0).state).toMatchObject({ you: 0, seats: [{ robot: null, away: false }, {}, {}] })
  })

  test('may also resign then', () => {
    const table = table3()
    table.leave('ann')
    expect(table.resign('ann')).toMatchObject([{ kind: 'resigned', seat: 0 }])
    expect(() => table.comeBack('ann')).toThrow(refusal('not-away'))
    expect(() => table.resign('ann')).toThrow(refusal('not-seated'))
  })

  test('a rated game cannot let anybody else play', () => {
    expect(() => table3({ rated: true }).leave('ann')).toThrow(refusal('rated'))
  })
})

describe('the table decides', () => {
  const longAway = () => 24 * 3_600_000
  const propose = (table: Table, what: ProposalKind, about?: number, away = longAway) =>
    table.propose('bob', what, about, { away })
  /** The game has waited so long for whoever is asked. */
  const waiting = (table: Table, minutes = 60) => {
    table.thinking = minutes * 60_000
    return table
  }

  test('by most of the others that an artificial player goes on for somebody absent', () => {
    const four = waiting(begun([...three, 'dan']))
    propose(four, 'replace', 0)
    expect(four.proposal).toEqual({ what: 'replace', seat: 1, about: 0, agreed: [1], refused: [], missing: [2, 3] })
    expect(() => four.vote('ann', false)).toThrow(refusal('not-asked')) // it is about her
    expect(four.vote('cat', false)).toHaveLength(1)
    expect(() => four.vote('dan', true)).toThrow(refusal('not-absent')) // she came back meanwhile
    expect(four.vote('dan', true, { away: longAway })).toMatchObject([
      { kind: 'voted' },
      { kind: 'replaced', seat: 0, why: 'vote' },
    ])
    expect(four.proposal).toBeUndefined()
  })

  test('and drops it once that cannot be reached', () => {
    const table = waiting(table3())
    propose(table, 'replace', 0)
    table.vote('cat', false)
    expect(table.proposal).toBeUndefined()
    expect(table.sitters[0].robot).toBeUndefined()
  })

  test('about nobody before they were away, and waited for, as long as the clock lets people be', () => {
    const two = (terms: Partial<TableTerms> = {}) => begun(['ann', 'bob'], hostedSpyglass, undefined, 'fast:1', terms)
    const minutesAway = (minutes: number) => () => minutes * 60_000
    const tooShort = { name: 'TableError', code: 'not-absent', fault: { code: 'away-too-short', minutes: 5 } }
    expect(() => propose(waiting(two(), 60), 'replace', 0, minutesAway(4.9))).toThrow(expect.objectContaining(tooShort))
    expect(() => propose(waiting(two(), 4.9), 'replace', 0)).toThrow(expect.objectContaining(tooShort))
    expect(propose(waiting(two(), 5), 'replace', 0, minutesAway(5))).toHaveLength(2)
    const hourly = { clock: { per: 'move' as const, seconds: 3600 } }
    expect(() => propose(waiting(two(hourly), 59), 'replace', 0)).toThrow(refusal('not-absent'))
    const other = waiting(two())
    answer(other, ['ann', 'bob'], passive(other))
    expect(other.pending?.seat).toBe(1)
    expect(() => other.propose('ann', 'replace', 1, { away: longAway })).toThrow(refusal('not-absent'))
    expect(() => waiting(other).propose('ann', 'replace', 1)).toThrow(refusal('not-absent')) // he is there
  })

  test('about nobody where the game is rated or takes days: the clock alone decides', () => {
    const day = 86_400
    for (const terms of [
      { rated: true },
      { clock: { per: 'move' as const, seconds: day } },
      { clock: { per: 'game' as const, seconds: 5 * day } },
    ]) {
      const table = waiting(begun(three, hostedSpyglass, undefined, 'fast:1', terms), 60 * 24 * 7)
      expect(() => propose(table, 'replace', 0)).toThrow(
        expect.objectContaining({ code: 'not-absent', fault: { code: 'clock-decides' } }),
      )
    }
  })

  test('nothing twice that was refused, until somebody has moved; who moves is no longer to be replaced', () => {
    const table = table3()
    propose(table, 'pause')
    table.vote('ann', false)
    expect(() => propose(table, 'pause')).toThrow(
      expect.objectContaining({ code: 'proposed', fault: { code: 'refused-before' } }),
    )
    propose(waiting(table), 'replace', 0)
    answer(table, three, passive(table))
    expect(table.proposal).toBeUndefined()
    expect(propose(table, 'pause')).toHaveLength(1)
  })

  test('to go on after a pause; after a day of it one alone may, so that nobody is kept from it', () => {
    const table = begun(['ann', 'bob'])
    table.propose('ann', 'pause', undefined, { at: '2026-11-15T10:00:00.000Z' })
    table.vote('bob', true, { at: '2026-11-15T10:00:00.000Z' })
    table.propose('ann', 'resume', undefined, { at: '2026-11-16T09:00:00.000Z' })
    expect(table.isPaused).toBe(true)
    table.vote('bob', false)
    expect(table.propose('ann', 'resume', undefined, { at: '2026-11-16T10:00:00.000Z' })).toMatchObject([
      { kind: 'resumed' },
    ])
    expect(table.isPaused).toBe(false)
  })

  test('with one voice to pause and to go on, and nobody moves meanwhile', () => {
    const table = table3()
    table.propose('ann', 'pause')
    expect(() => propose(table, 'close')).toThrow(refusal('proposed'))
    table.vote('bob', true)
    expect(table.isPaused).toBe(false)
    expect(table.vote('cat', true)).toMatchObject([{ kind: 'voted' }, { kind: 'paused' }])
    expect(() => answer(table, three, [])).toThrow(refusal('paused'))
    expect(() => table.undo('ann')).toThrow(refusal('paused'))
    expect(updateFor(table, 'eve', 0).state.paused).toBe(true)
    table.propose('cat', 'resume')
    for (const person of ['ann', 'bob']) table.vote(person, true)
    answer(table, three, [])
    expect(table.position).toBe(1)
  })

  test('to end without a result', () => {
    const table = begun(['ann', 'bob'])
    table.propose('ann', 'close')
    expect(table.vote('bob', true)).toMatchObject([{ kind: 'voted' }, { kind: 'closed', why: 'consent' }])
    expect(updateFor(table, 'ann', 0).state).toMatchObject({ phase: 'over', closed: true, result: null, asked: null })
    expect(() => table.close('admin')).toThrow(refusal('over'))
    expect(table.log().seed).toBe('fast:1')
  })

  test('nothing about those who do not play', () => {
    const table = table3()
    waiting(table)
    for (const about of [1, 7, undefined]) expect(() => propose(table, 'replace', about)).toThrow(refusal('bad-input'))
    expect(() => propose(table, 'resume')).toThrow(refusal('bad-input'))
    expect(() => table.propose('eve', 'pause')).toThrow(refusal('not-seated'))
    table.leave('cat')
    expect(() => propose(table, 'replace', 2)).toThrow(refusal('bad-input'))
  })
})

describe('nobody learns the draws', () => {
  const away = () => 24 * 3_600_000

  test('by replacing the only other, taking everything back, and letting them come back', () => {
    const table = begun(['ann', 'bob'])
    while (table.pending?.seat === 0) answer(table, ['ann', 'bob'], passive(table))
    table.leave('bob')
    expect(() => table.undo('ann', 0)).toThrow(
      expect.objectContaining({ code: 'no-undo', fault: { code: 'undo-somebody-away' } }),
    )
    expect(updateFor(table, 'ann', 0).state.undo).toMatchObject({ free: false })
    expect(table.expectDeletable.bind(table, 'ann')).toThrow(refusal('not-over')) // and he finds his game again
    table.comeBack('bob')
    table.thinking = 3_600_000
    table.propose('ann', 'replace', 1, { away })
    expect(() => table.undo('ann', 0)).toThrow(refusal('no-undo'))
  })

  test('at a table made without taking back, also where one plays alone', () => {
    const alone = (noTakingBack: boolean) => {
      const first = { ...created(['open', { robot: 'random' }]), noTakingBack }
      const table = new Table('t', hostedSpyglass, [first])
      table.sit('ann', 'Ann')
      table.start('ann', 'fast:1')
      answer(table, ['ann'], [0])
      if (table.pending?.seat === 1) table.moveFor(1, passive(table), 'robot')
      return table
    }
    expect(alone(false).undo('ann', 0)).toMatchObject([{ kind: 'undone' }])
    expect(() => alone(true).undo('ann', 0)).toThrow(refusal('no-undo'))
    expect(updateFor(alone(true), 'ann', 0).state).toMatchObject({ noTakingBack: true, undo: { free: false } })
  })
})

test('a finished game of several people is not deleted by whoever lost it', () => {
  const table = begun(['ann', 'bob'])
  table.resign('ann')
  expect(() => table.expectDeletable('ann')).toThrow(refusal('over'))
})

test('no artificial player comes to a rated table by the back door', () => {
  const table = new Table('t', hostedSpyglass, [{ ...created(['open', 'open', 'open']), rated: true }])
  table.sit('ann', 'Ann')
  expect(() => table.planSeat('ann', 1, { robot: 'random' })).toThrow(refusal('rated'))
})

test('before the start whoever is gone gives the seat up, and where a quick clock runs all must be there', () => {
  const first = { ...created(['open', 'open']), clock: { per: 'game' as const, seconds: 300 } }
  const table = new Table('t', hostedSpyglass, [first])
  table.sit('ann', 'Ann')
  table.sit('bob', 'Bob')
  const away = () => 61_000
  expect(() => table.start('ann', 'fast:1', undefined, away)).toThrow(refusal('not-here'))
  expect(() => table.planSeat('ann', 1, 'open')).toThrow(refusal('seat-taken'))
  table.planSeat('ann', 1, 'open', away)
  table.sit('cat', 'Cat')
  expect(table.start('ann', 'fast:1', undefined, () => 5000)).toHaveLength(1)
})

test('the owner gives open seats to artificial players, and opens them again', () => {
  const table = new Table('t', hostedSpyglass, [{ ...created(['open', 'open']), labels: ['north', 'south'] }])
  table.sit('ann', 'Ann')
  expect(() => table.planSeat('bob', 1, { robot: 'random' })).toThrow(refusal('not-owner'))
  expect(() => table.planSeat('ann', 1, { robot: 'nobody' })).toThrow(refusal('bad-input'))
  expect(() => table.planSeat('ann', 0, 'open')).toThrow(refusal('seat-taken'))
  table.planSeat('ann', 1, { robot: 'random' })
  expect(updateFor(table, 'ann', 0).state.seats[1]).toMatchObject({ name: 'Chance', robot: 'random', label: 'south' })
  table.planSeat('ann', 1, 'open')
  table.sit('bob', 'Bob')
  expect(table.start('ann', 'fast:1')).toHaveLength(1)
})

describe('the audience of a table with a delay', () => {
  const told = (table: Table, person?: string) => updateFor(table, person, 0).state

  test('is so many moves behind, and hears all when the game is over', () => {
    const table = begun(['ann', 'bob'], hostedSpyglass, undefined, 'fast:1', { delay: { moves: 2 } })
    expect(told(table)).toMatchObject({ phase: 'gathering', view: null, delay: { moves: 2 } })
    for (let n = 1; n <= 5; n++) {
      answer(table, ['ann', 'bob'], passive(table))
      expect(told(table, 'ann').position).toBe(n)
      expect(told(table).position).toBe(Math.max(0, n - 2))
      expect(updateFor(table, 'eve', 0).happened?.at(-1)?.version).toBe(told(table, 'eve').version)
    }
    table.resign('bob')
    expect(told(table)).toMatchObject({ phase: 'over', version: table.version })
  })

  test('is so many minutes behind, of the time in which the table was played', () => {
    const table = begun(['ann', 'bob'], hostedSpyglass, undefined, 'fast:1', { delay: { minutes: 2 } })
    table.thinking = 90_000
    answer(table, ['ann', 'bob'], [])
    expect(told(table).phase).toBe('gathering')
    table.thinking = 40_000
    expect(told(table)).toMatchObject({ phase: 'playing', position: 0 })
    answer(table, ['ann', 'bob'], [])
    table.thinking = 79_000
    expect(told(table).position).toBe(0)
    table.thinking = 81_000
    expect(told(table).position).toBe(1)
    expect(told(table, 'bob').position).toBe(2)
  })
})
