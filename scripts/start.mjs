// npm start: opens a game in the terminal. `npm start -- ARGS` is `freehold ARGS`.

import { existsSync } from 'node:fs'
import { endWith, findNode, handOver, installPackages } from './bootstrap.mjs'

const given = process.argv.slice(2)
const game = existsSync('packages/cli/src/commands/play.ts') ? ['play', 'dominion'] : []
try {
  const node = findNode()
  installPackages(node)
  handOver(node, ['packages/cli/bin/freehold.mjs', ...(given.length > 0 ? given : game)])
} catch (error) {
  endWith(error)
}
