/** A primitive that cards are written with but that has no words yet. */
export function notSaid(what: string): never {
  throw new Error(`words: ${what} has no words yet`)
}
