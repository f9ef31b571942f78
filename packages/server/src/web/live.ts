/** Live play over socket.io: a socket watches tables and hears of every change, each as its person may. */
import type { Server as HttpServer } from 'node:http'
import { parseInput } from '@freehold/kernel'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import type { Update } from '../protocol/tables.ts'
import type { Person } from '../store/store.ts'
import type { Table } from '../table/table.ts'
import { updateFor } from '../table/telling.ts'
import { isCommand, sinceSchema, tableIdSchema } from './commands.ts'
import { answerCommand, MOST_BYTES, type WebParts } from './http.ts'
import { Refused, refusalOf } from './refusals.ts'
import { COOKIE, isCrossSite } from './sessions.ts'

const watchSchema = z.strictObject({ table: tableIdSchema, since: sinceSchema })
const unwatchSchema = z.strictObject({ table: tableIdSchema })
const commandSchema = z.strictObject({
  table: tableIdSchema,
  command: z.string().max(20),
  body: z.unknown().optional(),
})

/** Tables that one socket may watch at a time. */
const MOST_WATCHED = 50

/** For the last message to reach those who listen. */
const FAREWELL_MS = 100

interface Watcher {
  readonly socket: Socket
  readonly person: Person | undefined
  version: number // that it last heard of
}

export interface LiveSide {
  /** Tells every client to connect again, and closes. */
  stop(): Promise<void>
}

export function liveSide(http: HttpServer, parts: WebParts): LiveSide {
  const { host, metrics, sessions, limit } = parts
  const watchers = new Map<string, Map<Socket, Watcher>>()
  const io = new Server(http, {
    path: '/live',
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    allowRequest: (request, decide) => decide(null, !isCrossSite(request.headers.origin, request.headers.host)),
  })

  host.listen((table: Table) => {
    for (const watcher of watchers.get(table.id)?.values() ?? []) {
      if (watcher.version >= table.version) continue
      watcher.socket.emit('update', updateFor(table, watcher.person?.id, watcher.version))
      watcher.version = table.version
    }
  })

  const forget = (table: string, socket: Socket) => {
    const all = watchers.get(table)
    all?.delete(socket)
    if (all?.size === 0) watchers.delete(table)
  }

  io.use(async (socket, next) => {
    socket.data.person = await sessions.person(cookieOf(socket.handshake.headers.cookie))
    next()
  })

  io.on('connection', (socket) => {
    const person: Person | undefined = socket.data.person
    const watched = new Set<string>()
    metrics.sockets.inc()

    /** Whatever arrives is answered, and never reaches the rules unless it fits its schema. */
    const answer = (event: string, work: (message: unknown) => Promise<unknown>) =>
      socket.on(event, async (...received: unknown[]) => {
        const reply = received.pop()
        if (typeof reply !== 'function') return
        try {
          if (!limit.take(socket.id)) throw new Refused('too-many', 'too many messages; wait a second')
          reply(await work(received[0]))
        } catch (error) {
          const refusal = refusalOf(error)
          metrics.refused.inc({ code: refusal.code })
          if (refusal.code === 'internal') parts.logger.error({ error: String(error) }, 'a message failed')
          reply({ error: refusal })
        }
      })

    answer('watch', async (message): Promise<Update> => {
      const { table: id, since } = parseInput(watchSchema, message, 'watch')
      if (watched.size >= MOST_WATCHED && !watched.has(id))
        throw new Refused('too-many', `watch at most ${MOST_WATCHED} tables`)
      return host.look(id, (table) => {
        const all = watchers.get(id) ?? new Map<Socket, Watcher>()
        watchers.set(id, all.set(socket, { socket, person, version: table.version }))
        watched.add(id)
        return updateFor(table, person?.id, since)
      })
    })
    answer('unwatch', async (message) => {
      const { table } = parseInput(unwatchSchema, message, 'unwatch')
      watched.delete(table)
      forget(table, socket)
      return {}
    })
    answer('command', async (message) => {
      const { table, command, body } = parseInput(commandSchema, message, 'command')
      if (!isCommand(command)) throw new Refused('bad-input', 'command: there is no such command')
      if (!person) throw new Refused('no-session', 'say who you are first: POST /api/session {"name": …}')
      return answerCommand(parts, command, table, person, body)
    })
    socket.on('disconnect', () => {
      metrics.sockets.dec()
      for (const table of watched) forget(table, socket)
    })
  })

  return {
    async stop() {
      io.emit('stopping', { message: 'the host stops; connect again in a moment' })
      await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}

function cookieOf(header: string | undefined): string | undefined {
  const found = (header ?? '').split(/; */).find((part) => part.startsWith(`${COOKIE}=`))
  return found?.slice(COOKIE.length + 1)
}
