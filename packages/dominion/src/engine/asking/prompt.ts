/** What the sentences of the pending decision may take for granted. */
import type { KnownCard, Prompt } from '../../words/index.ts'
import { mentions, mentionsThis } from '../../words/references.ts'
import type { Site } from '../compile/code.ts'
import { SHEET } from '../compile/operations.ts'
import { F_ACTOR, F_IT, F_THIS, FP, S } from '../memory/layout.ts'
import { nameOf } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { remembered } from '../memory/stack.ts'
import { cost } from '../rules/evaluate.ts'
import { CHOOSER, D, D_PICK, KIND, MAX } from './ask.ts'

/** What the sentence of a step may take for granted, as plain data. The card and the actor go by name and seat. */
export interface PromptData extends Omit<Prompt, 'card' | 'actor'> {
  readonly card: string
  readonly actor?: number // who does what is chosen, where that is not the one who chooses
}

export function promptData({ card, step, tags }: Site): PromptData {
  const fp = S[FP]
  const actor = S[fp + F_ACTOR]
  const known = (id: number): KnownCard =>
    id >= SHEET ? { name: nameOf(id - SHEET), cost: 0 } : { name: nameOf(kindOf(id)), cost: cost(kindOf(id)) }
  const spokenOf = [...tags].filter(([name]) => mentions(step, name))
  return {
    card: card.name,
    ...(actor !== D[CHOOSER] && { actor }),
    ...(isWay(card) && mentionsThis(step) && S[fp + F_THIS] >= 0 && { self: known(S[fp + F_THIS]) }),
    ...(D[KIND] === D_PICK && { amount: D[MAX] }),
    ...(S[fp + F_IT] >= 0 && { it: known(S[fp + F_IT]) }),
    ...(spokenOf.length > 0 && {
      vars: Object.fromEntries(spokenOf.map(([name, tag]) => [name, remembered(fp, tag).map(known)])),
    }),
  }
}

const isWay = (card: Site['card']): boolean => 'type' in card && card.type === 'Way'

export const prompt = (site: Site): Prompt => {
  const { actor, ...data } = promptData(site)
  return { ...data, card: site.card, ...(actor !== undefined && { actor: `Player ${actor + 1}` }) }
}
