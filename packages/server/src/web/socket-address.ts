import type { Socket } from 'socket.io'

/** Where a socket comes from, as far as the proxy in front can be believed. */
export function addressOf({ handshake }: Socket, behindProxy: boolean): string {
  const forwarded = handshake.headers['x-forwarded-for']
  if (!behindProxy || forwarded === undefined) return handshake.address
  return String(forwarded).split(',').at(-1)?.trim() || handshake.address
}
