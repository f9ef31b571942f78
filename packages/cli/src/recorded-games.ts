/** Recorded games of Terra Mystica to go on from. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { InputError } from '@freehold/kernel'
import type { Contest } from '@freehold/lab'
import { parseLedger, playLedger } from '@freehold/terra-mystica'
import { words } from '@freehold/terra-mystica/fast'

export type RecordedGame = NonNullable<Contest['from']>['games'][number]

/** The games in these files, or in folders of them. Throws `InputError`. */
export async function recordedGames(paths: readonly string[]): Promise<RecordedGame[]> {
  const files = (await Promise.all(paths.map(filesAt))).flat()
  if (files.length === 0) throw new InputError('--from: no recorded game (*.cmd) there')
  return Promise.all(
    files.map(async (file) => {
      const game = parseLedger(await readFile(file, 'utf8'), file)
      const end = playLedger(game, file)
      const points = game.factions.map((_, seat) => end.w[words.seatAt(seat) + words.VP])
      return { name: basename(file, '.cmd'), game, points }
    }),
  )
}

async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new InputError(`--from: ${path} cannot be read`)
  if (!found.isDirectory()) return [path]
  return (await readdir(path))
    .filter((name) => name.endsWith('.cmd'))
    .sort()
    .map((name) => join(path, name))
}
