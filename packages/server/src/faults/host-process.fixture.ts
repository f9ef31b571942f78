import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ServerSettings } from '../server.ts'

const MOST_TRIES = 10
const AGAIN_MS = 1000

/** A host that can be killed and started again at the same address. */
export class HostProcess {
  readonly #settings: Pick<ServerSettings, 'data' | 'databaseUrl' | 'redisUrl'>
  #child: ChildProcess | undefined
  url = ''

  constructor(settings: Pick<ServerSettings, 'data' | 'databaseUrl' | 'redisUrl'>) {
    this.#settings = settings
  }

  /** Resolves when it serves. As a service manager would, it starts again what ends at once: a database may be slow. */
  async start(): Promise<void> {
    for (let tries = 1; !(await this.#serves()); tries++) {
      if (tries === MOST_TRIES) throw new Error('the host does not start')
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }

  async #serves(): Promise<boolean> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port)
    const script = join(import.meta.dirname, 'host.fixture.ts')
    const settings = JSON.stringify({ ...this.#settings, port })
    const child = spawn(process.execPath, [script, settings], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child = child
    const lines = createInterface(child.stdout)
    const [url] = await Promise.race([once(lines, 'line'), once(child, 'exit')])
    if (typeof url !== 'string') return false
    this.url = url
    lines.close()
    child.stdout.resume()
    return true
  }

  /** kill -9 */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Lets its wall clock be ahead, or behind, by so many milliseconds. */
  setClock(ahead: number): void {
    this.#child?.stdin?.write(`${ahead}\n`)
  }

  /** Lets the system refuse everything that it writes to files, as when the disk is full. */
  fillDisk(isFull: boolean): void {
    execFileSync('prlimit', ['--pid', String(this.#child?.pid), `--fsize=${isFull ? '0' : 'unlimited'}:`])
  }
}
