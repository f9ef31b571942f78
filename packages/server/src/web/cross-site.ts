import type { IncomingHttpHeaders } from 'node:http'

/** A request that another site made the browser send names that site as its origin, or says at least that there is one. */
export function isCrossSite({ origin, host, 'sec-fetch-site': from }: IncomingHttpHeaders): boolean {
  if (from === 'cross-site' || from === 'same-site') return true
  if (origin === undefined) return false // not from a page
  try {
    return new URL(origin).host !== host
  } catch {
    return true
  }
}
