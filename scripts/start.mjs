// npm start: hosts the table in the browser, on http://localhost:3000 unless PORT says otherwise. `npm start -- ARGS` is
// `freehold ARGS`.

import { endWith, findNode, handOver, installPackages } from './bootstrap.mjs'

const given = process.argv.slice(2)
try {
  process.env.FREEHOLD_LOG ||= 'warn' // for a person, the address is enough
  const node = findNode()
  installPackages(node)
  handOver(node, ['packages/cli/bin/freehold.mjs', ...(given.length > 0 ? given : ['serve', '--build'])])
} catch (error) {
  endWith(error)
}
