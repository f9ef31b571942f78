/** All that the host keeps of a person, for themselves. */
import type { Kysely } from 'kysely'
import { charge, ROW_MS, spend } from '../host/spending.ts'
import type { Export } from '../protocol/people.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { Entry } from '../table/entries.ts'

/** Tables at which they sat, with their own answers: what others did is not theirs to take along. */
export async function exportOf(db: Kysely<Database>, id: string): Promise<Export> {
  const person = db.selectFrom('person').select(['id', 'name', 'email', 'guest', 'admin', 'created_at'])
  const { guest, admin, email, ...who } = await asked(person.where('id', '=', id).executeTakeFirstOrThrow())
  const sessions = db
    .selectFrom('session')
    .select(['created_at', 'updated_at', 'expires_at'])
    .where('person_id', '=', id)
  const tokens = db.selectFrom('token').select(['name', 'created_at', 'used_on']).where('person_id', '=', id)
  const addresses = db.selectFrom('subscription').select(['kind', 'url', 'created_at']).where('person_id', '=', id)
  const ratings = db
    .selectFrom('rating')
    .select(['game', 'players', 'mu', 'sigma', 'games'])
    .where('person_id', '=', id)
  const played = db.selectFrom('played').selectAll().where('person_id', '=', id).orderBy('ended_at')
  const tries = db.selectFrom('first_try').selectAll().where('person_id', '=', id).orderBy('at')
  const said = db.selectFrom('chat_line').select(['table_id', 'at', 'text']).where('person_id', '=', id).orderBy('at')
  const known = db.selectFrom('acquaintance').select(['other_id', 'kind', 'at']).where('person_id', '=', id)
  return {
    person: { ...who, email: guest ? null : email, admin: admin === 1 },
    sessions: await asked(sessions.execute()),
    tokens: await asked(tokens.execute()),
    notices: await asked(addresses.execute()),
    ratings: await asked(ratings.execute()),
    games: await asked(played.execute()),
    firstTries: await asked(tries.execute()),
    said: await asked(said.execute()),
    acquaintances: await asked(known.execute()),
    tables: await tablesOf(db, id),
  }
}

async function tablesOf(db: Kysely<Database>, id: string): Promise<Export['tables']> {
  const seats = db.selectFrom('seat').innerJoin('game_table', 'game_table.id', 'seat.table_id')
  const rows = seats.select(['game_table.id', 'game', 'phase']).where('person_id', '=', id).orderBy('number')
  const tables = await asked(rows.execute())
  const told: Export['tables'][number][] = []
  for (const { id: table, game, phase } of tables) {
    const bodies = db.selectFrom('entry').select('body').where('table_id', '=', table).orderBy('version')
    const rows = await asked(bodies.execute())
    charge(rows.length * ROW_MS)
    told.push({ table, game, phase, ...spend(() => ownAnswers(rows, id)) })
  }
  return told
}

function ownAnswers(rows: readonly { readonly body: string }[], id: string) {
  const entries = rows.map(({ body }) => JSON.parse(body) as Entry)
  const seat = entries.flatMap((entry) => (entry.kind === 'sat' && entry.person === id ? [entry.seat] : [])).at(-1)
  const answers = entries.flatMap((entry) =>
    entry.kind === 'moved' && entry.seat === seat && entry.by === 'person' ? [entry.move] : [],
  )
  return { seat: seat ?? null, answers }
}
