import { InputError } from '@freehold/kernel'
import { runScenario, type ScenarioResult } from './run.ts'
import { parseScenario } from './schema.ts'

/** What became of one scenario of a file. One that could not be read has no edition. */
export interface FileResult extends Omit<ScenarioResult, 'edition'> {
  readonly place: string // `rulings.json[3]`
  readonly edition?: ScenarioResult['edition']
}

/** Runs every scenario of a file's contents; one that is wrong does not keep the others from being run. */
export function runFile(contents: unknown, file: string): FileResult[] {
  const list = Array.isArray(contents) ? contents : [contents]
  if (list.length === 0) throw new InputError('there is no scenario in it')
  return list.flatMap((entry: unknown, i): FileResult[] => {
    const place = Array.isArray(contents) ? `${file}[${i}]` : file
    try {
      return alike(runScenario(parseScenario(entry, '')).map((result) => ({ place, ...result })))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      return [{ place, title: titleOf(entry), outcome: 'wrong', problems: [error.message], told: [] }]
    }
  })
}

/** What is wrong in every edition is told once. */
function alike(results: FileResult[]): FileResult[] {
  const [{ edition: _, ...first }] = results
  const same = results.every(({ outcome, problems }) => outcome === 'wrong' && problems[0] === first.problems[0])
  return same ? [first] : results
}

const titleOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'title' in entry && typeof entry.title === 'string'
    ? entry.title
    : 'no title'
