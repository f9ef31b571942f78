/** Servers and clients over the loopback, for tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import type { Update } from '../protocol/tables.ts'
import { hostedGames } from '../robots/robots.fixture.ts'
import { type RunningServer, startServer } from '../server.ts'

export interface TestServer {
  readonly url: string
  readonly data: string
  readonly logs: string[]
  readonly server: RunningServer
  close(): Promise<void>
}

export async function testServer(): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'freehold-server-'))
  const logs: string[] = []
  const server = await startServer({
    data,
    port: 0,
    host: '127.0.0.1',
    logLevel: 'debug',
    logTo: { write: (line) => logs.push(line) },
    games: { games: hostedGames, module: new URL('../robots/robots.fixture.ts', import.meta.url) },
  })
  return {
    url: server.url,
    data,
    logs,
    server,
    async close() {
      await server.stop()
      rmSync(data, { recursive: true })
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Body = any

/** A browser: it keeps its cookie. */
export class Client {
  readonly #url: string
  cookie = ''

  constructor(url: string) {
    this.#url = url
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const set = response.headers.get('set-cookie')
    if (set) this.cookie = set.split(';')[0]
    const text = await response.text()
    const json: Body = text.startsWith('{') ? JSON.parse(text) : text
    return { status: response.status, body: json, headers: response.headers, text }
  }

  get = (path: string) => this.request('GET', path)
  post = (path: string, body: unknown = {}) => this.request('POST', path, body)

  connect(): Promise<Live> {
    const socket = io(this.#url, {
      path: '/live',
      extraHeaders: { cookie: this.cookie },
      reconnection: false,
      forceNew: true,
    })
    return new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(new Live(socket)))
      socket.on('connect_error', reject)
    })
  }
}

/** An open socket and what it was told. */
export class Live {
  readonly socket: Socket
  readonly updates: Update[] = []
  readonly received: string[] = [] // every packet with its bytes as they came, from the opening of the namespace on

  constructor(socket: Socket) {
    this.socket = socket
    socket.io.engine.on('packet', ({ type, data }: { type: string; data?: string }) => {
      if (type === 'message') this.received.push(data ?? '')
    })
    socket.on('update', (update: Update) => this.updates.push(update))
  }

  ask(event: string, message: unknown): Promise<Body> {
    return this.socket.timeout(5000).emitWithAck(event, message)
  }

  command(table: string, command: string, body: unknown = {}): Promise<Body> {
    return this.ask('command', { table, command, body })
  }
}

export async function guest(url: string, name: string): Promise<Client> {
  const client = new Client(url)
  await client.post('/api/session', { name })
  return client
}
