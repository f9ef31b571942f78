import { belowFrom, randomMove } from '@freehold/kernel'
import { until } from '@freehold/test-services'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hostedGames } from '../games.ts'
import { Host } from '../host/host.ts'
import { chargedTo, ROW_MS } from '../host/spending.ts'
import { exportOf } from '../people/export.ts'
import { forget } from '../people/forgetting.ts'
import { databaseNames, testDatabases } from '../store/databases.fixture.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { hostedSpyglass } from '../table/tables.fixture.ts'
import { replayOf, updateFor } from '../table/telling.ts'
import { faredOf } from './fared.ts'
import { FirstTries } from './first-tries.ts'
import { RatedBounds } from './rated-bounds.ts'
import { newRating, ratingsAfter, shownRating } from './rating.ts'
import { Recorder } from './recorder.ts'
import { Records } from './records.ts'
import { pageOf } from './statistics.ts'

const ann = { id: 'ann', name: 'Ann' }
const bob = { id: 'bob', name: 'Bob' }

describe.each(databaseNames)('%s', (name) => {
  const databases = testDatabases(name)
  beforeAll(() => databases.start())
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
      games: { ...hostedGames, spyglass: { ...hostedSpyglass, code: () => 'spying' } },
      beginning: async (table) => {
        await new RatedBounds(store.db).expectCounts(table)
        await new FirstTries(store.db).begin(table)
      },
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
    await until(() => host.look(id, (table) => table.ratings !== undefined))
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
    await Promise.all(Array.from({ length: 4 }, (_, i) => rated(i % 2 ? 'ann' : 'bob')))
    expect((await pageOf(store.db, ann, false)).ratings[0].games).toBe(4)
  })

  test('the same two play five rated games in a day, and no more; others as they like', async () => {
    const atOnce = await host.create(ann, { game: 'spyglass', rated: true })
    await host.sit(atOnce, bob)
    await host.start(atOnce, 'ann') // before any is counted
    for (let n = 0; n < 5; n++) await rated(n % 2 ? 'ann' : 'bob')
    await expect(rated('ann')).rejects.toMatchObject({ code: 'rated', fault: { code: 'rated-often', most: 5 } })
    const games = async () => (await pageOf(store.db, ann, false)).ratings[0].games
    expect(await games()).toBe(5)
    await host.change(atOnce, (table) => table.resign('bob'))
    const kept = () => store.db.selectFrom('played').select('rated').where('table_id', '=', atOnce).execute()
    await until(async () => (await kept()).length === 2)
    expect([await kept(), await games()]).toEqual([[{ rated: 0 }, { rated: 0 }], 5])
    const pairs = new RatedBounds(store.db)
    expect(await pairs.areMany('bob', 'ann', 'spyglass')).toBe(true)
    expect(await pairs.areMany('ann', 'cat', 'spyglass')).toBe(false)
    const tomorrow = new RatedBounds(store.db, () => new Date(Date.now() + 90_000_000))
    expect(await tomorrow.areMany('ann', 'bob', 'spyglass')).toBe(false)
  })

  test('helpers who lose on purpose bring no rating: with them, or as one of three, five games a day count', async () => {
    const game = async (...names: string[]) => {
      const id = await host.create(ann, { game: 'spyglass', rated: true, options: { seats: names.length + 1 } })
      for (const each of names) await host.sit(id, { id: each, name: each })
      await host.start(id, 'ann')
      for (const each of names) await host.change(id, (table) => (table.phase === 'over' ? [] : table.resign(each)))
      await until(() => host.look(id, (table) => table.ratings !== undefined))
    }
    for (let n = 0; n < 5; n++) await game(`helper-${n}`)
    await expect(game('helper-5')).rejects.toMatchObject({ fault: { code: 'rated-newcomers', most: 5 } })
    await expect(game('helper-6', 'helper-7')).rejects.toMatchObject({ fault: { code: 'rated-newcomers' } })
    const known = { game: 'spyglass', players: 2, mu: 25, sigma: 5, games: 20 }
    await store.db
      .insertInto('rating')
      .values({ person_id: 'dora', ...known })
      .execute()
    await game('dora') // who has played much counts
    expect((await pageOf(store.db, ann, false)).ratings[0].games).toBe(6)
  })

  test('the same two play five rated games in a day also where others sit with them', async () => {
    for (const person_id of ['ann', 'bob', 'cat'])
      await store.db
        .insertInto('rating')
        .values({ person_id, game: 'spyglass', players: 3, mu: 25, sigma: 5, games: 20 })
        .execute()
    const three = async () => {
      const id = await host.create(ann, { game: 'spyglass', rated: true, options: { seats: 3 } })
      for (const each of ['bob', 'cat']) await host.sit(id, { id: each, name: each })
      await host.start(id, 'ann')
      await host.change(id, (table) => table.resign('bob'))
      await host.change(id, (table) => (table.phase === 'over' ? [] : table.resign('cat')))
      await until(() => host.look(id, (table) => table.ratings !== undefined))
    }
    for (let n = 0; n < 5; n++) await three()
    await expect(three()).rejects.toMatchObject({ fault: { code: 'rated-often', most: 5 } })
  })

  test('who has deleted themselves during a rated game gets no rating by its end; the other does', async () => {
    const id = await host.create(ann, { game: 'spyglass', rated: true })
    await host.sit(id, { id: 'bob', name: 'Bob' })
    await host.start(id, 'ann')
    await forget(store.db, 'bob')
    await host.readAgain(id)
    await host.change(id, (table) => table.resign('bob'))
    await until(() => host.look(id, (table) => table.ratings !== undefined))
    const rows = await store.db.selectFrom('rating').select('person_id').execute()
    expect(rows).toEqual([{ person_id: 'ann' }])
  })

  test('a store that does not answer at the start is asked again, and the host lives on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const asked: string[] = []
    const told: string[] = []
    const unfinished = async (after: string) => {
      asked.push(after)
      if (asked.length === 1) throw new Error('away')
      return []
    }
    const patient = new Recorder(host, Object.assign(Object.create(records), { unfinished }), (message) =>
      told.push(message),
    )
    const resumed = patient.resume()
    await until(() => vi.getTimerCount() > 0)
    await vi.advanceTimersByTimeAsync(10_000)
    await resumed
    vi.useRealTimers()
    expect([asked, told]).toEqual([['', ''], ['it is not known which games are not kept']])
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
    expect(await records.unfinished('', 10)).toEqual([])
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
    await until(async () => (await pageOf(store.db, ann, true)).games.length === 1)
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

  test('how people fared with a kingdom: the first try of each, against that player, to the end', async () => {
    const row = { game: 'dominion', setup: 'CODE', at: '2026-11-15T00:00:00.000Z' }
    const tried = (person_id: string, against: string | null, margin: number | null) =>
      store.db
        .insertInto('first_try')
        .values({ ...row, person_id, against, margin, table_id: `of ${person_id}` })
        .execute()
    const wanted = { game: 'dominion', setup: 'CODE', against: 'regent' }
    expect(await faredOf(store.db, wanted, 'ann')).toEqual({ people: 0, margins: [], yours: null })
    await tried('ann', 'regent', null) // resigned, or never played to the end
    await tried('bob', 'regent', 3)
    await tried('cat', 'regent', -10)
    await tried('dan', 'regent', -10)
    await tried('eve', null, 40) // with taking back
    const margins = [
      { margin: -10, people: 2 },
      { margin: 3, people: 1 },
    ]
    expect(await faredOf(store.db, wanted, 'bob')).toEqual({ people: 3, margins, yours: 3 })
    expect(await faredOf(store.db, wanted, 'ann')).toEqual({ people: 3, margins, yours: null })
    expect(await faredOf(store.db, wanted, undefined)).toEqual({ people: 3, margins, yours: null })
    expect(await faredOf(store.db, { ...wanted, against: 'steward' }, 'bob')).toMatchObject({ people: 0, yours: null })
    await store.db.deleteFrom('first_try').execute()
  })

  test('a first try is one from its beginning: undone, deleted or given up, it does not come again', async () => {
    const play = async (person: string, terms: object, isPlayedToTheEnd: boolean) => {
      const wish = { game: 'spyglass', seats: ['open', { robot: 'random' }] as const, ...terms }
      const id = await host.create({ id: person, name: person }, wish)
      await host.start(id, person)
      const isOver = () => host.look(id, ({ phase }) => phase === 'over')
      while (isPlayedToTheEnd && !(await isOver()))
        await host.change(id, (table) => {
          const { seat, min = 0 } = table.pending ?? {}
          const move = Array.from({ length: min }, (_, i) => i)
          return seat === 0 ? table.move(person, { version: table.version, id: `m${table.version}`, move }) : []
        })
      return id
    }
    const strict = { noTakingBack: true }
    const fared = (person: string) =>
      faredOf(store.db, { game: 'spyglass', setup: 'spying', against: 'random' }, person)
    const kept = (id: string) => store.db.selectFrom('played').select('seat').where('table_id', '=', id).execute()
    await host.remove(await play('ann', strict, false)) // begun, and deleted
    const again = await play('ann', strict, true)
    await play('bob', {}, false) // tried out with taking back
    const later = await play('bob', strict, true)
    const trap = await host.create({ id: 'eve', name: 'Eve' }, { game: 'spyglass' })
    await host.sit(trap, { id: 'cat', name: 'Cat' })
    await host.start(trap, 'eve')
    await host.change(trap, (table) => table.resign('eve')) // Cat has not even moved: it is not taken from her
    await until(async () => (await kept(trap)).length === 2)
    const honest = await play('cat', strict, true)
    for (const id of [again, later, honest]) await until(async () => (await kept(id)).length === 2)
    await until(async () => (await fared('cat')).people > 0)
    expect(await fared('cat')).toMatchObject({ people: 1, yours: expect.any(Number) })
    expect(await fared('ann')).toMatchObject({ people: 1, yours: null })
    expect(await fared('bob')).toMatchObject({ people: 1, yours: null })
  })

  test('a try counts for the kingdom that was played, by the rules that all have', async () => {
    const daily = 'MMSX-KS99' // First Game
    const play = async (person: string, wish: object) => {
      const seats = ['open', { robot: 'big-money' }] as const
      const id = await host.create(
        { id: person, name: person },
        { game: 'dominion', seats, noTakingBack: true, ...wish },
      )
      await host.start(id, person)
      for (let number = 0; await host.look(id, ({ isDraftOpen }) => isDraftOpen); number++)
        await host.change(id, (table) =>
          table.chooseByLot(person, table.draft?.chosen.length ?? 0, { lot: `${number}` }),
        )
      if ((await host.look(id, ({ phase }) => phase)) === 'gathering') await host.start(id, person)
      const tries = store.db.selectFrom('first_try').select(['setup', 'against']).where('person_id', '=', person)
      return (await tries.executeTakeFirst()) ?? { setup: undefined, against: undefined }
    }
    expect(await play('flo', { options: { kingdom: daily } })).toEqual({ setup: daily, against: 'big-money' })
    for (const [n, options] of [{ start: 0 }, { rules: { provinces: 1 } }, { rules: { tracker: 'decks' } }].entries())
      expect(await play(`gus ${n}`, { options: { kingdom: daily, ...options } })).toEqual({
        setup: daily,
        against: null,
      })
    const rich = await play('hal', { options: { kingdom: daily, colonies: true } })
    expect(rich.setup).not.toBe(daily)
    const drafted = await play('ida', { options: { kingdom: daily }, draft: { sets: ['Base'] } })
    expect(drafted).toEqual({ setup: expect.any(String), against: 'big-money' })
    expect(drafted.setup).not.toBe(daily)
    await store.db.deleteFrom('first_try').execute()
  })

  test('what is looked up of somebody is charged to whoever asks', async () => {
    await rated('ann')
    await sql`insert into person (id, name, email) values ('ann', 'Ann', 'ann@example.org')`.execute(store.db)
    const charged: number[] = []
    const asked = (work: () => Promise<unknown>) => chargedTo((ms) => void charged.push(ms), work)
    await asked(() => pageOf(store.db, ann, false))
    expect(charged.splice(0)).toEqual([ROW_MS, expect.any(Number)])
    await asked(() => exportOf(store.db, 'ann'))
    expect(charged).toEqual([expect.any(Number), expect.any(Number)])
  })

  test('the kingdom of a game is kept as its code', async () => {
    const id = await host.create(ann, { game: 'dominion', options: { kingdom: 'First Game' } })
    await host.change(id, (table) => table.sit('bob', 'Bob'))
    await host.start(id, 'ann')
    await host.change(id, (table) => table.resign('bob'))
    const setups = () => store.db.selectFrom('played').select('setup').where('table_id', '=', id).execute()
    await until(async () => (await setups()).length === 2)
    expect(await setups()).toEqual([{ setup: 'MMSX-KS99' }, { setup: 'MMSX-KS99' }])
  })
})
