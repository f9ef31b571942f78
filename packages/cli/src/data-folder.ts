import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where a host keeps everything, unless it is told otherwise. */
export function dataFolder(given: string | undefined): string {
  return given ?? (process.env.FREEHOLD_DATA || join(homedir(), '.local/share/freehold'))
}
