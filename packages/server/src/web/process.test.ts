/** The host as people run it: a process that is told to stop, and a log that others may read. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { belowFrom, randomMove } from '@freehold/kernel'
import { until } from '@freehold/test-services'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { Client, guest, type Live } from './clients.fixture.ts'

const data = mkdtempSync(join(tmpdir(), 'freehold-process-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(data, { recursive: true })
})

const said: string[] = []

/** A process that listens, with all that it says added to `said`. */
async function start(): Promise<{ url: string; ended: Promise<number | null>; child: ChildProcess }> {
  const program = resolve(import.meta.dirname, '../../../cli/bin/freehold.mjs')
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', data, '--log', 'debug'], {
    env: { ...process.env, FREEHOLD_PAGE: 'none', DATABASE_URL: '', REDIS_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const from = said.length
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)))
  const found = () => /"url":"([^"]+)"/.exec(said.slice(from).join(''))
  await until(found)
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  return { url: found()?.[1] ?? '', ended, child }
}

/** Plays at random whenever it is asked; notes what was acknowledged, and that the host said farewell. */
async function play(client: Client, table: string, seed: string) {
  const live: Live = await client.connect()
  const below = belowFrom(seed)
  const acknowledged = new Map<string, number>()
  const told = { stopping: false, closed: false }
  live.socket.on('stopping', () => {
    told.stopping = true
  })
  live.socket.on('disconnect', () => {
    told.closed = true
  })
  const answer = async ({ asked, version }: { asked: unknown; version: number }) => {
    if (!asked || told.closed) return
    const id = `${seed} ${version}`
    const move = randomMove(asked as Parameters<typeof randomMove>[0], below)
    const reply = await live.command(table, 'move', { version, id, move }).catch(() => undefined)
    if (reply?.version !== undefined) acknowledged.set(id, reply.version)
  }
  const { state } = await live.ask('watch', { table })
  live.socket.on('update', (update) => answer(update.state))
  void answer(state)
  return { acknowledged, told }
}

const password = 'a password like no other'
const email = 'somebody.in.particular@example.org'

test('a stop during play loses nothing acknowledged, tells everybody, and the log holds no secret', async () => {
  const first = await start()
  const ann = new Client(first.url)
  await ann.post('/api/account', { name: 'Ann', email, password })
  const cookies = [ann.cookie]
  await ann.post('/api/account/sign-in', { email, password: `${password}, wrong` })
  await ann.post('/api/account/sign-in', { email, password })
  const { token } = (await ann.post('/api/tokens', { name: 'bot' })).body
  const bob = await guest(first.url, 'Bob')
  cookies.push(ann.cookie, bob.cookie)
  const { table } = (await ann.post('/api/tables', { game: 'dominion' })).body
  await bob.post(`/api/tables/${table}/sit`)
  await bob.post(`/api/tables/${table}/say`, { text: 'a word among friends' })
  await ann.post(`/api/tables/${table}/nonsense`, { password })
  await ann.post(`/api/tables/${table}/move`, `{"password":"${password}"`)
  await ann.post(`/api/tables/${table}/start`)
  const players = [await play(ann, table, 'fast:a'), await play(bob, table, 'fast:b')]
  await until(() => players.every(({ acknowledged }) => acknowledged.size > 15))
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  await until(() => players.every(({ told }) => told.closed))
  expect(players.map(({ told }) => told.stopping)).toEqual([true, true])

  const second = await start()
  const again = [new Client(second.url), new Client(second.url)]
  again[0].cookie = ann.cookie
  again[1].cookie = bob.cookie
  const { state } = (await again[0].get(`/api/tables/${table}`)).body
  for (const [seat, { acknowledged }] of players.entries()) {
    expect(state.version).toBeGreaterThanOrEqual(Math.max(...acknowledged.values()))
    for (const [id, version] of [...acknowledged].slice(-3)) {
      const repeat = await again[seat].post(`/api/tables/${table}/move`, { version: version - 1, id, move: [] })
      expect(repeat.body).toEqual({ version })
    }
  }
  await again[0].post('/api/account/delete', { password })
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)

  const store = await openSqlite(join(data, 'freehold.sqlite'))
  const entries = await store.read(table)
  await store.close()
  const started = entries.find((entry) => entry.kind === 'started')
  const seed = (started as { seed: string }).seed
  const log = said.join('')
  expect(log).toContain('the host is ready')
  const sessions = cookies.map((cookie) => cookie.split(/[=.]/)[2])
  const secrets = [...sessions, ...cookies, token, token.slice(3), password, email, seed, seed.slice(7), table]
  for (const each of [...secrets, 'a word among friends', 'somebody.in']) {
    expect(each.length).toBeGreaterThan(8)
    expect(log).not.toContain(each)
  }
})
