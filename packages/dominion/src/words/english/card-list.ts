import { counted, list, plural } from './grammar.ts'

export function cardList(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return list([...counts].map(([name, n]) => counted(n, name, plural(name))))
}
