import type { ChooseOptions, Condition, ExtraTurn, Step, Who } from '../../language/types.ts'
import { notSaid } from '../not-said.ts'
import { firstTime } from '../references.ts'
import { collected } from '../remembered.ts'
import { constant, inVoice, sayAll } from '../telling.ts'
import { playerPhrase } from './cards.ts'
import { conditionPhrase, triggerPhrase } from './conditions.ts'
import { aCard } from './filters.ts'
import { clause, deed, type Item, joinedSentences, opened, sentence } from './items.ts'
import { perPhrase } from './numbers.ts'
import { explicitYou, imperative, type Telling, third } from './telling.ts'

type Of<Kind extends Step['do']> = Extract<Step, { readonly do: Kind }>
type Control = Of<
  | 'may'
  | 'untilHandSize'
  | 'others'
  | 'everyone'
  | 'player'
  | 'on'
  | 'nextTurn'
  | 'instead'
  | 'chooseOptions'
  | 'extraTurn'
>

export function controlItems(step: Control, t: Telling): Item[] {
  switch (step.do) {
    case 'may':
      return t.say.step(step.step, t, true)
    case 'chooseOptions':
      return choiceItems(step, t)
    case 'untilHandSize':
      return [untilHandSize(step, t)]
    case 'others':
    case 'everyone':
      return eachPlayer(step, t)
    case 'player':
      return ofPlayer(step, t)
    case 'on':
      return onItems(step, t, ' this turn')
    case 'nextTurn':
      return opened('at the start of your next turn, ', sayAll(step.steps, t), t)
    case 'instead':
      return insteadItems(sayAll(step.steps, t), t)
    case 'extraTurn':
      return extraTurn(step, t)
  }
}

function choiceItems(step: ChooseOptions, t: Telling): Item[] {
  const topic = t.topic
  const options = step.options.map((option) => sayAll(option, t))
  t.topic = topic // which of them was done is not known
  const byOther = step.by !== undefined && (step.by !== 'you' || t.voice.they === 'they') ? step.by : undefined
  const asChosen = byOther && (byOther === 'you' ? ', as you choose' : `, as ${playerPhrase(byOther)} chooses`)
  const [first, second] = options.map(([item, ...more]) =>
    item?.is === 'deed' && !item.may && !more.length ? item : undefined,
  )
  if (step.n === 1 && options.length === 2 && first && second) {
    return [{ ...first, or: second, ...(asChosen && { after: asChosen }) }]
  }
  const voice = t.voice.they === 'they' ? third('they') : imperative
  const said = options.map((items) => joinedSentences(items, voice).join('; '))
  const n = constant(step.n, t)
  const whole = n === undefined ? `a different one of these${perPhrase(step.n, t)}` : n === 1 ? 'one' : `${n} of these`
  const menu = `${whole}: ${n === 1 ? orList(said) : said.join('; ')}`
  if (byOther) return [sentence(byOther === 'you' ? `you choose ${menu}` : `${playerPhrase(byOther)} chooses ${menu}`)]
  return t.voice.they === 'they' ? [deed('choose', menu)] : [sentence(`choose ${menu}`)]
}

const orList = (options: readonly string[]): string => `${options.slice(0, -1).join('; ')}; or ${options.at(-1)}`

function untilHandSize(step: Of<'untilHandSize'>, t: Telling): Item {
  const until = `until ${t.voice.they} have ${step.n} ${step.n === 1 ? 'card' : 'cards'} in hand`
  const [only, ...more] = step.steps
  if (only?.do === 'draw' && only.n === 1 && !more.length) return deed('draw', until)
  const voice = t.voice.they === 'they' ? third('they') : t.voice
  return sentence(`${until}, ${joinedSentences(sayAll(step.steps, t), voice).join('; ')}`)
}

function eachPlayer(step: Of<'others' | 'everyone'>, t: Telling): Item[] {
  const whom = step.do === 'others' ? 'each other player' : 'each player, including you,'
  const subject = step.where ? `${whom}${wherePhrase(step.where, t)}` : whom
  const items = inVoice(t, third(subject), () => asClause(sayAll(step.steps, t), t))
  if (step.collect) collected(t, step.collect)
  t.topic = undefined
  return items
}

/** The first sentence can be joined to what stands before it. */
function asClause(items: readonly Item[], t: Telling): Item[] {
  const [first, ...others] = joinedSentences(items, t.voice)
  // A sentence that begins with something else has not said whom it is about.
  if (items[0]?.is === 'sentence')
    return [`for ${t.voice.subject.replace(/,$/, '')}, ${first}`, ...others].map(sentence)
  return first === undefined ? [] : [clause(first), ...others.map(sentence)]
}

/** A condition on a player, told behind the name: ` with at least 5 cards in hand`. */
function wherePhrase(where: Condition, t: Telling): string {
  const said = inVoice(t, third('they'), () => conditionPhrase(where, t))
  if (said.startsWith('they have played ')) return ` who has ${said.slice('they have '.length)},`
  if (said.startsWith('they have ')) return ` with ${said.slice('they have '.length)}`
  return said.startsWith('they ') ? ` who ${said.slice('they '.length)}` : `, if ${said},`
}

function ofPlayer(step: Of<'player'>, t: Telling): Item[] {
  const subject = t.familiar.has(step.who) ? 'they' : playerPhrase(step.who)
  const voice = step.who === 'you' ? explicitYou : third(subject)
  return inVoice(t, voice, () => asClause(sayAll(step.steps, t), t))
}

/** `within` says for how long it holds. */
function onItems(step: Of<'on'>, t: Telling, within: string): Item[] {
  if (step.for || step.only) notSaid('an effect that waits otherwise than for the turn')
  const first = firstTime(step.trigger, step.steps)
  if (first) {
    const opening = `the first time ${t.voice.they} play ${aCard(first.filter, t)} this turn, `
    return opened(opening, sayAll(first.steps, t), t)
  }
  const trigger = triggerPhrase(step.trigger, t)
  return opened(`${trigger}${within}, `, sayAll(step.steps, t), t)
}

function insteadItems(items: readonly Item[], t: Telling): Item[] {
  const [only, ...more] = items
  if (only?.is === 'deed' && !more.length) return [{ ...only, after: `${only.after ?? ''} instead` }]
  return opened('instead, ', items, t)
}

function extraTurn(step: ExtraTurn, t: Telling): Item[] {
  if (step.who === 'you' && !step.rules && !step.decidedBy) return [deed('take', 'an extra turn after this one')]
  const turn =
    step.who === 'you'
      ? 'take an extra turn after this one'
      : `${playerPhrase(step.who)} takes an extra turn after this one`
  const decided = step.decidedBy && step.decidedBy !== step.who ? decidedBy(step.decidedBy, step.who) : ''
  t.familiar.add(step.who)
  const rules = inVoice(t, step.who === 'you' ? imperative : explicitYou, () =>
    (step.rules ?? []).flatMap((rule) => (rule.do === 'on' ? onItems(rule, t, ' in that turn') : t.say.step(rule, t))),
  )
  t.familiar.delete(step.who)
  return [sentence(`${turn}${decided}`), ...joinedSentences(rules, t.voice).map(sentence)]
}

function decidedBy(decider: Who, who: Who): string {
  const decides =
    decider === 'you' ? 'you see what they see and make' : `${playerPhrase(decider)} sees what they see and makes`
  const whose = who === 'you' ? decides.replace('they see', 'you see') : decides
  return `, in which ${whose} every decision for ${who === 'you' ? 'you' : 'them'}`
}
