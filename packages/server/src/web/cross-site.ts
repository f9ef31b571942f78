/** A request that another site made the browser send names that site as its origin. */
export function isCrossSite(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false // not from a page
  try {
    return new URL(origin).host !== host
  } catch {
    return true
  }
}
