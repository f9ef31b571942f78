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
export function saveSomewhere(log: GameLog): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
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

interface Kept {
  log(): GameLog
  readonly position: number
}

/** Sees to it that a game is not lost, however the process ends. */
export class Keeper {
  readonly #game: Kept
  readonly #command: string
  readonly #file: string | undefined
  #settled = false

  /** `command` is what goes on with a saved game; `file` is where the game belongs, if that was said. */
  constructor(game: Kept, command: string, file: string | undefined) {
    this.#game = game
    this.#command = command
    this.#file = file
    process.once('exit', () => {
      if (!this.#settled && game.position > 0) console.error(this.save())
    })
  }

  /** Saves the game where it belongs or else under a name of its own, and says how to go on with it. */
  save(file = this.#file): string {
    this.#settled = true
    return this.copyTo(file ?? saveSomewhere(this.#game.log()))
  }

  /** Saves the game as it is now; it goes on. */
  copyTo(file: string): string {
    const log = this.#game.log()
    saveLog(file, log)
    const next = log.outcome
      ? `Check it with: freehold verify ${file}`
      : `Go on with: ${this.#command} --resume ${file}`
    return `The game is saved in ${file}\n${next}`
  }

  /** The game is over: saves it if that was asked for. */
  finish(): string {
    this.#settled = true
    const { seed, commitment } = this.#game.log()
    return [
      ...(commitment === undefined ? [] : [`The seed was ${seed}`]),
      ...(this.#file === undefined ? [] : [this.save()]),
    ].join('\n')
  }

  /** Somebody does not want it any more. */
  forget(): void {
    this.#settled = true
  }
}
