import { chosenTokens } from '../../language/shapes.ts'
import type { ChooseOptions, Condition, ExtraTurn, Step, Who } from '../../language/types.ts'
import { firstTime, repeatedByYours } from '../references.ts'
import { collected, refNamed } from '../remembered.ts'
import { constant, inVoice, sayAll } from '../telling.ts'
import { cardsPhrase } from './cards.ts'
import { conditionPhrase, triggerPhrase } from './conditions.ts'
import { aCard } from './filters.ts'
import { list, times } from './grammar.ts'
import { clause, deed, type Item, joinedSentences, opened, sentence } from './items.ts'
import { perPhrase } from './numbers.ts'
import { playerPhrase } from './places.ts'
import { lifetimePhrase } from './states.ts'
import { explicitYou, imperative, type Telling, third } from './telling.ts'
import { tokenChoice } from './tokens.ts'

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
  | 'repeat'
  | 'forEach'
  | 'inAnyOrder'
  | 'auction'
>

export function controlItems(step: Control, t: Telling, may: boolean): Item[] {
  switch (step.do) {
    case 'may':
      return t.say.step(step.step, t, true)
    case 'chooseOptions': {
      const chosen = chosenTokens(step)
      return chosen ? [tokenChoice(chosen.tokens, chosen.to, t)] : choiceItems(step, t, may)
    }
    case 'untilHandSize':
      return [untilHandSize(step, t)]
    case 'others':
    case 'everyone':
      return eachPlayer(step, t)
    case 'player':
      return ofPlayer(step, t)
    case 'on':
      return onItems(step, t, ' this turn')
    case 'nextTurn': {
      const when = t.ahead > 0 ? 'at the start of your turn after that, ' : 'at the start of your next turn, '
      t.ahead++
      const items = sayAll(step.steps, t)
      t.ahead--
      return opened(when, items, t)
    }
    case 'instead':
      return insteadItems(sayAll(step.steps, t), t)
    case 'extraTurn':
      return extraTurn(step, t)
    case 'repeat':
      return repeated(step, t)
    case 'forEach': {
      const of = cardsPhrase(step.of, t)
      t.refs.set(step.as, { ...refNamed(step.as, t), by: 'choose', one: true })
      t.topic = step.as
      return opened(`for each of ${of}, `, sayAll(step.steps, t), t)
    }
    case 'inAnyOrder': {
      const parts = step.parts.map((part) => joinedSentences(sayAll(part, t), t.voice).join('; '))
      return [sentence(`in either order, ${list(parts)}`)]
    }
    case 'auction': {
      const bids = `each player bids once, up to ${step.most} debt, and you last`
      const won = inVoice(t, third('the highest bidder'), () => joinedSentences(sayAll(step.steps, t), t.voice))
      return [sentence(bids), ...won.map(sentence)]
    }
  }
}

function repeated(step: Of<'repeat'>, t: Telling): Item[] {
  const n = constant(step.n, t)
  if (n === undefined) return opened(`${perPhrase(step.n, t).trim()}, `, sayAll(step.steps, t), t)
  return opened(`do this${times(n) || ' once'}: `, sayAll(step.steps, t), t)
}

function choiceItems(step: ChooseOptions, t: Telling, may: boolean): Item[] {
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
  const whole =
    n === undefined ? `a different one of these${perPhrase(step.n, t)}` : n === 1 ? 'one' : `${n} different ones`
  const menu = `${whole}: ${n === 1 ? orList(said) : said.join('; ')}`
  if (byOther) return [sentence(byOther === 'you' ? `you choose ${menu}` : `${playerPhrase(byOther)} chooses ${menu}`)]
  return t.voice.they === 'they'
    ? [deed('choose', menu)]
    : [sentence(may ? `you may choose ${menu}` : `choose ${menu}`)]
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
  const repeat = repeatedByYours(step.steps)
  if (repeat) return opened(`${perPhrase(repeat.n, t).trim()}, `, eachPlayer({ ...step, steps: repeat.steps }, t), t)
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
  const first = firstTime(step.trigger, step.steps)
  if (first) {
    const opening = `the first time ${t.voice.they} play ${aCard(first.filter, t)} this turn, `
    return opened(opening, sayAll(first.steps, t), t)
  }
  return opened(waitingPhrase(step, t, within), sayAll(step.steps, t), t)
}

/** When an effect that was set up happens, and how often. */
function waitingPhrase(step: Of<'on'>, t: Telling, within: string): string {
  const lifetime = step.for ?? 'turn'
  if (step.trigger.event === 'turnStart' && lifetime === 'game') return 'at the start of each of your turns, '
  const front = lifetime === 'turn' ? '' : lifetimePhrase(lifetime, t)
  const trigger = triggerPhrase(step.trigger, t)
  if (lifetime !== 'turn') return `${front}${trigger}, `
  const times = /^when /
  if (step.only === 'next') return `${trigger.replace(times, 'the next time ')}${within}, `
  if (step.only === 'once') return `once${within}, ${trigger}, `
  return ownTime(step.trigger)
    ? `${trigger}${step.trigger.event === 'cleanUp' ? within : ''}, `
    : `${trigger}${within}, `
}

const ownTime = ({ event }: Of<'on'>['trigger']): boolean =>
  ['cleanUp', 'turnEnd', 'handDrawn', 'afterTurn'].includes(event)

function insteadItems(items: readonly Item[], t: Telling): Item[] {
  if (t.event?.event === 'played') return opened('instead of following its instructions, ', items, t)
  const [only, ...more] = items
  if (only?.is === 'deed' && !more.length) return [{ ...only, after: `${only.after ?? ''} instead` }]
  return opened('instead, ', items, t)
}

function extraTurn(step: ExtraTurn, t: Telling): Item[] {
  if (t.event?.event === 'gameEnd' && step.who === 'you') return [deed('take', 'an extra turn first')]
  if (step.who === 'you' && !step.rules && !step.decidedBy) return [deed('take', 'an extra turn after this one')]
  const turn =
    step.who === 'you'
      ? 'take an extra turn after this one'
      : `${playerPhrase(step.who)} takes an extra turn after this one`
  const decided = step.decidedBy && step.decidedBy !== step.who ? decidedBy(step.decidedBy, step.who) : ''
  t.familiar.add(step.who)
  t.inThatTurn = true
  const rules = inVoice(t, step.who === 'you' ? imperative : explicitYou, () =>
    (step.rules ?? []).flatMap((rule) => (rule.do === 'on' ? onItems(rule, t, ' in that turn') : t.say.step(rule, t))),
  )
  t.familiar.delete(step.who)
  t.inThatTurn = false
  return [sentence(`${turn}${decided}`), ...joinedSentences(rules, t.voice).map(sentence)]
}

function decidedBy(decider: Who, who: Who): string {
  const decides =
    decider === 'you' ? 'you see what they see and make' : `${playerPhrase(decider)} sees what they see and makes`
  const whose = who === 'you' ? decides.replace('they see', 'you see') : decides
  return `, in which ${whose} every decision for ${who === 'you' ? 'you' : 'them'}`
}
