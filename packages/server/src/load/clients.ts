/**
 * People who play, in a process of their own: `node clients.ts URL`. Each seat is a real socket. Steps go in as lines
 * of JSON, and what was measured comes out as lines.
 */
import { createInterface } from 'node:readline'
import type { Decision, Player } from '@freehold/kernel'
import { bigMoney } from '@freehold/players'
import { io, type Socket } from 'socket.io-client'
import type { TableState, Update } from '../protocol/index.ts'

export interface Step {
  readonly tables: number // in all
  readonly rate: number // moves a second, over all tables
  readonly warm: number // seconds before measuring
  readonly seconds: number // of measuring
  readonly watchers?: number // who look on at one table, at which moves are made more often then
}

export interface Measured {
  readonly acknowledged: readonly number[] // ms from a move to its acknowledgement
  readonly seen: readonly number[] // ms from a move to the view of the other seat
  readonly watched: readonly number[] // ms to the acknowledgement at the table with the audience, which are not among the others
  readonly refused: number
  readonly unanswered: number // when the step ended
  readonly ended: number // games that came to their end
  readonly cpuSeconds: number // of this process
  readonly seconds: number
}

interface Playing {
  readonly table: string
  readonly sockets: readonly Socket[]
  readonly players: readonly Player[]
  moving: { readonly seat: number; readonly version: number; readonly at: number } | undefined
}

const [url] = process.argv.slice(2)
/** People sit at several tables, with a socket for each. */
const PEOPLE = 100
const TABLES_AT_ONCE = 10
/** Between two moves at a table with an audience. */
const WATCHED_MS = 200
/** From when an audience has come until it is measured. */
const SETTLE_SECONDS = 3

const cookies: string[] = []
const playing: Playing[] = []
let measuring: { acknowledged: number[]; seen: number[]; watched: number[]; refused: number; ended: number } | undefined
const audiences: Socket[][] = [] // one a step, each at a table of its own, whose game is still young
let watched: Playing | undefined // the table with the audience
let unanswered = 0
let thinkMs = 1000

async function post(path: string, body: unknown, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const set = response.headers.getSetCookie().map((each) => each.split(';')[0])
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return { answer: JSON.parse(text), cookie: set.join('; ') }
}

async function addTable(number: number): Promise<void> {
  const people = [cookies[(2 * number) % PEOPLE], cookies[(2 * number + 1) % PEOPLE]]
  const { table } = (await post('/api/tables', { game: 'dominion' }, people[0])).answer
  await post(`/api/tables/${table}/sit`, {}, people[1])
  await post(`/api/tables/${table}/start`, {}, people[0])
  const sockets = people.map((cookie) =>
    io(url, { path: '/live', transports: ['websocket'], extraHeaders: { cookie }, forceNew: true }),
  )
  const each: Playing = { table, sockets, players: [bigMoney(), bigMoney()], moving: undefined }
  playing.push(each)
  for (const [seat, socket] of sockets.entries()) {
    socket.on('connect_error', (error) => console.error(`a socket is not let in: ${error.message}`))
    socket.on('update', (update: Update) => heard(each, seat, update))
    const { state }: Update = await socket.timeout(60_000).emitWithAck('watch', { table })
    each.players[seat].begin?.(seat, 2, state.options)
    if (state.asked) think(each, seat, state)
  }
}

function heard(each: Playing, seat: number, { happened, state }: Update): void {
  const { moving } = each
  for (const event of happened?.flatMap(({ events = [] }) => events) ?? []) each.players[seat].notice?.(event)
  if (moving && seat !== moving.seat && state.version > moving.version) {
    measuring?.seen.push(performance.now() - moving.at)
  }
  if (state.phase === 'over' && seat === 0 && measuring) measuring.ended++
  if (state.asked) think(each, seat, state)
}

/** As long as makes the rate, some quicker and some slower. */
function think(each: Playing, seat: number, state: TableState): void {
  const ms = each === watched ? WATCHED_MS : thinkMs
  setTimeout(() => void move(each, seat, state), ms * (0.5 + Math.random()))
}

async function move(each: Playing, seat: number, { asked, view, version }: TableState): Promise<void> {
  const move = await each.players[seat].choose(asked as Decision, view)
  const at = performance.now()
  each.moving = { seat, version, at }
  unanswered++
  const body = { version, id: `${seat} ${version}`, move }
  const answer = await each.sockets[seat].emitWithAck('command', { table: each.table, command: 'move', body })
  unanswered--
  if (answer.error) {
    if (measuring) measuring.refused++
  } else measuring?.[each === watched ? 'watched' : 'acknowledged'].push(performance.now() - at)
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Sockets of nobody in particular that watch the table. */
async function watch(count: number, { table }: Playing): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let i = 0; i < count; i++) {
    const socket = io(url, { path: '/live', transports: ['websocket'], forceNew: true })
    await socket.timeout(60_000).emitWithAck('watch', { table })
    sockets.push(socket)
  }
  return sockets
}

async function run({ tables, rate, warm, seconds, watchers }: Step): Promise<Measured> {
  thinkMs = (tables / rate) * 1000
  while (cookies.length < PEOPLE) cookies.push((await post('/api/session', { name: `P${cookies.length}` })).cookie)
  while (playing.length < tables) {
    const first = playing.length
    const count = Math.min(TABLES_AT_ONCE, tables - first)
    await Promise.all(Array.from({ length: count }, (_, i) => addTable(first + i)))
  }
  await sleep(warm)
  watched = watchers === undefined ? undefined : playing[audiences.length] // only now: played so quickly, a game is over in a minute
  if (watched) audiences.push(await watch(watchers ?? 0, watched))
  if (watched) await sleep(SETTLE_SECONDS)
  const cpu = process.cpuUsage()
  const began = performance.now()
  const found = { acknowledged: [], seen: [], watched: [], refused: 0, ended: 0 }
  measuring = found
  process.stdout.write(`${JSON.stringify({ measuring: true })}\n`)
  await sleep(seconds)
  measuring = undefined
  const { user, system } = process.cpuUsage(cpu)
  return {
    ...found,
    unanswered,
    cpuSeconds: (user + system) / 1e6,
    seconds: (performance.now() - began) / 1000,
  }
}

for await (const line of createInterface(process.stdin)) {
  const measured = await run(JSON.parse(line))
  process.stdout.write(`${JSON.stringify({ measured })}\n`)
}
process.exit(0)
