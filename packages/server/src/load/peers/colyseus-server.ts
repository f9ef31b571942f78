/** Colyseus with a game that only counts: `node colyseus-server.ts FOLDER`. Says where it listens. */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const require = createRequire(join(process.argv[2], 'package.json'))
const { Server, Room } = require('@colyseus/core')
const { WebSocketTransport } = require('@colyseus/ws-transport')

class Counting extends Room {
  count = 0

  onCreate(): void {
    this.maxClients = 2
    this.onMessage('add', () => this.broadcast('counted', ++this.count))
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('counting', Counting)
await server.listen(0)
const { port } = http.address() as AddressInfo
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`)
