import type { IncomingMessage } from 'node:http'
import { visitorAt } from './visitor.ts'

/** Where a connection comes from, as far as the proxy in front can be believed. */
export function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const address = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']
  if (!behindProxy || forwarded === undefined) return visitorAt(address)
  return visitorAt(String(forwarded).split(',').at(-1)?.trim() || address)
}
