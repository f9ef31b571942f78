/**
 * By which sessions and tokens somebody is connected here, and whether they still hold. Who ends one in this process, or at
 * a node in touch, says so; what `freehold admin` or a node out of touch did is found in the database.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { sessionKey, tokenKey } from './ended-sessions.ts'

const AT_ONCE = 500

export class OpenKeys {
  readonly #db: Kysely<Database>
  readonly #ended: EndedSessions
  readonly #open = new Map<string, { readonly person: string; count: number }>() // by key

  constructor(db: Kysely<Database>, ended: EndedSessions) {
    this.#db = db
    this.#ended = ended
  }

  /** Somebody is connected by it, until what is given back is called. */
  hold(key: string, person: string): () => void {
    const held = this.#open.get(key) ?? { person, count: 0 }
    held.count++
    this.#open.set(key, held)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      if (--held.count === 0) this.#open.delete(key)
    }
  }

  /** Looks all of them up, and lets those end that no longer hold. */
  async sweep(): Promise<void> {
    const keys = [...this.#open.keys()]
    const holding = new Set<string>()
    for (let i = 0; i < keys.length; i += AT_ONCE)
      for (const key of await this.#holding(keys.slice(i, i + AT_ONCE))) holding.add(key)
    for (const key of keys) {
      const held = this.#open.get(key)
      if (held && !holding.has(key)) this.#ended.heard({ person: held.person, key })
    }
  }

  async #holding(keys: readonly string[]): Promise<string[]> {
    const idsOf = (kind: string) =>
      keys.flatMap((key) => (key.startsWith(`${kind} `) ? [key.slice(kind.length + 1)] : []))
    const [sessions, tokens] = [idsOf('session'), idsOf('token')]
    const found: string[] = []
    if (sessions.length > 0) {
      const rows = this.#db.selectFrom('session').select('id').where('id', 'in', sessions)
      const held = await asked(rows.where('expires_at', '>', new Date().toISOString()).execute())
      found.push(...held.map(({ id }) => sessionKey(id)))
    }
    if (tokens.length > 0) {
      const rows = this.#db.selectFrom('token').innerJoin('person', 'person.id', 'token.person_id')
      const held = rows.select('token.id').where('token.id', 'in', tokens).where('person.banned', 'is', null)
      found.push(...(await asked(held.execute())).map(({ id }) => tokenKey(id)))
    }
    return found
  }
}
