import { tally } from '../lists.ts'
import { counted, list, plural } from './grammar.ts'

export function cardList(names: readonly string[]): string {
  return list(tally(names).map(([name, n]) => counted(n, name, plural(name))))
}
