import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { InputError } from '@freehold/kernel'

/** What a file of JSON says, or standard input where the file is called `-`. `what` it should be: `a log`. Throws `InputError`. */
export async function readJson(file: string, what: string): Promise<unknown> {
  const contents = await contentsOf(file, what)
  try {
    return JSON.parse(contents)
  } catch (error) {
    const why = (error as SyntaxError).message.replaceAll(/\s+/g, ' ')
    throw new InputError(`not JSON, and so not ${what}: ${why}`)
  }
}

async function contentsOf(file: string, what: string): Promise<string> {
  if (file === '-') return text(process.stdin)
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new InputError('there is no such file')
    if (code === 'EISDIR') throw new InputError(`this is a folder; give ${what.replace(/^an? /, 'the ')} inside it`)
    throw new InputError(`cannot be read (${code})`)
  }
}
