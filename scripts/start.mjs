// npm start: opens a game in the terminal. `npm start -- ARGS` is `freehold ARGS`.

import { endWith, findNode, handOver, installPackages } from './bootstrap.mjs'

const given = process.argv.slice(2)
try {
  const node = findNode()
  installPackages(node)
  handOver(node, ['packages/cli/bin/freehold.mjs', ...(given.length > 0 ? given : ['play', 'dominion'])])
} catch (error) {
  endWith(error)
}
