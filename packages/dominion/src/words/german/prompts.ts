import type { Step } from '../../language/types.ts'
import { granted, type Prompt } from '../prompt.ts'
import { sayAll } from '../telling.ts'
import { capital, finished } from './grammar.ts'
import { joinedSentences } from './items.ts'
import { plain } from './spoken.ts'
import { startGerman } from './start.ts'
import { imperative, named } from './telling.ts'

/** Steps as a sentence of its own, speaking to the one who does them, or of somebody else by name. */
export function stepsSentence(steps: readonly Step[], prompt: Prompt = {}): string {
  const { actor } = prompt
  const t = startGerman({ ...granted(prompt), voice: actor === undefined ? imperative : named(actor) })
  return joinedSentences(sayAll(steps, t), t.voice)
    .map((part) => capital(plain(finished(part))))
    .join('. ')
}
