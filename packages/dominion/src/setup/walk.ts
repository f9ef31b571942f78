/** Walks over the steps of a card, whatever they stand inside. */
import type { Ability, Card, Step } from '../language/types.ts'

export interface Visited {
  readonly step: Step
  readonly yours: boolean // whether the player of the card does it, alone or with the others
}

/** Every step of the card in the order it is written. */
export function* everyStep(card: Card): Generator<Visited> {
  for (const ability of card.abilities) yield* walk(stepsOf(ability), true)
}

export const stepsOf = (ability: Ability): readonly Step[] => (ability.when === 'scoring' ? [] : ability.steps)

function* walk(steps: readonly Step[], yours: boolean): Generator<Visited> {
  for (const step of steps) {
    yield { step, yours }
    const foreign = step.do === 'others' || (step.do === 'player' && step.who !== 'you')
    for (const inner of within(step)) yield* walk(inner, yours && !foreign)
  }
}

/** The lists of steps that stand inside one. */
function within(step: Step): readonly (readonly Step[])[] {
  switch (step.do) {
    case 'may':
      return [[step.step]]
    case 'if':
      return [step.then, step.else ?? []]
    case 'ifDid':
      return [[step.step], step.then, step.else ?? []]
    case 'chooseOptions':
      return step.options
    case 'extraTurn':
      return [step.rules ?? []]
    default:
      return 'steps' in step ? [step.steps] : []
  }
}
