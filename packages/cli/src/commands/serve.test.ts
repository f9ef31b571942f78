import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'

const bin = resolve(import.meta.dirname, '../../bin/freehold.mjs')
const data = mkdtempSync(join(tmpdir(), 'freehold-serve-'))
afterAll(() => rmSync(data, { recursive: true }))

const serve = (args: readonly string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [bin, 'serve', ...args], {
    env: { ...process.env, FREEHOLD_PAGE: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.on('exit', done))

/** The address that the host says it listens at. */
async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stdout as NodeJS.ReadableStream)) {
    const { url } = JSON.parse(line)
    if (url) return url
  }
  throw new Error('the host said no address')
}

test('a host keeps its people and tables over a stop by SIGTERM, and the environment says where', async () => {
  const env = { PORT: '0', FREEHOLD_DATA: data }
  const first = serve([], env)
  const url = await addressOf(first)
  const post = (at: string, path: string, body: object, cookie = '') =>
    fetch(`${at}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const cookie = (await post(url, '/api/session', { name: 'Ann' })).headers.get('set-cookie')?.split(';')[0]
  const wish = { game: 'dominion', seats: ['open', { robot: 'big-money' }] }
  const { table } = (await (await post(url, '/api/tables', wish, cookie)).json()) as { table: string }
  first.kill('SIGTERM')
  first.kill('SIGTERM')
  expect(await ended(first)).toBe(0)

  const again = serve(['--port', '0', '--data', data])
  const newUrl = await addressOf(again)
  expect((await post(newUrl, `/api/tables/${table}/start`, {}, cookie)).status).toBe(200)
  const response = await fetch(`${newUrl}/api/tables/${table}`, { headers: { cookie: cookie ?? '' } })
  expect(await response.json()).toMatchObject({ state: { phase: 'playing', you: 0 } })
  again.kill('SIGINT')
  expect(await ended(again)).toBe(0)
})

test.each([
  [['--port', 'x'], {}, /--port: expected a port from 0 to 65535, got 'x'/],
  [[], { PORT: '99999' }, /PORT: expected a port from 0 to 65535, got '99999'/],
  [['--log', 'loud'], {}, /--log: expected one of silent, /],
  [['--data', '/dev/null/x'], {}, /data folder \/dev\/null\/x: cannot be used \(ENOTDIR\)/],
  [['--page', '/dev/null'], {}, /page \/dev\/null: no index.html in it/],
  [[], { DATABASE_URL: 'mysql://me:hush@x/y' }, /DATABASE_URL: expected postgres:\/\/USER:PASSWORD@HOST\/DATABASE/],
  [
    [],
    { DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/x' },
    /PostgreSQL at 127.0.0.1:1\/x does not answer \(ECONNREFUSED\)/,
  ],
  [['--data', data], { REDIS_URL: 'redis://127.0.0.1:1' }, /REDIS_URL .* set DATABASE_URL too/],
])('%j is refused in one line', async (args, env, message) => {
  const child = serve(args, env)
  const said = await text(child.stderr as NodeJS.ReadableStream)
  expect(said).toMatch(message)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(child.exitCode ?? (await ended(child))).toBe(2)
})

test('says where it is, and in one line that the port is taken', async () => {
  const child = serve(['--port', '0', '--data', join(data, 'first')])
  const port = new URL(await addressOf(child)).port
  const second = serve(['--port', port, '--data', join(data, 'second')])
  expect(await text(second.stderr as NodeJS.ReadableStream)).toBe(
    `freehold: port ${port} is in use; choose another with --port or PORT\n`,
  )
  child.kill('SIGTERM')
  expect(await text(child.stderr as NodeJS.ReadableStream)).toBe(
    `Freehold is at http://localhost:${port} (Ctrl-C stops it)\n`,
  )
})
