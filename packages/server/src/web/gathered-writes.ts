/**
 * What goes to connections in one turn of the event loop goes out at its end, with one write for each: the acknowledgement of a
 * move and what the one who made it is told. A write costs more than all that is thought about a move, and a turn of the loop
 * for each of those who hear of it costs as much again.
 */
import type { Socket as NetSocket } from 'node:net'
import type { Socket } from 'socket.io'

type Raw = Socket['conn']

/** What engine.io does not tell in its types. */
interface Flushing {
  flush(): void
  readonly transport: { readonly socket?: { readonly _socket?: NetSocket | null } }
}

let waiting: (() => void)[] = [] // connections with something to write, each once

function writeAll(): void {
  const writes = waiting
  waiting = []
  for (const write of writes) write()
}

export function gatherWrites(raw: Raw): void {
  const connection = raw as unknown as Flushing
  const flush = connection.flush.bind(connection)
  let isWaiting = false
  const write = () => {
    isWaiting = false
    const stream = connection.transport.socket?._socket // of a WebSocket
    stream?.cork()
    flush()
    stream?.uncork()
  }
  connection.flush = () => {
    if (isWaiting) return
    isWaiting = true
    if (waiting.push(write) === 1) setImmediate(writeAll)
  }
}
