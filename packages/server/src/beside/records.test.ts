import { belowFrom, randomMove } from '@freehold/kernel'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hostedGames } from '../games.ts'
import { Host } from '../host/host.ts'
import { databaseNames, testDatabases } from '../store/databases.fixture.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { hostedSpyglass } from '../table/tables.fixture.ts'
import { replayOf, updateFor } from '../table/telling.ts'
import { newRating, ratingsAfter, shownRating } from './rating.ts'
import { Recorder } from './recorder.ts'
import { Records } from './records.ts'
import { pageOf } from './statistics.ts'

const ann = { id: 'ann', name: 'Ann' }
const bob = { id: 'bob', name: 'Bob' }

describe.each(databaseNames)('%s', (name) => {
  const databases = testDatabases(name)
  beforeAll(() => databases.start(), 60_000)
  afterAll(() => databases.stop())

  let store: SqlStore
  let host: Host
  let records: Records
  let recorder: Recorder
  const warnings: string[] = []
  let count = 0
  beforeEach(async () => {
    store = await databases.open(await databases.empty())
    host = new Host({
      store,
      games: { ...hostedGames, spyglass: hostedSpyglass },
      robots: { choose: ({ decision }) => Promise.resolve(randomMove(decision, belowFrom(`fast:${count}`))) },
      newId: () => `table-${++count}`,
      newSeed: () => `fast:${count}`,
      warn: () => {},
    })
    warnings.length = 0
    records = new Records(store.db)
    recorder = new Recorder(host, records, (message) => warnings.push(message))
  })
  afterEach(async () => {
    await host.stop()
    await recorder.stop()
    await store.close()
    expect(warnings).toEqual([])
  })

  const rated = async (winner: 'ann' | 'bob') => {
    const id = await host.create(ann, { game: 'spyglass', rated: true, listed: true })
    await host.change(id, (table) => table.sit('bob', 'Bob'))
    await host.start(id, 'ann')
    await host.change(id, (table) => table.resign(winner === 'ann' ? 'bob' : 'ann'))
    await vi.waitUntil(() => host.look(id, (table) => table.ratings !== undefined), { timeout: 15_000 })
    return id
  }

  test('a rated game changes ratings once, and its table tells how', async () => {
    const id = await rated('ann')
    const [after] = ratingsAfter([newRating(), newRating()], [1, 2])
    const { result } = await host.look(id, (table) => updateFor(table, 'eve', 0).state)
    expect(result?.ratings).toEqual([
      { before: 1200, after: shownRating(after) },
      { before: 1200, after: expect.any(Number) },
    ])
    await records.keep(await host.look(id, (table) => table)) // again
    const page = await pageOf(store.db, ann, false)
    expect(page.ratings).toEqual([{ game: 'spyglass', players: 2, games: 1, rating: shownRating(after) }])
    await rated('bob')
    const both = await Promise.all([ann, bob].map((each) => pageOf(store.db, each, false)))
    expect(both.map(({ ratings }) => ratings[0].games)).toEqual([2, 2])
    expect(both[0].ratings[0].rating).toBeLessThan(shownRating(after))
    expect(both[0].statistics).toMatchObject([{ game: 'spyglass', players: 2, against: 'people', games: 2, wins: 1 }])
    expect(both[0].statistics[0].places).toEqual([1, 1])
  })

  test('of games that end at once none is lost', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, i) => rated(i % 2 ? 'ann' : 'bob')))
    expect((await pageOf(store.db, ann, false)).ratings[0].games).toBe(6)
  })

  test('what a host did not keep before it was killed is kept at the next start', async () => {
    const id = await host.create(ann, { game: 'spyglass', seats: ['open', { robot: 'random' }] })
    const lost = new Host({
      store,
      games: { spyglass: hostedSpyglass },
      robots: { choose: async () => [] },
      newId: () => '',
      newSeed: () => 'fast:1',
      warn: () => {},
    })
    await lost.start(id, 'ann')
    await lost.change(id, (table) => table.resign('ann'))
    await lost.stop()
    expect((await pageOf(store.db, ann, true)).games).toEqual([])
    await host.readAgain(id)
    await recorder.resume()
    expect(await records.unfinished(10)).toEqual([])
    const { games } = await pageOf(store.db, ann, true)
    expect(games).toMatchObject([{ table: id, place: 2, against: 'robots', points: null, rated: false, rating: null }])
    expect((await pageOf(store.db, ann, false)).games).toMatchObject([{ table: null }]) // the link is a secret
  })

  test('a game of Dominion is counted, and can be replayed with its timings', async () => {
    const id = await host.create(ann, { game: 'dominion', seats: ['open', 'open'], labels: ['black', 'white'] })
    await host.change(id, (table) => table.sit('bob', 'Bob'))
    await host.start(id, 'ann')
    const below = belowFrom('fast:9')
    for (let n = 0; (await host.look(id, (table) => table.phase)) === 'playing'; n++) {
      await host.change(id, (table) => {
        const asked = table.pending
        if (!asked) return []
        const move = randomMove(asked, below)
        table.thinking = 2000
        return table.move(['ann', 'bob'][asked.seat], { version: table.version, id: `${n}`, move })
      })
    }
    await vi.waitUntil(async () => (await pageOf(store.db, ann, true)).games.length === 1, { timeout: 15_000 })
    const [statistics] = (await pageOf(store.db, ann, true)).statistics
    expect(statistics.points?.best).toEqual(expect.any(Number))
    expect(Object.values(statistics.tallies.bought).length).toBeGreaterThan(2)
    const replay = await host.look(id, replayOf)
    expect(replay.moves).toHaveLength(replay.log.moves.length)
    expect(replay.moves.every(({ ms }) => ms === 2000)).toBe(true)
    expect(statistics.seconds).toBe(2 * replay.moves.length)
    expect(replay.seats).toMatchObject([
      { name: 'Ann', person: 'ann', label: 'black' },
      { name: 'Bob', label: 'white' },
    ])
    expect(replay.log).toMatchObject({ seed: expect.any(String), game: 'dominion' })
  })
})
