import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that cookies are signed with, made on first start for the eyes of this user alone. */
export function secretIn(folder: string): string {
  const file = join(folder, 'secret')
  if (!existsSync(file)) {
    try {
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // another process was quicker
    }
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}
