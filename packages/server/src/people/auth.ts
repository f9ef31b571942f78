/** Sessions by `better-auth`, over the host's own database. Nothing of it is reached over HTTP directly. */
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { newId } from '../new-id.ts'
import type { Database } from '../store/schema.ts'
import { authModels, GUEST_DOMAIN } from './schema.ts'

const YEAR_SECONDS = 365 * 24 * 3600
const DAY_SECONDS = 24 * 3600

/** What `better-auth` cannot do by itself: a guest by a name alone, and a session without a password. */
const guests = {
  id: 'freehold-guests',
  endpoints: {
    beginGuest: createAuthEndpoint(
      '/freehold/guest',
      { method: 'POST', body: z.object({ name: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const id = newId()
        const email = `${id}@${GUEST_DOMAIN}`.toLowerCase()
        const user = await internalAdapter.createUser({ id, name: ctx.body.name, email, emailVerified: false })
        await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user })
        return user.id
      },
    ),
    /** A new session of somebody who is known already. */
    beginSession: createAuthEndpoint(
      '/freehold/session',
      { method: 'POST', body: z.object({ person: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.person)
        if (!user) throw new APIError('NOT_FOUND')
        await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user })
        return user.id
      },
    ),
  },
} satisfies BetterAuthPlugin

export type Auth = ReturnType<typeof newAuth>

export function newAuth(db: Kysely<Database>, secret: string) {
  return betterAuth({
    // In both databases moments are texts and truths are numbers; that is all that the type decides here.
    database: { db: db as never, type: 'sqlite', transaction: false },
    secret,
    baseURL: 'http://freehold.invalid', // never told: its own addresses are not served
    telemetry: { enabled: false },
    logger: { disabled: true },
    user: {
      ...authModels.user,
      additionalFields: {
        guest: { type: 'boolean', required: true, defaultValue: true, input: false },
        admin: { type: 'boolean', required: true, defaultValue: false, input: false },
        banned: { type: 'string', required: false, input: false },
      },
    },
    session: { ...authModels.session, expiresIn: YEAR_SECONDS, updateAge: DAY_SECONDS },
    account: authModels.account,
    advanced: {
      cookiePrefix: 'freehold',
      useSecureCookies: false, // the one who answers knows whether it was by https
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId },
    },
    plugins: [guests],
  })
}
