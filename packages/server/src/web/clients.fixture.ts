/** Servers and clients over the loopback, for tests. Whatever a client is sent must fit its schema. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { expect } from 'vitest'
import type { z } from 'zod'
import { clientMessages, serverMessages } from '../protocol/live.ts'
import { type Route, routes } from '../protocol/routes.ts'
import { refusedSchema, type Update } from '../protocol/tables.ts'
import { hostedGames } from '../robots/robots.fixture.ts'
import { type RunningServer, type ServerSettings, startServer } from '../server.ts'

export interface TestServer {
  readonly url: string
  readonly data: string
  readonly logs: string[]
  readonly server: RunningServer
  close(): Promise<void>
}

export async function testServer(settings: Partial<ServerSettings> = {}): Promise<TestServer> {
  const data = settings.data ?? mkdtempSync(join(tmpdir(), 'freehold-server-'))
  const logs: string[] = []
  const server = await startServer({
    data,
    port: 0,
    host: '127.0.0.1',
    logLevel: 'debug',
    logTo: { write: (line) => logs.push(line) },
    games: { games: hostedGames, module: new URL('../robots/robots.fixture.ts', import.meta.url) },
    ...settings,
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

/** Throws where the message is not as the schema says, with all that is wrong. */
function expectFit(schema: z.ZodType, message: unknown, what: string): void {
  const { error } = schema.safeParse(message)
  expect(error?.issues ?? [], `${what}: ${JSON.stringify(message)?.slice(0, 500)}`).toEqual([])
}

const allRoutes: readonly Route[] = Object.values(routes)

/** The route that a request is for; a fixed word goes before a parameter. */
function routeOf(method: string, path: string): Route | undefined {
  const { pathname } = new URL(path, 'http://host')
  const fits = (route: Route) =>
    route.method === method && new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)
  return allRoutes.filter(fits).sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0]
}

/** A browser: it keeps its cookie. Or a program, with a token. */
export class Client {
  readonly #url: string
  cookie = ''
  token: string | undefined

  constructor(url: string) {
    this.#url = url
  }

  get headers(): Record<string, string> {
    return { cookie: this.cookie, ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }) }
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const set = response.headers.getSetCookie()
    if (set.length > 0) this.cookie = set[0].split(';')[0]
    const text = await response.text()
    const json: Body = text.startsWith('{') ? JSON.parse(text) : text
    const route = routeOf(method, path)
    if (json.error || !route) expectFit(refusedSchema, json, `${method} ${path}`)
    else expectFit(route.answer, json, `${method} ${path}`)
    return { status: response.status, body: json, headers: response.headers, text }
  }

  get = (path: string) => this.request('GET', path)
  post = (path: string, body: unknown = {}) => this.request('POST', path, body)
  delete = (path: string) => this.request('DELETE', path)

  /** `listen` is called before anything can arrive. */
  connect(listen: (socket: Socket) => void = () => {}): Promise<Live> {
    const socket = io(this.#url, {
      path: '/live',
      extraHeaders: this.headers,
      reconnection: false,
      forceNew: true,
    })
    listen(socket)
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
    socket.onAny((event: string, message: unknown) => {
      expectFit(serverMessages[event as keyof typeof serverMessages], message, event)
    })
    socket.on('update', (update: Update) => this.updates.push(update))
  }

  async ask(event: keyof typeof clientMessages, message: unknown): Promise<Body> {
    const answer = await this.socket.timeout(20_000).emitWithAck(event, message)
    expectFit(clientMessages[event].answer, answer, event)
    return answer
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
