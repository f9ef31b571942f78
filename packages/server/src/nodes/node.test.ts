import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabases } from '../store/databases.fixture.ts'
import { NodeStore } from '../store/node-store.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { StoreUnavailable } from '../store/store.ts'
import { created } from '../table/tables.fixture.ts'
import { Node } from './node.ts'

const databases = testDatabases('SQLite')
let store: SqlStore
let nodes: NodeStore
let now = 0
beforeEach(async () => {
  await databases.start()
  store = await databases.open(await databases.empty())
  nodes = new NodeStore(store.db)
  now = 1_000_000
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }) // nodes beat only when they are told to
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
  await databases.stop()
})

/** A node that notes what it lets go on. */
function newNode(name: string, connection: () => number | undefined = () => 1) {
  const refreshed: string[] = []
  const warnings: string[] = []
  const watched = new Set<string>()
  const lost: string[] = []
  const said: string[] = []
  const node = new Node({
    name,
    nodes,
    versions: (tables) => store.versions(tables),
    connection,
    lost: (other) => lost.push(other),
    mayBeMissed: () => said.push('again'),
    warn: (message) => warnings.push(message),
    now: () => now,
  })
  const host = {
    async refresh(table: string, version: number) {
      refreshed.push(`${table} ${version}`)
    },
    watched: () => watched,
  }
  return { node, host, refreshed, warnings, watched, lost, said }
}

/** A table that has begun and is nobody's. */
async function begin(id: string): Promise<void> {
  await store.create(id, [created(['open', 'open'])])
  await store.append(id, 1, [{ kind: 'started', seed: 'fast:1' }])
}

/** Time passes, with beats of these. */
async function pass(ms: number, ...beating: { node: Node }[]): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    now += 500
    for (const { node } of beating) await node.beat()
  }
}

test('the tables of a node that falls silent go on at another, and never at both', async () => {
  await begin('t')
  const [one, two] = [newNode('one'), newNode('two')]
  await one.node.start(one.host)
  await two.node.start(two.host)
  expect([one.node.has('t'), two.node.has('t')]).toEqual([true, false])
  await pass(5000, one, two)
  expect([one.node.has('t'), two.node.has('t')]).toEqual([true, false])
  const silentSince = now
  while (!two.node.has('t')) {
    await pass(500, two)
    expect(one.node.has('t') && two.node.has('t')).toBe(false)
  }
  expect(now - silentSince).toBeLessThanOrEqual(4500)
  expect(two.refreshed).toEqual(['t 2'])
  expect(two.warnings).toEqual(['a node is lost'])
  expect(two.lost).toEqual(['one'])
  await one.node.beat() // it comes to, and finds that it has lost them
  expect([one.node.has('t'), two.node.has('t')]).toEqual([false, true])
  expect(one.said).toHaveLength(2) // when it came, and when it came again
  await begin('later')
  await one.node.beat()
  expect(one.node.has('later')).toBe(true)
  for (const { node } of [one, two]) await node.stop()
})

test('a node that stops leaves its tables at once', async () => {
  await begin('t')
  const [one, two] = [newNode('one'), newNode('two')]
  await one.node.start(one.host)
  await two.node.start(two.host)
  await one.node.stop()
  expect(one.node.has('t')).toBe(false)
  await pass(500, two)
  expect(two.node.has('t')).toBe(true)
  expect(two.lost).toEqual(['one'])
  await two.node.stop()
})

test('a table that begins here is this node’s at once', async () => {
  const one = newNode('one')
  await one.node.start(one.host)
  expect(one.node.has('t')).toBe(false)
  one.node.took('t')
  expect(one.node.has('t')).toBe(true)
  await one.node.beat()
  expect(one.node.has('t')).toBe(false) // nothing of the kind was written
  await one.node.stop()
})

test('when the database was away for all, nobody is given up for that', async () => {
  await begin('t')
  const [one, two] = [newNode('one'), newNode('two')]
  await one.node.start(one.host)
  await two.node.start(two.host)
  await pass(1000, one, two)
  const away = vi.spyOn(nodes, 'beat').mockRejectedValue(new StoreUnavailable('ECONNREFUSED'))
  await pass(10_000, one, two)
  expect(one.node.has('t')).toBe(false) // nobody can tell what others do
  expect(one.warnings).toEqual(['the database does not answer'])
  away.mockRestore()
  one.refreshed.length = 0
  await pass(500, two, one)
  expect([one.node.has('t'), two.node.has('t')]).toEqual([true, false])
  expect(one.refreshed).toEqual(['t 2']) // artificial players are asked again
  expect(one.warnings).toEqual(['the database does not answer', 'the database answers again'])
  for (const { node } of [one, two]) await node.stop()
})

test('a wall clock that jumps changes nothing', async () => {
  await begin('t')
  const [one, two] = [newNode('one'), newNode('two')]
  await one.node.start(one.host)
  await two.node.start(two.host)
  for (const year of [2099, 1970, 2038]) {
    vi.setSystemTime(new Date(`${year}-01-01`))
    await pass(2000, one, two)
    expect([one.node.has('t'), two.node.has('t')]).toEqual([true, false])
  }
  for (const { node } of [one, two]) await node.stop()
})

test('what is watched is looked up while nobody can tell of it, and for a while after', async () => {
  let connection: number | undefined = 1
  const one = newNode('one', () => connection)
  await one.node.start(one.host)
  await store.create('t', [created(['open', 'open'])])
  one.watched.add('t')
  await pass(10_000, one)
  one.refreshed.length = 0
  const change = (version: number) => store.append('t', version, [{ kind: 'left', seat: 0 }])
  await change(1)
  await pass(500, one)
  expect(one.refreshed).toEqual([]) // others would have said so
  connection = undefined
  await pass(500, one)
  expect(one.refreshed).toEqual(['t 2'])
  connection = 2
  await change(2)
  await pass(500, one)
  expect(one.refreshed).toEqual(['t 2', 't 3'])
  expect(one.said).toHaveLength(2) // when it came, and when it was connected again
  await store.remove('t')
  await pass(500, one)
  expect(one.refreshed).toEqual(['t 2', 't 3', 't 0']) // nobody sees a table that was deleted
  await one.node.stop()
})

test('a table that could not be followed because the database was away is tried again', async () => {
  await begin('t')
  const one = newNode('one')
  let tries = 0
  const refresh = async () => {
    if (++tries === 1) throw new StoreUnavailable('ECONNRESET')
  }
  await one.node.start({ ...one.host, refresh })
  await pass(1000, one)
  expect(tries).toBe(2)
  await one.node.stop()
})
