/** Examples of the rules, by the rule that they play. */
import { automaExamples } from './automa.ts'
import { automaFactionExamples } from './automa-factions.ts'
import { besideAutomaExamples } from './beside-automa.ts'
import { endExamples } from './end.ts'
import type { Example } from './example.ts'
import { landExamples } from './land.ts'
import { peopleExamples } from './peoples.ts'
import { powerExamples } from './power.ts'

export type { Example } from './example.ts'
export { type ExampleMoment, type PlayedExample, playExample } from './play.ts'

export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...landExamples,
  ...powerExamples,
  ...endExamples,
  ...peopleExamples,
}

export const AUTOMA_EXAMPLES: Readonly<Record<string, Example>> = {
  ...automaExamples,
  ...automaFactionExamples,
  ...besideAutomaExamples,
}
