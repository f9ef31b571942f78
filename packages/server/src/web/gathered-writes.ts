/**
 * What goes to connections in one turn of the event loop goes out at its end, with one write for each: the acknowledgement of a
 * move and what the one who made it is told. A write costs more than all that is thought about a move, and a turn of the loop
 * for each of those who hear of it costs as much again. Who asks and asks and never reads is disconnected, before what waits
 * for them fills the memory.
 */
import type { Socket as NetSocket } from 'node:net'
import type { Socket } from 'socket.io'

type Raw = Socket['conn']

/** What may wait for a client that does not read: more than a game tells in minutes. */
const MOST_WAITING = { messages: 1000, letters: 4 * 1024 * 1024 }

/** What engine.io does not tell in its types. */
interface Flushing {
  flush(): void
  onClose(reason: string): void
  readonly writeBuffer: readonly { readonly data?: unknown }[] // that the network has not taken yet
  readonly transport: { readonly socket?: { readonly _socket?: NetSocket | null } }
}

/** Whether more waits for a client than one that listens ever leaves. */
function isDeaf({ writeBuffer }: Flushing): boolean {
  if (writeBuffer.length > MOST_WAITING.messages) return true
  let letters = 0
  for (const { data } of writeBuffer) letters += typeof data === 'string' ? data.length : 0
  return letters > MOST_WAITING.letters
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
    if (!isDeaf(connection)) return
    stream?.destroy() // nobody there says goodbye
    connection.onClose('too much waits for it')
  }
  connection.flush = () => {
    if (isWaiting) return
    isWaiting = true
    if (waiting.push(write) === 1) setImmediate(writeAll)
  }
}
