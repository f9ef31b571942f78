/**
 * What comes by a connection is counted before anything is made of it: how many connections an address has, also such as
 * never say who they are, and how many messages, also such as mean nothing.
 */
import type { Server, Socket } from 'socket.io'
import { gatherWrites } from './gathered-writes.ts'
import type { Limits } from './limits.ts'
import { addressOf } from './socket-address.ts'

type Raw = Socket['conn']

export interface Connection {
  readonly address: string
  readonly isTooMany: boolean // of one address
  isTaken: boolean // somebody has joined by it
  allowed: number // messages that have come and not been answered yet
  refused: number // messages beyond the limit, one after the other
}

/** Messages beyond the limit, one after the other, until the connection is closed. */
const MOST_REFUSED = 200
/** So long one connection too many may hear why it is refused. */
const HEAR_MS = 5000

export class Connections {
  readonly #all = new WeakMap<Raw, Connection>()

  constructor(io: Server, limits: Limits, behindProxy: boolean) {
    io.engine.on('connection', (raw: Raw) => {
      gatherWrites(raw)
      const address = addressOf(raw.request, behindProxy)
      const giveBack = limits.sockets.take(address)
      const connection: Connection = { address, isTooMany: !giveBack, isTaken: false, allowed: 0, refused: 0 }
      this.#all.set(raw, connection)
      raw.once('close', () => giveBack?.())
      if (!giveBack) {
        if (limits.refusals.take(address)) setTimeout(() => raw.close(true), HEAR_MS).unref()
        else raw.close(true)
      }
      raw.on('packet', ({ type }: { type: string }) => {
        if (type !== 'message') return
        if (limits.messagesFrom.take(address)) connection.allowed++
        else this.refuse(raw)
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
    if (connection && ++connection.refused > MOST_REFUSED) raw.close()
  }
}
