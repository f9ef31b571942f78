// npm start: opens a game in the terminal. `npm start -- ARGS` is `freehold ARGS`.

import { endWith, findNode, handOver, installPackages } from './bootstrap.mjs'

const args = process.argv.slice(2)
try {
  const node = findNode()
  installPackages(node)
  handOver(node, ['packages/cli/src/main.ts', ...(args.length > 0 ? args : ['play', 'dominion'])])
} catch (error) {
  endWith(error)
}
