/** A real host of a test's own: a process, a temporary folder, a free port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { builtPage } from './build.ts'

const root = resolve(import.meta.dirname, '../../..')

export interface RunningHost {
  readonly url: string
  /** Stops and starts it again, on the same port with the same tables. */
  restart(pauseMs?: number): Promise<void>
  stop(): Promise<void>
}

export async function startHost(): Promise<RunningHost> {
  const data = mkdtempSync(join(tmpdir(), 'freehold-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child = await launch(data, port)
  return {
    url,
    async restart(pauseMs = 0) {
      await end(child)
      await new Promise((done) => setTimeout(done, pauseMs))
      child = await launch(data, port)
    },
    async stop() {
      await end(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function launch(data: string, port: number): Promise<ChildProcess> {
  const where = ['--port', `${port}`, '--data', data, '--page', builtPage]
  const args = ['packages/cli/bin/freehold.mjs', 'serve', ...where, '--log', 'warn']
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  child.stderr.on('data', (text) => {
    said += text
  })
  const until = Date.now() + 90_000
  while (Date.now() < until && child.exitCode === null) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.ok) return child
    await new Promise((done) => setTimeout(done, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`the host did not start: ${said}`)
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.on('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}
