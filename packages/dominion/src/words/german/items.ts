import { type Bonus, joinableRuns } from '../items.ts'
import { capital, list, withoutClauses } from './grammar.ts'
import { words } from './nouns.ts'
import { again, explicitYou, isYou, type Telling, type Voice } from './telling.ts'
import type { Verb } from './verbs.ts'

export type Item = Bonus | Deed | Clause | Sentence

/** A verb phrase without its subject, so that several can share one. */
export interface Deed {
  readonly is: 'deed'
  readonly verb: Verb
  readonly object: string
  readonly may: boolean
  readonly adverb?: string // before the object, unless that is a pronoun
  readonly tail?: string // behind the object: `auf die Hand`
  readonly or?: Deed
  readonly after?: string // behind the whole: ` (du entscheidest)`
}

/** A main clause with a subject of its own, and how it goes on where something else stands before its verb. */
export interface Clause {
  readonly is: 'clause'
  readonly text: string
  readonly inverted: string
}

/** A sentence that cannot be joined to others. */
export interface Sentence {
  readonly is: 'sentence'
  readonly text: string
  readonly inverted?: string
  readonly parts?: { readonly opening: Opening; readonly body: string }
}

/**
 * What comes before a sentence. Behind a `clause` stands a comma; behind a `time` the verb follows at once, though no
 * imperative; behind a `link` either; a `colon` is followed by a whole sentence.
 */
export interface Opening {
  readonly text: string
  readonly kind: 'clause' | 'time' | 'link' | 'colon'
}

export const deed = (verb: Verb, object: string, more: Partial<Deed> = {}): Deed => ({
  is: 'deed',
  verb,
  object,
  may: false,
  ...more,
})
export const clauseItem = (text: string, inverted: string): Clause => ({ is: 'clause', text, inverted })
export const sentence = (text: string, inverted?: string): Sentence => ({ is: 'sentence', text, inverted })

const isPronoun = (object: string): boolean => /^(sie|es|ihn)$/.test(object)

/** `lege sie ab oder auf deinen Nachziehstapel zurück`: what both deeds share is said once. */
const shares = (d: Deed): boolean => !!d.or && isPronoun(d.object) && d.or.object === d.object
const second = (d: Deed, or: Deed): Deed => (shares(d) ? { ...or, object: '' } : or)

/** Everything behind the verb and its subject; `end` is what the verb leaves for the end. */
function predicate(d: Deed, end: string, voice: Voice): string {
  const reflexive = d.verb.reflexive ? (isYou(voice) ? 'dir' : 'sich') : ''
  const adverb = d.adverb ?? ''
  const object = isPronoun(d.object) ? words(d.object, reflexive, adverb) : words(reflexive, adverb, d.object)
  const [rest, clauses] = withoutClauses(words(object, d.tail ?? '', end))
  return `${rest}${clauses}`
}

type Lead = 'plain' | 'inverted' | 'shared' // the subject before the verb, behind it, or said already

function phrase(d: Deed, voice: Voice, lead: Lead): string {
  const subject = voice.subject || voice.pronoun
  const speaksTo = voice.subject === ''
  const behind = (end: string) =>
    d.or ? `${predicate(d, end, voice)} oder ` : `${predicate(d, end, voice)}${d.after ?? ''}`
  const placed = (verb: string, rest: string) =>
    lead === 'plain' ? words(subject, verb, rest) : lead === 'inverted' ? words(verb, subject, rest) : words(verb, rest)
  if (d.may) {
    const or = d.or ? predicate(second(d, d.or), d.or.verb.infinitive, voice) : ''
    return `${placed(isYou(voice) ? 'darfst' : 'darf', `${behind(d.verb.infinitive)}${or}`)}${or && (d.after ?? '')}`
  }
  const form = speaksTo ? 'imperative' : isYou(voice) ? 'du' : 'er'
  const rest = behind(d.verb.prefix ?? '')
  const first = speaksTo ? words(d.verb[form], rest) : placed(d.verb[form], rest)
  if (!d.or) return first
  const verb = shares(d) && d.or.verb[form] === d.verb[form] ? '' : d.or.verb[form]
  const or = verb ? d.or : second(d, d.or)
  return `${first}${words(verb, predicate(or, or.verb.prefix ?? '', voice))}${d.after ?? ''}`
}

/** `nimm einen Fluch` and `nimm ein Kupfer` are told as one. */
function sameVerbTogether(items: readonly Item[]): Item[] {
  const result: Item[] = []
  for (const item of items) {
    const last = result.at(-1)
    const alike = last?.is === 'deed' && item.is === 'deed' && last.verb === item.verb && last.tail === item.tail
    if (alike && item.verb.infinitive === 'nehmen' && ![last, item].some((d) => d.may || d.or || d.adverb || d.after)) {
      result[result.length - 1] = { ...last, object: `${last.object} und ${item.object}` }
    } else result.push(item)
  }
  return result
}

/** One clause of everything that can be joined; deeds share the subject of the voice. */
function joined(items: readonly Item[], voice: Voice, inverted: boolean): string {
  const merged = sameVerbTogether(items)
  const textOf = (item: Exclude<Item, Deed>, first: boolean) =>
    first && inverted && item.is === 'clause' ? item.inverted : item.text
  if (voice.subject === '') {
    return sequence(
      merged.map((item, i) =>
        item.is === 'deed' ? phrase(item, voice, inverted && i === 0 ? 'inverted' : 'plain') : textOf(item, i === 0),
      ),
    )
  }
  const deeds = merged
    .filter((item) => item.is === 'deed')
    .map((item, i) => phrase(item, voice, i > 0 ? 'shared' : inverted ? 'inverted' : 'plain'))
  const others = merged.flatMap((item) => (item.is === 'deed' ? [] : [textOf(item, deeds.length === 0)]))
  return sequence([...(deeds.length ? [list(deeds)] : []), ...others])
}

/** A clause with a subject of its own is kept apart by a comma; what else follows a bonus comes `dann`. */
function sequence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  if (parts.length > 1 && /^(jeder|du|dein) /.test(last)) return `${parts.slice(0, -1).join(', ')}, und ${last}`
  const followsBonus = parts.length === 2 && parts[0].startsWith('{') && /^[a-zäöü]/.test(last)
  return followsBonus ? parts.join(', dann ') : list(parts)
}

/** Sentences without capital and full stop; everything joinable becomes one. */
export const joinedSentences = (items: readonly Item[], voice: Voice, inverted = false): string[] =>
  joinableRuns(items).map((run, i) => {
    const [first] = run
    if (first.is === 'sentence') return (i === 0 && inverted ? first.inverted : undefined) ?? first.text
    return joined(run, i > 0 ? again(voice) : voice, i === 0 && inverted)
  })

/** The same behind an opening. */
export function opened(opening: Opening, items: readonly Item[], t: Telling): Item[] {
  const [first, ...others] = items
  if (first === undefined) return []
  if (first.is === 'sentence') return [reopened(opening, first, t), ...others]
  const speaksTo = t.voice.subject === ''
  const voice = speaksTo && opening.kind === 'time' && first.is === 'deed' ? explicitYou : again(t.voice)
  const [body, ...more] = joinedSentences(items, voice, true)
  return [begun(opening, body), ...more.map((text) => sentence(text))]
}

const onlyBonuses = /^\{[^}]*\}((, | und )\{[^}]*\})*$/

/** An opening before a sentence that may have one of its own. Conditions one inside the other become one. */
function reopened(opening: Opening, said: Sentence, t: Telling): Sentence {
  if (said.inverted) return begun(opening, said.inverted)
  const colon: Opening = { ...opening, kind: 'colon' }
  if (!said.parts) return begun(colon, capital(said.text))
  const { body, opening: inner } = said.parts
  if (opening.text.startsWith('wenn ') && inner.text.startsWith('wenn ')) {
    const ofActor = `wenn ${t.voice.pronoun} `
    const shared = opening.text.startsWith(ofActor) && inner.text.startsWith(ofActor) ? ofActor : 'wenn '
    return begun({ ...inner, text: `${opening.text} und ${inner.text.slice(shared.length)}` }, body)
  }
  if (inner.kind === 'time' && opening.kind === 'clause' && isYou(t.voice) && onlyBonuses.test(body))
    return begun(opening, `erhältst du ${inner.text} ${body}`)
  if (inner.kind === 'link')
    return begun({ ...colon, text: `${opening.text}, ${inner.text}` }, body.startsWith('{') ? body : capital(body))
  return begun(colon, capital(said.text))
}

function begun(opening: Opening, body: string): Sentence {
  const colon = opening.kind === 'colon' || body.startsWith('{')
  const behind = colon ? ': ' : opening.kind === 'clause' ? ', ' : ' '
  return { is: 'sentence', text: `${opening.text}${behind}${body}`, parts: { opening, body } }
}
