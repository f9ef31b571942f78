// node scripts/run.mjs FILE|TOOL ARGS: readies the checkout, then runs a file of ours, or a tool from node_modules,
// under a Node that is new enough. The npm scripts go through here.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endWith, findNode, handOver, installPackages } from './bootstrap.mjs'

const [target, ...args] = process.argv.slice(2)
try {
  const node = findNode()
  installPackages(node)
  handOver(node, [existsSync(target) ? target : join('node_modules', '.bin', target), ...args])
} catch (error) {
  endWith(error)
}
