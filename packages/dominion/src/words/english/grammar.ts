import type { Affecting } from '../../language/types.ts'

/** The little English grammar that card texts need. */

export const article = (phrase: string): string =>
  /^[aeiou]/i.test(phrase) && !/^(uni|use|eu|one)/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`

export function plural(noun: string): string {
  if (/s$/.test(noun)) return noun
  if (/[a-z]man$/.test(noun)) return `${noun.slice(0, -2)}en`
  if (/(ch|sh|x|z)$/.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}s`
}

/** The verb as it follows `each player`. */
export function withS(verb: string): string {
  const [first, ...others] = verb.split(' ')
  return [/(s|ch|sh|x|z|o)$/.test(first) ? `${first}es` : `${first}s`, ...others].join(' ')
}

export const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** `a`, `a and b`, `a, b, and c`. */
export function list(parts: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} ${word} ${parts.at(-1)}`
}

export const times = (n: number): string =>
  n === 1 ? '' : n === 2 ? ' twice' : n === 3 ? ' three times' : ` ${n} times`

const ordinals = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']
export const ordinal = (n: number): string => ordinals[n] ?? `${n}th`

/** `a Duchy`, `2 Duchies`. */
export const counted = (n: number, one: string, many: string): string => (n === 1 ? article(one) : `${n} ${many}`)

/** What was done to cards, before their name: `the trashed card`. */
export const participle: Record<Affecting['do'], string> = {
  discard: 'discarded',
  trash: 'trashed',
  reveal: 'revealed',
  look: 'looked at',
  put: 'moved',
  play: 'played',
  choose: 'chosen',
  dig: 'revealed',
  gain: 'gained',
  buy: 'bought',
  nameCard: 'named',
}
