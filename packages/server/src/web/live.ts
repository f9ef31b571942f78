/** Live play over socket.io: a socket watches tables and hears of every change, each as its person may. */
import type { Server as HttpServer } from 'node:http'
import { parseInput } from '@freehold/kernel'
import { Server, type Socket } from 'socket.io'
import type { z } from 'zod'
import type { Connected } from '../host/presence.ts'
import type { Caller } from '../people/callers.ts'
import type { Ended } from '../people/ended-sessions.ts'
import type { Known } from '../people/people.ts'
import { Refused } from '../people/refused.ts'
import { type CommandBody, commands, isCommand } from '../protocol/commands.ts'
import { clientMessages, commandSchema, unwatchSchema, type Watched, watchSchema } from '../protocol/live.ts'
import { nothing } from '../protocol/values.ts'
import type { Table } from '../table/table.ts'
import { tableFor, updateFor } from '../table/telling.ts'
import { answerCommand } from './answer-command.ts'
import { browsing } from './browsing.ts'
import { isCrossSite } from './cross-site.ts'
import { meetingSide, roomOfPerson, roomWithout } from './meeting-side.ts'
import { MOST_BYTES, type WebParts } from './parts.ts'
import { refusalOf } from './refusals.ts'
import { addressOf } from './socket-address.ts'

/** Tables that one socket may watch at a time. */
const MOST_WATCHED = 50

/** For the last message to reach those who listen. */
const FAREWELL_MS = 100

/** How often it is looked whether something is old enough for an audience that hears so many minutes later. */
const DELAY_TICK_MS = 5000

/** Messages beyond the limit, one after the other, until the socket is closed. */
const MOST_REFUSED = 200

interface Watcher {
  readonly socket: Socket
  readonly person: Known | undefined
  version: number // that it last heard of
}

export interface LiveSide {
  /** Tells the other nodes that a table was changed here. */
  announce(table: string, version: number): void
  watches(table: string): boolean
  watched(): Iterable<string>
  /** Tells every client that it will have to connect again. */
  sayFarewell(): void
  /** Lets the last messages out, and closes. */
  stop(): Promise<void>
}

export function liveSide(http: HttpServer, parts: WebParts): LiveSide {
  const { host, chat, presence, metrics, callers, limits, people, openKeys } = parts
  const watchers = new Map<string, Map<Socket, Watcher>>()
  const open = new Map<string, number>() // sockets by address
  const io = new Server(http, {
    path: '/live',
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    ...(parts.neighbours && { adapter: parts.neighbours.adapter }),
    allowRequest: (request, decide) => {
      const isRefused = isCrossSite(request.headers)
      if (isRefused) metrics.refused.inc({ code: 'cross-site' })
      decide(null, !isRefused)
    },
  })

  const tell = (table: Table) => {
    for (const watcher of watchers.get(table.id)?.values() ?? []) {
      const { version } = tableFor(table, watcher.person?.id)
      if (watcher.version >= version) continue
      watcher.socket.emit('update', updateFor(table, watcher.person?.id, watcher.version))
      watcher.version = version
    }
  }
  host.listen(tell)

  const lists = browsing(io, host)
  const meet = meetingSide(io, parts)

  const delayed = new Set<string>() // tables whose audience hears later, though nothing happens
  const ticking = setInterval(() => {
    for (const id of delayed) host.look(id, tell).catch(() => delayed.delete(id))
  }, DELAY_TICK_MS)
  ticking.unref()

  if (parts.neighbours) {
    const { node, heard } = parts.neighbours
    io.on('changed', heard)
    io.on('present', (other: string, table: string, people: Connected) => presence.heard(other, table, people))
    io.on('who', (table: string) => presence.announce(table, presence.here(table)))
    presence.announce = (table, people) => io.serverSideEmit('present', node, table, people)
    presence.knowsAll = parts.neighbours.isConnected
    io.on('ended', (ended: Ended) => people.ended.heard(ended))
    people.ended.announce = (ended) => io.serverSideEmit('ended', ended)
  }

  // At whichever node they are, apart from those who do not want to hear who speaks.
  chat.listen((table, line, author) => io.to(roomOf(table)).except(roomWithout(author)).emit('chat', { table, line }))

  chat.onSilence((table) => {
    const told = chat.lines(table).then((lines) => io.to(roomOf(table)).emit('chatAgain', { table, lines }))
    told.catch((error: unknown) =>
      parts.logger.error({ error: String(error) }, 'what is left of a chat could not be told'),
    )
  })

  people.ended.listen((ended) => {
    for (const id of io.of('/').adapter.rooms.get(roomOfPerson(ended.person)) ?? []) {
      const socket = io.of('/').sockets.get(id)
      if (socket && (ended.key === undefined || ended.key === socket.data.person?.key)) socket.disconnect(true)
    }
  })

  const presentAt = (table: Table) => presence.at(table.id, table.people())
  presence.listen((id) => {
    const all = watchers.get(id)
    if (!all) return
    const told = host.look(id, presentAt).then((present) => {
      for (const { socket } of all.values()) socket.emit('presence', { table: id, ...present })
    })
    told.catch((error: unknown) => parts.logger.error({ error: String(error) }, 'who is present could not be told'))
  })

  const forget = (table: string, socket: Socket) => {
    const all = watchers.get(table)
    const watcher = all?.get(socket)
    if (!all || !watcher) return
    all.delete(socket)
    if (all.size === 0) {
      watchers.delete(table)
      delayed.delete(table)
    }
    socket.leave(roomOf(table))
    presence.went(table, watcher.person?.id)
  }

  /** Counts a connection of the address until it is given back; `undefined` where there are too many. */
  const take = (address: string): (() => void) | undefined => {
    const count = open.get(address) ?? 0
    if (count >= limits.sockets) return undefined
    open.set(address, count + 1)
    let isCounted = true
    return () => {
      if (!isCounted) return
      isCounted = false
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    }
  }

  io.use((socket, next) => {
    const refuse = (error: unknown) => {
      const { code, message } = refusalOf(error)
      metrics.refused.inc({ code })
      next(asConnectError(code, message))
    }
    const giveBack = take(addressOf(socket, parts.behindProxy))
    if (!giveBack) return refuse(new Refused('too-many', 'too many connections'))
    socket.conn.once('close', giveBack)
    callers.of(socket.handshake.headers).then(
      (person) => {
        socket.data.person = person
        next()
      },
      (error: unknown) => {
        giveBack()
        refuse(error)
      },
    )
  })

  io.on('connection', (socket) => {
    const person: Caller | undefined = socket.data.person
    const watched = new Set<string>()
    let refused = 0
    metrics.sockets.inc()
    const release = person && openKeys.hold(person.key, person.id) // whose session ends is disconnected

    const expectPatience = () => {
      if (limits.messages.take(socket.id)) {
        refused = 0
        return
      }
      if (++refused > MOST_REFUSED) socket.disconnect(true)
      throw new Refused('too-many', 'too many messages; wait a second')
    }

    /** Whatever arrives is answered, and never reaches the rules unless it fits its schema. */
    const answer = (event: string, work: (message: unknown) => Promise<unknown>) =>
      socket.on(event, async (...received: unknown[]) => {
        const last = received.pop()
        const reply = typeof last === 'function' ? last : () => {}
        try {
          expectPatience()
          if (reply !== last) throw new Refused('bad-input', 'expected a message with an acknowledgement')
          reply(await work(received[0]))
        } catch (error) {
          const refusal = refusalOf(error)
          metrics.refused.inc({ code: refusal.code })
          if (refusal.code === 'internal') parts.logger.error({ error: String(error) }, 'a message failed')
          reply({ error: refusal })
        }
      })

    const part = meet(socket, person, answer)
    answer('watch', async (message): Promise<Watched> => {
      const { table: id, since } = parseInput(watchSchema, message, 'watch')
      if (watched.size >= MOST_WATCHED && !watched.has(id))
        throw new Refused('too-many', `watch at most ${MOST_WATCHED} tables`, {
          code: 'too-many-watched',
          most: MOST_WATCHED,
        })
      await host.look(id, () => socket.join(roomOf(id))) // first: what is said meanwhile is heard, if not read
      const lines = await chat.lines(id, person?.id)
      // Last: the acknowledgement goes out before whatever changes later.
      return host.look(id, (table) => {
        const all = watchers.get(id) ?? new Map<Socket, Watcher>()
        if (all.size === 0 && parts.neighbours) io.serverSideEmit('who', id) // is there at other nodes
        if (!all.has(socket)) presence.came(id, person?.id)
        watchers.set(id, all.set(socket, { socket, person, version: tableFor(table, person?.id).version }))
        watched.add(id)
        if (table.created.delay && 'minutes' in table.created.delay) delayed.add(id)
        return { ...updateFor(table, person?.id, since), ...presentAt(table), chat: lines }
      })
    })
    answer('unwatch', async (message) => {
      const { table } = parseInput(unwatchSchema, message, 'unwatch')
      watched.delete(table)
      forget(table, socket)
      return {}
    })
    answer('browse', async (message) => {
      parseInput(nothing, message, 'browse')
      lists.begin(socket, person?.id)
      return {}
    })
    answer('unbrowse', async (message) => {
      parseInput(nothing, message, 'unbrowse')
      lists.end(socket, person?.id)
      return {}
    })
    answer('command', async (message) => {
      const { table, command, body } = parseInput(commandSchema, message, 'command')
      if (!isCommand(command)) throw new Refused('bad-input', 'command: there is no such command')
      if (!person) throw new Refused('no-session', 'say who you are first: POST /api/session {"name": …}')
      const schema: z.ZodType = commands[command].body
      const checked = parseInput(schema, body ?? {}, command) as CommandBody<typeof command>
      return answerCommand(parts, command, table, person, checked)
    })
    socket.onAny((event: string) => {
      if (Object.hasOwn(clientMessages, event)) return
      metrics.refused.inc({ code: 'bad-input' })
      if (!limits.messages.take(socket.id) && ++refused > MOST_REFUSED) socket.disconnect(true)
    })
    socket.on('disconnect', () => {
      metrics.sockets.dec()
      release?.()
      part()
      for (const table of watched) forget(table, socket)
    })
  })

  return {
    announce(table, version) {
      if (parts.neighbours) io.serverSideEmit('changed', table, version)
    },
    watches: (table) => watchers.has(table),
    watched: () => watchers.keys(),
    sayFarewell() {
      io.local.emit('stopping', { message: 'the host stops; connect again in a moment' })
    },
    async stop() {
      clearInterval(ticking)
      lists.stop()
      await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))
      io.local.disconnectSockets(true)
      io.engine.close()
      io.of('/').adapter.close()
    },
  }
}

/** All who watch a table. */
const roomOf = (table: string) => `table ${table}`

/** Why a socket is not let in, as the client of socket.io hands it on. */
function asConnectError(code: string, message: string): Error {
  return Object.assign(new Error(message), { data: { code, message } })
}
