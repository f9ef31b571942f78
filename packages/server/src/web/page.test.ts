import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from './clients.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'freehold-page-'))
const html = '<!doctype html><title>Freehold</title>'
const script = 'console.log("here")'
let at: TestServer

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'assets', 'index-abc.js'), script)
  writeFileSync(join(folder, 'assets', 'index-abc.js.gz'), gzipSync(script))
  writeFileSync(join(folder, '..', 'freehold-outside.txt'), 'secret')
  at = await testServer({ page: folder })
})
afterAll(async () => {
  await at.close()
  rmSync(folder, { recursive: true })
  rmSync(join(folder, '..', 'freehold-outside.txt'))
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${at.url}${path}`, { headers })

test.each(['/', '/tables/abc', '/a/b/c?d=e'])('the page is at %s, and asked for anew each time', async (path) => {
  const response = await get(path, { accept: 'text/html,*/*;q=0.8' })
  expect([response.status, await response.text()]).toEqual([200, html])
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self';/)
  expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/)
})

test('whoever takes nothing compressed, such as what looks for a preview, finds the page too, and no folder', async () => {
  const plain = { accept: '*/*', 'accept-encoding': 'identity' }
  const front = await get('/', plain)
  expect([front.status, await front.text()]).toEqual([200, html])
  expect((await get('/assets/', plain)).status).toBe(404)
  expect(await (await get('/assets/index-abc.js', plain)).text()).toBe(script)
})

test('what it loads is compressed before, and kept for ever', async () => {
  const response = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toBe(script)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/assets/old-def.js', '/missing.png', '/api/nothing', '/..%2ffreehold-outside.txt', '/assets/..%2f..%2fx'])(
  '%s is not there, and is not answered with the page',
  async (path) => {
    const response = await get(path, { accept: '*/*' })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } })
  },
)
