/** Requests to the host, typed by its protocol. */
import type { Refusal, RouteAnswer, RouteBody, RouteName } from '@freehold/server/protocol'

/** What the host refused, or that it could not be reached (`offline`). */
export class HostError extends Error {
  override name = 'HostError'
  readonly code: Refusal['code'] | 'offline'

  constructor(code: Refusal['code'] | 'offline', message: string) {
    super(message)
    this.code = code
  }
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new HostError('offline', 'the host cannot be reached')
  }
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer as Answer
  const { error } = (answer ?? {}) as { error?: Refusal }
  throw error ? new HostError(error.code, error.message) : new HostError('offline', 'the host cannot be reached')
}

/** `get<'lobby'>('/api/tables')` */
export const get = <Name extends RouteName>(path: string): Promise<RouteAnswer<Name>> => request('GET', path)

/** `post<'newTable'>('/api/tables', { game: 'dominion' })` */
export const post = <Name extends RouteName>(path: string, body: RouteBody<Name>): Promise<RouteAnswer<Name>> =>
  request('POST', path, body ?? {})

/** `del<'revokeToken'>('/api/tokens/ID')` */
export const del = <Name extends RouteName>(path: string): Promise<RouteAnswer<Name>> => request('DELETE', path)
