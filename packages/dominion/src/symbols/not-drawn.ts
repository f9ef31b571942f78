/** A primitive that cards are written with but that has no sign yet. */
export function notDrawn(what: string): never {
  throw new Error(`symbols: ${what} has no sign yet`)
}
