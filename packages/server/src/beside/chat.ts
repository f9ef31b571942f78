/** What people say at tables: beside the list of a table, so that it is no part of the game. */
import type { Kysely } from 'kysely'
import { Queues } from '../host/queues.ts'
import { charge } from '../host/spending.ts'
import type { ChatLine } from '../protocol/chat.ts'
import { namedApart } from '../protocol/look-alikes.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import { type Person, StoreUnavailable } from '../store/store.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'

/** Lines told to whoever comes to a table. */
const MOST_LINES = 200
/** What it costs the host to read a line and send it, roughly: whoever opens a table again and again pays for it. */
const LINE_MS = 0.02
/** How often the number of a line is chosen anew because somebody spoke at another node in the same moment. */
const MOST_TRIES = 10

export type ChatListener = (table: string, line: ChatLine, author: string) => void
/** Hears that lines at a table are gone. */
export type SilenceListener = (table: string) => void

/** Who plays speaks by the name of their seat, whatever they call themselves by now; who watches is not read as one of them. */
function speaker({ sitters }: Table, { id, name }: Person): string {
  const own = sitters.find(({ person }) => person === id)?.name
  return (
    own ??
    namedApart(
      name,
      sitters.flatMap((sitter) => sitter.name ?? []),
    )
  )
}

export class Chat {
  readonly #db: Kysely<Database>
  readonly #now: () => Date
  readonly #listeners = new Set<ChatListener>()
  readonly #silences = new Set<SilenceListener>()
  readonly #queues = new Queues() // of those who speak at a table here: they would choose the same number

  constructor(db: Kysely<Database>, now: () => Date = () => new Date()) {
    this.#db = db
    this.#now = now
  }

  listen(listener: ChatListener): void {
    this.#listeners.add(listener)
  }

  onSilence(listener: SilenceListener): void {
    this.#silences.add(listener)
  }

  /** Lines at these tables were taken away with their author. */
  silenced(tables: Iterable<string>): void {
    for (const table of tables) for (const listener of this.#silences) listener(table)
  }

  /** Keeps the line and tells it. Those who watch may speak where the table lets them. */
  async say(table: Table, person: Person, text: string): Promise<ChatLine> {
    if (!table.maySpeak(person.id))
      throw new TableError('not-seated', 'at this table only those who play may speak', { code: 'only-players-speak' })
    const seat = table.seatOf(person.id) ?? null
    const line = { at: this.#now().toISOString(), seat, name: speaker(table, person), text }
    const number = await this.#keep(table.id, { ...line, person_id: person.id })
    const told = { number, ...line }
    for (const listener of this.#listeners) listener(table.id, told, person.id)
    return told
  }

  /** The last lines at a table, in order, without those of whom the reader has blocked. */
  async lines(table: string, reader?: string): Promise<ChatLine[]> {
    const rows = this.#db.selectFrom('chat_line').select(['number', 'at', 'seat', 'name', 'text'])
    const all = rows.where('table_id', '=', table)
    const blocked = this.#db.selectFrom('acquaintance').select('other_id').where('kind', '=', 'blocked')
    const found = reader === undefined ? all : all.where('person_id', 'not in', blocked.where('person_id', '=', reader))
    const lines = await asked(found.orderBy('number', 'desc').limit(MOST_LINES).execute())
    charge(lines.length * LINE_MS)
    return lines.reverse()
  }

  async #keep(table_id: string, line: Omit<Database['chat_line'], 'table_id' | 'number'>): Promise<number> {
    return this.#queues.run(table_id, async () => {
      for (let tries = 1; ; tries++) {
        const last = this.#db.selectFrom('chat_line').select((row) => row.fn.max('number').as('number'))
        const number = ((await asked(last.where('table_id', '=', table_id).executeTakeFirst()))?.number ?? 0) + 1
        const row = this.#db.insertInto('chat_line').values({ ...line, table_id, number })
        const kept = await asked(row.onConflict((conflict) => conflict.doNothing()).executeTakeFirst())
        if (kept.numInsertedOrUpdatedRows === 1n) return number
        if (tries === MOST_TRIES) throw new StoreUnavailable('others speak there all the time')
      }
    })
  }
}
