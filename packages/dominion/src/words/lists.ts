/** Names with how many there are of each, in the order they first came. */
export function tally(names: readonly string[]): readonly (readonly [name: string, n: number])[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
}
