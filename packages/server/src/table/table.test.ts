import { canonicalJson, verifyLog } from '@freehold/kernel'
import { spyglass } from '@freehold/kernel/checks/spyglass'
import { describe, expect, test } from 'vitest'
import { hostedGames } from '../games.ts'
import type { Entry } from './entries.ts'
import { Table } from './table.ts'
import { answer, answerAtRandom, begun, created, hostedSpyglass, judged } from './tables.fixture.ts'
import { updateFor } from './telling.ts'

const people = ['ann', 'bob']
const refusal = (code: string) => expect.objectContaining({ name: 'TableError', code })

/** Everything of a table that anybody is told. */
const told = (table: Table) => canonicalJson([...people, undefined].map((person) => updateFor(table, person, 0)))

describe('gathering', () => {
  const gathering = () => new Table('t', hostedSpyglass, [created(['open', { robot: 'random' }, 'open'])])

  test('people take the open seats, in order or as they like, and leave again', () => {
    const table = gathering()
    table.sit('ann', 'Ann')
    expect(() => table.sit('ann', 'Ann')).toThrow(refusal('seat-taken'))
    expect(() => table.sit('bob', 'Bob', 1)).toThrow(refusal('seat-taken'))
    expect(() => table.sit('bob', 'Bob', 3)).toThrow(refusal('bad-input'))
    table.sit('bob', 'Bob', 2)
    expect(() => table.sit('cat', 'Cat')).toThrow(refusal('seat-taken'))
    table.leave('bob')
    expect(table.sit('cat', 'Cat')).toEqual([{ kind: 'sat', seat: 2, person: 'cat', name: 'Cat' }])
    expect(updateFor(table, 'cat', 0).state.seats.map(({ name }) => name)).toEqual(['Ann', 'Chance', 'Cat'])
  })

  test('only the owner starts, and only with every seat taken', () => {
    const table = gathering()
    table.sit('ann', 'Ann')
    expect(() => table.start('ann', 'fast:1')).toThrow(refusal('seats-open'))
    table.sit('bob', 'Bob')
    expect(() => table.start('bob', 'fast:1')).toThrow(refusal('not-owner'))
    expect(() => table.move('ann', { version: 3, id: 'a', move: [0] })).toThrow(refusal('not-started'))
    table.start('ann', 'fast:1')
    expect(() => table.sit('cat', 'Cat')).toThrow(refusal('already-started'))
  })
})

describe('moves', () => {
  test('are made by who is asked, as asked', () => {
    const table = begun(people)
    const { version } = table
    expect(() => table.move('bob', { version, id: 'b1', move: [] })).toThrow(refusal('not-asked'))
    expect(() => table.move('eve', { version, id: 'e1', move: [] })).toThrow(refusal('not-seated'))
    expect(() => table.move('ann', { version, id: 'a1', move: [7] })).toThrow(refusal('illegal-move'))
    expect(() => table.moveFor(0, [], 'robot')).toThrow(refusal('not-seated'))
    expect(table.version).toBe(version)
    expect(table.move('ann', { version, id: 'a1', move: [] })).toHaveLength(1)
    expect(table.version).toBe(version + 1)
  })

  test('know their repeats, also when the table is read again', () => {
    const table = begun(people)
    const version = table.version
    table.move('ann', { version, id: 'a1', move: [] })
    expect(table.answered('ann', 'a1')).toBe(version + 1)
    expect(table.answered('bob', 'a1')).toBeUndefined()
    answerAtRandom(table, people, 3)
    expect(reread(table).answered('ann', 'a1')).toBe(version + 1)
  })

  test('for a decision that is past are stale; what else happened meanwhile does not matter', () => {
    const table = begun(people)
    const { version } = table
    table.setAutos('bob', [])
    table.move('ann', { version, id: 'a1', move: [] })
    expect(() => table.move('bob', { version, id: 'b1', move: [] })).toThrow(refusal('stale'))
    expect(() => table.move('bob', { version: table.version + 1, id: 'b1', move: [] })).toThrow(refusal('stale'))
  })

  test('lead to the end, a verifiable log and the same table when read again', () => {
    const secret = `secret:${'5e'.repeat(32)}`
    const table = begun(people, hostedSpyglass, undefined, secret)
    const promised = table.commitment
    expect(told(table)).not.toContain('5e5e5e')
    expect(() => table.log()).toThrow(refusal('not-over'))
    answerAtRandom(table, people, 10)
    expect(told(reread(table))).toBe(told(table))
    answerAtRandom(table, people, 1000)
    expect(table.phase).toBe('over')
    expect(() => table.resign('ann')).toThrow(refusal('over'))
    const findings = verifyLog(spyglass, table.log(), promised)
    expect(findings.map(({ verdict }) => verdict)).toEqual(findings.map(() => 'holds'))
    expect(told(reread(table))).toBe(told(table))
  })
})

describe('a plan', () => {
  const tricks = () => {
    const table = begun(people)
    for (const move of [[], []]) answer(table, people, move) // nobody exchanges; Ann is to lead a trick
    return table
  }

  test('shows what moves lead to and changes nothing', () => {
    const table = tricks()
    const before = told(table)
    const plan = table.plan('ann', { version: table.version, moves: [[1]] })
    expect(plan).toMatchObject({ played: 1, stopped: null, asked: null, waitingFor: 1, events: [[{ type: 'played' }]] })
    expect(told(table)).toBe(before)
    answer(table, people, [1])
    expect(plan.view).toEqual(table.view(0))
    expect(table.plan('bob', { version: table.version, moves: [] }).asked).toEqual(table.pending)
  })

  test('stops before anything hidden is shown and before somebody else decides', () => {
    const table = begun(people)
    const stopped = (moves: number[][]) => table.plan('ann', { version: table.version, moves })
    expect(stopped([[0, 1], [0]])).toMatchObject({ played: 0, stopped: { reason: 'something-shown' }, events: [] })
    expect(stopped([[0, 1]]).view).toEqual(table.view(0))
    expect(() => stopped([[9]])).toThrow(/moves\[0\]: there is no option 9/)
    const leading = tricks()
    const plan = leading.plan('ann', { version: leading.version, moves: [[0], [0]] })
    expect(plan).toMatchObject({ played: 1, stopped: { reason: 'another-decides' } })
    expect(() => table.plan('bob', { version: table.version, moves: [] })).toThrow(refusal('not-asked'))
    expect(() => table.plan('ann', { version: 1, moves: [] })).toThrow(refusal('stale'))
  })

  test('is confirmed by sending its moves at once, all or none', () => {
    const hosted = hostedGames['terra-mystica']
    const table = begun(people, hosted, { players: 2 })
    const before = told(table)
    const { version } = table
    const first = table.pending?.seat ?? 0
    expect(() => table.moves(people[first], { version, id: 'x', moves: [[0], [99]] })).toThrow(
      /moves\[1\]: there is no/,
    )
    expect(() => table.moves(people[first], { version, id: 'x', moves: [[99]] })).toThrow(refusal('illegal-move'))
    expect(told(table)).toBe(before)
    for (let n = 0; n < 200; n++) {
      const seat = table.pending?.seat ?? 0
      const plan = table.plan(people[seat], { version: table.version, moves: [[0]] })
      if (plan.asked) {
        const entries = table.moves(people[seat], { version: table.version, id: 'two', moves: [[0], [0]] })
        expect(entries).toMatchObject([{ move: [0] }, { move: [0], id: 'two' }])
        expect(table.answered(people[seat], 'two')).toBe(table.version)
        return
      }
      answer(table, people, [0])
    }
    expect.unreachable('nobody was asked twice in a row')
  })
})

describe('what was sent together', () => {
  test('is taken back together, also after the table was read again', () => {
    const table = begun(people, hostedGames['terra-mystica'], { players: 2 })
    for (let n = 0; n < 200; n++) {
      const { position } = table
      const seat = table.pending?.seat ?? 0
      const plan = table.plan(people[seat], { version: table.version, moves: [[0]] })
      if (!plan.asked) {
        answer(table, people, [0])
        continue
      }
      const before = table.view(seat)
      table.moves(people[seat], { version: table.version, id: 'two', moves: [[0], [0]] })
      const offer = judged(table, seat).undoOffer(seat)
      expect(offer).toMatchObject({ free: true, to: position, what: [expect.any(String), expect.any(String)] })
      expect(judged(reread(table), seat).undoOffer(seat)).toEqual(offer)
      table.undo(people[seat])
      expect(table.position).toBe(position)
      expect(table.view(seat)).toEqual(before)
      return
    }
    expect.unreachable('nobody was asked twice in a row')
  })
})

describe('looking back', () => {
  test('everybody is told what they saw after each move, nothing more, and nothing that was taken back', () => {
    const table = begun(people)
    const saw: unknown[] = []
    for (let i = 0; i < 6; i++) {
      saw.push(table.view(0))
      answerAtRandom(table, people, 1)
    }
    expect(table.recalled(0).map(({ view }) => view)).toEqual(saw)
    expect(table.recalled(0).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5])
    expect(table.recalled(0).at(-1)?.version).toBe(table.version - 1)
    expect(table.recalled('audience')[0].view).not.toEqual(saw[0])
    expect(reread(table).recalled(0)).toEqual(table.recalled(0))
  })

  test('after an undo it begins anew', () => {
    const table = begun(people)
    answerAtRandom(table, people, 2)
    const mine = table.made().findLast(({ seat }) => seat === 0)
    expect(mine).toBeDefined()
    judged(table, 0).undo('ann')
    if (table.undoRequest) table.answerUndo('bob', true)
    expect(table.recalled(0)).toEqual([])
  })
})

describe('telling', () => {
  test('a seat gets its own question, everybody who is waited for', () => {
    const table = begun(people)
    const [ann, bob, eve] = ['ann', 'bob', 'eve'].map((person) => updateFor(table, person, 0).state)
    expect(ann).toMatchObject({ you: 0, waitingFor: 0, asked: { question: { kind: 'exchange' } } })
    expect(bob).toMatchObject({ you: 1, waitingFor: 0, asked: null })
    expect(eve).toMatchObject({ you: null, waitingFor: 0, asked: null })
  })

  test('who was away hears what happened since, each as they may', () => {
    const table = begun(people)
    const { version } = table
    answer(table, people, [0, 1]) // Ann exchanges two cards
    const [ann, bob] = people.map((person) => JSON.stringify(updateFor(table, person, version).happened))
    expect(JSON.parse(bob)).toMatchObject([{ version: version + 1, kind: 'moved', seat: 0 }])
    expect(ann).toContain('"cards"')
    expect(bob).not.toContain('"cards"')
    expect(updateFor(table, 'ann', table.version).happened).toEqual([])
    expect(updateFor(table, 'ann', table.version + 5).happened).toBeNull()
  })

  test('automatic answers of another look like their own', () => {
    const table = begun(people)
    table.setAutos('bob', ['skip-single'])
    answerAtRandom(table, people, 1000)
    expect(table.phase).toBe('over')
    expect(JSON.stringify(updateFor(table, 'ann', 0))).not.toMatch(/auto"|skip/)
  })
})

describe('undo', () => {
  test('is free where nobody learnt anything', () => {
    const table = begun(people)
    for (const move of [[], [], [0]]) answer(table, people, move) // nobody exchanges, Ann leads a trick
    expect(table.undoOffer(0)).toEqual({ free: null, to: 2 }) // until somebody asks
    expect(judged(table, 0).undoOffer(0)).toEqual({ free: true, to: 2, what: [expect.stringMatching(/./)] })
    expect(judged(reread(table), 0).undoOffer(0)).toEqual(table.undoOffer(0))
    expect(table.undoOffer(1)).toMatchObject({ free: false, to: 1, reason: 'another-decided' })
    expect(table.undo('ann')).toEqual([{ kind: 'undone', seat: 0, to: 2 }])
    expect(table.pending?.seat).toBe(0)
  })

  test('needs consent where cards were drawn, and one refusal ends it', () => {
    const table = begun(people)
    expect(table.undoOffer(0)).toMatchObject({ free: false, to: null, reason: 'the-start' })
    answer(table, people, [0])
    expect(updateFor(judged(table, 0), 'ann', 0).state.undo).toMatchObject({
      free: false,
      to: 0,
      reason: 'something-shown',
    })
    expect(updateFor(table, 'eve', 0).state.undo).toBeNull()
    table.undo('ann')
    expect(table.undoRequest).toEqual({ seat: 0, to: 0, missing: [1] })
    expect(() => table.answerUndo('ann', true)).toThrow(refusal('no-undo'))
    table.answerUndo('bob', false)
    expect(table.undoRequest).toBeUndefined()
    expect(table.position).toBe(1)
    expect(() => table.undo('ann')).toThrow(refusal('proposed')) // nobody is asked the same again and again
  })

  test('by consent takes back what was shown', () => {
    const table = begun(people)
    answer(table, people, [0])
    table.undo('ann')
    expect(table.answerUndo('bob', true)).toEqual([
      { kind: 'undoAnswered', seat: 1, agrees: true },
      { kind: 'undone', seat: 0, to: 0 },
    ])
    expect(table.position).toBe(0)
    expect(told(reread(table))).toBe(told(table))
  })

  test('needs consent beyond the decision of another, and a move meanwhile ends the request', () => {
    const table = begun(people)
    answer(table, people, [])
    answer(table, people, [])
    table.undo('ann')
    expect(table.undoRequest).toMatchObject({ seat: 0, to: 0 })
    answerAtRandom(table, people, 1)
    expect(table.undoRequest).toBeUndefined()
    expect(() => table.answerUndo('bob', true)).toThrow(refusal('no-undo'))
  })

  test('of nothing is refused', () => {
    const table = begun(people)
    expect(() => table.undo('ann')).toThrow(refusal('no-undo'))
    answer(table, people, [])
    expect(() => table.undo('bob')).toThrow(refusal('no-undo'))
    expect(() => table.undo('ann', 1)).toThrow(refusal('no-undo'))
    expect(() => table.undo('ann', -1)).toThrow(refusal('no-undo'))
  })
})

describe('resigning', () => {
  test('of two ends the game for the other', () => {
    const table = begun(people)
    table.resign('bob')
    expect(table.phase).toBe('over')
    expect(table.result()).toMatchObject({ places: [1, 2], winners: [0], resigned: [1] })
    expect(table.log().seed).toBe('fast:1')
  })

  test('of three lets an artificial player go on, behind everybody else', () => {
    const three = ['ann', 'bob', 'cat']
    const table = begun(three)
    table.resign('bob')
    expect(table.phase).toBe('playing')
    expect(() => table.move('bob', { version: table.version, id: 'b', move: [] })).toThrow(refusal('not-seated'))
    for (let asked = table.pending; asked; asked = table.pending) {
      const move = Array.from({ length: asked.min }, (_, i) => i)
      if (asked.seat === 1) table.moveFor(1, move, 'robot')
      else answer(table, three, move)
    }
    expect(table.result()?.places[1]).toBe(3)
    expect(table.result()?.winners).not.toContain(1)
  })
})

test('automatic answers are given until somebody has to think, and only those the game has', () => {
  const table = begun(people)
  expect(() => table.setAutos('ann', ['guess'])).toThrow(refusal('bad-input'))
  for (const person of people) table.setAutos(person, ['skip-single'])
  for (let asked = table.pending; asked; asked = table.pending) {
    expect(asked.min === asked.max && asked.options.length === 1).toBe(false)
    answer(
      table,
      people,
      Array.from({ length: asked.min }, (_, i) => i),
    )
  }
  const autos = entriesOf(table).filter((entry) => entry.kind === 'moved' && entry.by === 'auto')
  expect(autos.length).toBeGreaterThan(0)
})

function entriesOf(table: Table): Entry[] {
  return (table.stepsSince(0) ?? []).map(({ entry }) => entry)
}

function reread(table: Table): Table {
  return new Table(table.id, table.hosted, entriesOf(table))
}
