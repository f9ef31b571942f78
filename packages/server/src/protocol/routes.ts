/** Every request that the host answers, with its schemas. What is not here is not there. */
import { z } from 'zod'
import { banSchema, personListedSchema, tableListedSchema } from './admin.ts'
import { botMessageSchema } from './bots.ts'
import { chatLineSchema } from './chat.ts'
import { newSubscriptionSchema, noticesSchema, subscribedSchema, testedSchema } from './notices.ts'
import {
  beginSessionSchema,
  changePasswordSchema,
  deleteAccountSchema,
  newAccountSchema,
  newTokenSchema,
  sessionSchema,
  signInSchema,
  tokenMadeSchema,
  tokenSchema,
} from './people.ts'
import { personPageSchema, replaySchema } from './records.ts'
import {
  type CommandName,
  commands,
  listingSchema,
  newTableSchema,
  robotSchema,
  tableAnswerSchema,
  updateSchema,
} from './tables.ts'
import { nothing, personIdSchema, sinceSchema, type Told, tableIdSchema } from './values.ts'

/** Who may: anybody, a person by session or token, a person by session alone, one with an account, an administrator. */
export const callers = ['anybody', 'person', 'session', 'account', 'admin'] as const

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string // with `:name` for a parameter
  readonly summary: string
  readonly caller: (typeof callers)[number]
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  readonly status?: number // 200 where left out
  readonly as?: string // the type of the answer where it is not JSON
}

const table = z.strictObject({ table: tableIdSchema })
const person = z.strictObject({ person: personIdSchema })
const token = z.strictObject({ token: z.string().regex(/^[\w-]{1,64}$/, 'expected the id of a token') })

const subscription = z.strictObject({
  subscription: z.string().regex(/^[\w-]{1,64}$/, 'expected the id of an address for notices'),
})

const health = z.strictObject({ status: z.string() })

const plainRoutes = {
  healthz: {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process answers',
    caller: 'anybody',
    answer: health,
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    summary: 'Whether it can serve; 503 where not',
    caller: 'anybody',
    answer: health,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for Prometheus',
    caller: 'anybody',
    answer: z.string(),
    as: 'text/plain',
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    caller: 'anybody',
    answer: z.looseObject({ openapi: z.string() }),
  },
  docs: {
    method: 'GET',
    path: '/api/docs',
    summary: 'This document for people',
    caller: 'anybody',
    answer: z.string(),
    as: 'text/html',
  },
  session: {
    method: 'GET',
    path: '/api/session',
    summary: 'Who you are',
    caller: 'anybody',
    answer: sessionSchema,
  },
  beginSession: {
    method: 'POST',
    path: '/api/session',
    summary: 'Be a guest by this name; again: take a new name for tables to come',
    caller: 'anybody',
    body: beginSessionSchema,
    answer: sessionSchema,
  },
  newAccount: {
    method: 'POST',
    path: '/api/account',
    summary: 'Make an account; a guest keeps everything',
    caller: 'anybody',
    body: newAccountSchema,
    answer: sessionSchema,
    status: 201,
  },
  signIn: {
    method: 'POST',
    path: '/api/account/sign-in',
    summary: 'Sign in to an account',
    caller: 'anybody',
    body: signInSchema,
    answer: sessionSchema,
  },
  signOut: {
    method: 'POST',
    path: '/api/account/sign-out',
    summary: 'End this session; a guest cannot come back',
    caller: 'session',
    body: nothing,
    answer: sessionSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change the password, and sign out everywhere else',
    caller: 'account',
    body: changePasswordSchema,
    answer: sessionSchema,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Delete the account; its name leaves the tables',
    caller: 'account',
    body: deleteAccountSchema,
    answer: sessionSchema,
  },
  tokens: {
    method: 'GET',
    path: '/api/tokens',
    summary: 'Your tokens for programs',
    caller: 'account',
    answer: z.strictObject({ tokens: z.array(tokenSchema) }),
  },
  newToken: {
    method: 'POST',
    path: '/api/tokens',
    summary: 'Make a token; its secret is told this once',
    caller: 'account',
    body: newTokenSchema,
    answer: tokenMadeSchema,
    status: 201,
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api/tokens/:token',
    summary: 'Revoke a token',
    caller: 'account',
    params: token,
    answer: nothing,
  },
  notices: {
    method: 'GET',
    path: '/api/notices',
    summary: 'Where you are told that it is your turn at a slow table, and the key for the push service of a browser',
    caller: 'session',
    answer: noticesSchema,
  },
  subscribe: {
    method: 'POST',
    path: '/api/notices',
    summary: 'Be told by web push, or at a webhook',
    caller: 'session',
    body: newSubscriptionSchema,
    answer: subscribedSchema,
    status: 201,
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/notices/:subscription',
    summary: 'Be told there no longer',
    caller: 'session',
    params: subscription,
    answer: nothing,
  },
  testNotice: {
    method: 'POST',
    path: '/api/notices/:subscription/test',
    summary: 'Send a notice there now, to see whether it arrives',
    caller: 'session',
    params: subscription,
    body: nothing,
    answer: testedSchema,
  },
  games: {
    method: 'GET',
    path: '/api/games',
    summary: 'The games and their artificial players',
    caller: 'anybody',
    answer: z.strictObject({
      games: z.array(z.strictObject({ game: z.string(), robots: z.array(robotSchema) })),
    }),
  },
  lobby: {
    method: 'GET',
    path: '/api/tables',
    summary: 'The tables that anybody may find, the newest first',
    caller: 'anybody',
    answer: z.strictObject({ tables: z.array(listingSchema) }),
  },
  newTable: {
    method: 'POST',
    path: '/api/tables',
    summary: 'Make a table; you have the first open seat',
    caller: 'person',
    body: newTableSchema,
    answer: tableAnswerSchema,
    status: 201,
  },
  myTables: {
    method: 'GET',
    path: '/api/tables/mine',
    summary: 'The tables that you made or sat at, the newest first',
    caller: 'person',
    answer: z.strictObject({ tables: z.array(listingSchema) }),
  },
  table: {
    method: 'GET',
    path: '/api/tables/:table',
    summary: 'A table as you may know it',
    caller: 'anybody',
    params: table,
    query: z.strictObject({ since: sinceSchema }),
    answer: updateSchema,
  },
  log: {
    method: 'GET',
    path: '/api/tables/:table/log',
    summary: 'The log with its seed, once the game is over',
    caller: 'anybody',
    params: table,
    answer: z.looseObject({ freehold: z.literal(1) }),
  },
  replay: {
    method: 'GET',
    path: '/api/tables/:table/replay',
    summary: 'All that a replay needs, once the game is over: the log, who sat where, how long each answer took',
    caller: 'anybody',
    params: table,
    answer: replaySchema,
  },
  person: {
    method: 'GET',
    path: '/api/people/:person',
    summary: 'Somebody’s ratings, statistics and last games',
    caller: 'anybody',
    params: person,
    answer: personPageSchema,
  },
  chat: {
    method: 'GET',
    path: '/api/tables/:table/chat',
    summary: 'The last lines that were said at a table, in order',
    caller: 'anybody',
    params: table,
    answer: z.strictObject({ lines: z.array(chatLineSchema) }),
  },
  stream: {
    method: 'GET',
    path: '/api/tables/:table/stream',
    summary: 'What your seat is asked, as it comes, one JSON object a line',
    caller: 'person',
    params: table,
    answer: botMessageSchema,
    as: 'application/x-ndjson',
  },
  adminTables: {
    method: 'GET',
    path: '/api/admin/tables',
    summary: 'All tables, the newest first',
    caller: 'admin',
    answer: z.strictObject({ tables: z.array(tableListedSchema) }),
  },
  adminCloseTable: {
    method: 'POST',
    path: '/api/admin/tables/:table/close',
    summary: 'End a table; what happened there can still be seen',
    caller: 'admin',
    params: table,
    body: nothing,
    answer: nothing,
  },
  adminDeleteTable: {
    method: 'DELETE',
    path: '/api/admin/tables/:table',
    summary: 'Delete a table and all that is kept of it',
    caller: 'admin',
    params: table,
    answer: nothing,
  },
  adminPeople: {
    method: 'GET',
    path: '/api/admin/people',
    summary: 'All people, the newest first',
    caller: 'admin',
    answer: z.strictObject({ people: z.array(personListedSchema) }),
  },
  adminBan: {
    method: 'POST',
    path: '/api/admin/people/:person/ban',
    summary: 'Ban a person: no session, no token, no seat',
    caller: 'admin',
    params: person,
    body: banSchema,
    answer: nothing,
  },
  adminUnban: {
    method: 'POST',
    path: '/api/admin/people/:person/unban',
    summary: 'Let a banned person in again',
    caller: 'admin',
    params: person,
    body: nothing,
    answer: nothing,
  },
} as const satisfies Record<string, Route>

type PlainRoutes = typeof plainRoutes
type CommandRoutes = {
  readonly [Name in CommandName]: Route & {
    readonly caller: 'person'
    readonly params: typeof table
    readonly body: (typeof commands)[Name]['body']
    readonly answer: (typeof commands)[Name]['answer']
  }
}

const commandRoutes = Object.fromEntries(
  Object.entries(commands).map(([name, { summary, body, answer }]) => {
    const path = `/api/tables/:table/${name}`
    return [name, { method: 'POST', path, summary, caller: 'person', params: table, body, answer }]
  }),
) as unknown as CommandRoutes

export const routes: PlainRoutes & CommandRoutes = { ...commandRoutes, ...plainRoutes }

export type RouteName = keyof typeof routes
type Part<Name extends RouteName, Key extends 'params' | 'query' | 'body'> = (typeof routes)[Name] extends {
  readonly [K in Key]: infer Schema extends z.ZodType
}
  ? Schema
  : undefined
type ToldOr<Schema> = Schema extends z.ZodType ? Told<Schema> : undefined

/** What a route is asked with, once checked, and what it answers. */
export type RouteParams<Name extends RouteName> = ToldOr<Part<Name, 'params'>>
export type RouteQuery<Name extends RouteName> = ToldOr<Part<Name, 'query'>>
export type RouteBody<Name extends RouteName> = ToldOr<Part<Name, 'body'>>
export type RouteAnswer<Name extends RouteName> = Told<(typeof routes)[Name]['answer']>
