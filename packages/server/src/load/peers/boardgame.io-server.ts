/** boardgame.io with a game that only counts: `node boardgame.io-server.ts FOLDER`. Says where it listens. */
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const require = createRequire(join(process.argv[2], 'package.json'))
const { Server, Origins } = require('boardgame.io/server')

const counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }: { G: { count: number } }) => {
      G.count++
    },
  },
}
const server = Server({ games: [counting], origins: [Origins.LOCALHOST] })
console.log = () => {} // it announces itself there
console.info = () => {}
const { appServer } = await server.run({ port: 0 })
const { port } = appServer.address() as AddressInfo
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`)
