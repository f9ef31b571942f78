/** `freehold sim terra-mystica`: artificial players of Terra Mystica against each other. */
import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { InputError } from '@freehold/kernel'
import { type Contest, contest, contestFacts, contestReport, type Played } from '@freehold/lab'
import { findTerraMysticaPlayer, terraMysticaStrengths } from '@freehold/players'
import { LEVEL_LIST, MAP_IDS, parseLedger, playLedger } from '@freehold/terra-mystica'
import { words } from '@freehold/terra-mystica/fast'
import { type ExitCode, exitCode } from './command.ts'
import { width, wrap } from './terminal/layout.ts'
import { Progress } from './terminal/progress.ts'
import { wholeNumber } from './whole-number.ts'

const options = {
  games: { type: 'string' },
  from: { type: 'string', multiple: true },
  round: { type: 'string' },
  map: { type: 'string' },
  players: { type: 'string' },
  'fire-and-ice': { type: 'boolean' },
  automa: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
  list: { type: 'boolean' },
} as const

const USUAL_GAMES = 20

export const terraMysticaUsage = [
  'freehold sim terra-mystica PLAYER… [--games N] [options]',
  '',
  'PLAYER           a name from the list, think:50ms (so long for a turn), think:2000 (so many moments looked',
  '                 at); one for each seat, or one alone for all of four',
  `--games N        how many (${USUAL_GAMES}); every set-up is played as often as there are different seats,`,
  '                 the players moving on by one seat each time',
  '--from FILE.cmd  goes on from a recorded game, or from all those of a folder (several may be given)',
  '--round R        … from the start of that round (1: after the set-up)',
  '--map MAP        original, fireAndIce1, fireAndIce2, loonLakes or fjords (original)',
  '--players N      seats, where one player is named (4)',
  '--fire-and-ice   with the six factions of the expansion',
  '--automa LEVEL   against the Automa, who is one more at the table',
  '--seed TEXT      the same games each time',
  '--json           for programs',
  '--list           the players there are',
]

export async function simTerraMystica(args: readonly string[]): Promise<ExitCode | undefined> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (values.list) {
    const longest = Math.max(...terraMysticaStrengths.map(({ id }) => id.length))
    for (const { id, says } of terraMysticaStrengths)
      console.log(wrap(`${id.padEnd(longest)}  ${says}`, width(), longest + 2))
    return undefined
  }
  if (positionals.length === 0)
    throw new InputError('sim: no player given (freehold sim terra-mystica --list names them)')
  const names = positionals.map((asked) => findTerraMysticaPlayer(asked).id)
  const games = wholeNumber('--games', values.games, 1, 1_000_000) ?? USUAL_GAMES
  if (values.seed === '') throw new InputError('--seed: expected a text')
  const seed = values.seed ?? randomUUID()
  const from = values.from && { games: await recordedGames(values.from), round: roundOf(values.round) }
  if (values.round !== undefined && !from) throw new InputError('--round: only together with --from')
  const players = from ? seated(names, 4) : seated(names, seatsOf(values))
  const asked: Contest = {
    players,
    games,
    seed,
    options: from ? {} : tableOf(values, players.length),
    ...(from && { from }),
  }
  const wrong = from?.games.find(({ points }) => points.length !== players.length)
  if (wrong)
    throw new InputError(
      `--from: ${wrong.name} has ${wrong.points.length} players; name one player or four, and give games of four`,
    )
  const progress = new Progress('games')
  const played: Played[] = []
  let interrupted = false
  const interrupt = () => {
    interrupted = true
  }
  process.once('SIGINT', interrupt)
  for (const game of contest(asked)) {
    played.push(game)
    progress.show(played.length, games)
    await new Promise(setImmediate) // lets Ctrl-C be heard
    if (interrupted) break
  }
  process.off('SIGINT', interrupt)
  progress.clear()
  const facts = contestFacts(played)
  if (values.json) console.log(JSON.stringify({ seed, ...facts, played }, undefined, 2))
  else console.log(`${contestReport(facts)}\n\nseed ${seed}`)
  return interrupted ? exitCode.interrupted : undefined
}

function seated(names: readonly string[], seats: number): string[] {
  return names.length === 1 ? Array.from({ length: seats }, () => names[0]) : [...names]
}

function seatsOf(values: { players?: string; automa?: string }): number {
  const [least, most, usual] = values.automa === undefined ? [2, 5, 4] : [1, 2, 1]
  return wholeNumber('--players', values.players, least, most) ?? usual
}

function roundOf(value: string | undefined): number {
  return wholeNumber('--round', value, 1, 6) ?? 1
}

function tableOf(values: { map?: string; 'fire-and-ice'?: boolean; automa?: string }, people: number): unknown {
  const { map, automa } = values
  if (map !== undefined && !MAP_IDS.some((id) => id === map))
    throw new InputError(`--map: expected ${MAP_IDS.join(', ')}, got '${map}'`)
  const levels = LEVEL_LIST.map(({ id }) => id as string)
  if (automa !== undefined && !levels.includes(automa))
    throw new InputError(`--automa: expected ${levels.join(', ')}, got '${automa}'`)
  return {
    players: automa === undefined ? people : people + 1,
    fireAndIce: values['fire-and-ice'] ?? false,
    ...(map !== undefined && { map }),
    ...(automa !== undefined && { automa: { level: automa } }),
  }
}

type Recorded = NonNullable<Contest['from']>['games'][number]

async function recordedGames(paths: readonly string[]): Promise<Recorded[]> {
  const files: string[] = []
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined)
    if (!found) throw new InputError(`--from: ${path} cannot be read`)
    if (found.isDirectory())
      files.push(
        ...(await readdir(path))
          .filter((name) => name.endsWith('.cmd'))
          .sort()
          .map((name) => join(path, name)),
      )
    else files.push(path)
  }
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
