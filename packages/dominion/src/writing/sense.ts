/** Mistakes of sense: what can be read, and yet no card says. */
import type { Ability, Cards, Step } from '../language/types.ts'
import { anyStep, stepsOf, within } from '../language/walk.ts'
import type { Mend, Mistake, MistakeKind } from './mistakes.ts'
import type { Draft } from './read.ts'

/** `withType`: how the text gets a type that it lacks. */
export function mistakesOfSense(
  { types, abilities }: Draft,
  lineOf: (ability: Ability) => number,
  withType: (type: 'attack' | 'victory') => Mend | undefined,
): Mistake[] {
  if (!types) return []
  const has = (...some: readonly string[]): boolean => types.some((type) => some.includes(type))
  const at = (kind: MistakeKind, ability: Ability, mend: Mend | undefined): Mistake => ({
    ...{ kind, line: lineOf(ability), column: 1, length: 0, found: '', expected: [], corrections: [], takes: [] },
    ...(mend && { mend }),
  })
  return abilities.flatMap((ability) => [
    ...(ability.when === 'scoring' && !has('Victory', 'Curse')
      ? [at('worthWithoutVictory', ability, withType('victory'))]
      : []),
    ...(ability.when === 'play' && !has('Attack') && anyStep(stepsOf(ability), hurtsOthers)
      ? [at('attackWithoutType', ability, withType('attack'))]
      : []),
  ])
}

/** What the others would rather not do, where they have to. */
function hurts(steps: readonly Step[]): boolean {
  return steps.some((step) => {
    switch (step.do) {
      case 'may':
        return false
      case 'discardDownTo':
      case 'debt':
        return true
      case 'discard':
      case 'trash':
        return !isOptional(step.what)
      case 'gain':
        return 'is' in step.what && step.what.is === 'name' && step.what.name === 'Curse'
      default:
        return within(step).some(hurts)
    }
  })
}

const isOptional = (what: Cards): boolean =>
  what.cards === 'pick' &&
  (what.quantity === 'anyNumber' || (typeof what.quantity === 'object' && 'upTo' in what.quantity))

const hurtsOthers = (step: Step): boolean => step.do === 'others' && hurts(step.steps)
