/** The one socket of this page. It connects when a table is watched or tables are browsed, and comes back by itself. */
import type {
  ChatLine,
  ClientEvents,
  CommandBody,
  CommandName,
  PresenceTold,
  Refused,
  Seek,
  ServerEvents,
  Update,
} from '@freehold/server/protocol'
import { io, type Socket } from 'socket.io-client'
import { HostError } from './http.ts'

export type Connection = 'connecting' | 'live' | 'lost'

interface Watching {
  since(): number // the version last heard of
  update(update: Update): void
  chat(lines: readonly ChatLine[]): void
  chatAgain(lines: readonly ChatLine[]): void // in place of all before
  presence(told: Pick<PresenceTold, 'present' | 'watching'>): void
  refused(refused: Refused): void
}

interface MeetingListener {
  people(): void // friends or invitations may have changed
  found(table: string): void
  seeking(): Seek | undefined // what is looked for, to be said again after a new connection
}

const ACKNOWLEDGE_MS = 8000

/** What the host refuses only for now, such as while its database is away; the same is asked again, and not by all pages at once. */
const passing: readonly (string | undefined)[] = ['too-many', 'unavailable', 'internal']
const laterMs = () => 1500 * (1 + Math.random())

class Live {
  #socket: Socket<ServerEvents, ClientEvents> | undefined
  readonly #watching = new Map<string, Watching>()
  readonly #browsing = new Set<() => void>()
  readonly #listeners = new Set<() => void>()
  #meeting: MeetingListener | undefined
  connection: Connection = 'connecting'
  stopping = false // the host said that it stops
  #introducing = false // the socket is closed only to be opened for somebody else

  #open(): Socket<ServerEvents, ClientEvents> {
    if (this.#socket) return this.#socket
    const socket: Socket<ServerEvents, ClientEvents> = io({
      path: '/live',
      transports: ['websocket', 'polling'],
      reconnectionDelay: 300,
      reconnectionDelayMax: 4000,
    })
    this.#socket = socket
    socket.on('connect', () => {
      this.stopping = false
      this.#introducing = false
      for (const [table, watching] of this.#watching) this.#watch(table, watching)
      if (this.#browsing.size > 0) this.#browse(socket)
      const seeking = this.#meeting?.seeking()
      if (seeking) socket.emit('seek', seeking, () => undefined)
      this.#meeting?.people()
    })
    socket.on('disconnect', (reason) => {
      if (!this.#introducing) this.#set('lost')
      if (reason === 'io server disconnect') setTimeout(() => this.#connect(socket), 500) // it does not by itself
    })
    socket.io.on('reconnect_attempt', () => this.#set('lost'))
    socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
      this.#set('lost')
      // By itself it tries again only where nobody answers, not where the host does not let it in.
      if (passing.includes(error.data?.code)) setTimeout(() => this.#connect(socket), laterMs())
    })
    socket.on('stopping', () => {
      this.stopping = true
    })
    socket.on('update', (update) => this.#watching.get(update.state.table)?.update(update))
    socket.on('chat', ({ table, line }) => this.#watching.get(table)?.chat([line]))
    socket.on('chatAgain', ({ table, lines }) => this.#watching.get(table)?.chatAgain(lines))
    socket.on('people', () => this.#meeting?.people())
    socket.on('found', ({ table }) => this.#meeting?.found(table))
    socket.on('lists', () => this.#lookAgain())
    socket.on('presence', ({ table, ...told }) => this.#watching.get(table)?.presence(told))
    // A phone that was locked does not notice that its connection is dead.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#wake()
    })
    window.addEventListener('online', () => this.#wake())
    window.addEventListener('offline', () => this.#set('lost'))
    return socket
  }

  #wake(): void {
    const socket = this.#socket
    if (!socket) return
    if (!socket.connected) return void this.#connect(socket)
    for (const [table, watching] of this.#watching) this.#watch(table, watching)
  }

  /** Not while it is about to connect: who introduces themselves twice is not let in. */
  #connect(socket: Socket<ServerEvents, ClientEvents>): void {
    if (!socket.active) socket.connect()
  }

  #watch(table: string, watching: Watching): void {
    const socket = this.#open()
    socket
      .timeout(ACKNOWLEDGE_MS)
      .emitWithAck('watch', { table, since: watching.since() })
      .then(
        (answer) => {
          if (this.#watching.get(table) !== watching) return
          if ('error' in answer && passing.includes(answer.error.code)) return this.#watchLater(table, watching)
          this.#set('live')
          if ('error' in answer) return watching.refused(answer)
          watching.update(answer)
          watching.chatAgain(answer.chat)
          watching.presence(answer)
        },
        () => {
          if (socket.connected) socket.disconnect().connect() // open, but nobody answers
        },
      )
  }

  /** Else the page would never hear of the table again, and show it as it was. */
  #watchLater(table: string, watching: Watching): void {
    this.#set('lost')
    setTimeout(() => {
      if (this.#watching.get(table) === watching && this.#socket?.connected) this.#watch(table, watching)
    }, laterMs())
  }

  #set(connection: Connection): void {
    if (this.connection === connection) return
    this.connection = connection
    for (const listener of this.#listeners) listener()
  }

  /** Whenever `connection` changes. */
  onConnection(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  watch(table: string, watching: Watching): () => void {
    this.#watching.set(table, watching)
    if (this.#open().connected) this.#watch(table, watching)
    return () => {
      if (this.#watching.get(table) !== watching) return
      this.#watching.delete(table)
      if (this.#socket?.connected) this.#socket.emit('unwatch', { table }, () => undefined)
    }
  }

  #browse(socket: Socket<ServerEvents, ClientEvents>): void {
    socket.emit('browse', {}, () => this.#lookAgain()) // for what changed while nobody listened
  }

  #lookAgain(): void {
    for (const look of this.#browsing) look()
  }

  /** Calls whenever a list of tables may have changed. */
  browse(look: () => void): () => void {
    const socket = this.#open()
    this.#browsing.add(look)
    if (this.#browsing.size === 1 && socket.connected) this.#browse(socket)
    return () => {
      this.#browsing.delete(look)
      if (this.#browsing.size === 0 && socket.connected) socket.emit('unbrowse', {}, () => undefined)
    }
  }

  /** Hears of friends, invitations and opponents. */
  meet(listener: MeetingListener): () => void {
    this.#open()
    this.#meeting = listener
    return () => {
      if (this.#meeting === listener) this.#meeting = undefined
    }
  }

  /** Throws what the host refuses. */
  async seek(wanted: Seek): Promise<void> {
    const socket = this.#open()
    await this.#connected(socket)
    const answer = await socket.timeout(ACKNOWLEDGE_MS).emitWithAck('seek', wanted)
    if ('error' in answer) throw new HostError(answer.error.code, answer.error.message, answer.error.fault)
  }

  unseek(): void {
    if (this.#socket?.connected) this.#socket.emit('unseek', {}, () => undefined)
  }

  /** Sends until it is acknowledged, over however many connections; the host does nothing twice that has an id. */
  async command<Name extends CommandName>(table: string, command: Name, body: CommandBody<Name>) {
    const socket = this.#open()
    for (;;) {
      await this.#connected(socket)
      try {
        return await socket.timeout(ACKNOWLEDGE_MS).emitWithAck('command', { table, command, body })
      } catch {
        if (socket.connected) socket.disconnect().connect()
      }
    }
  }

  #connected(socket: Socket<ServerEvents, ClientEvents>): Promise<void> {
    if (socket.connected) return Promise.resolve()
    return new Promise((resolve) => socket.once('connect', resolve))
  }

  /** The session changed: the socket must introduce itself anew. */
  reconnect(): void {
    this.#introducing = this.#socket?.connected === true
    this.#socket?.disconnect().connect()
  }
}

export const live = new Live()
