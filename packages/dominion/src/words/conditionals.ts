import type { ChooseOptions, Step } from '../language/types.ts'
import { conditionPhrase } from './conditions.ts'
import { type Item, opened } from './items.ts'
import { core, isOptional, refersTo } from './references.ts'
import { participle, refOf } from './remembered.ts'
import { sayAll, type Telling } from './telling.ts'

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
  if (step.then.length === 0) return opened(`unless ${condition}, `, sayAll(otherwise, t), t)
  return [...opened(`if ${condition}, `, sayAll(step.then, t), t), ...opened('otherwise, ', sayAll(otherwise, t), t)]
}

/** A choice between the usual and something else is told as the usual and `you may … instead`. */
function insteadOf(step: If): readonly Step[] | undefined {
  const [choice, ...more] = step.then
  if (more.length || !step.else || choice?.do !== 'chooseOptions' || !isPlainChoice(choice)) return undefined
  const usual = JSON.stringify(step.else)
  const others = choice.options.filter((option) => JSON.stringify(option) !== usual)
  return others.length === 1 && others[0].length === 1 ? others[0] : undefined
}

const isPlainChoice = (choice: ChooseOptions): boolean => choice.n === 1 && choice.options.length === 2 && !choice.by

function ifDidItems(step: IfDid, t: Telling): Item[] {
  const deed = core(step.step)
  const optional = isOptional(step.step)
  const done = t.say.step(step.step, t)
  const then = sayAll(step.then, t)
  const otherwise = sayAll(step.else ?? [], t)
  // What is said about the cards of a step that had to be done needs no `if`: without them it says nothing.
  const implied = !optional && 'as' in deed && deed.as !== undefined && refersTo(step.then, deed.as)
  const consequence = implied ? then : opened(`${didPhrase(step.step, t)}, `, then, t)
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
