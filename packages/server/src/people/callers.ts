/** Who asks: a program by its token, a browser by its cookies. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Route } from '../protocol/routes.ts'
import { tokenKey } from './ended-sessions.ts'
import type { Known, People } from './people.ts'
import { Refused } from './refused.ts'
import type { Tokens } from './tokens.ts'

export interface Caller extends Known {
  readonly by: 'token' | 'session'
  readonly key: string // of the token or session
}

export class Callers {
  readonly #people: People
  readonly #tokens: Tokens

  constructor(people: People, tokens: Tokens) {
    this.#people = people
    this.#tokens = tokens
  }

  /** Nobody where neither is given. Throws where a token is unknown, and where the person is banned. */
  async of({ authorization, cookie }: IncomingHttpHeaders): Promise<Caller | undefined> {
    if (authorization === undefined) {
      const person = await this.#people.bySession(cookie)
      return person && { ...person, by: 'session' }
    }
    const found = await this.#tokens.owner(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '')
    const person = found && (await this.#people.byId(found.owner))
    if (!person) throw new Refused('no-session', 'there is no such token; it may have been revoked')
    return { ...person, by: 'token', key: tokenKey(found.id) }
  }

  /** Whoever may do what needs such a caller; throws where these headers are not theirs. */
  async expect(caller: Exclude<Route['caller'], 'anybody'>, headers: IncomingHttpHeaders): Promise<Caller> {
    const person = await this.of(headers)
    if (!person) throw new Refused('no-session', 'say who you are first: POST /api/session {"name": …}')
    if (caller === 'person') return person
    if (person.by === 'token') throw new Refused('no-session', 'a token is for playing; sign in for this')
    if (caller === 'session') return person
    if (person.email === null) throw new Refused('no-account', 'make an account first: POST /api/account')
    if (caller === 'admin' && !person.admin) throw new Refused('not-admin', 'this is for administrators')
    return person
  }
}
