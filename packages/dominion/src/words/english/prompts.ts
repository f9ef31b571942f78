import type { Step } from '../../language/types.ts'
import { knownNames, knownPrice, type Prompt } from '../prompt.ts'
import { refsOf } from '../remembered.ts'
import { capital } from './grammar.ts'
import { joinedSentences } from './items.ts'
import { plain } from './spoken.ts'
import { startTelling } from './start.ts'
import { imperative, sayAll, third } from './telling.ts'

/** Steps as a sentence of its own, speaking to the one who does them, or of somebody else by name. */
export function stepsSentence(steps: readonly Step[], prompt: Prompt = {}): string {
  const { card, actor, amount } = prompt
  const t = startTelling({
    refs: card ? refsOf(card) : new Map(),
    voice: actor === undefined ? imperative : third(actor),
    known: {
      value: () => amount,
      price: (price) => knownPrice(prompt, price),
      cards: (of) => knownNames(prompt, of),
    },
  })
  return joinedSentences(sayAll(steps, t), t.voice)
    .map((part) => capital(plain(part)))
    .join('. ')
}
