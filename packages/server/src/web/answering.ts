/** How a route of the protocol is served: its message is checked, its caller known, its answer of the type it says. */
import { parseInput } from '@freehold/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chargedTo, spend } from '../host/spending.ts'
import type { Caller } from '../people/callers.ts'
import {
  type Route,
  type RouteAnswer,
  type RouteBody,
  type RouteName,
  type RouteParams,
  type RouteQuery,
  routes,
} from '../protocol/routes.ts'

import { charging, expectRested } from './charging.ts'
import type { WebParts } from './parts.ts'
import { visitorAt } from './visitor.ts'

type CallerOf<Name extends RouteName> = (typeof routes)[Name]['caller'] extends 'anybody' ? undefined : Caller

export interface Asked<Name extends RouteName> {
  readonly params: RouteParams<Name>
  readonly query: RouteQuery<Name>
  readonly body: RouteBody<Name>
  readonly caller: CallerOf<Name> // not looked for where anybody may ask
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Work<Name extends RouteName> = (asked: Asked<Name>) => Promise<RouteAnswer<Name> | FastifyReply>

export type Serve = <Name extends RouteName>(name: Name, work: Work<Name>) => void

export function serving(
  app: FastifyInstance,
  { callers, limits, whence }: Pick<WebParts, 'callers' | 'limits' | 'whence'>,
): Serve {
  return (name, work) => {
    const route: Route = routes[name]
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const caller = route.caller === 'anybody' ? undefined : await callers.expect(route.caller, request.headers)
        const asked = {
          params: route.params && parseInput(route.params, request.params, ''),
          query: route.query && parseInput(route.query, request.query, ''),
          body: route.body && parseInput(route.body, request.body ?? {}, name),
          caller,
          request,
          reply,
        } as unknown as Parameters<typeof work>[0]
        reply.status(route.status ?? 200)
        const address = visitorAt(request.ip)
        if (caller) whence.came(caller.id, address)
        expectRested(limits, caller?.id, address)
        return chargedTo(charging(limits, caller?.id, address), async () => {
          const answer = await work(asked)
          if (reply.sent) return reply // who waits for a reply waits until it is sent
          return spend(() => reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))) // long ones take long
        })
      },
    })
  }
}
