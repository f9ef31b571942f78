// For tests of what happens on a machine whose Node is too old for us.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { isNewEnough } from './bootstrap.mjs'

const fetched = resolve(import.meta.dirname, '../.cache/old-node')

/** The path of a Node that is too old: one in PATH, else one that npm fetches. */
export function findOldNode(): string {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  return inPath.find(isOld) ?? fetchOldNode()
}

function isOld(node: string): boolean {
  if (!existsSync(node)) return false
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return status === 0 && !isNewEnough(stdout)
}

function fetchOldNode(): string {
  const node = join(fetched, 'node_modules/node/bin/node')
  if (isOld(node)) return node
  const alias = `node@npm:node-${process.platform}-${process.arch}@20.19.5`
  const { status } = spawnSync('npm', ['install', '--prefix', fetched, '--no-save', '--no-package-lock', alias])
  if (status !== 0) throw new Error('npm could not fetch Node 20')
  return node
}
