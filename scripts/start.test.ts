import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const data = mkdtempSync(join(tmpdir(), 'freehold-start-'))
afterAll(() => rmSync(data, { recursive: true }))

/** What `npm start` runs, without npm. The page itself is built and looked at elsewhere. */
const start = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, FREEHOLD_PAGE: 'none', DATABASE_URL: '', REDIS_URL: '', FREEHOLD_LOG: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

test('says where the table is, and nothing else, and keeps everything where it is told', async () => {
  const child = start({ PORT: '0', FREEHOLD_DATA: join(data, 'kept') })
  let said = ''
  child.stderr?.on('data', (part) => {
    said += part
  })
  const printed = text(child.stdout as NodeJS.ReadableStream)
  await vi.waitUntil(() => said.includes('\n'), { timeout: 280_000 })
  const [, url = ''] = /^Freehold is at (http:\/\/localhost:\d+) \(Ctrl-C stops it\)\n$/.exec(said) ?? []
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(existsSync(join(data, 'kept', 'freehold.sqlite'))).toBe(true)
  const ended = new Promise((done) => child.on('exit', done))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(await printed).toBe('')
})

test('a port that is taken is named in one line', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as { port: number }
  const child = start({ PORT: `${port}`, FREEHOLD_DATA: join(data, 'other') })
  const ended = new Promise((done) => child.on('exit', done))
  const said = await text(child.stderr as NodeJS.ReadableStream)
  expect(said).toBe(`freehold: port ${port} is in use; choose another with --port or PORT\n`)
  expect(await ended).toBe(2)
  other.close()
})
