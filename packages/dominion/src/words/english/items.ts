import { type Bonus, joinableRuns } from '../items.ts'
import { capital, list, withS } from './grammar.ts'
import type { Telling, Voice } from './telling.ts'

/** What the words of a step are, before they are put into sentences. */
export type Item =
  | Bonus
  | Deed
  | { readonly is: 'clause'; readonly text: string } // with a subject of its own
  | { readonly is: 'sentence'; readonly text: string } // cannot be joined to others

/** A verb phrase without its subject, so that several can share one. */
export interface Deed {
  readonly is: 'deed'
  readonly may: boolean
  readonly verb: string
  readonly rest: string // what follows the verb
  readonly or?: Deed // in `either … or …`
  readonly after?: string // behind the whole: `, as you choose`
}

export const deed = (verb: string, rest: string, may = false): Deed => ({ is: 'deed', may, verb, rest })
export const clause = (text: string): Item => ({ is: 'clause', text })
export const sentence = (text: string): Item => ({ is: 'sentence', text })

type Form = 'base' | 's'

const verbPhrase = (d: Pick<Deed, 'verb' | 'rest'>, form: Form): string =>
  `${form === 's' ? withS(d.verb) : d.verb} ${d.rest}`.trim()

function deedPhrase(d: Deed, form: Form): string {
  const may = d.may ? 'may ' : ''
  const verbs: Form = d.may ? 'base' : form
  const said = d.or ? `either ${verbPhrase(d, verbs)} or ${verbPhrase(d.or, verbs)}` : verbPhrase(d, verbs)
  return `${may}${said}${d.after ?? ''}`
}

/** `gain a Curse` and `gain a Copper` are told as one. */
function sameVerbTogether(items: readonly Item[]): Item[] {
  const result: Item[] = []
  for (const item of items) {
    const last = result.at(-1)
    const mergeable = last?.is === 'deed' && item.is === 'deed' && last.verb === item.verb && last.verb === 'gain'
    if (mergeable && !last.may && !item.may && !last.or && !item.or) {
      result[result.length - 1] = { ...last, rest: `${last.rest} and ${item.rest}` }
    } else result.push(item)
  }
  return result
}

/** One clause of everything that can be joined; deeds share the subject of the voice. */
function joined(items: readonly Item[], voice: Voice): string {
  const form: Form = voice.subject === '' || voice.subject === voice.they ? 'base' : 's'
  const merged = sameVerbTogether(items)
  if (voice.subject === '') {
    const parts = merged.map((item) =>
      item.is === 'deed' ? (item.may ? `you ${deedPhrase(item, form)}` : deedPhrase(item, form)) : item.text,
    )
    return sequence(parts)
  }
  const deeds = merged.filter((item): item is Deed => item.is === 'deed').map((item) => deedPhrase(item, form))
  const clauses = merged.flatMap((item) => (item.is === 'deed' ? [] : [item.text]))
  const told = deeds.length ? [`${voice.subject} ${list(deeds)}`] : []
  return sequence([...told, ...clauses])
}

/** A clause with a subject of its own is kept apart by a comma; what follows a bonus comes `then`. */
function sequence(parts: readonly string[]): string {
  if (parts.length === 2 && parts[0].startsWith('{') && /^[a-z]/.test(parts[1])) return parts.join(', then ')
  const long = parts.slice(1).some((part) => part.startsWith('each ') || part.startsWith('you '))
  return parts.length === 2 && long ? parts.join(', and ') : list(parts)
}

/** Sentences without capital and full stop; everything joinable becomes one. */
export const joinedSentences = (items: readonly Item[], voice: Voice): string[] =>
  joinableRuns(items).map((run, i) =>
    run[0].is === 'sentence'
      ? run[0].text
      : joined(run, i > 0 && voice.they === 'they' ? { ...voice, subject: 'they' } : voice),
  )

/** The same after an opening: `if you do, ` or `at the start of your next turn, `. */
export function opened(opening: string, items: readonly Item[], t: Telling): Item[] {
  const voice = t.voice.they === 'they' ? { ...t.voice, subject: 'they' } : t.voice
  const [first, ...others] = joinedSentences(items, voice)
  return first === undefined ? [] : [sentence(`${opening}${first}`), ...others.map(sentence)]
}

export const punctuated = (text: string): string => `${capital(text)}${/[.]$/.test(text) ? '' : '.'}`
