/** Examples of the rules, by the rule that they play. */
import { actionExamples } from './actions.ts'
import { automaExamples } from './automa.ts'
import { automaFactionExamples } from './automa-factions.ts'
import { automaProcedureExamples } from './automa-procedures.ts'
import { besideAutomaExamples } from './beside-automa.ts'
import { differenceExamples } from './differences.ts'
import { endExamples } from './end.ts'
import type { Example } from './example.ts'
import { landExamples } from './land.ts'
import { peopleExamples } from './peoples.ts'
import { powerExamples } from './power.ts'
import { strongholdExamples } from './strongholds.ts'

export type { Example } from './example.ts'
export { type ExampleMoment, type PlayedExample, playExample } from './play.ts'

export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...landExamples,
  ...powerExamples,
  ...endExamples,
  ...actionExamples,
  ...peopleExamples,
  ...strongholdExamples,
  ...differenceExamples,
}

export const AUTOMA_EXAMPLES: Readonly<Record<string, Example>> = {
  ...automaExamples,
  ...automaFactionExamples,
  ...automaProcedureExamples,
  ...besideAutomaExamples,
}
