/** Guests, accounts and tokens. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenKey } from '../people/ended-sessions.ts'
import { exportOf } from '../people/export.ts'
import { type Admitted, sessionOf } from '../people/people.ts'
import { Refused } from '../people/refused.ts'
import type { Session } from '../protocol/people.ts'
import type { Serve } from './answering.ts'
import type { WebParts } from './parts.ts'
import { visitorAt } from './visitor.ts'

/** Who somebody is from now on; the browser keeps it where no script can read it. */
function admit(request: FastifyRequest, reply: FastifyReply, { person, cookies }: Admitted): Session {
  for (const cookie of cookies) reply.header('set-cookie', request.protocol === 'https' ? `${cookie}; Secure` : cookie)
  return sessionOf(person)
}

export function peoplePages(serve: Serve, parts: WebParts): void {
  const { people, knownBrowsers, callers, tokens, limits, host, chat, db } = parts
  const cookieOf = ({ headers }: FastifyRequest) => headers.cookie ?? ''
  const slowly = (allowed: boolean) => {
    if (!allowed) throw new Refused('too-many', 'too many attempts; wait a minute', { code: 'too-many-attempts' })
  }
  /** Whether one may try a password with this e-mail, whoever has accounts with it: to make an account is a try, too. */
  const mayTry = (email: string, address: string) => {
    const isAllowed =
      limits.attempts.take(address) && limits.attemptsAll.has(email) && limits.attemptsAt.take(`${email} ${address}`)
    if (isAllowed) limits.attemptsAll.charge(email, 1)
    return isAllowed
  }
  /** The browser keeps that the account was signed in to by it. */
  const remembered = ({ person, cookies }: Admitted): Admitted => ({
    person,
    cookies: person?.email ? [...cookies, knownBrowsers.cookieFor(person.id)] : cookies,
  })

  serve('session', async ({ request, reply }) => {
    if (request.headers.authorization !== undefined) return sessionOf(await callers.of(request.headers))
    return admit(request, reply, await people.refreshed(request.headers.cookie))
  })
  serve('beginSession', async ({ request, reply, body: { name } }) => {
    const known = await people.bySession(cookieOf(request))
    if (known) return sessionOf(await people.rename(known, name))
    slowly(limits.newcomers.take(visitorAt(request.ip)))
    return admit(request, reply, await people.begin(name))
  })
  serve('newAccount', async ({ request, reply, body }) => {
    slowly(mayTry(body.email, visitorAt(request.ip)))
    await people.expectNotHere(body.email, knownBrowsers.personOf(request.headers.cookie))
    return admit(request, reply, remembered(await people.makeAccount(request.headers.cookie, body)))
  })
  serve('signIn', async ({ request, reply, body: { email, password } }) => {
    const known = knownBrowsers.personOf(request.headers.cookie)
    const mayTryAll = mayTry(email, visitorAt(request.ip))
    slowly(mayTryAll || (known !== undefined && limits.attemptsAt.take(known)))
    const signedIn = people.signIn(email, password, mayTryAll ? undefined : known).catch((error: unknown) => {
      slowly(mayTryAll || !(error instanceof Refused && error.code === 'wrong-password')) // of another account it was not tried
      throw error
    })
    return admit(request, reply, remembered(await signedIn))
  })
  serve('signOut', async ({ request, reply }) => admit(request, reply, await people.signOut(cookieOf(request))))
  serve('changePassword', async ({ request, reply, caller, body: { current, next } }) => {
    slowly(limits.attemptsAt.take(caller.id) && mayTry(caller.email ?? '', visitorAt(request.ip)))
    return admit(request, reply, await people.changePassword(caller, current, next))
  })
  serve('deleteAccount', async ({ request, reply, caller, body: { password } }) => {
    slowly(limits.attemptsAt.take(caller.id))
    if (caller.email !== null) {
      if (password === undefined) throw new Refused('bad-input', 'delete: password: expected a password')
      await people.expectPassword(caller, password)
    }
    const { tables, spoke } = await people.remove(caller.id)
    for (const table of tables) await host.readAgain(table)
    chat.silenced(spoke)
    return admit(request, reply, await people.signOut(cookieOf(request)))
  })

  serve('exportAccount', async ({ caller, reply }) => {
    if (!limits.exports.take(caller.id)) throw new Refused('too-many', 'wait a minute before you take it along again')
    reply.header('content-disposition', 'attachment; filename="freehold.json"')
    return exportOf(db, caller.id)
  })

  serve('tokens', async ({ caller }) => ({ tokens: await tokens.list(caller.id) }))
  serve('newToken', ({ caller, body: { name } }) => tokens.make(caller.id, name))
  serve('revokeToken', async ({ caller, params: { token } }) => {
    await tokens.revoke(caller.id, token)
    people.ended.end({ person: caller.id, key: tokenKey(token) })
    return {}
  })
}
