/** Who is who: guests, accounts, and those who may not come in. */
import { APIError } from 'better-auth/api'
import { type Kysely, sql } from 'kysely'
import type { PersonListed, Session } from '../protocol/index.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import { type Auth, newAuth } from './auth.ts'
import { Refused } from './refused.ts'

/** Somebody at this host. */
export interface Known {
  readonly id: string
  readonly name: string
  readonly email: string | null // null: a guest
  readonly admin: boolean
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

  constructor(db: Kysely<Database>, secret: string) {
    this.#db = db
    this.#auth = newAuth(db, secret)
  }

  /** Whose session it is, by the cookies of a request; nobody where there is none. Throws where they are banned. */
  async bySession(cookie: string | undefined): Promise<Known | undefined> {
    if (!cookie?.includes('freehold.session_token')) return undefined
    const found = await this.#answered(() =>
      this.#auth.api.getSession({ headers: withCookie(cookie), query: { disableRefresh: true } }),
    )
    return found ? this.byId(found.user.id) : undefined
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

  /** The guest of these cookies, or somebody new, gets an account and stays who they are. */
  async makeAccount(
    cookie: string | undefined,
    wish: { name?: string; email: string; password: string },
  ): Promise<Admitted> {
    const guest = await this.bySession(cookie)
    if (guest?.email)
      throw new Refused('email-taken', 'you have an account already; sign out to make another', { code: 'has-account' })
    if (!guest && wish.name === undefined) throw new Refused('bad-input', 'account: name: expected a name')
    await this.#expectFree(wish.email) // before somebody new is made for it
    const cookies = guest ? (cookie as string) : cookieHeader((await this.begin(wish.name as string)).cookies)
    const body = { email: wish.email, password: wish.password, ...(wish.name !== undefined && { name: wish.name }) }
    const { headers, response } = await this.#auth.api
      .becomeAccount({ headers: withCookie(cookies), body, returnHeaders: true })
      .catch(async (error: unknown) => {
        await this.#expectFree(wish.email) // somebody was quicker
        throw error
      })
    return { person: await this.byId(response), cookies: headers.getSetCookie() }
  }

  async signIn(email: string, password: string): Promise<Admitted> {
    const { headers, response } = await refusing(
      () => new Refused('wrong-password', 'no account has this e-mail and password'),
      this.#auth.api.signInEmail({ body: { email, password }, headers: new Headers(), returnHeaders: true }),
    )
    return { person: await this.byId(response.user.id), cookies: headers.getSetCookie() }
  }

  async signOut(cookie: string): Promise<Admitted> {
    const { headers } = await this.#auth.api.signOut({ headers: withCookie(cookie), returnHeaders: true })
    return { person: undefined, cookies: headers.getSetCookie() }
  }

  /** Everywhere else the person is signed out by it. */
  async changePassword(cookie: string, current: string, next: string): Promise<Admitted> {
    const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true }
    const changing = this.#auth.api.changePassword({ headers: withCookie(cookie), body, returnHeaders: true })
    const { headers, response } = await refusing(ownPassword, changing)
    return { person: await this.byId(response.user.id), cookies: headers.getSetCookie() }
  }

  async expectPassword(cookie: string, password: string): Promise<void> {
    const checking = this.#auth.api.verifyPassword({ headers: withCookie(cookie), body: { password } })
    await refusing(ownPassword, checking)
  }

  /** Nothing stays but the id, in the tables where the person sat. */
  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('person').where('id', '=', id).execute()
  }

  async list(most: number): Promise<PersonListed[]> {
    const people = this.#db.selectFrom('person').select(columns).orderBy('created_at', 'desc').limit(most)
    return (await people.execute()).map((row) => {
      const { id, ...known } = knownOf(row)
      return { person: id, ...known, banned: row.banned, created: row.created_at }
    })
  }

  /** By id or by e-mail. */
  async find(who: string): Promise<Known> {
    const people = this.#db.selectFrom('person').select(columns)
    const row = await people
      .where(({ or, eb }) => or([eb('id', '=', who), eb('email', '=', who.toLowerCase())]))
      .executeTakeFirst()
    if (!row) throw new Refused('no-such-person', `nobody has the id or e-mail '${who}'`)
    return knownOf(row)
  }

  async ban(id: string, why = 'you were banned'): Promise<void> {
    await this.#set(id, { banned: why })
    await this.#signOutEverywhere(id)
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
    const { internalAdapter, password: passwords } = await this.#auth.$context
    await internalAdapter.updatePassword(id, await passwords.hash(password))
    await this.#signOutEverywhere(id)
  }

  async #signOutEverywhere(id: string): Promise<void> {
    await this.#db.deleteFrom('session').where('person_id', '=', id).execute()
  }

  async #set(id: string, change: Partial<Database['person']>): Promise<void> {
    const person = this.#db.updateTable('person').set({ ...change, updated_at: now() })
    const { numUpdatedRows } = await person.where('id', '=', id).executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refused('no-such-person', 'there is no such person')
  }

  async #row(id: string): Promise<Row | undefined> {
    return this.#db.selectFrom('person').select(columns).where('id', '=', id).executeTakeFirst()
  }

  async #expectFree(email: string): Promise<void> {
    const taken = await this.#db.selectFrom('person').select(sql`1`.as('one')).where('email', '=', email).execute()
    if (taken.length > 0) throw new Refused('email-taken', 'an account has this e-mail already; sign in')
  }
}

const now = () => new Date().toISOString()
const withCookie = (cookie: string) => new Headers({ cookie })

/** What a browser would send back. */
const cookieHeader = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')

const ownPassword = () => new Refused('wrong-password', 'this is not your password', { code: 'own-password' })

/** The library's many ways to say no, as one of ours. */
async function refusing<T>(refused: () => Refused, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw refused()
    throw error
  }
}
