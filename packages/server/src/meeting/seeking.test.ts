import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseNames, testDatabases } from '../store/databases.fixture.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { StoreUnavailable } from '../store/store.ts'
import { Seeking } from './seeking.ts'

const created = { kind: 'created', game: 'spyglass', rules: '1', options: {}, plan: [], listed: false } as const
const crowd = Array.from({ length: 30 }, (_, i) => `guest${String(i).padStart(2, '0')}`)
const quick = { game: 'spyglass', clock: 'quick', rated: true } as const

describe.each(databaseNames)('%s', (name) => {
  const databases = testDatabases(name)
  let store: SqlStore
  const found: string[] = []
  let now = Date.parse('2026-11-15T12:00:00.000Z')
  let isBroken = false
  let made = 0
  const told: string[] = []
  const clear = async () => {
    found.length = 0
    await store.db.deleteFrom('game_table').execute() // and who was found
  }
  const asked: string[] = []
  const seekingAt = (node: string, areApart = async (_one: string, _two: string) => false) =>
    new Seeking({
      db: store.db,
      node,
      isShared: true,
      areApart,
      makeTable: async (people) => {
        if (isBroken) throw new StoreUnavailable('away')
        const id = `${people.map((each) => each.name).join(' and ')}, ${++made}`
        await store.create(id, [{ ...created, owner: people[0].id }])
        return id
      },
      removeTable: async (table) => {
        await store.remove(table)
      },
      found: (people, table) => {
        found.push(table.split(',')[0])
        told.push(...people.map((person) => `${person} at ${node}`))
      },
      warn: (message, about) => expect([message, about]).toBe(''),
      now: () => new Date(now),
      random: () => 0,
    })
  beforeAll(async () => {
    await databases.start()
    store = await databases.open(await databases.empty())
    const long = '2026-11-01T00:00:00.000Z'
    for (const id of ['ann', 'bob', 'cat', 'dan', ...crowd])
      await store.db
        .insertInto('person')
        .values({
          id,
          name: id,
          email: `${id}@guest.invalid`,
          email_verified: 0,
          image: null,
          guest: 1,
          admin: 0,
          banned: null,
          hidden: 0,
          created_at: long,
          updated_at: long,
        })
        .execute()
    for (const id of ['one', 'two']) await store.db.insertInto('node').values({ id, beat: 0 }).execute()
    const strong = { game: 'spyglass', players: 2, mu: 40, sigma: 2, games: 50 }
    await store.db
      .insertInto('rating')
      .values([
        { ...strong, person_id: 'ann' },
        { ...strong, person_id: 'dan', mu: 39 },
      ])
      .execute()
  })
  afterAll(async () => {
    await store.close()
    await databases.stop()
  })

  test('who is near in rating comes first, who waits long meets whoever is there', async () => {
    const [one, two] = [seekingAt('one'), seekingAt('two')]
    await one.seek('ann', quick)
    await two.seek('bob', quick)
    expect(found).toEqual([])
    now += 20_000
    await one.seek('ann', quick) // still: keeps her place
    await two.seek('dan', quick)
    expect(found).toEqual(['ann and dan'])
    await one.seek('ann', quick)
    expect(found.splice(1)).toEqual(['ann and dan']) // he waits for her: told again, and nobody else is looked for
    await one.settle('ann')
    await one.seek('ann', quick)
    now += 200_000
    await one.look()
    expect(found).toEqual(['ann and dan', 'ann and bob'])
    await Promise.all([one.stop(), two.stop()])
  })

  test('who is found and does not come is not found again at once by the same, but somebody else is', async () => {
    await clear()
    const one = seekingAt('one')
    const kind = { ...quick, rated: false }
    const again = async (...people: string[]) => {
      for (const person of people) {
        await one.settle(person) // came and went, or said no
        await one.seek(person, kind)
      }
    }
    await again('cat', 'bob')
    expect(found).toEqual(['bob and cat'])
    await again('cat', 'bob')
    now += 60_000
    await one.look()
    expect(found).toHaveLength(1)
    await again('guest00')
    expect(found.at(-1)).toMatch(/guest00/)
    await again('cat', 'bob')
    await clear()
    now += 200_000
    await again('cat', 'bob')
    expect(found).toEqual(['bob and cat'])
    for (const person of ['bob', 'cat', 'guest00']) {
      await one.unseek(person)
      await one.settle(person)
    }
    await one.stop()
  })

  test('of two nodes at once one brings two together, and who looks at a lost node is not found', async () => {
    await clear()
    const [one, two, lost] = [seekingAt('one'), seekingAt('two'), seekingAt('lost')]
    await lost.seek('dan', { ...quick, rated: false })
    await one.seek('ann', { ...quick, rated: false })
    now += 1_000_000
    await Promise.all([one.look(), two.look()])
    expect(found).toEqual([])
    await store.db.insertInto('node').values({ id: 'lost', beat: 0 }).execute()
    await Promise.all([one.look(), two.look(), lost.look()])
    expect(new Set(found)).toEqual(new Set(['ann and dan'])) // their own nodes may say it again
    const expected = await store.db.selectFrom('found').select(['person_id', 'table_id']).orderBy('person_id').execute()
    expect(expected.map((each) => each.person_id)).toEqual(['ann', 'dan'])
    expect(await store.db.selectFrom('game_table').select('id').execute()).toEqual([{ id: expected[0].table_id }])
    expect(expected[1].table_id).toBe(expected[0].table_id)
    await Promise.all([one.stop(), two.stop(), lost.stop()])
  })

  test('a crowd of whom no two may meet is looked through a little at a time, and each two once in a while', async () => {
    await clear()
    const areApart = async (one: string, two: string) => {
      asked.push([one, two].sort().join(' '))
      return true
    }
    const one = seekingAt('one', areApart)
    for (const person of crowd) await one.seek(person, { ...quick, rated: false })
    now += 31_000
    asked.length = 0
    await one.look()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThanOrEqual(3 * crowd.length)
    for (let looks = 0; looks < 20; looks++) await one.look()
    expect(new Set(asked).size).toBe(asked.length) // none was asked for twice
    now += 31_000
    const before = asked.length
    await one.look()
    expect(asked.length).toBeGreaterThan(before)
    await one.stop()
  })

  test('who was found by a node that could not say so hears it from their own', async () => {
    await clear()
    const [one, two] = [seekingAt('one'), seekingAt('two')]
    await one.seek('ann', quick)
    now += 1000
    told.length = 0
    await two.seek('dan', quick) // the other node is told of neither
    expect(told).toEqual(['ann at two', 'dan at two'])
    await one.look()
    expect(told.slice(2)).toEqual(['ann at one'])
    await one.look()
    expect(told).toHaveLength(3)
    for (const person of ['ann', 'dan']) await one.settle(person)
    await Promise.all([one.stop(), two.stop()])
  })

  test('where it is not known whether two were brought together, they look on or hear of it', async () => {
    await clear()
    now += 200_000
    const one = seekingAt('one')
    await one.seek('ann', quick)
    const begun = vi.spyOn(store.db, 'transaction')
    begun.mockImplementation(() => {
      begun.mockRestore()
      const execute = async (work: never) => {
        await store.db.transaction().execute(work)
        throw new Error('Connection terminated unexpectedly') // after all was written
      }
      return { execute } as never
    })
    told.length = 0
    await one.seek('dan', quick)
    expect(told).toEqual([])
    await one.look()
    expect(told.sort()).toEqual(['ann at one', 'dan at one'])
    for (const person of ['ann', 'dan']) await one.settle(person)
    await one.stop()
  })

  test('where no table can be made for two, they look on', async () => {
    const one = seekingAt('one')
    await one.seek('ann', quick)
    isBroken = true
    now += 200_000
    await clear()
    await one.seek('dan', quick)
    expect(found).toEqual([])
    isBroken = false
    await one.look()
    expect(found).toEqual(['ann and dan'])
    await one.stop()
  })
})
