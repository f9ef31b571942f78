import type { Socket } from 'socket.io'
import { visitorAt } from './visitor.ts'

/** Where a socket comes from, as far as the proxy in front can be believed. */
export function addressOf({ handshake }: Socket, behindProxy: boolean): string {
  const forwarded = handshake.headers['x-forwarded-for']
  if (!behindProxy || forwarded === undefined) return visitorAt(handshake.address)
  return visitorAt(String(forwarded).split(',').at(-1)?.trim() || handshake.address)
}
