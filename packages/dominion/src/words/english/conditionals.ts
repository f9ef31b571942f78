import type { Step } from '../../language/types.ts'
import { core, declinable, insteadOf, isImplied, isOptional } from '../references.ts'
import { refOf } from '../remembered.ts'
import { sayAll } from '../telling.ts'
import { conditionPhrase } from './conditions.ts'
import { participle } from './grammar.ts'
import { type Item, opened } from './items.ts'
import type { Telling } from './telling.ts'

type If = Extract<Step, { readonly do: 'if' }>
type IfDid = Extract<Step, { readonly do: 'ifDid' }>

export const conditionalItems = (step: If | IfDid, t: Telling): Item[] =>
  step.do === 'if' ? ifItems(step, t) : ifDidItems(step, t)

function ifItems(step: If, t: Telling): Item[] {
  const otherwise = step.else ?? []
  const instead = insteadOf(step)
  if (instead) {
    const usual = sayAll(otherwise, t)
    const condition = conditionPhrase(step.condition, t)
    const said = sayAll(instead, t).map(
      (item): Item => (item.is === 'deed' ? { ...item, may: true, after: ' instead' } : item),
    )
    return [...usual, ...opened(`if ${condition}, `, said, t)]
  }
  const condition = conditionPhrase(step.condition, t)
  const declined = declinable(step)
  if (declined)
    return [
      ...opened(`if ${condition}, `, t.say.step(declined, t), t),
      ...opened(`if ${t.voice.they} don’t, `, sayAll(otherwise, t), t),
    ]
  if (step.then.length === 0) return opened(`unless ${condition}, `, sayAll(otherwise, t), t)
  return [...opened(`if ${condition}, `, sayAll(step.then, t), t), ...opened('otherwise, ', sayAll(otherwise, t), t)]
}

function ifDidItems(step: IfDid, t: Telling): Item[] {
  const optional = isOptional(step.step)
  const done = t.say.step(step.step, t)
  const then = sayAll(step.then, t)
  const otherwise = sayAll(step.else ?? [], t)
  const consequence = isImplied(step) ? then : opened(`${didPhrase(step.step, t)}, `, then, t)
  const { they } = t.voice
  const failed = !optional ? `if ${they} cannot, ` : then.length ? 'otherwise, ' : `if ${they} don’t, `
  return [...done, ...consequence, ...opened(failed, otherwise, t)]
}

/** `if you do`; where it must be done as far as it can, whether anything came of it. */
function didPhrase(step: Step, t: Telling): string {
  const { they } = t.voice
  const deed = core(step)
  if (!isOptional(step) && 'as' in deed && 'what' in deed) {
    const ref = refOf(t, deed)
    if (!ref.one) return `if ${they} ${participle[ref.by]} any cards`
  }
  if (!isOptional(step) && deed.do === 'discard' && deed.what.cards === 'pick' && deed.what.quantity === 'all') {
    return `if ${they} discarded any cards`
  }
  return `if ${they} do`
}
