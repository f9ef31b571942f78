/** What trying moves costs the others: nothing. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@freehold/test-services'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GATE, hostedGames } from '../judging/heavy.fixture.ts'
import { type Client, guest, type Live, type TestServer, testServer } from './clients.fixture.ts'

let folder: string
let at: TestServer
/** From now on plans are made; until then the thread that makes them stands still in the first one. */
let openGate: () => void

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'freehold-gate-'))
  const gate = join(folder, 'open')
  process.env[GATE] = gate
  openGate = () => writeFileSync(gate, '')
  const games = { games: hostedGames, module: new URL('../judging/heavy.fixture.ts', import.meta.url) }
  at = await testServer({ games, limitTimes: 0.5, limitClock: () => 0 }) // nobody is forgiven, however slow the machine is
})
afterEach(async () => {
  openGate()
  await at.close()
  delete process.env[GATE]
  rmSync(folder, { recursive: true })
})

interface Playing {
  readonly client: Client
  readonly table: string
  readonly version: number
  readonly move: readonly number[]
}

async function playing(name: string, game: string): Promise<Playing> {
  const client = await guest(at.url, name)
  const { table } = (await client.post('/api/tables', { game, seats: ['open', { robot: 'random' }] })).body
  await client.post(`/api/tables/${table}/start`)
  const state = async () => (await client.get(`/api/tables/${table}`)).body.state
  await until(async () => (await state()).asked)
  const { version, asked } = await state()
  return { client, table, version, move: Array.from({ length: asked.min }, (_, i) => i) }
}

const plan = (live: Live, { table, version, move }: Playing) =>
  live.command(table, 'plan', { version, moves: [move, move, move] })

test('an honest move is answered before any of the plans that came before it, and an honest plan after one of them', async () => {
  const [flo, oda] = [await playing('Flo', 'heavy'), await playing('Oda', 'spyglass')]
  const sockets = await Promise.all(Array.from({ length: 4 }, () => flo.client.connect()))
  const honest = await oda.client.connect()
  const answered: string[] = [] // in order
  const flood = Array.from({ length: 60 }, (_, i) => plan(sockets[i % 4], flo).then(() => answered.push('flood')))
  await Promise.all(sockets.map((live) => live.ask('unwatch', { table: flo.table }))) // all of them have arrived

  const tried = plan(honest, oda).then(() => answered.push('honest plan'))
  const { version, move } = oda
  const moved = await honest.command(oda.table, 'move', { version, id: 'x', move })
  expect(moved.version).toBeGreaterThan(version)
  expect(answered).toEqual([])

  openGate()
  await Promise.all([tried, ...flood])
  expect(answered.indexOf('honest plan')).toBeLessThanOrEqual(1) // behind the one under way
  for (const { socket } of [...sockets, honest]) socket.close()
})

test('who has the host think for long is refused in the end, and nobody else', async () => {
  openGate()
  const [flo, oda] = [await playing('Flo', 'heavy'), await playing('Oda', 'heavy')]
  const live = await flo.client.connect()
  const codes: string[] = []
  while (codes.length < 1000 && !codes.includes('too-many')) codes.push((await plan(live, flo)).error?.code ?? 'done')
  expect(codes[0]).toBe('done')
  expect(codes.at(-1)).toBe('too-many')
  const honest = await oda.client.connect()
  expect((await plan(honest, oda)).error).toBeUndefined()
  for (const { socket } of [live, honest]) socket.close()
})
