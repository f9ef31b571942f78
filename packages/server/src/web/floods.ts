/**
 * Floods of plain requests. What is beyond the limit is told so, and its connection closed; who goes on all the same is no longer
 * answered, and for a while none of their connections is let in: to say no as often as somebody asks would be work enough to
 * keep everybody else waiting.
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../people/refused.ts'
import type { Limits } from './limits.ts'
import { visitorAt } from './visitor.ts'

/** What the host has to work for; the rest are files of the page. */
const isAsked = (url: string) => /^\/(api|preview|metrics|readyz)\b/.test(url)

/** Where a proxy is in front, all connections are its own. */
export function boundConnections(server: Server, limits: Limits): void {
  server.prependListener('connection', (socket: Socket) => {
    const address = visitorAt(socket.remoteAddress ?? '')
    const isWelcome = limits.turnedAway.has(address) && limits.connecting.take(address)
    const giveBack = isWelcome ? limits.bare.take(address) : undefined // also such as never ask anything take up room
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}

/** Throws where it is one too many; false where nobody listens any more. */
export function isLetThrough(
  { url, ip, raw }: FastifyRequest,
  reply: FastifyReply,
  { limits, behindProxy }: { readonly limits: Limits; readonly behindProxy: boolean },
): boolean {
  const address = visitorAt(ip)
  if ((isAsked(url) ? limits.requests : limits.pages).take(address)) return true
  if (limits.turnedAway.take(address) || behindProxy) {
    reply.header('connection', 'close')
    throw new Refused('too-many', 'too many requests; wait a second')
  }
  raw.socket.destroy()
  reply.hijack()
  return false
}
