/**
 * What comes by a connection is counted before anything is made of it: how many connections an address has, also such as
 * never say who they are, and how many messages, also such as mean nothing. Where a network lets no sockets through, messages come
 * in requests, thousands in one, which are counted before they are read.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server, Socket } from 'socket.io'
import { gatherWrites } from './gathered-writes.ts'
import type { Limits } from './limits.ts'
import { MOST_BYTES } from './parts.ts'
import { addressOf } from './socket-address.ts'

type Raw = Socket['conn']

/** What engine.io does not tell in its types. */
interface Inner {
  readonly id: string
  onClose(reason: string): void
}
const innerOf = (raw: Raw) => raw as unknown as Inner

export interface Connection {
  readonly address: string
  readonly isTooMany: boolean // of one address
  isTaken: boolean // somebody has joined by it
  allowed: number // messages that have come and not been answered yet
  refused: number // messages beyond the limit, one after the other
}

/** Messages beyond the limit, one after the other, until the connection is closed. */
const MOST_REFUSED = 200
/** So long one connection too many, or one that was closed, may hear why. */
const HEAR_MS = 5000

/** What a request may bring; who does not say how much may bring all that is allowed. */
const bytesIn = ({ method, headers }: IncomingMessage): number =>
  method === 'POST' ? Number(headers['content-length'] ?? MOST_BYTES) : 0

/** The connection for which a request is. */
const idIn = ({ url = '' }: IncomingMessage): string => /[?&]sid=([\w-]+)/.exec(url)?.[1] ?? ''

export class Connections {
  readonly #all = new WeakMap<Raw, Connection>()
  readonly #open = new Map<string, Raw>() // by their ids

  constructor(io: Server, limits: Limits, behindProxy: boolean) {
    io.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      const address = addressOf(request, behindProxy)
      if (limits.live.has(address)) {
        const bytes = bytesIn(request)
        limits.live.charge(address, 1 + bytes / 1024)
        if (bytes > MOST_BYTES) this.#open.get(idIn(request))?.close(true) // as a socket is by a message that is too large
        return next()
      }
      response.writeHead(429, { connection: 'close' })
      response.end()
    })
    io.engine.on('connection', (raw: Raw) => {
      gatherWrites(raw)
      const address = addressOf(raw.request, behindProxy)
      const giveBack = limits.sockets.take(address)
      const connection: Connection = { address, isTooMany: !giveBack, isTaken: false, allowed: 0, refused: 0 }
      this.#all.set(raw, connection)
      const { id } = innerOf(raw)
      this.#open.set(id, raw)
      raw.once('close', () => {
        this.#open.delete(id)
        giveBack?.()
      })
      if (!giveBack) {
        if (limits.refusals.take(address)) setTimeout(() => raw.close(true), HEAR_MS).unref()
        else raw.close(true)
      }
      raw.on('packet', ({ type }: { type: string }) => {
        if (!limits.messagesFrom.take(address)) this.refuse(raw)
        else if (type === 'message') connection.allowed++
      })
    })
  }

  of({ conn }: Socket): Connection {
    const found = this.#all.get(conn)
    if (!found) throw new Error('a socket without a connection')
    return found
  }

  /** Somebody was let in: the request by which they came, and all that hangs on it, need not be kept with every connection. */
  letIn({ conn }: Socket): void {
    const raw: { request: unknown } = conn
    raw.request = null
  }

  /** Whether the next message is one of those that its address may send. */
  takeNext(connection: Connection): boolean {
    if (connection.allowed === 0) return false
    connection.allowed--
    return true
  }

  /** One more message that was too many; in the end the connection is closed. */
  refuse(raw: Raw): void {
    const connection = this.#all.get(raw)
    if (!connection || ++connection.refused !== MOST_REFUSED + 1) return
    raw.close()
    setTimeout(() => innerOf(raw).onClose('it never reads why'), HEAR_MS).unref()
  }
}
