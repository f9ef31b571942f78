import { tally } from '../lists.ts'
import { nounNamed } from './card-names.ts'
import { list } from './grammar.ts'
import { type Case, declined, title } from './nouns.ts'

/** Cards that are known by now, each with its article: `die Brücke und die 2 Kupfer`. */
export const theCards = (names: readonly string[], as: Case): string =>
  list(
    tally(names).map(([name, n]) => {
      const noun = nounNamed(name)
      if (n === 1 && noun.gender !== 'p') return declined(noun, 'one', 'der', as)
      const all = declined(noun, 'many', 'der', as)
      return n === 1 ? all : all.replace(' ', ` ${n} `)
    }),
  )

/** Any number of cards of one name: `bis zu 3 Kupfer`. Nothing where there are several names. */
export function anyOfOne(names: readonly string[]): string | undefined {
  const [[name, n], ...others] = tally(names)
  if (others.length > 0) return undefined
  const noun = nounNamed(name)
  return n === 1
    ? `höchstens ${declined(noun, 'one', 'ein', 'acc')}`
    : `bis zu ${n} ${declined(noun, 'many', '', 'acc')}`
}

/** `Kupfer oder 2 Silber`, by their names alone. */
export const justNames = (names: readonly string[], word: 'und' | 'oder'): string =>
  list(
    tally(names).map(([name, n]) =>
      n === 1 ? title(nounNamed(name)) : `${n} ${declined(nounNamed(name), 'many', '', 'nom')}`,
    ),
    word,
  )
