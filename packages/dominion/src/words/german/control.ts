import { chosenTokens } from '../../language/shapes.ts'
import type { ChooseOptions, ExtraTurn, Step, Who } from '../../language/types.ts'
import { firstTime, repeatedByYours } from '../references.ts'
import { collected, refNamed } from '../remembered.ts'
import { constant, inVoice, sayAll } from '../telling.ts'
import { conditionPhrase, triggerPhrase, type Within, wenn } from './conditions.ts'
import { aCard } from './filters.ts'
import { capital, clause, list, times } from './grammar.ts'
import { clauseItem, deed, type Item, joinedSentences, type Opening, opened, sentence } from './items.ts'
import { perPhrase } from './numbers.ts'
import { lifetimePhrase } from './states.ts'
import { again, explicitYou, imperative, isYou, neighbour, type Telling, third, type Voice } from './telling.ts'
import { tokenChoice } from './tokens.ts'
import { verbs } from './verbs.ts'

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
      return onItems(step, t, 'dieser')
    case 'nextTurn': {
      const text = t.ahead > 0 ? 'zu Beginn deines Zuges danach' : 'zu Beginn deines nächsten Zuges'
      t.ahead++
      const items = sayAll(step.steps, t)
      t.ahead--
      return opened({ text, kind: 'time' }, items, t)
    }
    case 'instead':
      return insteadItems(sayAll(step.steps, t), t)
    case 'extraTurn':
      return extraTurn(step, t)
    case 'repeat':
      return repeated(step, t)
    case 'forEach': {
      t.refs.set(step.as, { ...refNamed(step.as, t), by: 'choose', one: true })
      t.topic = step.as
      return opened({ text: 'für jede davon', kind: 'time' }, sayAll(step.steps, t), t)
    }
    case 'inAnyOrder': {
      const parts = step.parts.map((part) => joinedSentences(sayAll(part, t), t.voice).join('; '))
      return [sentence(`in beliebiger Reihenfolge: ${capital(list(parts))}`)]
    }
    case 'auction': {
      const bids = `jeder Spieler bietet einmal, höchstens ${step.most} Schulden und du zuletzt`
      const winner = third('der Höchstbietende', 'den Höchstbietenden')
      const won = inVoice(t, winner, () => joinedSentences(sayAll(step.steps, t), t.voice))
      return [
        sentence(bids, bids.replace('jeder Spieler bietet', 'bietet jeder Spieler')),
        ...won.map((text) => sentence(text)),
      ]
    }
  }
}

function repeated(step: Of<'repeat'>, t: Telling): Item[] {
  const n = constant(step.n, t)
  if (n === undefined) return opened({ text: perPhrase(step.n, t).trim(), kind: 'time' }, sayAll(step.steps, t), t)
  return opened({ text: `mache ${times(n) || 'einmal'} Folgendes`, kind: 'colon' }, sayAll(step.steps, t), t)
}

function choiceItems(step: ChooseOptions, t: Telling, may: boolean): Item[] {
  const topic = t.topic
  const options = step.options.map((option) => sayAll(option, t))
  t.topic = topic // which of them was done is not known
  const byOther = step.by !== undefined && (step.by !== 'you' || !isYou(t.voice)) ? step.by : undefined
  const decides = byOther && (byOther === 'you' ? ' (du entscheidest)' : ` (${neighbour(byOther, 'nom')} entscheidet)`)
  const [first, second] = options.map(([item, ...more]) =>
    item?.is === 'deed' && !item.may && !more.length ? item : undefined,
  )
  if (step.n === 1 && options.length === 2 && first && second) {
    return [{ ...first, or: second, ...(decides && { after: decides }) }]
  }
  const voice = isYou(t.voice) ? imperative : again(t.voice)
  const said = options.map((items) => joinedSentences(items, voice).join('; '))
  const n = constant(step.n, t)
  const whole =
    n === undefined ? `${perPhrase(step.n, t).trim()} etwas anderes` : n === 1 ? 'eins' : `${n} verschiedene`
  const list = n === 1 ? orList(said) : said.join('; ')
  const menu = `${whole}: ${list}`
  if (byOther === 'you') return [sentence(`du wählst ${menu}`, `wählst du ${menu}`)]
  if (byOther)
    return [sentence(`${neighbour(byOther, 'nom')} wählt ${menu}`, `wählt ${neighbour(byOther, 'nom')} ${menu}`)]
  if (may && isYou(t.voice))
    return [sentence(`du darfst ${whole} wählen: ${list}`, `darfst du ${whole} wählen: ${list}`)]
  return isYou(t.voice) ? [sentence(`wähle ${menu}`, `wähle ${menu}`)] : [deed(verbs.wählen, menu)]
}

const orList = (options: readonly string[]): string => `${options.slice(0, -1).join('; ')}; oder ${options.at(-1)}`

const cardsInHand = (n: number): string => `${n} ${n === 1 ? 'Handkarte' : 'Handkarten'}`

function untilHandSize(step: Of<'untilHandSize'>, t: Telling): Item {
  const until = `bis ${t.voice.pronoun} ${cardsInHand(step.n)} ${isYou(t.voice) ? 'hast' : 'hat'}`
  const [only, ...more] = step.steps
  if (only?.do === 'draw' && only.n === 1 && !more.length) return deed(verbs.ziehen, 'Karten', { after: clause(until) })
  const said = capital(joinedSentences(sayAll(step.steps, t), again(t.voice)).join('; '))
  if (t.voice.subject === '') return sentence(`wiederhole, ${until}: ${said}`, `wiederhole, ${until}: ${said}`)
  const form = isYou(t.voice) ? 'wiederholst' : 'wiederholt'
  return clauseItem(`${t.voice.subject} ${form}, ${until}: ${said}`, `${form} ${t.voice.subject}, ${until}: ${said}`)
}

function eachPlayer(step: Of<'others' | 'everyone'>, t: Telling): Item[] {
  const repeat = repeatedByYours(step.steps)
  if (repeat) {
    const items = eachPlayer({ ...step, steps: repeat.steps }, t)
    return opened({ text: perPhrase(repeat.n, t).trim(), kind: 'time' }, items, t)
  }
  const [who, whom, note] =
    step.do === 'others'
      ? ['jeder Mitspieler', 'jeden Mitspieler', '']
      : ['jeder Spieler', 'jeden Spieler', ' (auch du)']
  const { where: condition } = step
  const where = condition && inVoice(t, third('er', 'ihn'), () => conditionPhrase(condition, t))
  const which = where?.relative ? `${note}${clause(where.relative)}` : note
  const items = inVoice(t, third(`${who}${which}`, `${whom}${which}`), () => asClause(sayAll(step.steps, t), t))
  if (step.collect) collected(t, step.collect)
  t.topic = undefined
  return where && !where.relative ? opened({ text: wenn(where), kind: 'clause' }, items, t) : items
}

/** The first sentence can be joined to what stands before it. */
function asClause(items: readonly Item[], t: Telling): Item[] {
  // A sentence that begins with something else has not said whom it is about.
  if (items[0]?.is === 'sentence') return opened({ text: `für ${t.voice.whom}`, kind: 'time' }, items, t)
  const [first, ...others] = joinedSentences(items, t.voice)
  if (first === undefined) return []
  return [clauseItem(first, joinedSentences(items, t.voice, true)[0]), ...others.map((text) => sentence(text))]
}

function ofPlayer(step: Of<'player'>, t: Telling): Item[] {
  return inVoice(t, voiceOf(step.who, t), () => asClause(sayAll(step.steps, t), t))
}

function voiceOf(who: Who, t: Telling): Voice {
  if (who === 'you') return explicitYou
  return t.familiar.has(who) ? third('er', 'ihn') : third(neighbour(who, 'nom'), neighbour(who, 'acc'))
}

/** `within` says for how long it holds. */
function onItems(step: Of<'on'>, t: Telling, within: Within): Item[] {
  const first = firstTime(step.trigger, step.steps)
  if (first) {
    const plays = isYou(t.voice) ? 'spielst' : 'spielt'
    const text = `wenn ${t.voice.pronoun} in diesem Zug zum ersten Mal ${aCard(first.filter, t, 'acc')} ${plays}`
    return opened({ text, kind: 'clause' }, sayAll(first.steps, t), t)
  }
  return opened(waiting(step, t, within), sayAll(step.steps, t), t)
}

/** When an effect that was set up happens, and how often. */
function waiting(step: Of<'on'>, t: Telling, within: Within): Opening {
  const lifetime = step.for ?? 'turn'
  if (step.trigger.event === 'turnStart' && lifetime === 'game')
    return { text: 'zu Beginn jedes deiner Züge', kind: 'time' }
  const ownTime = ['turnEnd', 'handDrawn', 'afterTurn'].includes(step.trigger.event)
  const said = triggerPhrase(step.trigger, t, lifetime === 'turn' && !ownTime ? within : undefined)
  if (lifetime !== 'turn')
    return { ...said, text: `${lifetimePhrase(lifetime, t).replace(/,$/, '')}: ${capital(said.text)}` }
  if (step.only === 'next') return { ...said, text: said.text.replace(/^wenn (\S+)/, 'wenn $1 das nächste Mal') }
  if (step.only === 'once') return { ...said, text: said.text.replace(/^wenn (\S+)/, 'einmal, wenn $1') }
  return said
}

function insteadItems(items: readonly Item[], t: Telling): Item[] {
  if (t.event?.event === 'played')
    return opened({ text: 'statt ihre Anweisungen zu befolgen', kind: 'clause' }, items, t)
  const [only, ...more] = items
  if (only?.is === 'deed' && !more.length) return [{ ...only, adverb: 'stattdessen' }]
  return opened({ text: 'stattdessen', kind: 'link' }, items, t)
}

function extraTurn(step: ExtraTurn, t: Telling): Item[] {
  if (t.event?.event === 'gameEnd' && step.who === 'you')
    return [deed(verbs.machen, 'einen Extrazug', { adverb: 'vorher' })]
  if (step.who === 'you' && !step.rules && !step.decidedBy)
    return [deed(verbs.machen, 'einen Extrazug', { adverb: 'nach diesem Zug' })]
  const turn =
    step.who === 'you'
      ? 'mache nach diesem Zug einen Extrazug'
      : `${neighbour(step.who, 'nom')} macht nach diesem Zug einen Extrazug`
  const decided = step.decidedBy && step.decidedBy !== step.who ? decidedBy(step.decidedBy, step.who) : ''
  t.familiar.add(step.who)
  t.inThatTurn = true
  const rules = inVoice(t, step.who === 'you' ? imperative : explicitYou, () =>
    (step.rules ?? []).flatMap((rule) => (rule.do === 'on' ? onItems(rule, t, 'jener') : t.say.step(rule, t))),
  )
  t.familiar.delete(step.who)
  t.inThatTurn = false
  return [sentence(`${turn}${decided}`), ...joinedSentences(rules, t.voice).map((text) => sentence(text))]
}

function decidedBy(decider: Who, who: Who): string {
  const [they, sees, makes] =
    decider === 'you' ? ['du', 'siehst', 'triffst'] : [neighbour(decider, 'nom'), 'sieht', 'trifft']
  const [seen, whom] = who === 'you' ? ['du siehst', 'dich'] : ['er sieht', 'ihn']
  return clause(`in dem ${they} ${sees}, was ${seen}, und alle Entscheidungen für ${whom} ${makes}`)
}
