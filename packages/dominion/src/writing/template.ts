/** What a text of a tongue says, read once: words, places and what may be missing. */
import { plain, tokensOf } from './tokens.ts'

export type Case = 'nom' | 'acc' | 'dat'
const cases: readonly Case[] = ['nom', 'acc', 'dat']

export type Piece =
  | { readonly word: Word; readonly onlyFirst: boolean }
  | { readonly place: string; readonly as: Manner }
  | { readonly missing: readonly Piece[] } // together, or not at all

export interface Word {
  readonly understood: ReadonlySet<string>
  readonly written: readonly (readonly string[])[] // by number, then by case
}

/** In which number and case something is said, and whether something of its kind stands before it. */
export interface Manner {
  readonly many?: boolean
  readonly case?: Case
  readonly tail?: boolean
}

export function piecesOf(text: string): Piece[] {
  const parts = text.split(/(\[[^\]]*\]|~[^~]*~)/).filter((part) => part !== '')
  return parts.flatMap((part): Piece[] => {
    if (part.startsWith('[')) return [{ missing: piecesOf(part.slice(1, -1)) }]
    return part.startsWith('~') ? flat(part.slice(1, -1), true) : flat(part, false)
  })
}

function flat(text: string, onlyFirst: boolean): Piece[] {
  return text
    .split(/\s+|(?<=\+)|(?=,)|(?=: )|(?<=\})(?=-)/)
    .filter((word) => word !== '')
    .flatMap((word): Piece[] => {
      const place = /^\{(\w+)(?::(\w+))?\}(:?)$/.exec(word)
      if (!place) return [{ word: wordOf(word), onlyFirst }]
      const colon: Piece[] = place[3] ? [{ word: wordOf(':'), onlyFirst }] : []
      return [{ place: place[1], as: mannerOf(place[2]) }, ...colon]
    })
}

function mannerOf(said: string | undefined): Manner {
  switch (said) {
    case undefined:
      return {}
    case 'many':
    case 'one':
      return { many: said === 'many' }
    case 'tail':
      return { tail: true }
    default:
      return { case: said as Case }
  }
}

function wordOf(text: string): Word {
  const numbers = text.split('|')
  const spellings = numbers.map((number) => number.split('/').map((form) => form.split('=')))
  const understood = new Set(spellings.flat(2).map((word) => tokensOf(plain(word))[0]?.text ?? word))
  return { understood, written: spellings.map((forms) => forms.map(([first]) => first)) }
}

export function spelled({ written }: Word, { many = false, case: as = 'acc' }: Manner): string {
  const forms = written[many ? written.length - 1 : 0]
  return forms.length === 1 ? forms[0] : forms[cases.indexOf(as)]
}
