import { tally } from '../lists.ts'
import { nounNamed } from './card-names.ts'
import { list } from './grammar.ts'
import { declined } from './nouns.ts'

/** `ein Kupfer und 2 Anwesen`, as it follows `zieht` or `spielt`. */
export const cardList = (names: readonly string[]): string =>
  list(
    tally(names).map(([name, n]) =>
      n === 1 ? declined(nounNamed(name), 'one', 'ein', 'acc') : `${n} ${declined(nounNamed(name), 'many', '', 'acc')}`,
    ),
  )
