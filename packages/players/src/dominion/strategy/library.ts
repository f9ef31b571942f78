/** The strategies that come with Freehold, and those of people, by name or file. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { didYouMean, fold } from './spelling.ts'
import { parseStrategy, type Strategy } from './strategy.ts'

const folder = join(import.meta.dirname, '../../../strategies')

/** What the shipped strategies are called on a command line: `big-money`. */
export const strategyIds = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()

/** A shipped strategy by its id or name, or the one in a file (a path with a slash or ending in .json). Throws `InputError`. */
export function findStrategy(asked: string): Strategy {
  if (asked.endsWith('.json') || /[/\\]/.test(asked)) return readStrategy(asked)
  const ids = strategyIds()
  const id =
    ids.find((each) => fold(each) === fold(asked)) ?? ids.find((each) => fold(shipped(each).name) === fold(asked))
  if (id !== undefined) return shipped(id)
  const meant = didYouMean(asked, ids) || '; freehold sim --list names them, and a file ends in .json'
  throw new InputError(`there is no strategy ${JSON.stringify(asked)}${meant}`)
}

const known = new Map<string, Strategy>()

export function shipped(id: string): Strategy {
  const strategy = known.get(id) ?? readStrategy(join(folder, `${id}.json`))
  known.set(id, strategy)
  return strategy
}

function readStrategy(file: string): Strategy {
  return parseStrategy(parseJson(contents(file), file), file)
}

function contents(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new InputError(`${file}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}`)
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`${file}: not JSON: ${(error as SyntaxError).message.replaceAll(/\s+/g, ' ')}`)
  }
}
