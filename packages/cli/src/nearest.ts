import { closest, distance } from 'fastest-levenshtein'

/** The candidate a person most likely meant by a word, if one is near enough to be worth suggesting. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const whole = candidates.find((candidate) => word.length > 1 && candidate.startsWith(word))
  if (whole) return whole
  const best = closest(word.toLowerCase(), [...candidates])
  return distance(word.toLowerCase(), best) <= Math.max(1, Math.floor(best.length / 2)) ? best : undefined
}
