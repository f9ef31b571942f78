/**
 * What goes to one connection in one turn of the event loop goes out with one write at its end: the acknowledgement of a move
 * and what the one who made it is told. A write costs more than all that is thought about a move.
 */
import type { Socket as NetSocket } from 'node:net'
import type { Socket } from 'socket.io'

type Raw = Socket['conn']

/** What engine.io does not tell in its types. */
interface Flushing {
  flush(): void
  readonly transport: { readonly socket?: { readonly _socket?: NetSocket | null } }
}

export function gatherWrites(raw: Raw): void {
  const connection = raw as unknown as Flushing
  const flush = connection.flush.bind(connection)
  let isWaiting = false
  connection.flush = () => {
    if (isWaiting) return
    isWaiting = true
    setImmediate(() => {
      isWaiting = false
      const stream = connection.transport.socket?._socket // of a WebSocket
      stream?.cork()
      flush()
      stream?.uncork()
    })
  }
}
