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
class SetupError extends Error {}

/**
 * @param {string} version
 * @returns {boolean}
 */
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

/**
 * Brings node_modules to what the lock file says, where it differs.
 * @param {string} node
 */
export function installPackages(node) {
  if (packagesMatchLock()) return
  console.error('Installing packages (npm ci) …')
  npm(node, ['ci'], 'The packages could not be installed')
}

/**
 * Runs a program under the given Node, which also comes first in its PATH, and ends this process as that one ends. A channel
 * between the two lets a program that listens notice when this process is killed.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {{ channel?: boolean }} [how]
 */
export function handOver(node, args, { channel = false } = {}) {
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (
    channel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
  )
  const child = spawn(node, args, { stdio, env: environment(node) })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself: sent again, it would look like an impatient second one.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => endWith(new SetupError(`cannot start ${node}: ${error.message}`)))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/**
 * Says in one line why the machine cannot be made ready.
 * @param {unknown} error
 */
export function endWith(error) {
  if (!(error instanceof SetupError)) throw error
  console.error(`freehold: ${error.message}`)
  process.exit(1)
}

/** @param {string} node */
function environment(node) {
  return { ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH ?? '') }
}

/** @param {string} prefix */
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
    const where = ['--prefix', aside, '--no-save', '--no-package-lock']
    npm(process.execPath, ['install', ...where, alias], `${wanted}, and it could not be fetched`)
    const probe = spawnSync(nodeBinary(aside), ['--version'])
    if (probe.status !== 0)
      throw new SetupError(`${wanted}, and the fetched one does not run here: install Node yourself`)
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

/**
 * Throws with npm's reason, of which npm itself makes a page.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {string} failure
 */
function npm(node, args, failure) {
  const all = [...args, '--no-fund', '--no-audit', '--loglevel=error']
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], env: environment(node), encoding: 'utf8' }
  const cli = npmCli()
  const { status, stderr, error } = cli
    ? spawnSync(node, [cli, ...all], options)
    : spawnSync('npm', all, { ...options, shell: process.platform === 'win32' })
  if (status === 0) return
  const reasons = (stderr ?? '')
    .split('\n')
    .filter((line) => /^npm (error|ERR!) (?!code |errno |syscall |path )/.test(line))
  const reason = error?.message ?? reasons[0]?.replace(/^npm \S+ /, '') ?? `npm ended with ${status}`
  throw new SetupError(`${failure} (npm ${args[0]}: ${reason})`)
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

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
