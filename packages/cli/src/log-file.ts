import { type GameLog, parseLog } from '@freehold/kernel'
import { readJson } from './json-file.ts'

/** The log in a file, or on standard input where the file is called `-`. Throws `InputError`. */
export async function readLog(file: string): Promise<GameLog> {
  return parseLog(await readJson(file, 'a log'))
}
