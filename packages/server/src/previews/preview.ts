/** What is told of a link before anybody opens it. */
import type { Picture } from './picture.ts'
import type { PreviewWords } from './words.ts'

export interface Preview {
  readonly title: string
  readonly description: string
  readonly picture: Picture
}

/** What an address is about, where that has a preview of its own. */
export type Subject =
  | { readonly kind: 'kingdom'; readonly what: string } // a code, or the name of a set
  | { readonly kind: 'table' | 'result' | 'replay'; readonly what: string } // the id of a table

const addresses: readonly (readonly [RegExp, Subject['kind']])[] = [
  [/^\/kingdoms\/([^/]{1,300})\/?$/, 'kingdom'],
  [/^\/table\/([\w-]{1,64})\/?$/, 'table'],
  [/^\/result\/([\w-]{1,64})\/?$/, 'result'],
  [/^\/replay\/([\w-]{1,64})\/?$/, 'replay'],
]

export function subjectOf(path: string): Subject | undefined {
  for (const [form, kind] of addresses) {
    const [, what] = form.exec(path) ?? []
    if (what === undefined) continue
    try {
      return { kind, what: decodeURIComponent(what) }
    } catch {
      return undefined // no address that anybody has made
    }
  }
  return undefined
}

/** Where the picture of a subject is. */
export const picturePath = ({ kind, what }: Subject, { language }: Pick<PreviewWords, 'language'>): string =>
  `/preview/${language}/${kind}/${encodeURIComponent(what)}.png`
