/**
 * An account is the pair of an e-mail and a password. Several accounts may have the same e-mail, so that nobody learns by
 * making one whether somebody else has; whose account it is, the password says. All passwords of one e-mail have the same
 * salt: whoever signs in or up costs one hash, however many accounts there are, and be it none.
 */
import { createHmac, scrypt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'

/** What a password comes to with an e-mail, and which account is of this pair. */
export interface Pair {
  readonly hash: string
  readonly owner: string | undefined
}

const KEY_BYTES = 64
const COST = { N: 16384, r: 16, p: 1, maxmem: 64 * 2 ** 20 } // that of the accounts that better-auth made

function hashOf(password: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => {
      if (error) reject(error)
      else resolve(`${salt}:${key.toString('hex')}`)
    })
  })
}

export class Passwords {
  readonly #db: Kysely<Database>
  readonly #secret: string

  constructor(db: Kysely<Database>, secret: string) {
    this.#db = db
    this.#secret = secret
  }

  async pair(email: string, password: string): Promise<Pair> {
    const ofEmail = this.#db
      .selectFrom('account')
      .innerJoin('person', 'person.id', 'account.person_id')
      .select(['account.person_id', 'account.password'])
      .where('person.email', '=', email)
      .where('account.password', 'is not', null)
    const any = await asked(ofEmail.limit(1).executeTakeFirst())
    const hash = await hashOf(password, any?.password?.split(':')[0] ?? this.#saltFor(email))
    const own = await asked(ofEmail.where('account.password', '=', hash).executeTakeFirst())
    return { hash, owner: own?.person_id }
  }

  /** Two who make the first accounts of an e-mail at once have the same one. */
  #saltFor(email: string): string {
    return createHmac('sha256', this.#secret).update(`salt of ${email}`).digest('hex').slice(0, 32)
  }
}
