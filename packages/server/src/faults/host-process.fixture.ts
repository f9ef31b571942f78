import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ServerSettings } from '../server.ts'

/** A host that can be killed and started again at the same address. */
export class HostProcess {
  readonly #settings: Pick<ServerSettings, 'data' | 'databaseUrl' | 'redisUrl'>
  #child: ChildProcess | undefined
  url = ''

  constructor(settings: Pick<ServerSettings, 'data' | 'databaseUrl' | 'redisUrl'>) {
    this.#settings = settings
  }

  /** Resolves when it serves. */
  async start(): Promise<void> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port)
    const script = join(import.meta.dirname, 'host.fixture.ts')
    const settings = JSON.stringify({ ...this.#settings, port })
    const child = spawn(process.execPath, [script, settings], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child = child
    const lines = createInterface(child.stdout)
    const [url] = await Promise.race([once(lines, 'line'), once(child, 'exit')])
    if (typeof url !== 'string') throw new Error(`the host ended with ${url}`)
    this.url = url
    lines.close()
    child.stdout.resume()
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
