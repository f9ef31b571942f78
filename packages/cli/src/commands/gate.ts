import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { InputError } from '@freehold/kernel'
import {
  GATE,
  type GatePlan,
  type GateResult,
  type GateRow,
  gateVerdict,
  makePool,
  parseGateState,
  playGate,
  readGate,
} from '@freehold/lab'
import { findContestant } from '@freehold/players'
import { type Command, exitCode } from '../command.ts'
import { readJson } from '../json-file.ts'
import { Progress } from '../terminal/progress.ts'
import { wholeNumber } from '../whole-number.ts'

const options = {
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  'stop-early': { type: 'string' },
  only: { type: 'string' },
  state: { type: 'string' },
  json: { type: 'boolean' },
} as const

const USUAL_GAMES = 1000

export const command: Command = {
  name: 'gate',
  summary: 'measure a player of Dominion against a folder of opponents',
  usage: [
    'freehold gate PLAYER DIR [--games N] [--json] [options]',
    '',
    'PLAYER       whoever freehold sim knows: a strength, search:50ms, a strategy or a file of one',
    'DIR          a folder with a gate.json: [{"file": "rush.json", "kingdom": "First Game"}, …]; the files are',
    '             strategies, the kingdoms sets, codes or ten cards; "builds": ["Village", …] in a row tells how many of',
    '             these cards the player buys a game',
    `--games N    against each opponent (${USUAL_GAMES}), in pairs with the seats swapped`,
    '--stop-early ELO   leaves an opponent as soon as it is clear which is stronger, where they differ by so much or more',
    '--only TEXT  only opponents whose file contains the text',
    '--seed TEXT  the same games each time (gate)',
    '--threads N  cores to use (all); 0 plays in this very thread',
    '--state FILE where an interrupted run goes on (gate-PLAYER.state); removed at the end',
    '--json       for programs',
    '',
    'Shares count a tie as half a win; brackets hold 95 % intervals. After each opponent the result is saved: the same',
    `line goes on where it was stopped. The exit code is 0 where every opponent leaves more than ${100 * GATE.each} % and all`,
    `of them at least ${100 * GATE.average} % on average, otherwise 1. docs/lab.md says what the opponents are for.`,
  ].join('\n'),
  async run(args) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [asked, folder, ...more] = positionals
    if (asked === undefined || folder === undefined || more.length > 0)
      throw new InputError('gate: expected a player and a folder: freehold gate chamberlain opponents/')
    const player = findContestant(asked)
    const games = wholeNumber('--games', values.games, 2, 10_000_000) ?? USUAL_GAMES
    const stopEarly = wholeNumber('--stop-early', values['stop-early'], 1, 400)
    const threads = wholeNumber('--threads', values.threads, 0, 1024) ?? availableParallelism()
    if (values.seed === '') throw new InputError('--seed: expected a text')
    const rows = wanted(readGate(folder), values.only)
    const run = { player: asked, seed: values.seed ?? 'gate', games, ...(stopEarly !== undefined && { stopEarly }) }
    const file = values.state ?? `gate-${asked.replaceAll(/[^A-Za-z0-9]+/g, '-')}.state`
    const results = await resumed(file, run, rows)
    const left = rows.filter((row) => !results.some((result) => result.file === row.file))
    const progress = new Progress('opponents')
    const stop = new AbortController()
    const interrupt = () => stop.abort()
    process.once('SIGINT', interrupt)
    const pool = makePool(threads)
    let saving = Promise.resolve()
    try {
      await playGate({
        ...{ player, rows: left, games, stopEarly, seed: run.seed, pool, signal: stop.signal },
        done(result) {
          results.push(result)
          progress.show(results.length, rows.length)
          saving = saving.then(() => save(file, { ...run, results: [...results] }))
        },
      })
    } finally {
      process.off('SIGINT', interrupt)
      progress.clear()
      await pool.close()
      await saving
    }
    const interrupted = results.length < rows.length
    if (!interrupted) await rm(file, { force: true })
    const order = rows.flatMap((row) => results.filter((result) => result.file === row.file))
    if (values.json) console.log(JSON.stringify(facts(run, order, interrupted), undefined, 2))
    else console.log(report(player.name, run, order, interrupted ? file : undefined))
    if (interrupted) return exitCode.interrupted
    return gateVerdict(order).passed ? exitCode.done : exitCode.failed
  },
}

function wanted(rows: readonly GateRow[], only: string | undefined): GateRow[] {
  const found = rows.filter(({ file }) => only === undefined || file.includes(only))
  if (found.length > 0) return found
  throw new InputError(`--only: none of the ${rows.length} opponents has "${only}" in the name of its file`)
}

/** What an interrupted run of the same line has found so far. */
async function resumed(file: string, run: GatePlan, rows: readonly GateRow[]): Promise<GateResult[]> {
  if (!existsSync(file)) return []
  const { results, ...saved } = parseGateState(await readJson(file, 'a saved gate'), file)
  const lineOf = ({ player, seed, games, stopEarly }: GatePlan) => JSON.stringify([player, seed, games, stopEarly])
  if (lineOf(saved) !== lineOf(run))
    throw new InputError(
      `${file}: of a run of ${saved.player} with ${saved.games} games${saved.stopEarly === undefined ? '' : `, --stop-early ${saved.stopEarly}`} and the seed ${saved.seed}; remove it, or choose another with --state`,
    )
  return results.filter((result) => rows.some((row) => row.file === result.file))
}

/** Written whole or not at all. */
async function save(file: string, contents: unknown): Promise<void> {
  try {
    await writeFile(`${file}.new`, `${JSON.stringify(contents)}\n`)
    await rename(`${file}.new`, file)
  } catch (error) {
    throw new InputError(`--state: ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}

function facts(run: GatePlan, results: readonly GateResult[], interrupted: boolean) {
  return { ...run, interrupted, ...(results.length > 0 && gateVerdict(results)), results }
}

const percent = (share: number): string => (100 * share).toFixed(1)

function report(
  name: string,
  { games, stopEarly, seed }: GatePlan,
  results: readonly GateResult[],
  stopped: string | undefined,
) {
  const width = Math.max(8, ...results.map(({ file }) => file.length))
  const early = stopEarly !== undefined
  const lines = results.map(({ file, value, low, high, games: met, unfinished, kingdom, built }) => {
    const share = `${percent(value).padStart(5)} %  ${`(${percent(low)} to ${percent(high)})`.padEnd(16)}`
    const count = early ? `${String(met).padStart(5)} games  ` : ''
    const lost = unfinished > 0 ? `  ${unfinished} games without an end` : ''
    const cards = Object.entries(built ?? {}).map(([card, copies]) => `${copies} ${card}`)
    const engine = cards.length > 0 ? `: buys ${cards.join(', ')}` : ''
    return `  ${file.padEnd(width)} ${share} ${count}${value > GATE.each ? ' ' : '!'} ${kingdom}${engine}${lost}`
  })
  const head = `${name} against ${results.length} opponents, ${early ? 'at most ' : ''}${games.toLocaleString('en')} games each. Seed: ${seed}.`
  if (stopped !== undefined) lines.push('', `Interrupted; the same line goes on from ${stopped}`)
  if (results.length === 0) return [head, ...lines].join('\n')
  const { average, above } = gateVerdict(results)
  const all = `on average ${percent(average.value)} % (${percent(average.low)} to ${percent(average.high)})`
  return [head, '', ...lines, '', `Above one half against ${above} of ${results.length}, ${all}`].join('\n')
}
