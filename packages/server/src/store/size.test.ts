/** A hundred thousand tables, three thousand of them abandoned in the middle of a game. */
import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Chat } from '../beside/chat.ts'
import { faredOf } from '../beside/fared.ts'
import { RatedBounds } from '../beside/rated-bounds.ts'
import { Records } from '../beside/records.ts'
import { pageOf } from '../beside/statistics.ts'
import { SqlClockStore } from '../host/clock-keeper.ts'
import { Forsaken } from '../host/forsaken.ts'
import { Host } from '../host/host.ts'
import { Friends } from '../meeting/friends.ts'
import { Invitations } from '../meeting/invitations.ts'
import { Subscriptions } from '../notices/subscriptions.ts'
import { EndedSessions, sessionKey, tokenKey } from '../people/ended-sessions.ts'
import { forget } from '../people/forgetting.ts'
import { OpenKeys } from '../people/open-keys.ts'
import { Retaining } from '../people/retention.ts'
import { spyglassOnly } from '../table/tables.fixture.ts'
import { databaseNames, testDatabases } from './databases.fixture.ts'
import { NodeStore } from './node-store.ts'
import { FIRST_GUEST, fill, fillGuests } from './size.fixture.ts'
import { SqlStore } from './sql-store.ts'

const SIZE = { over: 97_000, abandoned: 3000 }
const GUESTS = { all: 250_100, here: 250_000 }

describe.each(databaseNames)('%s', (name) => {
  const databases = testDatabases(name)
  let store: SqlStore
  beforeAll(async () => {
    await databases.start()
    const where = await databases.empty()
    const unhurried = await databases.openUnhurried(where)
    await fill(unhurried, name === 'PostgreSQL', SIZE)
    await fillGuests(unhurried, name === 'PostgreSQL', GUESTS.all, GUESTS.here)
    await unhurried.destroy()
    store = await databases.open(where, 'one')
  })
  afterAll(async () => {
    await store.close()
    await databases.stop()
  })

  const newHost = (mostBytes?: number) =>
    new Host({
      store,
      games: spyglassOnly,
      robots: { choose: () => Promise.reject(new Error('nobody plays here')) },
      newId: () => 'new',
      newSeed: () => 'fast:1',
      warn: () => {},
      ...(mostBytes !== undefined && { mostBytes }),
    })

  test('a host that starts reads none of them, because at none it has anything to do', async () => {
    const host = newHost()
    await host.resume()
    expect([...host.known()]).toEqual([])
    expect(await store.acting()).toEqual([])
    expect(await new Records(store.db).unfinished('', 10)).toEqual([])
    const nodes = new NodeStore(store.db)
    expect(await nodes.takeOver('one', 100)).toEqual([])
    expect((await nodes.runBy('one')).size).toBe(0)
    await host.stop()
  })

  test('of those that people look at as many stay in memory as fit', async () => {
    const host = newHost(2 * 2 ** 20)
    for (let n = 1; n <= 300; n++) await host.look(`t${SIZE.over + n}`, () => {})
    const kept = [...host.known()]
    expect(kept.length).toBeGreaterThan(1)
    expect(kept.length).toBeLessThan(200)
    expect(kept.at(-1)).toBe(`t${SIZE.over + 300}`)
    await host.stop()
  })

  test('what people ask for is answered, and is bounded', async () => {
    expect(await store.listed(100)).toHaveLength(100)
    expect((await store.tablesOf('p7', 100)).map(({ id }) => id)[0]).toBe('t99907')
    const page = await pageOf(store.db, { id: 'ann', name: 'Ann' }, false)
    expect(page.statistics[0].games).toBe(1000)
    expect(page.games).toHaveLength(50)
    expect((await faredOf(store.db, { game: 'spyglass', setup: 'spying', against: 'random' }, 'ann')).people).toBe(0)
  })

  test('guests who stay away are let go of, however many come', async () => {
    const warnings: unknown[] = []
    const removed: string[] = []
    const people = {
      remove: async (person: string) => {
        removed.push(person)
        return { tables: [], spoke: [] }
      },
    }
    const retaining = new Retaining({
      db: store.db,
      people,
      host: newHost(),
      keeps: { guests: 30 },
      warn: (_, about) => warnings.push(about),
      now: () => new Date('2026-11-15'),
    })
    await retaining.start()
    await retaining.stop()
    expect(warnings).toEqual([])
    expect(removed.sort()).toEqual(
      Array.from({ length: 100 }, (_, n) => `guest-${FIRST_GUEST + GUESTS.here + n + 1}`).sort(),
    )
  })

  test('the host closes tables that are forsaken, by the rule that is set', async () => {
    const host = newHost()
    const closing = (days: number) => new Forsaken(store, host, days, () => {}).look(Date.parse('2026-11-15'))
    await closing(300)
    expect(await store.forsaken('2026-11-15', 5)).toHaveLength(5)
    await store.db.updateTable('game_table').set({ changed_at: '2026-11-14' }).where('number', '>', 97_200).execute()
    await closing(90)
    expect(await store.forsaken('2026-11-14', 5)).toEqual([])
    expect(await store.forsaken('2026-11-15', 5)).toHaveLength(5)
    expect((await store.read('t97001')).at(-1)).toMatchObject({ kind: 'closed', why: 'forsaken' })
    await host.stop()
  })

  if (name === 'PostgreSQL') return // which plans by what is in the tables

  test('nothing that is asked often looks through whole tables', async () => {
    const queries: CompiledQuery[] = []
    const listening: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        queries.push(store.db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const db = store.db.withPlugin(listening)
    const [tables, nodes, records] = [new SqlStore(db), new NodeStore(db), new Records(db)]
    const friends = new Friends({ db, isHere: () => true, tell: () => {} })
    const openKeys = new OpenKeys(db, new EndedSessions())
    for (const key of [sessionKey('one'), tokenKey('two')]) openKeys.hold(key, 'ann')
    await Promise.all([
      tables.acting(),
      tables.rests('t1', 4),
      tables.listed(100),
      tables.openListed('ann'),
      tables.tablesOf('ann', 100),
      tables.forsaken('2026-01-02', 100),
      tables.versions(['t1', 't2']),
      tables.read('t1', 3),
      nodes.takeOver('one', 100),
      nodes.runBy('one'),
      records.unfinished('', 100),
      records.ratingsOf('t1'),
      new Chat(db).lines('t1', 'ann'),
      friends.of('ann'),
      friends.seenBy('ann'),
      friends.areApart('ann', 'bob'),
      new Invitations(db, friends, () => {}).of('ann'),
      new Subscriptions(db).of('ann'),
      new SqlClockStore(db).kept('t1'),
      new RatedBounds(db).wouldCount(['ann', 'bob'], 'spyglass'),
      openKeys.sweep(),
      pageOf(db, { id: 'ann', name: 'Ann' }, true),
      faredOf(db, { game: 'spyglass', setup: 'spying', against: 'random' }, 'ann'),
      forget(db, 'p7'),
    ])
    const scans: string[] = []
    for (const query of queries) {
      const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters])
      const { rows } = await store.db.executeQuery<{ detail: string }>(plan)
      for (const { detail } of rows) if (/^SCAN (?!node\b)/.test(detail)) scans.push(`${detail}: ${query.sql}`)
    }
    expect(scans).toEqual([])
    expect(queries.length).toBeGreaterThan(25)
  })
})
