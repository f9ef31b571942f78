/**
 * What comes by a WebSocket before it is a message: bytes, packets of the network, frames that only ask whether the other is
 * there. Nobody hears of them, and each costs the host something: they are counted by address like the rest.
 */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import type { Limits } from './limits.ts'
import { addressOf } from './socket-address.ts'

/** What it costs to read once, in bytes: who sends them one by one pays for that. */
const READING = 100
/** Of one message: a browser sends it whole, and a network cuts it into as many pieces as its packets are long. */
const MOST_PIECES = { maxFragments: 64, maxBufferedChunks: 512 }
/** Bytes that may wait to go out when a sign of life is asked for; who does not read does not miss it. */
const MOST_WAITING = 64 * 1024

function count(socket: WebSocket, stream: Duplex, address: string, { kilobytes, messagesFrom }: Limits): void {
  stream.on('data', (read: Buffer) => {
    kilobytes.charge(address, (READING + read.length) / 1024)
    if (!kilobytes.has(address)) socket.terminate()
  })
  const isAllowed = () => {
    const allowed = messagesFrom.take(address)
    if (!allowed) socket.terminate()
    return allowed
  }
  socket.on('ping', (data) => {
    if (isAllowed() && socket.bufferedAmount < MOST_WAITING) socket.pong(data)
  })
  socket.on('pong', isAllowed)
}

/** The WebSockets of engine.io, each counted from its first byte on. */
export function countedFrames(limits: Limits, behindProxy: boolean) {
  return class extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, ...MOST_PIECES, autoPong: false })
    }

    override handleUpgrade(
      request: IncomingMessage,
      stream: Duplex,
      head: Buffer,
      done: (socket: WebSocket, request: IncomingMessage) => void,
    ): void {
      const address = addressOf(request, behindProxy)
      super.handleUpgrade(request, stream, head, (socket, same) => {
        count(socket, stream, address, limits)
        done(socket, same)
      })
    }
  }
}
