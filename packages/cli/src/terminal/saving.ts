import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameLog, InputError, serializeLog } from '@freehold/kernel'

/** Writes the log. Throws `InputError` where that cannot be done. */
export function saveLog(file: string, log: GameLog): void {
  try {
    writeFileSync(file, serializeLog(log))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = { ENOENT: 'there is no such folder', EISDIR: 'this is a folder', EACCES: 'not allowed' }[code ?? '']
    throw new InputError(`${file}: cannot be written (${why ?? code})`)
  }
}

/** Writes the log where it can be written, and tells where that was: here, or with the temporary files. */
export function saveSomewhere(log: GameLog, now = new Date()): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const name = (n: number) => `freehold-${log.game}-${stamp}${n === 0 ? '' : `-${n}`}.json`
  let n = 0
  while (existsSync(name(n))) n++
  try {
    saveLog(name(n), log)
    return name(n)
  } catch {
    const file = join(tmpdir(), name(n))
    saveLog(file, log)
    return file
  }
}
