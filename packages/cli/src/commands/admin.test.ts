import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { type RunningServer, startServer } from '@freehold/server'
import { until } from '@freehold/test-services'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { command } from './admin.ts'

const data = mkdtempSync(join(tmpdir(), 'freehold-admin-'))
const password = 'correct horse battery'
let server: RunningServer
let cookie = ''

/** The command as it is run, with all that it says. */
async function admin(...args: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const said = () => log.mock.calls.flat().join('\n')
  try {
    await command.run([...args, ...(args.includes('--data') ? [] : ['--data', data])])
    return { said: said(), failed: '' }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { said: said(), failed: error.message }
  } finally {
    log.mockRestore()
  }
}

async function request(method: string, path: string, body?: object) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(`${server.url}${path}`, { method, headers, body: body && JSON.stringify(body) })
  const [set] = response.headers.getSetCookie()
  if (set) cookie = set.split(';')[0]
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

beforeAll(async () => {
  server = await startServer({ data, port: 0, host: '127.0.0.1', logLevel: 'silent' })
  await request('POST', '/api/account', { name: 'Ann', email: 'ann@example.org', password })
})
afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true })
})

test('an account is made administrator, and people and tables are listed, while the host runs', async () => {
  expect((await request('GET', '/api/admin/people')).status).toBe(403)
  expect((await admin('make-admin', 'ann@example.org')).said).toBe('ann@example.org is an administrator')
  expect((await request('GET', '/api/admin/people')).body).toMatchObject({ people: [{ name: 'Ann', admin: true }] })
  const { table } = (await request('POST', '/api/tables', { game: 'dominion' })).body
  expect((await admin('tables')).said).toBe(`${table}  dominion  gathering  version 2  Ann`)
  expect((await admin('people')).said).toMatch(
    /^[\w-]{22} {2}\d{4}-\d\d-\d\d {2}ann@example\.org {2}Ann {2}administrator$/,
  )
  expect((await admin('unmake-admin', 'ann@example.org')).failed).toBe('')
  expect((await request('GET', '/api/admin/people')).status).toBe(403)
})

test('a table is closed and deleted under a host that runs', async () => {
  const { table } = (await request('POST', '/api/tables', { game: 'dominion', seats: ['open', { robot: 'random' }] }))
    .body
  expect((await admin('close', `${table}`)).said).toBe(`closed ${table}`)
  const isOver = async () => JSON.stringify((await request('GET', `/api/tables/${table}`)).body).includes('"over"')
  await until(isOver, 100)
  const start = await request('POST', `/api/tables/${table}/start`, {})
  expect(start.body).toMatchObject({ error: { code: expect.stringMatching(/over|already-started/) } })
  expect((await admin('close', `${table}`)).failed).toBe('the game is over')
  const looked = () => request('GET', `/api/tables/${table}`)
  expect((await looked()).body).toMatchObject({ state: { phase: 'over' } })
  expect((await admin('delete', `${table}`)).said).toBe(`deleted ${table}`)
  await until(async () => (await looked()).status === 404, 100)
  expect((await admin('delete', `${table}`)).failed).toBe('there is no such table')
  expect((await admin('tables')).said).not.toContain(table)
})

test('a person is banned, let in again, and given a new password', async () => {
  expect((await admin('ban', 'ann@example.org', '--why', 'shouting')).said).toBe('banned ann@example.org')
  const signIn = (secret: string) =>
    request('POST', '/api/account/sign-in', { email: 'ann@example.org', password: secret })
  expect((await request('GET', '/api/tables/mine')).status).toBe(401)
  expect((await signIn(password)).body).toMatchObject({ error: { code: 'banned', message: /shouting/ } })
  expect((await admin('people')).said).toMatch(/banned: shouting$/)
  expect((await admin('unban', 'ann@example.org')).failed).toBe('')
  const { said } = await admin('reset-password', 'ann@example.org')
  const [, made] = /^the new password of ann@example\.org is (\S{16})$/.exec(said) ?? []
  expect((await signIn(password)).status).toBe(401)
  expect((await signIn(made)).status).toBe(200)
})

test.each([
  [[], 'admin: expected one of people, tables, '],
  [['bann', 'x'], "admin: unknown task 'bann'; did you mean 'ban'?"],
  [['ban'], 'admin ban: expected a PERSON'],
  [['ban', 'nobody@example.org'], "nobody has the id or e-mail 'nobody@example.org'"],
  [['tables', 'x'], "admin tables: unexpected 'x'"],
  [['tables', '--data', '/nowhere'], 'data folder /nowhere: no host has kept anything there'],
])('%j is refused in one line', async (args, message) => {
  const { failed } = await admin(...args)
  expect(failed.startsWith(message), failed).toBe(true)
  expect(failed).not.toContain('\n')
})

test('a host is backed up while it runs, and another starts from the copy', async () => {
  const { table } = (await request('POST', '/api/tables', { game: 'dominion' })).body
  const copy = join(data, 'copy')
  expect((await admin('backup', copy)).said).toBe(`backed up to ${copy}`)
  expect((await admin('backup', copy)).failed).toBe(
    `backup ${copy}: is not empty; name a folder that does not exist yet`,
  )
  expect((await admin('backup')).failed).toBe('admin backup: expected a FOLDER')
  expect((await admin('tables', '--data', copy)).said).toContain(table)
  const second = await startServer({ data: copy, port: 0, host: '127.0.0.1', logLevel: 'silent' })
  const response = await fetch(`${second.url}/api/tables/mine`, { headers: { cookie } })
  expect(await response.json()).toMatchObject({ tables: expect.arrayContaining([expect.objectContaining({ table })]) })
  await second.stop()
})
