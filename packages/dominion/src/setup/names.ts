/** Names as people type them: capitals, spaces, hyphens and apostrophes do not matter, and `&` is `and`. */
import { distance } from 'fastest-levenshtein'

/** Two spellings of one name fold to the same text. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]/g, '')

const MOST_SUGGESTED = 3
const SHORTEST_PART = 3 // letters of a name that are enough to mean it

/** `; did you mean Smithy?` with the names that may have been meant, or nothing where none is near. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const typed = foldName(word)
  const farthest = Math.max(1, Math.floor(typed.length / 3))
  const near = [...new Set(names)]
    .map((name) => ({ name, away: howFar(typed, foldName(name)) }))
    .filter(({ away }) => away <= farthest)
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_SUGGESTED)
  return near.length > 0 ? `; did you mean ${either.format(near.map(({ name }) => name))}?` : ''
}

const howFar = (typed: string, name: string): number =>
  typed.length >= SHORTEST_PART && name.includes(typed) ? 1 : distance(typed, name)

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const both = new Intl.ListFormat('en')

/** `Cellar, Moat, and Smithy` */
export const listed = (names: readonly string[]): string => both.format(names)
