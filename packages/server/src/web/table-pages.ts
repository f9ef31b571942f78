/** Tables over HTTP. */
import { serializeLog } from '@freehold/kernel'
import { faredOf } from '../beside/fared.ts'
import { pageOf } from '../beside/statistics.ts'
import { Refused } from '../people/refused.ts'
import { type CommandName, commands } from '../protocol/commands.ts'
import { statusOf } from '../protocol/refusals.ts'
import { asked } from '../store/sql-store.ts'
import { listingFor, replayOf, updateFor } from '../table/telling.ts'
import { answerCommand } from './answer-command.ts'
import type { Serve } from './answering.ts'
import { expectTables } from './commands.ts'
import type { WebParts } from './parts.ts'

const MOST_LISTED = 100

export function tablePages(serve: Serve, parts: WebParts): void {
  const { host, chat, store, games, callers, limits } = parts
  /** A table that can no longer be opened, such as one of older rules, is left out. */
  const listings = async (found: readonly { id: string }[], person?: string) => {
    const looked = await Promise.allSettled(found.map(({ id }) => host.look(id, (table) => listingFor(table, person))))
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
    return faredOf(parts.db, query, person?.id)
  })
  serve('newTable', async ({ caller, body }) => {
    expectTables(limits, caller)
    return { table: await host.create(caller, body) }
  })
  serve('table', async ({ params: { table }, query: { since }, request }) => {
    const person = await callers.of(request.headers)
    return host.look(table, (found) => updateFor(found, person?.id, since))
  })
  serve('log', async ({ params, reply }) => {
    const log = await host.look(params.table, (table) => table.log())
    reply.header('content-disposition', `attachment; filename="${log.game}.json"`)
    return reply.type('application/json').send(serializeLog(log))
  })
  serve('replay', ({ params: { table } }) => host.look(table, replayOf))
  serve('person', async ({ params, request }) => {
    const found = parts.db.selectFrom('person').select(['id', 'name']).where('id', '=', params.person)
    const person = await asked(found.executeTakeFirst())
    if (!person) throw new Refused('no-such-person', 'there is nobody by this id')
    const caller = await callers.of(request.headers)
    return pageOf(parts.db, person, caller?.id === person.id)
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
