import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { InputError } from '@freehold/kernel'
import {
  checkLedger,
  type Difference,
  type LedgerResult,
  parseLedger,
  parseRows,
  writeLog,
} from '@freehold/terra-mystica'
import { type Command, type ExitCode, exitCode } from '../command.ts'
import { readLog } from '../log-file.ts'

export const command: Command = {
  name: 'ledger',
  summary: 'play recorded games of Terra Mystica and compare every row',
  usage: [
    'freehold ledger FILE… [--rows FILE] [--json]',
    'freehold ledger --write LOG [--rows FILE]',
    '',
    'FILE         a recorded game: commands (NAME.cmd), its rows (NAME.tsv), or a folder of games',
    '--rows FILE  the rows, where they are not in NAME.tsv beside the commands or in ../ledger;',
    '             with --write, where to write them',
    '--json       one object a line: file, vp, rows, difference',
    '--write LOG  turns the log of one of our own games into commands, on standard output',
    '',
    'After every row points, coins, workers, priests, bowls and cults are compared. Exits with',
    `${exitCode.failed} where a game differs, with ${exitCode.badInput} where one cannot be read.`,
  ].join('\n'),
  async run(args) {
    const options = { json: { type: 'boolean' }, write: { type: 'boolean' }, rows: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length === 0) throw new InputError('ledger: no file given (see freehold ledger --help)')
    if (values.write) return write(positionals, values.rows)
    const files = (await Promise.all(positionals.map(gamesIn))).flat()
    if (values.rows !== undefined && files.length !== 1) throw new InputError('--rows: goes with one game only')
    const results: ExitCode[] = []
    for (const file of files) results.push(await checkFile(file, values.rows ?? rowsOf(file), values.json ?? false))
    if (files.length > 1 && !values.json) console.log(summary(results))
    return Math.max(...results) as ExitCode
  },
}

function summary(results: readonly ExitCode[]): string {
  const count = (code: ExitCode) => results.filter((result) => result === code).length
  const bad = count(exitCode.badInput)
  const problems = `${count(exitCode.failed)} differ${bad > 0 ? `, ${bad} cannot be played` : ''}`
  return `${results.length} games: ${count(exitCode.done)} agree, ${problems}`
}

/** The file itself, or all recorded games of a folder. */
async function gamesIn(path: string): Promise<string[]> {
  const isFolder = existsSync(path) && (await stat(path)).isDirectory()
  if (!isFolder) return [extname(path) === '.tsv' ? commandsOf(path) : path]
  const games = (await readdir(path)).filter((name) => extname(name) === '.cmd').sort()
  if (games.length === 0) throw new InputError(`${path}: no recorded games (NAME.cmd) in this folder`)
  return games.map((name) => join(path, name))
}

const nameOf = (file: string): string => basename(file, extname(file))

function commandsOf(rows: string): string {
  const places = ['.', '../cmd'].map((folder) => join(dirname(rows), folder, `${nameOf(rows)}.cmd`))
  const found = places.find(existsSync)
  if (!found) throw new InputError(`${rows}: these are rows; expected their commands in ${places.join(' or ')}`)
  return found
}

function rowsOf(commands: string): string | undefined {
  const places = ['.', '../ledger', 'ledger'].map((folder) =>
    join(dirname(commands), folder, `${nameOf(commands)}.tsv`),
  )
  return places.find(existsSync)
}

/** One bad file does not keep the others from being checked. */
async function checkFile(file: string, rowsFile: string | undefined, json: boolean): Promise<ExitCode> {
  try {
    const game = parseLedger(await contentsOf(file), file)
    const rows = rowsFile === undefined ? [] : parseRows(await contentsOf(rowsFile), rowsFile)
    const result = checkLedger(game, rows, file)
    console.log(json ? JSON.stringify(plain(file, result)) : sentence(file, result, rowsFile !== undefined))
    return result.difference ? exitCode.failed : exitCode.done
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    if (json) console.log(JSON.stringify({ file, vp: null, rows: 0, difference: { problem: error.message } }))
    console.error(`freehold: ${error.message}`)
    return exitCode.badInput
  }
}

async function contentsOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new InputError(`${file}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}`)
  }
}

function plain(file: string, { vp, rows, difference }: LedgerResult) {
  return { file, vp, rows, difference }
}

function sentence(file: string, { vp, rows, difference, finished }: LedgerResult, compared: boolean): string {
  const points = Object.entries(vp)
    .sort(([, a], [, b]) => b - a)
    .map(([faction, n]) => `${faction} ${n}`)
    .join(', ')
  const end = finished ? points : `${points} (the game is not over)`
  if (difference) return `${file}: ${styleText('red', 'differs')} ${where(difference)}`
  if (!compared) return `${file}: played, no rows to compare with; ${end}`
  return `${file}: ${styleText('green', 'agrees')} in ${rows} rows; ${end}`
}

function where({ row, line, faction, commands, field, expected, found }: Difference): string {
  return `in row ${row} (command line ${line}): ${faction} after "${commands}": ${field} recorded ${expected}, played ${found}`
}

async function write([file, ...more]: readonly string[], rowsFile: string | undefined): Promise<ExitCode> {
  if (more.length > 0) throw new InputError('--write: takes one log')
  try {
    const written = writeLog(await readLog(file))
    if (rowsFile !== undefined) await save(rowsFile, written.rows)
    process.stdout.write(written.commands)
    return exitCode.done
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}: ${error.message}`) : error
  }
}

async function save(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text)
  } catch (error) {
    throw new InputError(`--rows: ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}
