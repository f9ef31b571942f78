/** The HTTP side of the host. */
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { Refused } from '../people/refused.ts'
import { statusOf } from '../protocol/refusals.ts'
import { adminPages } from './admin-pages.ts'
import { serving } from './answering.ts'
import { isCrossSite } from './cross-site.ts'
import { docsPages } from './docs-pages.ts'
import { boundConnections, isLetThrough } from './floods.ts'
import { setHeaders } from './headers.ts'
import { healthPages } from './health-pages.ts'
import { meetingPages } from './meeting-pages.ts'
import { noticePages } from './notice-pages.ts'
import { servePage } from './page.ts'
import { MOST_BYTES, type WebParts } from './parts.ts'
import { peoplePages } from './people-pages.ts'
import { picturePages } from './preview-pages.ts'
import { refusalOf } from './refusals.ts'
import { Streams } from './streams.ts'
import { tablePages } from './table-pages.ts'

/** Whoever takes longer to send a request is not waited for. */
const REQUEST_MS = 30_000

export interface HttpSide {
  readonly app: FastifyInstance
  readonly streams: Streams
}

export function httpSide(parts: WebParts): HttpSide {
  const { metrics, logger, limits } = parts
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: MOST_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: parts.behindProxy && ((_address: string, hop: number) => hop === 0), // the one in front, nobody before
    forceCloseConnections: 'idle', // what is under way is answered before the host stops
    logController: new LogController({ disableRequestLogging: true }), // addresses of tables are secrets
  })
  if (!parts.behindProxy) boundConnections(app.server, limits)
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply)
    if (!isLetThrough(request, reply, parts)) return reply
    if (!/^\/(api|preview)\//.test(request.url)) return
    if (request.method !== 'GET' && isCrossSite(request.headers)) {
      throw new Refused('cross-site', 'requests of other sites are refused')
    }
  })
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'internal') logger.error({ error: String(error) }, 'a request failed')
    metrics.refused.inc({ code: refusal.code })
    return reply.status(statusOf(refusal.code)).send({ error: refusal })
  })
  servePage(app, parts)
  const serve = serving(app, parts)
  healthPages(serve, parts)
  docsPages(serve)
  picturePages(serve, parts)
  peoplePages(serve, parts)
  tablePages(serve, parts)
  meetingPages(serve, parts)
  noticePages(serve, parts)
  adminPages(serve, parts)
  const streams = new Streams(parts)
  serve('stream', ({ params, caller, reply }) => streams.open(params.table, caller, reply))
  return { app, streams }
}
