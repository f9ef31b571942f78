/** For administrators: all tables and people, and the means to end what should not be. */
import { Refused } from '../people/refused.ts'
import { allTables } from '../people/table-list.ts'
import type { Serve } from './answering.ts'
import type { WebParts } from './parts.ts'

const MOST_LISTED = 1000

export function adminPages(serve: Serve, { host, people, db }: WebParts): void {
  serve('adminTables', async () => ({ tables: await allTables(db, MOST_LISTED) }))
  serve('adminCloseTable', async ({ params: { table } }) => {
    await host.change(table, (found) => found.close('admin'))
    return {}
  })
  serve('adminDeleteTable', async ({ params: { table } }) => {
    await host.remove(table)
    return {}
  })
  serve('adminPeople', async () => ({ people: await people.list(MOST_LISTED) }))
  serve('adminBan', async ({ caller, params: { person }, body: { why } }) => {
    if (person === caller.id) throw new Refused('bad-input', 'you cannot ban yourself')
    await people.ban(person, why)
    return {}
  })
  serve('adminUnban', async ({ params: { person } }) => {
    await people.unban(person)
    return {}
  })
}
