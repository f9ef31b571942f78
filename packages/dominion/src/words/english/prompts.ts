import type { Step } from '../../language/types.ts'
import { granted, type Prompt } from '../prompt.ts'
import { sayAll } from '../telling.ts'
import { capital } from './grammar.ts'
import { joinedSentences } from './items.ts'
import { plain } from './spoken.ts'
import { startEnglish } from './start.ts'
import { imperative, third } from './telling.ts'

/** Steps as a sentence of its own, speaking to the one who does them, or of somebody else by name. */
export function stepsSentence(steps: readonly Step[], prompt: Prompt = {}): string {
  const { actor } = prompt
  const t = startEnglish({ ...granted(prompt), voice: actor === undefined ? imperative : third(actor) })
  return joinedSentences(sayAll(steps, t), t.voice)
    .map((part) => capital(plain(part)))
    .join('. ')
}
