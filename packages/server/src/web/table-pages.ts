/** Tables over HTTP. */
import { serializeLog } from '@freehold/kernel'
import { faredOf, marginsOf } from '../beside/fared.ts'
import { Remembered } from '../beside/remembered.ts'
import { pageOf } from '../beside/statistics.ts'
import { Refused } from '../people/refused.ts'
import { type CommandName, commands } from '../protocol/commands.ts'
import type { Fared, PersonPage } from '../protocol/records.ts'
import { statusOf } from '../protocol/refusals.ts'
import { asked } from '../store/sql-store.ts'
import type { TableSummary } from '../store/store.ts'
import { TableError } from '../table/table-error.ts'
import { listingFor, replayOf, updateFor } from '../table/telling.ts'
import { unreadListing, unreadLog } from '../table/unread.ts'
import { answerCommand } from './answer-command.ts'
import type { Serve } from './answering.ts'
import { expectTables } from './commands.ts'
import type { WebParts } from './parts.ts'
import { visitorAt } from './visitor.ts'

const MOST_LISTED = 100
/** Tables of one person that wait in the lobby: nobody pushes all others out of it. */
const MOST_OPEN = 10

/** Of a table under rules that nobody has, what can be told without them. */
const orUnread = <T>(told: Promise<T>, unread: (error: TableError) => Promise<T>): Promise<T> =>
  told.catch((error: unknown) => {
    if (error instanceof TableError && error.code === 'other-rules') return unread(error)
    throw error
  })

/** What is made of many games is made at most once in so long, however often it is asked for. */
const REMEMBER_MS = 3000

export function tablePages(serve: Serve, parts: WebParts): void {
  const { host, chat, store, games, callers, limits } = parts
  const pages = new Remembered<PersonPage>(REMEMBER_MS)
  const margins = new Remembered<Fared['margins']>(REMEMBER_MS)
  const listings = async (found: readonly TableSummary[], person?: string) => {
    const looked = await Promise.allSettled(
      found.map(({ id, game, phase }) =>
        orUnread(
          host.look(id, (table) => listingFor(table, person)),
          async () => unreadListing(id, phase, await store.read(id), games[game]),
        ),
      ),
    )
    return looked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  }

  serve('games', async () => ({
    games: Object.entries(games).map(([game, { robots }]) => ({
      game,
      robots: Object.entries(robots).map(([id, { name, says }]) => ({ id, name, says })),
    })),
  }))
  serve('lobby', async () => ({ tables: await listings(await store.listed(MOST_LISTED)) }))
  serve('myTables', async ({ caller }) => ({
    tables: await listings(await store.tablesOf(caller.id, MOST_LISTED), caller.id),
  }))
  serve('fared', async ({ query, request }) => {
    const person = await callers.of(request.headers)
    const counted = margins.get(JSON.stringify(query), () => marginsOf(parts.db, query))
    return faredOf(parts.db, query, person?.id, counted)
  })
  serve('newTable', async ({ caller, body, request }) => {
    expectTables(limits, caller)
    if (body.listed) {
      const isMuch = (await store.openListed(caller.id)) >= MOST_OPEN || !limits.listed.take(visitorAt(request.ip))
      if (isMuch) throw new Refused('too-many', 'many tables of yours wait in the lobby', { code: 'too-many-tables' })
    }
    return { table: await host.create(caller, body) }
  })
  serve('table', async ({ params: { table }, query: { since }, request }) => {
    const person = await callers.of(request.headers)
    return host.look(table, (found) => updateFor(found, person?.id, since))
  })
  serve('log', async ({ params, reply }) => {
    const log = await orUnread(
      host.look(params.table, (table) => table.log()),
      async (error) => {
        const phase = parts.db.selectFrom('game_table').select('phase').where('id', '=', params.table)
        if ((await asked(phase.executeTakeFirst()))?.phase !== 'over') throw error // the seed is still a secret
        return unreadLog(await store.read(params.table))
      },
    )
    reply.header('content-disposition', `attachment; filename="${log.game}.json"`)
    return reply.type('application/json').send(serializeLog(log))
  })
  serve('replay', ({ params: { table } }) => host.look(table, replayOf))
  serve('person', async ({ params, request }) => {
    const found = parts.db.selectFrom('person').select(['id', 'name']).where('id', '=', params.person)
    const person = await asked(found.executeTakeFirst())
    if (!person) throw new Refused('no-such-person', 'there is nobody by this id')
    const caller = await callers.of(request.headers)
    const isSelf = caller?.id === person.id
    return pages.get(`${person.id} ${person.name} ${isSelf}`, () => pageOf(parts.db, person, isSelf))
  })
  serve('chat', async ({ params: { table }, request }) => {
    await host.look(table, () => undefined)
    const person = await callers.of(request.headers)
    return { lines: await chat.lines(table, person?.id) }
  })
  for (const name of Object.keys(commands) as CommandName[]) {
    serve(name, async ({ caller, params, body, reply }) => {
      const answered = await answerCommand(parts, name, params.table, caller, body)
      if ('error' in answered) reply.status(statusOf(answered.error.code))
      return reply.send(answered)
    })
  }
}
