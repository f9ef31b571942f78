import type { Step } from '../../language/types.ts'
import { core, declinable, insteadOf, isImplied, isOptional } from '../references.ts'
import { refOf } from '../remembered.ts'
import { sayAll } from '../telling.ts'
import { conditionPhrase, wenn } from './conditions.ts'
import { doneTo } from './grammar.ts'
import { type Item, type Opening, opened } from './items.ts'
import { isYou, type Telling } from './telling.ts'

type If = Extract<Step, { readonly do: 'if' }>
type IfDid = Extract<Step, { readonly do: 'ifDid' }>

const otherwise: Opening = { text: 'sonst', kind: 'link' }
const clause = (text: string): Opening => ({ text, kind: 'clause' })

export const conditionalItems = (step: If | IfDid, t: Telling): Item[] =>
  step.do === 'if' ? ifItems(step, t) : ifDidItems(step, t)

function ifItems(step: If, t: Telling): Item[] {
  const other = step.else ?? []
  const instead = insteadOf(step)
  if (instead) {
    const usual = sayAll(other, t)
    const condition = clause(wenn(conditionPhrase(step.condition, t)))
    const said = sayAll(instead, t).map(
      (item): Item => (item.is === 'deed' ? { ...item, may: true, adverb: 'stattdessen' } : item),
    )
    return [...usual, ...opened(condition, said, t)]
  }
  const condition = wenn(conditionPhrase(step.condition, t))
  const declined = declinable(step)
  if (declined)
    return [...opened(clause(condition), t.say.step(declined, t), t), ...opened(undone(t), sayAll(other, t), t)]
  if (step.then.length === 0) return opened(clause(`außer ${condition}`), sayAll(other, t), t)
  return [...opened(clause(condition), sayAll(step.then, t), t), ...opened(otherwise, sayAll(other, t), t)]
}

function ifDidItems(step: IfDid, t: Telling): Item[] {
  const done = t.say.step(step.step, t)
  const then = sayAll(step.then, t)
  const other = sayAll(step.else ?? [], t)
  const consequence = isImplied(step) ? then : opened(clause(didPhrase(step.step, t)), then, t)
  const failed = !isOptional(step.step)
    ? clause(`wenn ${t.voice.pronoun} das nicht ${isYou(t.voice) ? 'kannst' : 'kann'}`)
    : then.length
      ? otherwise
      : undone(t)
  return [...done, ...consequence, ...opened(failed, other, t)]
}

const undone = ({ voice }: Telling): Opening =>
  clause(`wenn ${voice.pronoun} das nicht ${isYou(voice) ? 'tust' : 'tut'}`)

/** `wenn du das tust`; where it must be done as far as it can, whether anything came of it. */
function didPhrase(step: Step, t: Telling): string {
  const { pronoun } = t.voice
  const has = isYou(t.voice) ? 'hast' : 'hat'
  const deed = core(step)
  if (!isOptional(step) && 'as' in deed && 'what' in deed) {
    const ref = refOf(t, deed)
    if (!ref.one) return `wenn ${pronoun} mindestens eine Karte ${doneTo[ref.by]} ${has}`
  }
  if (!isOptional(step) && deed.do === 'discard' && deed.what.cards === 'pick' && deed.what.quantity === 'all') {
    return `wenn ${pronoun} mindestens eine Karte abgelegt ${has}`
  }
  return `wenn ${pronoun} das ${isYou(t.voice) ? 'tust' : 'tut'}`
}
