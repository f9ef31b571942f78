/** Live play over socket.io: a socket watches tables and hears of every change, each as its person may. */
import type { Server as HttpServer } from 'node:http'
import { parseInput } from '@freehold/kernel'
import { Server, type Socket } from 'socket.io'
import type { z } from 'zod'
import type { Connected } from '../host/presence.ts'
import { chargedTo, spend } from '../host/spending.ts'
import type { Caller } from '../people/callers.ts'
import type { Ended } from '../people/ended-sessions.ts'
import { Refused } from '../people/refused.ts'
import { type CommandBody, commands, isCommand } from '../protocol/commands.ts'
import { clientMessages, commandSchema, unwatchSchema, type Watched, watchSchema } from '../protocol/live.ts'
import { nothing } from '../protocol/values.ts'
import type { Table } from '../table/table.ts'
import { updateFor } from '../table/telling.ts'
import { answerCommand } from './answer-command.ts'
import { browsing } from './browsing.ts'
import { charging, expectRested } from './charging.ts'
import { Connections } from './connections.ts'
import { countedFrames } from './counted-frames.ts'
import { isCrossSite } from './cross-site.ts'
import { hearNews, type LimitNews, newsOf } from './limits.ts'
import { meetingSide, roomOfPerson, roomWithout } from './meeting-side.ts'
import { textParser } from './parser.ts'
import { MOST_BYTES, type WebParts } from './parts.ts'
import { refusalOf } from './refusals.ts'
import { Watchers } from './watchers.ts'

/** Tables that one socket may watch at a time. */
const MOST_WATCHED = 50

/** So often it is seen whether a client is still there, which wakes the host twice; proxies cut what is silent for a minute. */
const PING_MS = 50_000

/** For the last message to reach those who listen. */
const FAREWELL_MS = 100

/** Who comes and goes within so long is told of together. */
const GATHER_MS = 50

/** Whoever has not joined by then is not waited for. */
const JOIN_MS = 10_000

/** So often other nodes are told how much visitors have used here. */
const USED_MS = 500

/** How often it is looked whether something is old enough for an audience that hears so many minutes later. */
const DELAY_TICK_MS = 5000

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
  const { host, chat, presence, metrics, callers, limits, people, openKeys, whence } = parts
  const io = new Server(http, {
    path: '/live',
    serveClient: false,
    parser: textParser,
    connectTimeout: JOIN_MS,
    pingInterval: PING_MS,
    maxHttpBufferSize: MOST_BYTES,
    wsEngine: countedFrames(limits, parts.behindProxy),
    ...(parts.neighbours && { adapter: parts.neighbours.adapter }),
    allowRequest: (request, decide) => {
      const isRefused = isCrossSite(request.headers)
      if (isRefused) metrics.refused.inc({ code: 'cross-site' })
      decide(null, !isRefused)
    },
  })

  const connections = new Connections(io, limits, parts.behindProxy)
  const watchers = new Watchers(io)
  const tell = (table: Table) => watchers.tell(table)
  host.listen(tell)

  const lists = browsing(io, host)
  const meet = meetingSide(io, parts)

  const delayed = new Set<string>() // tables whose audience hears later, though nothing happens
  const ticking = setInterval(() => {
    for (const id of delayed) host.look(id, tell).catch(() => delayed.delete(id))
  }, DELAY_TICK_MS)
  ticking.unref()

  let telling: NodeJS.Timeout | undefined
  if (parts.neighbours) {
    const { node, heard } = parts.neighbours
    io.on('changed', heard)
    newsOf(limits) // from now on it is noted what others are to be told
    io.on('used', (other: string, news: LimitNews) => hearNews(limits, other, news))
    telling = setInterval(() => {
      const news = newsOf(limits)
      if (news) io.serverSideEmit('used', node, news)
    }, USED_MS).unref()
    io.on('present', (other: string, table: string, people: Connected) => presence.heard(other, table, people))
    io.on('who', (table: string) => presence.announce(table, presence.here(table)))
    presence.announce = (table, people) => io.serverSideEmit('present', node, table, people)
    presence.knowsAll = parts.neighbours.isConnected
    io.on('whence', (person: string, address: string) => whence.heard(person, address))
    whence.announce = (person, address) => io.serverSideEmit('whence', person, address)
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
  const gathering = new Map<string, NodeJS.Timeout>() // tables at which many come and go are told of it together
  const tellPresence = (id: string) => {
    gathering.delete(id)
    const told = host.look(id, presentAt).then((present) => {
      io.local.to(roomOf(id)).emit('presence', { table: id, ...present })
    })
    told.catch((error: unknown) => parts.logger.error({ error: String(error) }, 'who is present could not be told'))
  }
  presence.listen((id) => {
    if (watchers.has(id) && !gathering.has(id)) gathering.set(id, setTimeout(tellPresence, GATHER_MS, id).unref())
  })

  const forget = (table: string, socket: Socket) => {
    const watcher = watchers.remove(table, socket)
    if (!watcher) return
    if (!watchers.has(table)) delayed.delete(table)
    socket.leave(roomOf(table))
    presence.went(table, watcher.person?.id, watcher.sits)
  }

  io.use((socket, next) => {
    const refuse = (error: unknown) => {
      const { code, message } = refusalOf(error)
      metrics.refused.inc({ code })
      next(asConnectError(code, message))
    }
    const connection = connections.of(socket)
    if (connection.isTooMany) return refuse(new Refused('too-many', 'too many connections'))
    if (connection.isTaken) return refuse(new Refused('bad-input', 'somebody has joined by this connection already'))
    connection.isTaken = true
    callers.of(socket.handshake.headers).then((person) => {
      socket.data.person = person
      next()
    }, refuse)
  })

  io.on('connection', (socket) => {
    const person: Caller | undefined = socket.data.person
    const watched = new Set<string>()
    const connection = connections.of(socket)
    connections.letIn(socket)
    const who = person?.id ?? connection.address
    if (person) whence.came(person.id, connection.address)
    metrics.sockets.inc()
    const release = person && openKeys.hold(person.key, person.id) // whose session ends is disconnected

    const expectPatience = () => {
      const isAllowed = connections.takeNext(connection)
      const isPatient = isAllowed && limits.messages.take(who)
      if (isAllowed && !isPatient) connections.refuse(socket.conn)
      if (!isPatient) throw new Refused('too-many', 'too many messages; wait a second')
      connection.refused = 0
      expectRested(limits, person?.id, connection.address)
    }

    /** Whatever arrives is answered, and never reaches the rules unless it fits its schema. */
    const answer = (event: string, work: (message: unknown) => Promise<unknown>) =>
      socket.on(event, async (...received: unknown[]) => {
        const last = received.pop()
        const reply = typeof last === 'function' ? last : () => {}
        try {
          expectPatience()
          if (reply !== last) throw new Refused('bad-input', 'expected a message with an acknowledgement')
          await chargedTo(charging(limits, person?.id, connection.address), async () => {
            const answered = await work(received[0])
            spend(() => reply(answered)) // to put it into words is work, too
          })
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
        if (!watchers.has(id) && parts.neighbours) io.serverSideEmit('who', id) // is there at other nodes
        if (!watchers.sees(id, socket)) presence.came(id, person?.id)
        watchers.add(table, socket, person)
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
      if (connections.takeNext(connection) && !limits.messages.take(who)) connections.refuse(socket.conn)
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
    watched: () => watchers.tables(),
    sayFarewell() {
      io.local.emit('stopping', { message: 'the host stops; connect again in a moment' })
    },
    async stop() {
      clearInterval(ticking)
      clearInterval(telling)
      lists.stop()
      await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))
      io.local.disconnectSockets(true)
      for (const timer of gathering.values()) clearTimeout(timer) // nobody is left to be told who went
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
