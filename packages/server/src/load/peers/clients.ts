/** Pairs that count in turn, in a process of their own: `node clients.ts PEER URL FOLDER`. As `../clients.ts`, for the peers. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Measured, Step } from '../clients.ts'

const [peer, url, folder] = process.argv.slice(2)
const require = createRequire(join(folder, 'package.json'))

/** Two who sit at a table: each adds one, and both hear of it. */
interface Pair {
  add(seat: number): void
}

/** `heard` is told whenever a seat hears of a new count. */
type Join = (number: number, heard: (seat: number, count: number) => void) => Promise<Pair>

const joins: Record<string, Join> = {
  async 'boardgame.io'(number, heard) {
    const { io } = require('socket.io-client')
    const match = `m${number}`
    const states: number[] = [0, 0]
    const sockets = await Promise.all(
      ['0', '1'].map(async (seat) => {
        const socket = io(`${url}/counting`, { transports: ['websocket'], forceNew: true })
        await new Promise((resolve) => {
          socket.on('sync', (_: string, { state }: { state: { _stateID: number } }) => {
            states[Number(seat)] = state._stateID
            resolve(undefined)
          })
          socket.emit('sync', match, seat, undefined, 2)
        })
        socket.on('update', (_: string, state: { _stateID: number; G: { count: number } }) => {
          states[Number(seat)] = state._stateID
          heard(Number(seat), state.G.count)
        })
        return socket
      }),
    )
    return {
      add(seat) {
        const payload = { type: 'add', args: [], playerID: String(seat), credentials: undefined }
        sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, states[seat], match, String(seat))
      },
    }
  },
  async colyseus(_number, heard) {
    const { Client } = require('colyseus.js')
    const first = await new Client(url).create('counting')
    const rooms = [first, await new Client(url).joinById(first.roomId)]
    for (const [seat, room] of rooms.entries()) room.onMessage('counted', (count: number) => heard(seat, count))
    return { add: (seat) => rooms[seat].send('add') }
  },
}

const TABLES_AT_ONCE = 10
const begun: number[] = [] // by table: when the last move was made
let measuring: number[] | undefined
let thinkMs = 1000

async function addTable(number: number): Promise<void> {
  const think = (seat: number) =>
    setTimeout(
      () => {
        begun[number] = performance.now()
        pair.add(seat)
      },
      thinkMs * (0.5 + Math.random()),
    )
  const pair = await joins[peer](number, (seat, count) => {
    const mover = (count - 1) % 2
    if (seat === mover) return
    measuring?.push(performance.now() - begun[number])
    think(seat)
  })
  think(0)
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

async function run({ tables, rate, warm, seconds }: Step): Promise<Measured> {
  thinkMs = (tables / rate) * 1000
  for (let first = 0; first < tables; first += TABLES_AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(TABLES_AT_ONCE, tables - first) }, (_, i) => addTable(first + i)))
  await sleep(warm)
  const seen: number[] = []
  const began = performance.now()
  measuring = seen
  process.stdout.write(`${JSON.stringify({ measuring: true })}\n`)
  await sleep(seconds)
  measuring = undefined
  const measured = (performance.now() - began) / 1000
  return {
    acknowledged: seen,
    seen,
    watched: [],
    refused: 0,
    unanswered: 0,
    ended: 0,
    cpuSeconds: 0,
    seconds: measured,
  }
}

for await (const line of createInterface(process.stdin))
  process.stdout.write(`${JSON.stringify({ measured: await run(JSON.parse(line)) })}\n`)
process.exit(0)
