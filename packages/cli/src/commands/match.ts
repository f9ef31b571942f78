import { randomUUID } from 'node:crypto'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { InputError, type Player } from '@freehold/kernel'
import { type Entrant, type GameRecord, playMatch, type Standing, standings } from '@freehold/lab'
import {
  findStrategy,
  findStrength,
  namedPlayers,
  ProgramPlayer,
  randomPlayer,
  strategyPlayer,
} from '@freehold/players'
import { type Command, exitCode } from '../command.ts'
import { findGame, games } from '../games.ts'
import { checkWritable } from '../saved-file.ts'
import { Progress } from '../terminal/progress.ts'
import { wholeNumber } from '../whole-number.ts'

const options = {
  player: { type: 'string', multiple: true },
  game: { type: 'string' },
  games: { type: 'string' },
  kingdom: { type: 'string' },
  options: { type: 'string' },
  seed: { type: 'string' },
  time: { type: 'string' },
  logs: { type: 'string' },
  json: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parse>['values']
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options })

const USUAL_GAMES = 10
const USUAL_TIME = 5000

export const command: Command = {
  name: 'match',
  summary: 'let programs, strategies and random players play against each other',
  usage: [
    'freehold match --player PLAYER --player PLAYER … [options]',
    '',
    '--player PLAYER  a program that speaks JSON lines: "python3 mybot.py"; a strategy',
    '                 or somebody by name (freehold sim --list), a file of yours; random',
    '--game GAME      dominion (unless you say so) or terra-mystica',
    `--games N        how many (${USUAL_GAMES}); seats go round, and each round has one seed`,
    '--kingdom K      of Dominion: a recommended set, a code or ten cards',
    '--options JSON   any other option of the game: \'{"edition": "1e"}\'',
    '--seed TEXT      the same shuffles each time',
    `--time MS        limit for each answer of a program (${USUAL_TIME})`,
    '--logs FOLDER    writes the log of each game there, for freehold verify',
    '--json           for programs',
    '',
    'A program that crashes, is too slow or answers what is no move loses that game; the next one',
    'is played with the program started anew. The exit code is 1 where that happened.',
    'docs/bots.md tells the protocol, examples/bots has players in Python and TypeScript.',
  ].join('\n'),
  async run(args) {
    const { values } = parse(args)
    const asked = values.player ?? []
    if (asked.length < 2) throw new InputError('match: give two or more players, each with --player')
    const gameId = values.game ?? 'dominion'
    const game = await findGame(games, gameId)
    const timeLimit = wholeNumber('--time', values.time, 10, 3_600_000) ?? USUAL_TIME
    const entrants = numbered(asked).map(({ word, name }) => entrant(word, name, gameId, timeLimit))
    const gameOptions = game.options({ ...optionsOf(values, gameId), players: entrants.length })
    if (game.seats(gameOptions) !== entrants.length) {
      throw new InputError(`match: ${entrants.length} players, but these options have ${game.seats(gameOptions)} seats`)
    }
    const count = wholeNumber('--games', values.games, 1, 1_000_000) ?? USUAL_GAMES
    const seed = values.seed ?? randomUUID()
    if (values.logs !== undefined) await checkLogs(values.logs)
    const progress = new Progress('games')
    const stop = new AbortController()
    const impatient = () => endBy('SIGINT')
    const interrupt = () => {
      stop.abort()
      process.once('SIGINT', impatient)
    }
    process.once('SIGINT', interrupt)
    const records = await playMatch({
      ...{ game, options: gameOptions, entrants, games: count, seed, signal: stop.signal },
      told: (_, number) => progress.show(number + 1, count),
    })
    for (const listener of [interrupt, impatient]) process.off('SIGINT', listener)
    progress.clear()
    const table = standings(entrants, records)
    console.log(
      values.json
        ? JSON.stringify({ seed, standings: table, games: plain(records) }, undefined, 2)
        : report(seed, table, records),
    )
    if (values.logs !== undefined) await saveLogs(values.logs, records)
    if (stop.signal.aborted) return exitCode.interrupted
    return records.some(({ forfeit }) => forfeit) ? exitCode.failed : exitCode.done
  },
}

/** Names to tell players apart who are the same. */
const numbered = (words: readonly string[]): { word: string; name: string }[] =>
  words.map((word, i) => {
    const line = word.replaceAll(/\s+/g, ' ')
    const number = words.slice(0, i + 1).filter((each) => each === word).length
    return { word, name: words.indexOf(word) === words.lastIndexOf(word) ? line : `${line} (${number})` }
  })

/** A word alone is a player of ours, a line with spaces or slashes is a program. */
function entrant(word: string, name: string, game: string, timeLimit: number): Entrant {
  if (word.trim() === '') throw new InputError('--player: expected a program, a strategy or random')
  if (word === 'random') return { name, make: (number) => randomPlayer(`${name} ${number}`) }
  if (/[\s/\\]/.test(word) && !word.endsWith('.json'))
    return {
      name,
      make: () => kept(new ProgramPlayer(word, { game, timeLimit, told: (line) => console.error(`${name}: ${line}`) })),
    }
  const named = namedPlayers[game]?.find(({ id }) => id === word)
  if (named) return { name, make: (number) => named.create(`${name} ${number}`) }
  if (game !== 'dominion') {
    throw new InputError(
      `--player: ${word} is no player of ${game}; give ${[...(namedPlayers[game] ?? []).map(({ id }) => id), 'random'].join(', ')} or a program such as "python3 bot.py"`,
    )
  }
  const strength = findStrength(word)
  if (strength) return { name, make: (number) => strength.create(`${name} ${number}`) as Player }
  const strategy = findStrategy(word)
  return { name, make: () => strategyPlayer(strategy) as Player }
}

/** The programs that were started last: more than can be running. */
const programs: ProgramPlayer[] = []
const MOST_PROGRAMS = 100
let mindsPrograms = false

/** Ends the program with this process: it is a group of processes of its own, which no signal to this one reaches. */
function kept(program: ProgramPlayer): ProgramPlayer {
  if (programs.push(program) > MOST_PROGRAMS) programs.shift()
  if (!mindsPrograms) {
    process.once('exit', endPrograms)
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, endBy)
    mindsPrograms = true
  }
  return program
}

function endPrograms(): void {
  for (const program of programs.splice(0)) program.close()
}

/** As the signal would have ended this process. */
function endBy(signal: NodeJS.Signals): void {
  endPrograms()
  process.kill(process.pid, signal)
}

function optionsOf(values: Values, game: string): object {
  let given: unknown = {}
  try {
    given = JSON.parse(values.options ?? '{}')
  } catch (error) {
    throw new InputError(`--options: not JSON: ${(error as SyntaxError).message.replaceAll(/\s+/g, ' ')}`)
  }
  if (given === null || typeof given !== 'object' || Array.isArray(given))
    throw new InputError('--options: expected {…}')
  if (values.kingdom === undefined) return given
  if (game !== 'dominion') throw new InputError(`--kingdom: ${game} has none`)
  return { ...given, kingdom: values.kingdom }
}

const plain = (records: readonly GameRecord[]) => records.map(({ log: _, ...record }) => record)

function report(seed: string, table: readonly Standing[], records: readonly GameRecord[]): string {
  const width = Math.max(6, ...table.map(({ name }) => name.length))
  const cell = (value: number | string) => String(value).padStart(9)
  const heads = ['wins', 'ties', 'losses', 'forfeits', 'spoilt', 'points'].map(cell).join('')
  const rows = table.map(
    ({ name, wins, ties, losses, forfeits, spoilt, points }) =>
      `${name.padEnd(width)}${[wins, ties, losses, forfeits, spoilt, points.toFixed(1)].map(cell).join('')}`,
  )
  const failures = records.flatMap(({ forfeit }, i) => (forfeit ? [`game ${i + 1}: ${forfeit.why}`] : []))
  return [
    `${records.length} ${records.length === 1 ? 'game' : 'games'}, seed ${seed}`,
    '',
    `${'player'.padEnd(width)}${heads}`,
    ...rows,
    ...(failures.length > 0 ? ['', ...failures] : []),
  ].join('\n')
}

async function saveLogs(folder: string, records: readonly GameRecord[]): Promise<void> {
  try {
    for (const [i, { log }] of records.entries()) await writeFile(logFile(folder, i), `${JSON.stringify(log)}\n`)
  } catch (error) {
    throw notWritten(folder, error)
  }
}

const logFile = (folder: string, game: number) => join(folder, `game-${game + 1}.json`)
const notWritten = (folder: string, error: unknown) =>
  new InputError(`--logs: ${folder} cannot be written (${(error as NodeJS.ErrnoException).code})`)

/** Makes the folder and throws `InputError` where nothing can be written there: before the games, not after them. */
async function checkLogs(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
  } catch (error) {
    throw notWritten(folder, error)
  }
  await checkWritable('--logs', logFile(folder, 0), folder)
}

/** As `mkdir` with `recursive` would, which never ends where a folder that is there lets nothing be made in it (/proc). */
async function makeFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return
  const parent = dirname(folder)
  if (parent !== folder) await makeFolder(parent)
  await mkdir(folder)
}
