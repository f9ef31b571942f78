/** Guests: a name is enough, and the browser keeps a signed cookie that no script can read. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Person, Store } from '../store/store.ts'

export const COOKIE = 'freehold'

/** The secret that cookies are signed with, made on first start for the eyes of this user alone. */
export function secretIn(folder: string): string {
  const file = join(folder, 'secret')
  if (!existsSync(file)) {
    try {
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // another process was quicker
    }
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

export class Sessions {
  readonly #store: Store
  readonly #secret: string

  constructor(store: Store, secret: string) {
    this.#store = store
    this.#secret = secret
  }

  /** A new guest and the value of the cookie that makes the browser this guest. */
  async begin(name: string): Promise<{ person: Person; cookie: string }> {
    const person = { id: randomBytes(16).toString('base64url'), name }
    await this.#store.savePerson(person)
    return { person, cookie: `${person.id}.${this.#sign(person.id)}` }
  }

  async rename(person: Person, name: string): Promise<Person> {
    const renamed = { ...person, name }
    await this.#store.savePerson(renamed)
    return renamed
  }

  /** Whose cookie it is; `undefined` where it is none of ours. */
  async person(cookie: string | undefined): Promise<Person | undefined> {
    const [id, signature, ...more] = (cookie ?? '').split('.')
    if (!id || !signature || more.length > 0) return undefined
    const right = Buffer.from(this.#sign(id))
    const given = Buffer.from(signature)
    if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined
    return this.#store.person(id)
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#secret).update(`guest ${id}`).digest('base64url')
  }
}

/** A request that another site made the browser send names that site as its origin. */
export function isCrossSite(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false // not from a page
  try {
    return new URL(origin).host !== host
  } catch {
    return true
  }
}
