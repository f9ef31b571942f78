import { closest, distance } from 'fastest-levenshtein'

/** `; did you mean Smithy?`, or nothing where no name is near. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const name = nearest(word, names)
  return name === undefined ? '' : `; did you mean ${name}?`
}

/** The name that is spelled most alike, where one is near. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const known = [...names]
  const folded = known.map(fold)
  const best = closest(fold(word), folded)
  const near = distance(fold(word), best) <= Math.max(1, Math.floor(best.length / 3))
  return near ? known[folded.indexOf(best)] : undefined
}

export const fold = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
