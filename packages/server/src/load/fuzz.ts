/**
 * Messages that nobody should send: random, truncated, oversized, replayed; over HTTP, sockets and bare connections. Whoever
 * calls it says where the host is and what must never be told.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { type Below, belowFrom } from '@freehold/kernel'
import { io, type Socket } from 'socket.io-client'
import { clientMessages } from '../protocol/live.ts'

export interface Fuzzed {
  readonly sent: number
  readonly answered: number
  readonly unanswered: number // of messages that are to be answered
  readonly broken: readonly string[] // answers that tell of a mistake of the host, or a secret
  readonly codes: ReadonlyMap<string, number> // of refusals, and `done`
}

export interface Target {
  readonly url: string
  readonly cookies: readonly string[] // of people, seated or not
  readonly tables: readonly string[]
  readonly secrets: readonly string[] // that no answer may hold
}

const COMMANDS = ['sit', 'leave', 'start', 'move', 'moves', 'plan', 'undo', 'answer-undo', 'propose', 'vote', 'say']
const PATHS = [
  'session',
  'account',
  'account/sign-in',
  'tokens',
  'notices',
  'tables',
  'tables/mine',
  'games',
  'people/x',
  'admin/tables',
]
const MISTAKES = /node_modules|\.ts:\d|\bat [\w.]+ \(|SQLITE_|select .* from |"code":"internal"/i
const AT_ONCE = 40
const PATIENCE_MS = 20_000
/** Messages from which one is sent again now and then. */
const MOST_KEPT = 500

/** Sends so many messages. The same seed sends the same ones. */
export async function fuzz(target: Target, count: number, seed: string): Promise<Fuzzed> {
  const below = belowFrom(seed)
  const codes = new Map<string, number>()
  const broken: string[] = []
  let [sent, answered, unanswered] = [0, 0, 0]
  const check = (text: string, what: string) => {
    answered++
    const code = /"error":\{"code":"([\w-]+)"/.exec(text)?.[1] ?? 'done'
    codes.set(code, (codes.get(code) ?? 0) + 1)
    const secret = target.secrets.find((each) => text.includes(each))
    if (secret !== undefined || MISTAKES.test(text)) broken.push(`${what} was answered ${text.slice(0, 300)}`)
  }
  const sockets = await Promise.all(
    target.cookies.map(async (cookie) => {
      const socket = io(target.url, {
        path: '/live',
        transports: ['websocket'],
        extraHeaders: { cookie },
        forceNew: true,
      })
      socket.onAny((...told: unknown[]) => check(JSON.stringify(told), 'a socket'))
      await once(socket as unknown as NodeJS.EventEmitter, 'connect')
      return socket
    }),
  )
  const before: Message[] = []
  const work = async () => {
    while (sent < count) {
      sent++
      const isReplay = before.length > 0 && below(8) === 0
      const message = isReplay ? before[below(before.length)] : newMessage(target, below)
      before[before.length < MOST_KEPT ? before.length : below(MOST_KEPT)] = message
      const answer = await send(target, message, sockets).catch(() => undefined)
      if (answer === undefined) unanswered++
      else if (answer !== '') check(answer, JSON.stringify(message).slice(0, 300))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const socket of sockets) socket.close()
  return { sent, answered, unanswered, broken, codes }
}

type Message =
  | {
      readonly kind: 'http'
      readonly method: string
      readonly path: string
      readonly body?: string
      readonly who: number
    }
  | { readonly kind: 'socket'; readonly event: string; readonly body: unknown; readonly who: number }
  | { readonly kind: 'frames'; readonly frames: readonly string[] }
  | { readonly kind: 'bare'; readonly bytes: string }

function newMessage(target: Target, below: Below): Message {
  const table = () => (below(4) ? target.tables[below(target.tables.length)] : nonsenseText(below))
  const command = () => (below(10) ? COMMANDS[below(COMMANDS.length)] : nonsenseText(below))
  const who = below(target.cookies.length + 1) // the last one is nobody
  const kind = below(100)
  if (kind < 55) {
    const body = mutated({ table: table(), command: command(), body: bodyOf(below) }, below)
    const event = below(12)
      ? ['command', 'command', 'watch', 'unwatch', 'browse', 'unbrowse'][below(6)]
      : nonsenseText(below).slice(0, 40)
    const plain = event === 'command' ? body : mutated({ table: table(), since: below(50) }, below)
    return {
      kind: 'socket',
      event: event === '' || RESERVED.includes(event) ? 'x' : event,
      body: plain,
      who: who % target.cookies.length,
    }
  }
  if (kind < 92) {
    const ofTable = below(3) > 0
    const path = ofTable
      ? `/api/tables/${encodeURIComponent(table())}/${encodeURIComponent(command())}`
      : `/api/${below(6) ? PATHS[below(PATHS.length)] : encodeURIComponent(nonsenseText(below))}`
    const method = ['POST', 'POST', 'POST', 'GET', 'DELETE', 'PUT'][below(6)]
    if (method === 'GET')
      return { kind: 'http', method, path: `${path}?since=${encodeURIComponent(nonsenseText(below))}`, who }
    const text = JSON.stringify(mutated(bodyOf(below), below) ?? null)
    const body = below(6)
      ? text
      : below(3)
        ? text.slice(0, below(text.length + 1))
        : text + 'x'.repeat(60_000 + below(20_000))
    return { kind: 'http', method, path, body, who }
  }
  if (kind < 97) {
    const starts = ['0', '40', '42', '2', '3', '41', '45', '4', '430', '5', '6', 'b', '']
    const frames = Array.from({ length: 1 + below(4) }, () => {
      const packet = `${starts[below(starts.length)]}${below(2) ? JSON.stringify(['command', bodyOf(below)]) : nonsenseText(below)}`
      return packet.slice(0, below(3) ? packet.length : below(packet.length + 1))
    })
    return { kind: 'frames', frames: below(30) ? frames : [...frames, 'y'.repeat(70_000)] }
  }
  const line = `${['GET', 'POST', 'XYZ', ''][below(4)]} /api/${nonsenseText(below)} HTTP/1.1\r\nhost: x\r\ncontent-length: ${below(99)}\r\n\r\n{"a`
  return { kind: 'bare', bytes: below(2) ? line.slice(0, below(line.length)) : nonsenseText(below) }
}

const RESERVED = ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener']

/** Bodies that are nearly right. */
function bodyOf(below: Below): unknown {
  const move = Array.from({ length: below(4) }, () => below(9) - 1)
  const version = below(40)
  return [
    { version, id: `${below(20)}`, move },
    { version, id: 'x', moves: [move, move] },
    { version, moves: [move] },
    { to: below(9) },
    { agrees: below(2) === 0 },
    { text: nonsenseText(below) },
    { seat: below(4) },
    { what: ['pause', 'resume', 'close', 'replace', 'x'][below(5)], seat: below(3) },
    { name: nonsenseText(below) },
    {
      game: below(2) ? 'spyglass' : nonsenseText(below),
      options: { seats: below(6) },
      seats: ['open', { robot: 'random' }],
    },
    { kind: 'webhook', url: `http://127.0.0.1:${below(65_536)}/${nonsenseText(below)}` },
    { email: `${nonsenseText(below)}@example.org`, password: nonsenseText(below) },
    {},
  ][below(13)]
}

/** Something of it is changed, left out or put in; sometimes nothing. */
function mutated(value: unknown, below: Below): unknown {
  if (below(4) === 0) return below(12) ? value : nonsense(below, 0)
  if (typeof value !== 'object' || value === null) return nonsense(below, 0)
  const copy: Record<string, unknown> = { ...value }
  const keys = Object.keys(copy)
  const key = keys[below(Math.max(1, keys.length))] ?? 'x'
  switch (below(4)) {
    case 0:
      delete copy[key]
      break
    case 1:
      copy[key] = nonsense(below, 0)
      break
    case 2:
      copy[['__proto__', 'constructor', 'toString', nonsenseText(below)][below(4)]] = nonsense(below, 0)
      break
    default:
      copy[key] = mutated(copy[key], below)
  }
  return copy
}

function nonsense(below: Below, depth: number): unknown {
  const numbers = [-1, 0.5, 1e308, 2 ** 53, -0, 99]
  switch (below(depth > 6 ? 4 : 6)) {
    case 0:
      return null
    case 1:
      return numbers[below(numbers.length)]
    case 2:
      return nonsenseText(below)
    case 3:
      return below(2) === 0
    case 4:
      return Array.from({ length: below(5) }, () => nonsense(below, depth + 1))
    default:
      return Object.fromEntries(
        Array.from({ length: below(4) }, () => [nonsenseText(below), nonsense(below, depth + 1)]),
      )
  }
}

function nonsenseText(below: Below): string {
  const texts = [
    '',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>',
    '\u0000',
    '\u202e',
    '😀',
    '%s%n',
    '{{7*7}}',
    'a'.repeat(300),
  ]
  if (below(2)) return texts[below(texts.length)]
  return Array.from({ length: below(20) }, () => String.fromCodePoint(below(8) ? 32 + below(95) : below(0xd7ff))).join(
    '',
  )
}

/** The answer, `''` where none is to be expected. Throws where there is none all the same. */
async function send(target: Target, message: Message, sockets: readonly Socket[]): Promise<string> {
  switch (message.kind) {
    case 'http':
      return sendHttp(target, message)
    case 'socket': {
      const socket = sockets[message.who]
      if (!Object.hasOwn(clientMessages, message.event)) {
        socket.emit(message.event, message.body)
        return ''
      }
      return JSON.stringify(await socket.timeout(PATIENCE_MS).emitWithAck(message.event, message.body))
    }
    case 'frames':
      return sendFrames(target, message.frames)
    case 'bare':
      return sendBare(target, message.bytes)
  }
}

async function sendHttp(
  { url, cookies }: Target,
  { method, path, body, who }: Message & { kind: 'http' },
): Promise<string> {
  const headers = { cookie: cookies[who] ?? 'freehold.session_token=x', 'content-type': 'application/json' }
  const response = await fetch(`${url}${path}`, { method, headers, body, signal: AbortSignal.timeout(PATIENCE_MS) })
  const text = await response.text()
  return response.status >= 500 ? `"error":{"code":"internal" ${response.status} ${text}` : text
}

/** A socket that does not keep to the protocol: it may be closed, and nothing else. */
function sendFrames({ url }: Target, frames: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live/?EIO=4&transport=websocket`)
    let told = ''
    socket.onmessage = ({ data }) => {
      told += data
    }
    socket.onopen = () => {
      for (const frame of frames) socket.send(frame)
      setTimeout(() => socket.close(), 5)
    }
    socket.onclose = () => resolve(told)
    socket.onerror = () => resolve(told)
  })
}

function sendBare({ url }: Target, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let told = ''
    socket.on('data', (data) => {
      told += data
    })
    socket.on('connect', () => socket.end(bytes))
    socket.on('close', () => resolve(told))
    socket.on('error', () => resolve(told))
    socket.setTimeout(500, () => socket.destroy())
  })
}
