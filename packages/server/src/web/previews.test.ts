/** Links as a messenger shows them: it fetches the page, reads the tags, and fetches the picture. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, guest, type TestServer, testServer } from './clients.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'freehold-previews-'))
const hostile = `Eve"><script>alert(1)</script>&amp;'`
let at: TestServer
let ann: Client
let eve: Client

beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Freehold</title></head><body></body></html>',
  )
  at = await testServer({ page: folder, games: undefined })
  ann = await guest(at.url, 'Ann')
  eve = await guest(at.url, hostile)
})
afterAll(async () => {
  await at.close()
  rmSync(folder, { recursive: true })
})

const unescaped = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|#39|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name] ?? '',
  )

/** The page of an address and what a messenger reads of it. */
async function fetched(path: string) {
  const response = await fetch(`${at.url}${path}`, { headers: { 'user-agent': 'WhatsApp/2', accept: '*/*' } })
  const html = await response.text()
  const tags = Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"<>]*)" content="([^"<>]*)" \/>/g)].map(([, name, content]) => [
      name,
      unescaped(content),
    ]),
  )
  return { html, tags }
}

async function picture(address: string) {
  const response = await fetch(address)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), bytes }
}

async function expectPicture(address: string): Promise<Buffer> {
  const { status, type, bytes } = await picture(address)
  expect([status, type]).toEqual([200, 'image/png'])
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  return bytes
}

async function newTable(client: Client, body: object): Promise<string> {
  return (await client.post('/api/tables', { game: 'dominion', options: { kingdom: 'First Game', start: 0 }, ...body }))
    .body.table
}

test('a kingdom has its cards for a picture, in the language of the link', async () => {
  const { tags } = await fetched('/kingdoms/First%20Game')
  expect(tags).toMatchObject({
    'og:title': 'First Game',
    'og:description': expect.stringMatching(/^Cellar, Moat, .*, and Mine\.$/),
    'og:image': `${at.url}/preview/en/kingdom/First%20Game.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': 'en_GB',
    'twitter:card': 'summary_large_image',
  })
  const german = (await fetched('/kingdoms/First%20Game?lang=de')).tags
  expect(german).toMatchObject({ 'og:title': 'Erstes Spiel', 'og:locale': 'de_DE' })
  expect(german['og:description']).toMatch(/^Keller, Burggraben, .* und Mine\.$/)
  const pictures = await Promise.all([tags, german].map((each) => expectPicture(each['og:image'])))
  expect(pictures[0].equals(pictures[1])).toBe(false)
})

test('an address that is about nothing says whose page it is, and has no picture of its own', async () => {
  for (const path of ['/', '/kingdoms', '/kingdoms/nothing-known', '/table/nobody-knows', '/result/x']) {
    const { tags } = await fetched(path)
    expect(tags['og:title'], path).toBe('Freehold')
    expect(tags['og:image'], path).toBe(`${at.url}/icon-512.png`)
  }
  for (const path of ['en/kingdom/nothing-known', 'en/table/nobody', 'en/other/x', 'en/kingdom/%ff'])
    expect((await picture(`${at.url}/preview/${path}.png`)).status, path).toBeGreaterThanOrEqual(400)
})

test('an invitation says who waits, and a name stays a name', async () => {
  const table = await newTable(eve, {})
  const { html, tags } = await fetched(`/table/${table}`)
  expect(tags['og:title']).toBe(`Come and play Dominion with ${hostile}`)
  expect(tags['og:description']).toMatch(/^One seat is free\. Cellar, /)
  expect(html).not.toContain('<script')
  expect(html.match(/<meta /g)).toHaveLength(Object.keys(tags).length)
  await expectPicture(tags['og:image'])
})

test('of a running game nothing is told but who plays what', async () => {
  const table = await newTable(ann, { seats: ['open', 'open'] })
  await eve.post(`/api/tables/${table}/sit`)
  await ann.post(`/api/tables/${table}/start`)
  const seen = async () => {
    const pages = await Promise.all(['table', 'result', 'replay'].map((kind) => fetched(`/${kind}/${table}`)))
    const pictures = await Promise.all(pages.map(({ tags }) => expectPicture(tags['og:image'])))
    return { pages: pages.map(({ html }) => html), pictures: pictures.map((each) => each.toString('base64')) }
  }
  const atFirst = await seen()
  expect(atFirst.pages[0]).toContain('Dominion: Ann and Eve&quot;')
  for (let moves = 0; moves < 12; moves++) {
    for (const client of [ann, eve]) {
      const { state } = (await client.get(`/api/tables/${table}`)).body
      if (!state.asked) continue
      const { min } = state.asked
      const move = Array.from({ length: min }, (_, i) => i)
      const answer = await client.post(`/api/tables/${table}/move`, { version: state.version, id: `m${moves}`, move })
      expect(answer.status).toBe(200)
    }
  }
  expect((await ann.get(`/api/tables/${table}`)).body.state.position).toBeGreaterThan(5)
  expect(await seen()).toEqual(atFirst)
})

test('a game that is over says who won, with the decks for a picture', async () => {
  const table = await newTable(ann, { seats: ['open', 'open'] })
  await eve.post(`/api/tables/${table}/sit`)
  await ann.post(`/api/tables/${table}/start`)
  await eve.post(`/api/tables/${table}/resign`)
  const result = await fetched(`/result/${table}`)
  expect(result.tags['og:title']).toBe('Ann wins')
  expect(result.tags['og:description']).toBe(`Dominion: Ann, ${hostile}.`)
  const replay = await fetched(`/replay/${table}?lang=de`)
  expect(replay.tags['og:title']).toBe('Aufzeichnung: Ann gewinnt')
  await expectPicture(result.tags['og:image'])
  await expectPicture(replay.tags['og:image'])
})

test('nobody lets the host draw without end: what is drawn is kept, and everybody still gets the page', async () => {
  const own = await testServer({ page: folder, games: undefined, limitClock: () => 0, limitTimes: 0.1 }) // three pictures
  try {
    const ask = async (path: string) => {
      const response = await fetch(`${own.url}${path}`)
      await response.arrayBuffer()
      return response.status
    }
    const pictureOf = (set: string) => ask(`/preview/en/kingdom/${encodeURIComponent(set)}.png`)
    const asked: number[] = []
    for (const set of ['First Game', 'Deck Top', 'Improvements', 'Big Money', 'First Game'])
      asked.push(await pictureOf(set))
    expect(asked).toEqual([200, 200, 200, 429, 200])
    let status = 200
    for (let more = 0; more < 20 && status === 200; more++) status = await pictureOf('First Game')
    expect(status).toBe(429)
    expect(await ask('/kingdoms/First%20Game')).toBe(200)
  } finally {
    await own.close()
  }
})
