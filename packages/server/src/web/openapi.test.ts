import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { routes } from '../protocol/routes.ts'
import { Client, testServer } from './clients.fixture.ts'
import { docsPage } from './docs-page.ts'
import { httpSide } from './http.ts'
import { openApi } from './openapi.ts'
import type { WebParts } from './parts.ts'

const document = openApi('1.0.0')
const text = JSON.stringify(document)

/** What an app serves, from the tree as which fastify lists it: `GET /api/tables/:table`. */
async function servedBy(app: FastifyInstance): Promise<string[]> {
  await app.ready()
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      above.length = indent.length / 4
      above.push(part === '(empty' ? '' : part)
      return methods?.split(', ').map((method) => `${method} ${above.join('')}`) ?? []
    })
}

describe('the document', () => {
  test('names every route there is, and no other', async () => {
    const deaf = { listen: () => {} }
    const parts = { host: deaf, people: { ended: deaf }, logger: pino({ level: 'silent' }), behindProxy: false }
    const { app } = httpSide(parts as unknown as WebParts)
    const served = (await servedBy(app))
      .filter((route) => !route.startsWith('HEAD '))
      .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'))
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(served.toSorted()).toEqual(documented.toSorted())
    expect(documented).toHaveLength(Object.keys(routes).length)
    await app.close()
  })

  test('is given to whoever asks', async () => {
    const at = await testServer()
    const client = new Client(at.url)
    expect((await client.get('/api/openapi.json')).body).toEqual({
      ...JSON.parse(text),
      info: expect.objectContaining({ title: 'Freehold' }),
    })
    const page = await client.get('/api/docs')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.text).toContain('/api/tables/{table}/move')
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page.text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`)
    await at.close()
  })

  test('refers only to what stands in it', () => {
    const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref)
    expect(referred.length).toBeGreaterThan(50)
    for (const ref of new Set(referred)) {
      const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(ref) ?? []
      expect(Object.keys(document.components.schemas), ref).toContain(name)
    }
  })

  test('says of a body what the host checks', () => {
    const { requestBody, parameters, security, responses } = document.paths['/api/tables/{table}/move'].post
    expect(requestBody?.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/MoveBody' })
    expect(document.components.schemas.MoveBody).toMatchObject({
      type: 'object',
      required: ['version', 'move'],
      additionalProperties: false,
    })
    expect(parameters).toMatchObject([{ name: 'table', in: 'path', required: true, schema: { type: 'string' } }])
    expect(security).toEqual([{ session: [] }, { token: [] }])
    expect(Object.keys(responses)).toEqual(['200', 'default'])
    const { parameters: query } = document.paths['/api/tables/{table}'].get
    expect(query).toContainEqual(expect.objectContaining({ name: 'since', in: 'query', required: false }))
  })
})

test('the page for people holds no script, and nothing from elsewhere', () => {
  const page = docsPage(openApi('<script>alert(1)</script>'))
  expect(page).not.toMatch(/<script|https?:\/\/| on\w+=/)
})

test('fastify lists routes as this test reads them', async () => {
  const app = Fastify()
  const paths = ['/a/:b', '/a/:b/c', '/abc', '/']
  for (const path of paths) app.post(path, async () => 1)
  expect((await servedBy(app)).toSorted()).toEqual(paths.map((path) => `POST ${path}`).toSorted())
})
