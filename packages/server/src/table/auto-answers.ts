/** Answers that a seat leaves to the host. */
import type { Decision, Move } from '@freehold/kernel'

export interface AutoAnswer {
  readonly text: string // what it does, for people
  answer(decision: Decision): Move | undefined
}

/** By its name, such as `skip-single`. A name may end in `:` and something of the game: `reveal:Moat`. */
export type AutoAnswers = (name: string) => AutoAnswer | undefined

/** Where whatever is answered comes to the same. */
export const skipSingle: AutoAnswer = {
  text: 'Answer for me where there is only one answer',
  answer({ options, min, max, ordered }) {
    if (min !== max || min > options.length) return undefined
    const alike = options.every(({ key }) => key === options[0].key)
    const settled = alike || (options.length === min && (!ordered || min < 2))
    return settled ? options.slice(0, min).map((_, i) => i) : undefined
  },
}

/** The answer that chooses the one option of this key. */
export function choosing(decision: Decision, key: string): Move | undefined {
  if (decision.min > 1 || decision.max < 1) return undefined
  const at = decision.options.findIndex((option) => option.key === key)
  return at < 0 ? undefined : [at]
}
