// Makes a checkout run on a machine that has only some Node and npm. Plain JavaScript for Node 18 and newer: this is
// the one place that may be run by a Node too old for the rest. Messages go to stderr, so that output can be piped.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, '.cache')
const fetchedNode = join(cache, 'node')

/** The first Node that runs TypeScript files without a word. */
const oldestNode = '24.3.0'
/** The Node that is fetched where the one at hand is older. */
const pinnedNode = '24.21.0'

/** Where the machine cannot be made ready; the message is for people. */
export class SetupError extends Error {}

/** @param {string} version */
export function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestNode.split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** The path of a Node new enough: the one that runs this, else the fetched one, which is installed where missing. */
export function findNode() {
  if (isNewEnough(process.version)) return process.execPath
  if (!isFetched()) fetchNode()
  return nodeBinary(fetchedNode)
}

/** Brings node_modules to what the lock file says, if it is not. */
export function installPackages(node) {
  if (packagesMatchLock()) return
  console.error('Installing packages (npm ci) …')
  if (npm(node, ['ci']).status !== 0) throw new SetupError('npm ci failed: see above; then try again')
}

/** Runs a program under the given Node, which also comes first in its PATH, and ends this process as that one ends. */
export function handOver(node, args) {
  const child = spawn(node, args, { stdio: 'inherit', env: environment(node) })
  const forward = (signal) => child.kill(signal)
  const signals = ['SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  // Ctrl-C in a terminal reaches the child by itself: sent twice, it would look like an impatient second Ctrl-C.
  process.on('SIGINT', (signal) => process.stdin.isTTY || forward(signal))
  child.on('error', (error) => endWith(new SetupError(`cannot start ${node}: ${error.message}`)))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code)
    for (const each of [...signals, 'SIGINT']) process.removeAllListeners(each)
    process.kill(process.pid, signal)
  })
}

/** Says in one line why the machine cannot be made ready. */
export function endWith(error) {
  if (!(error instanceof SetupError)) throw error
  console.error(`freehold: ${error.message}`)
  process.exit(1)
}

function environment(node) {
  return { ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH ?? '') }
}

function nodeBinary(prefix) {
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(prefix, 'node_modules', 'node', 'bin', binary)
}

function isFetched() {
  if (!existsSync(nodeBinary(fetchedNode))) return false
  return isNewEnough(readJson(join(fetchedNode, 'node_modules', 'node', 'package.json')).version)
}

/** The npm registry carries Node's binaries, one package a platform; the alias gives them all the same folder. */
function fetchNode() {
  console.error(`Fetching Node ${pinnedNode}, for this checkout only (Node ${process.versions.node} is too old) …`)
  const wanted = `Freehold needs Node ${oldestNode} or newer`
  mkdirSync(cache, { recursive: true })
  // Installed aside and then moved, so that an interrupted or simultaneous run leaves nothing half-made.
  const aside = mkdtempSync(join(cache, 'fetching-node-'))
  try {
    const alias = `node@npm:${nodePackage()}@${pinnedNode}`
    const { status } = npm(process.execPath, ['install', '--prefix', aside, '--no-save', '--no-package-lock', alias])
    if (status !== 0) throw new SetupError(`${wanted}, and npm could not fetch it: see above, or install Node yourself`)
    const probe = spawnSync(nodeBinary(aside), ['--version'])
    if (probe.status !== 0) throw new SetupError(`${wanted}, and the fetched one does not run here: install Node yourself`)
    if (isFetched()) return
    rmSync(fetchedNode, { recursive: true, force: true })
    renameSync(aside, fetchedNode)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function nodePackage() {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  return platform === 'darwin-arm64' ? `node-bin-${platform}` : `node-${platform}`
}

function npm(node, args) {
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error']
  const options = { cwd: root, stdio: ['ignore', 2, 2], env: environment(node) }
  const cli = npmCli()
  if (cli) return spawnSync(node, [cli, ...args, ...quiet], options)
  return spawnSync('npm', [...args, ...quiet], { ...options, shell: process.platform === 'win32' })
}

/** The npm that started us, if one did: run by the Node of our choice, it installs for that Node. */
function npmCli() {
  const started = process.env.npm_execpath ?? ''
  if (!/^np[mx]-cli\.js$/.test(basename(started))) return undefined
  const cli = join(dirname(started), 'npm-cli.js')
  return existsSync(cli) ? cli : undefined
}

/** Compares what npm wrote down after its last installation with the lock file; a file's age would tell less. */
function packagesMatchLock() {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const installed = readJson(installedFile).packages
  return Object.entries(readJson(join(root, 'package-lock.json')).packages).every(([path, wanted]) => {
    const present = installed[path]
    if (path === '' || (!present && (wanted.optional || wanted.devOptional || wanted.peer))) return true
    return present?.version === wanted.version && present?.integrity === wanted.integrity
  })
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
