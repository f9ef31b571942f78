import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'
import { postgresProgram } from './programs.ts'
import { startRedis } from './redis.ts'
import type { TestService } from './service.ts'

let service: TestService | undefined
afterEach(() => service?.stop())

async function query(url: string, sql: string): Promise<string> {
  const { stdout } = await promisify(execFile)(postgresProgram('psql'), ['-AtXc', sql, url])
  return stdout.trim()
}

/** The reply to a command in Redis' own protocol. */
async function redis(url: string, command: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`${command}\r\n`)
  const [reply] = await once(socket, 'data')
  socket.destroy()
  return String(reply).trim()
}

test('PostgreSQL keeps what was committed when it is killed, and comes back at the same place', async () => {
  service = await startPostgres()
  await query(service.url, 'create table note (said text)')
  await query(service.url, "insert into note values ('hello')")
  await service.kill()
  await expect(query(service.url, 'select 1')).rejects.toThrow(/refused/)
  await service.restart()
  expect(await query(service.url, 'select said from note')).toBe('hello')
})

test('Redis keeps what it was told when it is killed, and comes back at the same place', async () => {
  service = await startRedis()
  expect(await redis(service.url, 'SET note hello')).toBe('+OK')
  await service.kill()
  await expect(redis(service.url, 'PING')).rejects.toThrow(/ECONNREFUSED/)
  await service.restart()
  expect(await redis(service.url, 'GET note')).toBe('$5\r\nhello')
})

test('what is missing is said in one line, with how to get it', () => {
  const script = "import('./index.ts').then((m) => m.startRedis()).catch((error) => console.log(error.message))"
  const env = { PATH: '/nowhere' }
  const said = execFileSync(process.execPath, ['-e', script], { cwd: import.meta.dirname, env, encoding: 'utf8' })
  expect(said).toBe('Redis is missing (no program redis-server): on Debian apt-get install redis-server\n')
})
