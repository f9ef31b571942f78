/** Data folders that released versions left behind, opened by this one. */
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { belowFrom, parseLog, randomMove } from '@freehold/kernel'
import SqliteDatabase from 'better-sqlite3'
import { afterEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../administration.ts'
import { type HostedGames, hostedGames } from '../games.ts'
import { migrations } from '../store/migrations/index.ts'
import { Client, type TestServer, testServer } from '../web/clients.fixture.ts'
import { type KeptFolder, keptFolders } from './data-folders.fixture.ts'

const open: TestServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

const folderOf = (name: string) => {
  const data = mkdtempSync(join(tmpdir(), 'freehold-drill-'))
  cpSync(join(keptFolders, name), data, { recursive: true })
  return data
}

/** A host of this version over a copy of the folder, and those who sat there. */
async function opened(name: string, games: HostedGames = hostedGames) {
  const kept: KeptFolder = JSON.parse(readFileSync(join(keptFolders, name, 'told.json'), 'utf8'))
  const module = new URL('../games.ts', import.meta.url)
  const server = await testServer({ data: folderOf(name), games: { games, module } })
  open.push(server)
  const people = kept.cookies.map((cookie) => Object.assign(new Client(server.url), { cookie }))
  return { kept, server, people }
}

/** The migrations that a folder has seen. */
function schemaOf(data: string): string[] {
  const file = new SqliteDatabase(join(data, 'freehold.sqlite'), { readonly: true })
  const rows = file.prepare('select name from kysely_migration order by name').all() as { name: string }[]
  file.close()
  return rows.map(({ name }) => name)
}

/** As if the rules had been raised, with nothing kept of those before. */
const raised: HostedGames = Object.fromEntries(
  Object.entries(hostedGames).map(([id, hosted]) => {
    const { earlier: _, ...game } = hosted.game
    return [id, { ...hosted, game: { ...game, rules: '99' }, earlier: {} }]
  }),
)

describe.each(readdirSync(keptFolders))('the data folder %s', (name) => {
  test('has all its tables as they were, and they go on', async () => {
    const { kept, people } = await opened(name)
    expect(kept.tables.length).toBeGreaterThan(5)
    for (const { what, table, states, replay } of kept.tables) {
      const now = await Promise.all(people.map(async (each) => (await each.get(`/api/tables/${table}`)).body.state))
      for (const [i, was] of states.entries()) {
        const { version, phase, position, waitingFor, result, you } = was
        expect(now[i], what).toMatchObject({ version, phase, position, waitingFor, result, you })
        expect(
          now[i].asked?.options.map(({ key }: { key: string }) => key),
          what,
        ).toEqual(was.asked?.options.map(({ key }) => key))
        expect(now[i].view, what).toMatchObject(was.view as object)
      }
      if (replay) {
        const again = (await people[0].get(`/api/tables/${table}/replay`)).body
        expect(again.log, what).toEqual(replay.log)
        expect(again.moves, what).toEqual(replay.moves)
      }
      const turn = now.findIndex(({ asked }) => asked !== null)
      if (turn < 0) continue
      const { version, asked } = now[turn]
      const move = { version, id: 'after the upgrade', move: randomMove(asked, belowFrom('fast:drill')) }
      expect((await people[turn].post(`/api/tables/${table}/move`, move)).body.version, what).toBeGreaterThan(version)
    }
  })

  test('lets everybody in who was there, with their results', async () => {
    const { kept, server, people } = await opened(name)
    expect((await people[1].get('/api/session')).body.name).toBe('Bob')
    const ann = new Client(server.url)
    const { email, password } = kept.account
    const { person } = (await ann.post('/api/account/sign-in', { email, password })).body
    const page = (await ann.get(`/api/people/${person}`)).body
    expect(page.ratings).toEqual(kept.page.ratings)
    expect(page.games.map(({ table }: { table: string }) => table)).toEqual(kept.page.games.map(({ table }) => table))
    const friends = await Promise.all(people.map(async (each) => (await each.get('/api/friends')).body))
    if (kept.friends) expect(friends).toEqual(kept.friends)
  })

  test('under rules that nobody kept says so, and its logs can still be read', async () => {
    const { kept, people } = await opened(name, raised)
    const [ann] = people
    for (const { what, table, replay } of kept.tables) {
      const { status, body } = await ann.get(`/api/tables/${table}`)
      expect([status, body.error.code, body.error.fault.code], what).toEqual([410, 'other-rules', 'older-rules'])
      const log = await ann.get(`/api/tables/${table}/log`)
      if (!replay) expect(log.status, what).toBe(410)
      else expect(parseLog(log.body), what).toMatchObject({ moves: replay.log.moves, seed: replay.log.seed })
    }
    const mine = (await ann.get('/api/tables/mine')).body.tables.map((each: { table: string }) => each.table)
    expect(mine.toSorted()).toEqual(kept.tables.map(({ table }) => table).toSorted())
  })

  test('is not brought to another schema by an administrator, while a host of the old one may run', async () => {
    const data = folderOf(name)
    const before = schemaOf(data)
    if (before.join() === Object.keys(migrations).join()) await (await openAdministration({ data })).close()
    else await expect(openAdministration({ data })).rejects.toThrow(/start the host of this version first/)
    expect(schemaOf(data)).toEqual(before)
  })
})

test('one of the folders was left by the schema that is used now', () => {
  const newest = readdirSync(keptFolders).map((name) => schemaOf(join(keptFolders, name)).at(-1))
  expect(newest, 'keep one by write-data-folder.ts').toContain(Object.keys(migrations).at(-1))
})
