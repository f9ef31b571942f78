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

/** The names that may have been meant, the nearest first. */
export function near(word: string, names: Iterable<string>): readonly string[] {
  const typed = foldName(word)
  const farthest = Math.max(1, Math.floor(typed.length / 3))
  return [...new Set(names)]
    .map((name) => ({ name, away: howFar(typed, foldName(name)) }))
    .filter(({ away }) => away <= farthest)
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_SUGGESTED)
    .map(({ name }) => name)
}

/** `; did you mean Smithy?` of names that may have been meant, or nothing where there are none. */
export const meaning = (names: readonly string[]): string =>
  names.length > 0 ? `; did you mean ${either.format(names)}?` : ''

export const didYouMean = (word: string, names: Iterable<string>): string => meaning(near(word, names))

const howFar = (typed: string, name: string): number =>
  typed.length >= SHORTEST_PART && name.includes(typed) ? 1 : distance(typed, name)

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const both = new Intl.ListFormat('en')

/** `Cellar, Moat, and Smithy` */
export const listed = (names: readonly string[]): string => both.format(names)
