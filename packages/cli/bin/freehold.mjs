#!/usr/bin/env node
// The `freehold` command. Plain JavaScript: it may be started by a Node too old for the rest, and then hands over.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endWith, findNode, handOver, installPackages } from '../../../scripts/bootstrap.mjs'

const main = new URL('../src/main.ts', import.meta.url)
try {
  const node = findNode()
  if (!existsSync(new URL('../../../node_modules', import.meta.url))) installPackages(node)
  if (node === process.execPath) await import(main.href)
  else handOver(node, [fileURLToPath(main), ...process.argv.slice(2)])
} catch (error) {
  endWith(error)
}
