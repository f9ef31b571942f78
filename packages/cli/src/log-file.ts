import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type GameLog, InputError, parseLog } from '@freehold/kernel'

/** The log in a file, or on standard input where the file is called `-`. Throws `InputError`. */
export async function readLog(file: string): Promise<GameLog> {
  return parseLog(parseJson(await contentsOf(file)))
}

async function contentsOf(file: string): Promise<string> {
  if (file === '-') return text(process.stdin)
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new InputError('there is no such file')
    if (code === 'EISDIR') throw new InputError('this is a folder; give the log inside it')
    throw new InputError(`cannot be read (${code})`)
  }
}

function parseJson(contents: string): unknown {
  try {
    return JSON.parse(contents)
  } catch (error) {
    const why = (error as SyntaxError).message.replaceAll(/\s+/g, ' ')
    throw new InputError(`not JSON, and so not a log: ${why}`)
  }
}
