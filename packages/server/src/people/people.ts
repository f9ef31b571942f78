/** Who is who: guests, accounts, and those who may not come in. */
import { APIError } from 'better-auth/api'
import { type Kysely, sql, type Transaction } from 'kysely'
import { newId } from '../new-id.ts'
import type { PersonListed, Session } from '../protocol/index.ts'
import type { Database } from '../store/schema.ts'
import { asked, transaction } from '../store/sql-store.ts'
import { type Auth, newAuth } from './auth.ts'
import { EndedSessions, sessionKey } from './ended-sessions.ts'
import { type Forgotten, forget } from './forgetting.ts'
import { Passwords } from './passwords.ts'
import { Refused } from './refused.ts'

/** Somebody at this host. */
export interface Known {
  readonly id: string
  readonly name: string
  readonly email: string | null // null: a guest
  readonly admin: boolean
}

/** Somebody who came by a session. */
export interface KnownBySession extends Known {
  readonly key: string // of the session
}

/** Somebody and what their browser is to remember. */
export interface Admitted {
  readonly person: Known | undefined
  readonly cookies: readonly string[]
}

export const sessionOf = (person: Known | undefined): Session => ({
  person: person?.id ?? null,
  name: person?.name ?? null,
  email: person?.email ?? null,
  admin: person?.admin ?? false,
})

const columns = ['id', 'name', 'email', 'guest', 'admin', 'banned', 'created_at'] as const
type Row = Pick<Database['person'], (typeof columns)[number]>

const knownOf = ({ id, name, email, guest, admin }: Row): Known => ({
  id,
  name,
  email: guest ? null : email,
  admin: admin === 1,
})

export class People {
  readonly #db: Kysely<Database>
  readonly #auth: Auth
  readonly #passwords: Passwords
  /** Whatever speaks for a session is to be closed when it ends. */
  readonly ended = new EndedSessions()

  constructor(db: Kysely<Database>, secret: string) {
    this.#db = db
    this.#auth = newAuth(db, secret)
    this.#passwords = new Passwords(db, secret)
  }

  /** Whose session it is, by the cookies of a request; nobody where there is none. Throws where they are banned. */
  async bySession(cookie: string | undefined): Promise<KnownBySession | undefined> {
    if (!cookie?.includes('freehold.session_token')) return undefined
    const found = await this.#answered(() =>
      this.#auth.api.getSession({ headers: withCookie(cookie), query: { disableRefresh: true } }),
    )
    const person = found && (await this.byId(found.user.id))
    return person ? { ...person, key: sessionKey(found.session.id) } : undefined
  }

  /** The same, with a longer life for the session where that is due. */
  async refreshed(cookie: string | undefined): Promise<Admitted> {
    if (!cookie) return { person: undefined, cookies: [] }
    const { headers } = await this.#answered(() =>
      this.#auth.api.getSession({ headers: withCookie(cookie), returnHeaders: true }),
    )
    return { person: await this.bySession(cookie), cookies: headers.getSetCookie() }
  }

  /** better-auth says only that something failed: if the database is away, that is said instead; if it is back, once more. */
  async #answered<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof APIError) || error.statusCode < 500) throw error
      await asked(sql`select 1`.execute(this.#db))
      return ask()
    }
  }

  async byId(id: string): Promise<Known | undefined> {
    const row = await this.#row(id)
    if (row?.banned != null)
      throw new Refused('banned', `you may not come in: ${row.banned}`, { code: 'banned-because', why: row.banned })
    return row && knownOf(row)
  }

  async begin(name: string): Promise<Admitted> {
    const { headers, response } = await this.#auth.api.beginGuest({ body: { name }, returnHeaders: true })
    return { person: await this.byId(response), cookies: headers.getSetCookie() }
  }

  async rename(person: Known, name: string): Promise<Known> {
    await this.#db.updateTable('person').set({ name, updated_at: now() }).where('id', '=', person.id).execute()
    return { ...person, name }
  }

  /**
   * The guest of these cookies, or somebody new, gets an account and stays who they are. Whether others have accounts with
   * this e-mail makes no difference; only whoever knows the password of one, too, is told of it.
   */
  async makeAccount(
    cookie: string | undefined,
    wish: { name?: string; email: string; password: string },
  ): Promise<Admitted> {
    const guest = await this.bySession(cookie)
    if (guest?.email)
      throw new Refused('account-exists', 'you have an account already; sign out to make another', {
        code: 'has-account',
      })
    if (!guest && wish.name === undefined) throw new Refused('bad-input', 'account: name: expected a name')
    const { hash, owner } = await this.#passwords.pair(wish.email, wish.password)
    if (owner !== undefined) throw accountExists()
    const id = guest?.id ?? newId()
    await transaction(this.#db, async (tx) => {
      const { name, email } = wish
      if (guest) {
        const person = tx
          .updateTable('person')
          .set({ ...(name !== undefined && { name }), email, guest: 0, updated_at: now() })
        const { numUpdatedRows } = await person.where('id', '=', id).where('guest', '=', 1).executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Refused('no-session', 'your session has ended; look again')
      } else
        await tx
          .insertInto('person')
          .values(newPerson(id, name as string, email))
          .execute()
      await setPassword(tx, id, hash)
      // A cookie of the guest that leaked before is worth nothing from now on.
      await tx.deleteFrom('session').where('person_id', '=', id).execute()
    }).catch(async (error: unknown) => {
      if (await this.#isTaken(hash)) throw accountExists() // sent twice at once
      throw error
    })
    this.ended.end({ person: id })
    return this.#beginSession(id)
  }

  /**
   * Throws where the account that this browser was last signed in to has the e-mail: whoever forgot that they have one does not
   * make a second, and nobody else learns of it.
   */
  async expectNotHere(email: string, before: string | undefined): Promise<void> {
    const row = before === undefined ? undefined : await this.#row(before)
    if (row?.email === email && row.guest === 0)
      throw new Refused('account-exists', 'this browser was signed in to an account with this e-mail; sign in to it', {
        code: 'known-here',
      })
  }

  /** `only`: no other account than that person's is tried. */
  async signIn(email: string, password: string, only?: string): Promise<Admitted> {
    const { owner } = await this.#passwords.pair(email, password)
    if (owner === undefined || (only ?? owner) !== owner)
      throw new Refused('wrong-password', 'no account has this e-mail and password')
    await this.byId(owner) // throws where they are banned
    return this.#beginSession(owner)
  }

  async signOut(cookie: string): Promise<Admitted> {
    const known = await this.bySession(cookie)
    const { headers } = await this.#auth.api.signOut({ headers: withCookie(cookie), returnHeaders: true })
    if (known) this.ended.end({ person: known.id, key: known.key })
    return { person: undefined, cookies: headers.getSetCookie() }
  }

  /** Everywhere the person is signed out by it, and gets a new session here. */
  async changePassword({ id, email }: Known, current: string, next: string): Promise<Admitted> {
    await this.expectPassword({ id, email }, current)
    const { hash, owner } = await this.#passwords.pair(email ?? '', next)
    // The password must say whose account it is: two of the same pair there cannot be.
    if ((owner ?? id) !== id) throw anotherPassword()
    await this.#newPassword(id, hash)
    return this.#beginSession(id)
  }

  async expectPassword({ id, email }: Pick<Known, 'id' | 'email'>, password: string): Promise<void> {
    const { owner } = await this.#passwords.pair(email ?? '', password)
    if (owner !== id) throw new Refused('wrong-password', 'this is not your password', { code: 'own-password' })
  }

  /** Nothing stays but the id, in the tables where the person sat. */
  async remove(id: string): Promise<Forgotten> {
    const forgotten = await forget(this.#db, id)
    this.ended.end({ person: id })
    return forgotten
  }

  async list(most: number): Promise<PersonListed[]> {
    const people = this.#db.selectFrom('person').select(columns).orderBy('created_at', 'desc').limit(most)
    return (await people.execute()).map((row) => {
      const { id, ...known } = knownOf(row)
      return { person: id, ...known, banned: row.banned, created: row.created_at }
    })
  }

  /** By id, or by e-mail where only one has it. */
  async find(who: string): Promise<Known> {
    const people = this.#db.selectFrom('person').select(columns).orderBy('created_at')
    const found = await people
      .where(({ or, eb }) => or([eb('id', '=', who), eb('email', '=', who.toLowerCase())]))
      .execute()
    const [row, ...others] = found
    if (!row) throw new Refused('no-such-person', `nobody has the id or e-mail '${who}'`)
    if (others.length === 0) return knownOf(row)
    const each = found.map(({ id, name, created_at }) => `${id} (${name}, since ${created_at.slice(0, 10)})`)
    throw new Refused('bad-input', `several accounts have the e-mail '${who}'; give the id of one: ${each.join(', ')}`)
  }

  async ban(id: string, why = 'you were banned'): Promise<void> {
    await transaction(this.#db, async (tx) => {
      const person = tx.updateTable('person').set({ banned: why, updated_at: now() })
      const { numUpdatedRows } = await person.where('id', '=', id).executeTakeFirst()
      if (numUpdatedRows === 0n) throw noSuchPerson()
      await tx.deleteFrom('session').where('person_id', '=', id).execute()
    })
    this.ended.end({ person: id })
  }

  async unban(id: string): Promise<void> {
    await this.#set(id, { banned: null })
  }

  async makeAdmin(id: string, admin: boolean): Promise<void> {
    const { email } = await this.find(id)
    if (email === null) throw new Refused('no-account', 'a guest cannot be an administrator; make an account first')
    await this.#set(id, { admin: admin ? 1 : 0 })
  }

  /** There is no mail by which people could do this themselves. */
  async resetPassword(id: string, password: string): Promise<void> {
    const { email } = await this.find(id)
    if (email === null) throw new Refused('no-account', 'a guest has no password')
    const { hash, owner } = await this.#passwords.pair(email, password)
    if ((owner ?? id) !== id) throw anotherPassword()
    await this.#newPassword(id, hash)
  }

  async #newPassword(id: string, hash: string): Promise<void> {
    await transaction(this.#db, async (tx) => {
      await setPassword(tx, id, hash)
      await tx.deleteFrom('session').where('person_id', '=', id).execute()
    })
    this.ended.end({ person: id })
  }

  async #beginSession(person: string): Promise<Admitted> {
    const { headers } = await this.#auth.api.beginSession({ body: { person }, returnHeaders: true })
    return { person: await this.byId(person), cookies: headers.getSetCookie() }
  }

  async #set(id: string, change: Partial<Database['person']>): Promise<void> {
    const person = this.#db.updateTable('person').set({ ...change, updated_at: now() })
    const { numUpdatedRows } = await person.where('id', '=', id).executeTakeFirst()
    if (numUpdatedRows === 0n) throw noSuchPerson()
  }

  async #row(id: string): Promise<Row | undefined> {
    return this.#db.selectFrom('person').select(columns).where('id', '=', id).executeTakeFirst()
  }

  async #isTaken(hash: string): Promise<boolean> {
    const found = this.#db.selectFrom('account').select('id').where('password', '=', hash)
    return (await found.execute()).length > 0
  }
}

const now = () => new Date().toISOString()
const withCookie = (cookie: string) => new Headers({ cookie })
const noSuchPerson = () => new Refused('no-such-person', 'there is no such person')

const newPerson = (id: string, name: string, email: string): Database['person'] => ({
  id,
  name,
  email,
  email_verified: 0,
  image: null,
  guest: 0,
  admin: 0,
  banned: null,
  hidden: 0,
  created_at: now(),
  updated_at: now(),
})

/** The one password of an account; also of one that was left without by a host of before. */
async function setPassword(db: Transaction<Database>, person: string, hash: string): Promise<void> {
  await db.deleteFrom('account').where('person_id', '=', person).where('provider_id', '=', 'credential').execute()
  const account = { id: newId(), person_id: person, account_id: person, provider_id: 'credential', password: hash }
  await db
    .insertInto('account')
    .values({ ...account, created_at: now(), updated_at: now() })
    .execute()
}

const accountExists = () => new Refused('account-exists', 'you have this account already; sign in')

const anotherPassword = () => new Refused('account-exists', 'choose another password', { code: 'another-password' })
