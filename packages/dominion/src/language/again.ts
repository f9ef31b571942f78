/** What a card does when it is played, and does again when something else happens to it. */
import type { Ability, Hook, Step } from './types.ts'

/** What happens to the card itself, whatever else holds. */
export const isOwnHook = (ability: Ability): ability is Hook =>
  ability.when === 'hook' && ability.at === 'this' && 'filter' in ability.on && !ability.if && !ability.oncePerTurn

export const isSame = (a: readonly Step[], b: readonly Step[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The hook that does what the play ends with; undefined where there is none. */
export function doneAgain(play: Ability, all: readonly Ability[]): Hook | undefined {
  if (play.when !== 'play') return undefined
  return all.find(
    (other): other is Hook => isOwnHook(other) && isSame(other.steps, play.steps.slice(-other.steps.length)),
  )
}
