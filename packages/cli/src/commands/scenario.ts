import { globSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { type FileResult, runFile } from '@freehold/dominion/scenario'
import { InputError } from '@freehold/kernel'
import { type Command, type ExitCode, exitCode } from '../command.ts'
import { readJson } from '../json-file.ts'

export const command: Command = {
  name: 'scenario',
  summary: 'play scenarios of Dominion and check what they expect',
  usage: [
    'freehold scenario FILE… [--json] [--verbose]',
    '',
    'FILE       a file of scenarios, or a folder with such files; - reads standard input',
    '--json     for programs',
    '--verbose  tell of those that passed too, and who answered what',
    '',
    'A scenario says what lies where, what is answered, and what must lie where then.',
    'docs/scenarios.md explains how to write one.',
    '',
    'The exit code is 1 where an expectation did not hold, 2 where a scenario cannot be.',
  ].join('\n'),
  async run(args) {
    const options = { json: { type: 'boolean' }, verbose: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length === 0) throw new InputError('scenario: no file given (see freehold scenario --help)')
    const results: FileResult[] = []
    for (const path of positionals) for (const file of await filesIn(path)) results.push(...(await runOne(file)))
    if (values.json) console.log(JSON.stringify(summary(results), undefined, 2))
    else report(results, values.verbose ?? false)
    return worst(results)
  },
}

/** A file itself, or all files of scenarios in a folder and the folders inside it. */
async function filesIn(path: string): Promise<string[]> {
  const found = path === '-' ? undefined : await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) return [path]
  const files = globSync('**/*.json', { cwd: path, exclude: ['**/node_modules/**'] }).toSorted()
  if (files.length === 0) throw new InputError(`${path}: there is no file of scenarios (*.json) in this folder`)
  return files.map((file) => join(path, file))
}

/** One bad file does not keep the others from being run. */
async function runOne(file: string): Promise<FileResult[]> {
  try {
    return runFile(await readJson(file, 'a scenario'), file)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return [{ place: file, title: '', outcome: 'wrong', problems: [error.message], told: [] }]
  }
}

const count = (results: readonly FileResult[], outcome: FileResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length

function summary(results: readonly FileResult[]) {
  const wrong = count(results, 'wrong')
  return { passed: count(results, 'passed'), failed: count(results, 'failed') + wrong, wrong, results }
}

function worst(results: readonly FileResult[]): ExitCode {
  if (count(results, 'wrong') > 0) return exitCode.badInput
  return count(results, 'failed') > 0 ? exitCode.failed : exitCode.done
}

/** The counts come last; those that could not be run count as failed. */
function report(results: readonly FileResult[], verbose: boolean): void {
  for (const result of results) {
    if (verbose) console.log(atLength(result))
    else if (result.outcome !== 'passed') console.log(inOneLine(result))
  }
  const { passed, failed, wrong } = summary(results)
  if (wrong > 0) console.log(`${wrong} could not be run: the scenario itself is wrong`)
  console.log(`${passed} passed, ${failed} failed`)
}

const marks: Readonly<Record<FileResult['outcome'], string>> = {
  passed: styleText('green', 'passed'),
  failed: styleText('red', 'failed'),
  wrong: styleText('yellow', 'wrong '),
}

const name = ({ place, title, edition }: FileResult): string =>
  `${place}${title && ` "${title}"`}${edition ? ` (${edition})` : ''}`

const inOneLine = (result: FileResult): string =>
  `${marks[result.outcome]}  ${name(result)}: ${result.problems.join('; ')}`

const atLength = (result: FileResult): string =>
  [
    `${marks[result.outcome]}  ${name(result)}`,
    ...result.told.map((line) => `          ${line}`),
    ...result.problems.map((line) => `        - ${line}`),
  ].join('\n')
