/** Keys with which programs play for their owners. Only a hash of each is kept. */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { newId } from '../new-id.ts'
import type { Token } from '../protocol/index.ts'
import type { Database } from '../store/schema.ts'
import { Refused } from './refused.ts'

const MOST_TOKENS = 20
const PREFIX = 'fh_' // so that one that was left somewhere is recognized

type Row = Database['token']

const told = ({ id, name, created_at, used_on }: Row): Token => ({
  id,
  name,
  scope: 'play',
  created: created_at,
  used: used_on,
})

export class Tokens {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async list(person: string): Promise<Token[]> {
    const rows = this.#db.selectFrom('token').selectAll().where('person_id', '=', person).orderBy('created_at')
    return (await rows.execute()).map(told)
  }

  async make(person: string, name: string): Promise<{ token: string; made: Token }> {
    if ((await this.list(person)).length >= MOST_TOKENS) {
      throw new Refused('too-many', `you have ${MOST_TOKENS} tokens; revoke one first`, {
        code: 'too-many-tokens',
        most: MOST_TOKENS,
      })
    }
    const token = `${PREFIX}${randomBytes(32).toString('base64url')}`
    const row = { id: newId(), person_id: person, name, hash: hashOf(token), created_at: now(), used_on: null }
    await this.#db.insertInto('token').values(row).execute()
    return { token, made: told(row) }
  }

  async revoke(person: string, id: string): Promise<void> {
    const token = this.#db.deleteFrom('token').where('person_id', '=', person).where('id', '=', id)
    const { numDeletedRows } = await token.executeTakeFirst()
    if (numDeletedRows === 0n) throw new Refused('no-such-token', 'you have no such token')
  }

  /** Whose token it is; notes the day, and no more than that. */
  async owner(token: string): Promise<{ readonly id: string; readonly owner: string } | undefined> {
    if (!token.startsWith(PREFIX)) return undefined
    const row = await this.#db.selectFrom('token').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst()
    const today = now().slice(0, 10)
    if (row && row.used_on !== today) {
      await this.#db.updateTable('token').set({ used_on: today }).where('id', '=', row.id).execute()
    }
    return row && { id: row.id, owner: row.person_id }
  }
}

const now = () => new Date().toISOString()

/** A secret of 32 random bytes cannot be guessed from its hash, however quick the hash is. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
