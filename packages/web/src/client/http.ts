/** Requests to the host, typed by its protocol. */
import type { Refusal, RouteAnswer, RouteBody, RouteName } from '@freehold/server/protocol'

/** Why the host did not do something; `offline`: it could not be reached. */
export interface Refused {
  readonly code: Refusal['code'] | 'offline'
  readonly fault?: Refusal['fault'] // what the code alone does not tell
}

/** What the host refused. Its message is for programs; people are told by `problemText`. */
export class HostError extends Error implements Refused {
  override name = 'HostError'
  readonly code: Refused['code']
  readonly fault: Refused['fault']

  constructor(code: Refused['code'], message: string, fault?: Refused['fault']) {
    super(message)
    this.code = code
    this.fault = fault
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
  throw error
    ? new HostError(error.code, error.message, error.fault)
    : new HostError('offline', 'the host cannot be reached')
}

/** `get<'lobby'>('/api/tables')` */
export const get = <Name extends RouteName>(path: string): Promise<RouteAnswer<Name>> => request('GET', path)

/** `post<'newTable'>('/api/tables', { game })` */
export const post = <Name extends RouteName>(path: string, body: RouteBody<Name>): Promise<RouteAnswer<Name>> =>
  request('POST', path, body ?? {})

/** `del<'revokeToken'>('/api/tokens/ID')` */
export const del = <Name extends RouteName>(path: string): Promise<RouteAnswer<Name>> => request('DELETE', path)
