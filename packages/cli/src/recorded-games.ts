/** Recorded games of Terra Mystica to go on from. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { InputError } from '@freehold/kernel'
import type { Contest } from '@freehold/lab'
import { parseLedger, playLedger } from '@freehold/terra-mystica'
import { type State, words } from '@freehold/terra-mystica/fast'

export type RecordedGame = NonNullable<Contest['from']>['games'][number]

/** The games in these files, or in folders of them, each played to its end. Throws `InputError`. */
export async function recordedGames(paths: readonly string[], round: number): Promise<RecordedGame[]> {
  const files = (await Promise.all(paths.map(filesAt))).flat()
  if (files.length === 0) throw new InputError('--from: no recorded game (*.cmd) there')
  return Promise.all(
    files.map(async (file) => {
      const game = parseLedger(await readFile(file, 'utf8').catch(unreadable(file)), file)
      const end = playLedger(game, file)
      checkEnd(end, file, round)
      const of = (word: number) => game.factions.map((_, seat) => end.w[words.seatAt(seat) + word])
      const name = basename(file, '.cmd')
      // Where somebody left, the others had a game of their own: nothing to be compared with one that all play to the end.
      return of(words.DROPPED).some(Boolean) ? { name, game } : { name, game, points: of(words.VP) }
    }),
  )
}

async function filesAt(path: string): Promise<string[]> {
  if (!(await stat(path).catch(unreadable(path))).isDirectory()) return [path]
  const names = await readdir(path).catch(unreadable(path))
  return names
    .filter((name) => name.endsWith('.cmd'))
    .sort()
    .map((name) => join(path, name))
}

function unreadable(path: string): (error: NodeJS.ErrnoException) => never {
  return ({ code }) => {
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'this is a folder' : code
    throw new InputError(`--from: ${path} cannot be read (${why})`)
  }
}

/** What a round is compared with are the points at the end, so a record that was cut off says nothing. */
function checkEnd({ w }: State, file: string, round: number): void {
  if (w[words.PHASE] === words.OVER) return
  const last = w[words.ROUND]
  const where = last === 0 ? 'in the set-up' : `in round ${last}`
  const missing = last < round ? `there is no round ${round}` : 'the rest of the game is missing'
  throw new InputError(`--from: ${file} ends ${where}: ${missing}; expected a game recorded to its end`)
}
