/** Turns in the notation of recorded games. */
import { choiceKey } from '@freehold/terra-mystica'
import { type Command, type State, verbs } from '@freehold/terra-mystica/fast'

export const turnText = (s: State, commands: readonly Command[]): string => choiceKey(s, { group: 'choose', commands })

const MONEY = [verbs.CONVERT, verbs.BURN, verbs.END_TURN]

/** What a turn does, whatever money was changed for it: turns with the same deed are the same to people. */
export function deedOf(s: State, commands: readonly Command[]): string {
  return turnText(
    s,
    commands.filter(({ verb }) => !MONEY.includes(verb)),
  )
}
