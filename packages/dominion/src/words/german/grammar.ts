import type { Affecting } from '../../language/types.ts'

/** The little German grammar that card texts need, but for nouns and verbs. */

export const capital = (text: string): string => text.replace(/^[a-zäöü]/, (letter) => letter.toUpperCase())

/** `a`, `a und b`, `a, b und c`. */
export const list = (parts: readonly string[], word: 'und' | 'oder' = 'und'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`

const numbers = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs']
export const times = (n: number): string => (n === 1 ? '' : numbers[n] ? `${numbers[n]}mal` : `${n}-mal`)

const ordinals = ['nullt', 'erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst']
export const ordinal = (n: number, ending: string): string => (ordinals[n] ? `${ordinals[n]}${ending}` : `${n}.`)

/** What was done to cards, as the stem of an adjective: `die entsorgte Karte`. */
export const doneTo: Record<Affecting['do'], string> = {
  discard: 'abgelegt',
  trash: 'entsorgt',
  reveal: 'aufgedeckt',
  look: 'angesehen',
  put: 'gelegt',
  play: 'gespielt',
  choose: 'gewählt',
  dig: 'aufgedeckt',
  gain: 'genommen',
  buy: 'gekauft',
  nameCard: 'genannt',
}

/**
 * A clause behind a comma. It is marked until the sentence is finished, because a verb draws it to its end (`lege alle
 * Karten ab, die …`) and because what follows it needs a comma too.
 */
export const clause = (text: string): string => `⟦, ${text}⟧`

const marked = /⟦([^⟦⟧]*)⟧/g

/** The clauses of a phrase apart from the rest of it. */
export const withoutClauses = (phrase: string): readonly [rest: string, clauses: string] => [
  phrase.replace(marked, ''),
  [...phrase.matchAll(marked)].map(([whole]) => whole).join(''),
]

/** The marks of clauses made into commas. */
export const finished = (text: string): string =>
  text
    .replace(/⟧⟦, /g, ' und ')
    .replace(/⟦/g, '')
    .replace(/⟧(?=$|[.,;:)]| \()/g, '')
    .replace(/⟧/g, ',')

export const punctuated = (text: string): string => {
  const said = capital(finished(text))
  return `${said}${/[.]$/.test(said) ? '' : '.'}`
}
