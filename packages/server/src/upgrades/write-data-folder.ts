/**
 * Writes a data folder as this version of the host leaves it, with everything in it that people have, and beside it what
 * was told of it: `node packages/server/src/upgrades/write-data-folder.ts NAME`. Tests open all folders ever written with
 * the newest version. Written once for each release, before its schema or rules change, and never again.
 */
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { belowFrom, randomMove } from '@freehold/kernel'
import SqliteDatabase from 'better-sqlite3'
import { startServer } from '../server.ts'
import type { Body } from '../web/clients.fixture.ts'
import { type KeptFolder, type KeptTable, keptFolders } from './data-folders.fixture.ts'

const [name] = process.argv.slice(2)
if (!/^[a-z0-9-]+$/.test(name ?? '')) throw new Error('say what the folder is to be called, such as 2026-11')
const target = join(keptFolders, name)
if (existsSync(target)) throw new Error(`${target} was written before, and stays as it is`)

const data = mkdtempSync(join(tmpdir(), 'freehold-kept-'))
const server = await startServer({ data, port: 0, host: '127.0.0.1', logLevel: 'error', limitTimes: 1000 })
const below = belowFrom('fast:kept')

/** Somebody with a cookie. */
class Somebody {
  cookie = ''

  async ask(method: 'GET' | 'POST', path: string, body?: unknown) {
    const headers = { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    } as RequestInit)
    const [set] = response.headers.getSetCookie()
    if (set) this.cookie = set.split(';')[0]
    const answer: Body = await response.json()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  post = (path: string, body: unknown = {}) => this.ask('POST', path, body)
  state = async (table: string) => (await this.ask('GET', `/api/tables/${table}`)).state
}

const [ann, bob, cid] = [new Somebody(), new Somebody(), new Somebody()]
const account = { name: 'Ann', email: 'ann@example.org', password: 'a password of Ann' }
await ann.post('/api/account', account)
await bob.post('/api/session', { name: 'Bob' })
await cid.post('/api/session', { name: 'Cid' })
const idOf = async (who: Somebody): Promise<string> => (await who.ask('GET', '/api/session')).person
await ann.post('/api/friends', { person: await idOf(bob) })
await bob.post('/api/friends', { person: await idOf(ann) })
await ann.post('/api/blocks', { person: await idOf(cid) })

async function newTable(wish: object, others: readonly Somebody[] = []): Promise<string> {
  const { table } = await ann.post('/api/tables', wish)
  for (const other of others) await other.post(`/api/tables/${table}/sit`)
  return table
}

/** Whoever is asked answers at random, so many times or to the end. */
async function play(table: string, most: number): Promise<string> {
  await ann.post(`/api/tables/${table}/start`)
  for (let n = 0; n < most; ) {
    const states = await Promise.all([ann, bob].map((each) => each.state(table)))
    if (states[0].phase === 'over') break
    const turn = states.findIndex(({ asked }) => asked !== null)
    if (turn < 0) continue // an artificial player thinks
    const { version, asked } = states[turn]
    await [ann, bob][turn].post(`/api/tables/${table}/move`, {
      version,
      id: `kept ${n++}`,
      move: randomMove(asked, below),
    })
  }
  return table
}

const robot = (id: string) => ({ robot: id })
const quick = { kingdom: 'First Game', rules: { emptyPiles: 1, provinces: 1 } }
const tables = {
  gathering: await newTable({ game: 'dominion', listed: true }),
  'over, against an artificial player': await play(
    await newTable({ game: 'dominion', options: quick, seats: ['open', robot('big-money')] }),
    Number.POSITIVE_INFINITY,
  ),
  'over, rated': await play(await newTable({ game: 'dominion', rated: true, listed: true }, [bob]), 30),
  'playing, two people': await play(await newTable({ game: 'dominion', options: { kingdom: 'Big Money' } }, [bob]), 75),
  'playing, a clock of days': await play(
    await newTable({ game: 'dominion', clock: { per: 'move', seconds: 86_400 } }, [bob]),
    12,
  ),
  'playing, Terra Mystica': await play(await newTable({ game: 'terra-mystica', options: { players: 2 } }, [bob]), 40),
  'playing, the Automa': await play(
    await newTable({ game: 'terra-mystica', options: { players: 2, automa: {} }, seats: ['open', robot('automa')] }),
    8,
  ),
  'playing, everybody’s points and decks told': await play(
    await newTable({ game: 'dominion', options: { rules: { tracker: 'decks' } }, noTakingBack: true }, [bob]),
    20,
  ),
}
await bob.post(`/api/tables/${tables['over, rated']}/resign`)
const rematch = await ann.post(`/api/tables/${tables['over, rated']}/rematch`) // with a seat that is kept for Bob
await ann.post(`/api/tables/${tables.gathering}/invite`, { person: await idOf(bob) })
await ann.post(`/api/tables/${tables['playing, two people']}/undo`, { to: 0 })
await bob.post(`/api/tables/${tables['playing, two people']}/say`, { text: 'Once more from the start?' })

/** What each of the two was told of a table. */
async function told(what: string, table: string): Promise<KeptTable> {
  const states = await Promise.all([ann, bob].map((each) => each.state(table)))
  const replay = states[0].phase === 'over' ? await ann.ask('GET', `/api/tables/${table}/replay`) : null
  return { what, table, states, replay }
}

await new Promise((resolve) => setTimeout(resolve, 1000)) // artificial players finish, results are kept
const kept: KeptFolder = {
  account,
  cookies: [ann.cookie, bob.cookie],
  tables: await Promise.all(
    Object.entries({ ...tables, 'gathering, a rematch': rematch.table }).map(([what, table]) => told(what, table)),
  ),
  page: await ann.ask('GET', `/api/people/${await idOf(ann)}`),
  friends: await Promise.all([ann, bob].map((each) => each.ask('GET', '/api/friends'))),
}
await server.stop()
const database = new SqliteDatabase(join(data, 'freehold.sqlite'))
database.pragma('journal_mode = DELETE')
database.exec('vacuum')
database.close()
rmSync(join(data, 'lock'), { force: true })
writeFileSync(join(data, 'told.json'), `${JSON.stringify(kept)}\n`)
renameSync(data, target)
