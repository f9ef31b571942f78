/** Seats played by programs over plain HTTP: what their seat is asked comes as lines of JSON, for as long as they listen. */
import type { ServerResponse } from 'node:http'
import type { Seat } from '@freehold/kernel'
import type { FastifyReply } from 'fastify'
import type { Caller } from '../people/callers.ts'
import { Refused } from '../people/refused.ts'
import type { BotMessage } from '../protocol/bots.ts'
import type { TableState } from '../protocol/tables.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import { updateFor } from '../table/telling.ts'
import type { WebParts } from './parts.ts'

/** So often a stream says that it is there. */
const ALIVE_MS = 15_000
/** What may wait for a program that does not read. */
const MOST_WAITING = 4 * 1024 * 1024

/** One program at one seat, and how much it knows. */
class SeatStream {
  readonly person: string
  readonly key: string // of the session or token by which it was opened
  readonly #seat: Seat
  readonly #out: ServerResponse
  #begun = false
  #heard: number // the version it knows of
  #asked = 0 // the decision it was sent last, by the version since which that stands

  constructor({ id, key }: Caller, seat: Seat, table: Table, out: ServerResponse) {
    this.person = id
    this.key = key
    this.#seat = seat
    this.#heard = table.version
    this.#out = out
  }

  send(message: BotMessage): void {
    if (this.#out.writableLength > MOST_WAITING) this.#out.destroy()
    else this.#out.write(`${JSON.stringify(message)}\n`)
  }

  end(message?: BotMessage): void {
    if (message) this.send(message)
    this.#out.end()
  }

  /** Tells what is new at the table; ends with the game. */
  tell(table: Table): void {
    const { happened, state } = updateFor(table, this.person, this.#heard)
    if (state.you !== this.#seat) {
      this.end({ type: 'end', result: null })
    } else if (state.phase !== 'gathering') {
      if (!this.#begun) this.#begin(state)
      for (const { kind, events } of happened ?? []) {
        if (kind === 'undone') this.send({ type: 'undone' })
        for (const event of events ?? []) this.send({ type: 'event', event })
      }
      this.#heard = state.version
      this.#ask(state, table.asking)
      if (state.phase === 'over') this.end({ type: 'end', result: state.result })
    }
  }

  #begin({ table, game, seats, options }: TableState): void {
    this.#begun = true
    this.send({ type: 'begin', protocol: 1, table, game, seat: this.#seat, seats: seats.length, options })
  }

  #ask({ asked, view }: TableState, asking: number): void {
    if (!asked || this.#asked === asking) return
    this.#asked = asking
    this.send({ type: 'choose', id: asking, decision: asked, view })
  }
}

export class Streams {
  readonly #parts: WebParts
  readonly #open = new Map<string, Set<SeatStream>>() // by table

  constructor(parts: WebParts) {
    this.#parts = parts
    parts.host.listen((table) => {
      for (const stream of this.#open.get(table.id) ?? []) stream.tell(table)
    })
    parts.people.ended.listen(({ person, key }) => {
      for (const stream of [...this.#open.values()].flatMap((streams) => [...streams]))
        if (stream.person === person && (key === undefined || key === stream.key)) stream.end()
    })
  }

  /** Tables to which a program listens here. */
  watched(): Iterable<string> {
    return this.#open.keys()
  }

  watches(table: string): boolean {
    return this.#open.has(table)
  }

  /** Lets the caller listen at their seat, until the game is over or they go. */
  async open(id: string, caller: Caller, reply: FastifyReply): Promise<FastifyReply> {
    if (this.#countOf(caller.id) >= this.#parts.limits.streams) {
      throw new Refused('too-many', 'you listen at too many tables at once; close a stream first')
    }
    await this.#parts.host.look(id, (table) => {
      const seat = table.seatOf(caller.id)
      if (seat === undefined) throw new TableError('not-seated', 'you do not sit at this table')
      reply.hijack()
      reply.raw.writeHead(200, { ...headersOf(reply), 'content-type': 'application/x-ndjson; charset=utf-8' })
      reply.raw.flushHeaders()
      const stream = new SeatStream(caller, seat, table, reply.raw)
      this.#add(id, stream, reply)
      stream.tell(table)
    })
    return reply
  }

  /** Tells every program to connect again. */
  stop(): void {
    for (const streams of this.#open.values()) {
      for (const stream of streams) stream.end({ type: 'stopping' })
    }
  }

  #add(table: string, stream: SeatStream, { raw }: FastifyReply): void {
    const all = this.#open.get(table) ?? new Set()
    this.#open.set(table, all.add(stream))
    this.#parts.metrics.streams.inc()
    this.#parts.presence.came(table, stream.person) // a program at a seat is there as a browser is
    const release = this.#parts.openKeys.hold(stream.key, stream.person)
    const timer = setInterval(() => stream.send({ type: 'alive' }), ALIVE_MS)
    raw.on('error', () => {}) // it went away; `close` follows
    raw.on('close', () => {
      clearInterval(timer)
      release()
      this.#parts.metrics.streams.dec()
      this.#parts.presence.went(table, stream.person)
      all.delete(stream)
      if (all.size === 0) this.#open.delete(table)
    })
  }

  #countOf(person: string): number {
    return [...this.#open.values()].flatMap((streams) => [...streams]).filter((each) => each.person === person).length
  }
}

const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
