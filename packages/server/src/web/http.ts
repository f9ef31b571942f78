/** The HTTP side of the host. */
import fastifyCookie from '@fastify/cookie'
import { type GameLog, parseInput, serializeLog } from '@freehold/kernel'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { HostedGames } from '../games.ts'
import type { Host } from '../host/host.ts'
import { statusOf } from '../protocol/refusals.ts'
import type { Person, Store } from '../store/store.ts'
import { listingOf, updateFor } from '../table/telling.ts'
import { isCommand, newTableSchema, runCommand, sessionSchema, sinceSchema, tableIdSchema } from './commands.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimit } from './rate-limit.ts'
import { Refused, refusalOf } from './refusals.ts'
import { COOKIE, isCrossSite, type Sessions } from './sessions.ts'

export interface WebParts {
  readonly host: Host
  readonly store: Store
  readonly games: HostedGames
  readonly sessions: Sessions
  readonly metrics: Metrics
  readonly limit: RateLimit
  readonly logger: FastifyBaseLogger
  readonly behindProxy: boolean // addresses and protocol are taken from the headers of a proxy
  isStopping(): boolean
}

/** The largest body of a request or message of a socket. */
export const MOST_BYTES = 64 * 1024
const YEAR_SECONDS = 365 * 24 * 3600
const MOST_LISTED = 100

const headers = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer', // links to tables are secrets
  'cache-control': 'no-store',
} as const

export function httpSide(parts: WebParts): FastifyInstance {
  const { metrics, logger } = parts
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: MOST_BYTES,
    trustProxy: parts.behindProxy,
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }), // addresses of tables are secrets
  })
  app.register(fastifyCookie)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (!request.url.startsWith('/api/')) return
    if (!parts.limit.take(request.ip)) throw new Refused('too-many', 'too many requests; wait a second')
    if (request.method !== 'GET' && isCrossSite(request.headers.origin, request.headers.host)) {
      throw new Refused('cross-site', 'requests of other sites are refused')
    }
  })
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'internal') logger.error({ error: String(error) }, 'a request failed')
    metrics.refused.inc({ code: refusal.code })
    return reply.status(statusOf(refusal.code)).send({ error: refusal })
  })
  app.setNotFoundHandler(() => {
    throw new Refused('no-such-page', 'there is nothing at this address')
  })
  healthPages(app, parts)
  sessionPages(app, parts)
  tablePages(app, parts)
  return app
}

function healthPages(app: FastifyInstance, { store, metrics, isStopping }: WebParts): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const problem = isStopping()
      ? 'stopping'
      : await store.check().then(
          () => undefined,
          () => 'the store does not answer',
        )
    return reply.status(problem ? 503 : 200).send({ status: problem ?? 'ready' })
  })
  app.get('/metrics', async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

function sessionPages(app: FastifyInstance, { sessions }: WebParts): void {
  app.post('/api/session', async (request, reply: FastifyReply) => {
    const { name } = parseInput(sessionSchema, request.body, 'session')
    const known = await sessions.person(request.cookies[COOKIE])
    if (known) return { name: (await sessions.rename(known, name)).name }
    const { person, cookie } = await sessions.begin(name)
    reply.setCookie(COOKIE, cookie, {
      httpOnly: true,
      sameSite: 'lax',
      secure: 'auto',
      path: '/',
      maxAge: YEAR_SECONDS,
    })
    return { name: person.name }
  })
  app.get('/api/session', async (request) => {
    const person = await sessions.person(request.cookies[COOKIE])
    return { name: person?.name ?? null }
  })
}

type TableRequest = FastifyRequest<{ Params: { table: string; command: string }; Querystring: { since?: string } }>

function tablePages(app: FastifyInstance, parts: WebParts): void {
  const { host, store, games, sessions } = parts
  const guest = async (request: FastifyRequest): Promise<Person> => {
    const person = await sessions.person(request.cookies[COOKIE])
    if (!person) throw new Refused('no-session', 'say who you are first: POST /api/session {"name": …}')
    return person
  }
  const tableOf = (request: TableRequest) => parseInput(tableIdSchema, request.params.table, 'table')
  /** A table that can no longer be opened, such as one of older rules, is left out. */
  const listings = async (found: readonly { id: string }[]) => {
    const looked = await Promise.allSettled(found.map(({ id }) => host.look(id, listingOf)))
    return looked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  }

  app.get('/api/games', async () => ({
    games: Object.entries(games).map(([game, { robots }]) => ({ game, robots: Object.keys(robots) })),
  }))
  app.get('/api/tables', async () => ({ tables: await listings(await store.listed(MOST_LISTED)) }))
  app.get('/api/tables/mine', async (request) => {
    const person = await guest(request)
    return { tables: await listings(await store.tablesOf(person.id, MOST_LISTED)) }
  })
  app.post('/api/tables', async (request, reply) => {
    const person = await guest(request)
    const table = await host.create(person, parseInput(newTableSchema, request.body, 'table'))
    return reply.status(201).send({ table })
  })
  app.get('/api/tables/:table', async (request: TableRequest) => {
    const since = parseInput(sinceSchema, request.query.since, 'since')
    const person = await sessions.person(request.cookies[COOKIE])
    return host.look(tableOf(request), (table) => updateFor(table, person?.id, since))
  })
  app.get('/api/tables/:table/log', async (request: TableRequest, reply) => {
    const log: GameLog = await host.look(tableOf(request), (table) => table.log())
    reply.header('content-disposition', `attachment; filename="${log.game}.json"`)
    return reply.type('application/json').send(serializeLog(log))
  })
  app.post('/api/tables/:table/:command', async (request: TableRequest, reply) => {
    const { command } = request.params
    if (!isCommand(command)) throw new Refused('no-such-page', 'there is no such command')
    const person = await guest(request)
    const answered = await answerCommand(parts, command, tableOf(request), person, request.body)
    if ('error' in answered) reply.status(statusOf(answered.error.code))
    return answered
  })
}

/** Runs a command and says how it went; who is behind gets the table as it stands. */
export async function answerCommand(
  { host, metrics, logger }: WebParts,
  command: Parameters<typeof runCommand>[1],
  table: string,
  person: Person,
  body: unknown,
) {
  const stop = metrics.seconds.startTimer({ command })
  try {
    const answer = await runCommand(host, command, table, person, body)
    metrics.commands.inc({ command, answer: 'done' })
    return answer
  } catch (error) {
    const refusal = refusalOf(error)
    metrics.commands.inc({ command, answer: refusal.code })
    if (refusal.code === 'internal') logger.error({ error: String(error), table }, 'a command failed')
    if (refusal.code !== 'stale') return { error: refusal }
    return { error: refusal, update: await host.look(table, (now) => updateFor(now, person.id, 0)) }
  } finally {
    stop()
  }
}
