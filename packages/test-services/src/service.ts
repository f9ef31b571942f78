/** A server program of a test's own, in a temporary folder and on a port that stays its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestService {
  readonly url: string
  /** kill -9, as of a machine that loses a process: what it had not written is lost. */
  kill(): Promise<void>
  /** Starts it again after `kill`, with the same data and at the same port. */
  restart(): Promise<void>
  /** Lets it stand still, as a machine that hangs: nothing is closed, nothing is answered. */
  stall(): void
  /** Lets it go on after `stall`. */
  goOn(): void
  /** Ends it and removes its folder. */
  stop(): Promise<void>
}

/** Whom a program runs as: nobody in particular, or that user of the system. */
export type RunAs = { readonly uid?: number; readonly gid?: number }

interface Program {
  readonly name: string
  readonly folder: string
  readonly url: string
  readonly as: RunAs
  readonly command: readonly string[]
  isReady(): Promise<boolean>
}

/** Of Linux: lets the system end the program with the one who started it, however that ends. */
const SETPRIV = '/usr/bin/setpriv'
const READY_MS = 30_000
const GONE_MS = 5000
const POLL_MS = 20

export function newFolder(name: string, { uid, gid }: RunAs): string {
  const folder = mkdtempSync(join(tmpdir(), `freehold-${name}-`))
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

export async function runService(program: Program): Promise<TestService> {
  let child = await start(program)
  const leave = () => {
    for (const pid of family(child)) send(pid)
    rmSync(program.folder, { recursive: true, force: true })
  }
  process.on('exit', leave)
  const kill = async () => {
    const pids = family(child)
    for (const pid of pids) send(pid)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const deadline = performance.now() + GONE_MS // by then a number may have been given to somebody else
    while (pids.some(isRunning) && performance.now() < deadline) await pause()
  }
  return {
    url: program.url,
    kill,
    async restart() {
      child = await start(program)
    },
    stall: () => {
      for (const pid of family(child)) send(pid, 'SIGSTOP')
    },
    goOn: () => {
      for (const pid of family(child)) send(pid, 'SIGCONT')
    },
    async stop() {
      await kill()
      process.off('exit', leave)
      rmSync(program.folder, { recursive: true, force: true })
    },
  }
}

async function start(program: Program): Promise<ChildProcess> {
  const [command, ...args] = existsSync(SETPRIV)
    ? [SETPRIV, '--pdeathsig', 'KILL', ...program.command]
    : program.command
  const child = spawn(command, args, { ...program.as, cwd: program.folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
    })
  }
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`${program.name} ended at once: ${said.trim().split('\n').at(-1)}`)))
  })
  ended.catch(() => {}) // only of interest until it is ready
  const deadline = performance.now() + READY_MS
  while (!(await Promise.race([program.isReady(), ended]))) {
    if (performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${program.name} was not ready within ${READY_MS / 1000} s: ${said.trim().split('\n').at(-1)}`)
    }
    await pause()
  }
  return child
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS))

/** The process and those it started, which may stand in groups of their own. */
function family(child: ChildProcess): number[] {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return []
  return [child.pid, ...childrenOf(child.pid)]
}

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const texts = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'))
    return texts.flatMap((text) => text.split(' ').filter(Boolean).map(Number))
  } catch {
    return [] // no such folder on this system, or the process is gone
  }
}

function send(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal)
  } catch {
    // it has ended already
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8')) // ended, and nobody has asked how
  } catch {
    return false
  }
}
