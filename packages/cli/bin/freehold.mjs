#!/usr/bin/env node
// The `freehold` command. Plain JavaScript: it may be started by a Node too old for the rest, and then starts itself
// again under a newer one.

import { existsSync } from 'node:fs'
import * as module from 'node:module'
import { fileURLToPath } from 'node:url'
import { endWith, findNode, handOver, installPackages } from '../../../scripts/bootstrap.mjs'
import { endWithNpm } from './end-with-npm.mjs'

const root = new URL('../../../', import.meta.url)
try {
  endWithNpm()
  const node = findNode()
  if (!existsSync(new URL('node_modules', root))) installPackages(node)
  if (node === process.execPath) {
    module.enableCompileCache(fileURLToPath(new URL('.cache/compiled', root))) // starts in half the time
    await import('../src/main.ts')
  } else {
    process.env.FREEHOLD_LAUNCHED = '1' // for launched.ts
    handOver(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { channel: true })
  }
} catch (error) {
  endWith(error)
}
