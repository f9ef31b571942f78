import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { InputError } from '@freehold/kernel'
import {
  checkPlayer,
  digestOf,
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
import { type Contestant, findContestant } from '@freehold/players'
import { type Command, exitCode } from '../command.ts'
import { checkCanSave, readSaved, saveWhole } from '../saved-file.ts'
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
    '--only TEXT  only opponents whose file contains the text; their results are saved for the whole list',
    '--seed TEXT  the same games each time (gate)',
    '--threads N  cores to use (all); 0 plays in this very thread',
    '--state FILE where an interrupted run goes on (gate-PLAYER.state); removed when the whole list was met',
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
    const all = readGate(folder)
    const rows = wanted(all, values.only)
    checkPlayer(player, rows)
    const run = { player: asked, seed: values.seed ?? 'gate', games, ...(stopEarly !== undefined && { stopEarly }) }
    const file = values.state ?? `gate-${asked.replaceAll(/[^A-Za-z0-9]+/g, '-')}.state`
    const results = await resumed(file, run) // also those that this run does not ask for: nothing saved gets lost
    await checkCanSave('--state', file)
    const left = notYetMet(player, rows, results)
    const before = rows.length - left.length
    let met = before
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
          progress.show(++met, rows.length)
          const contents = `${JSON.stringify({ ...run, results })}\n`
          saving = saving.then(() => saveWhole('--state', file, contents))
        },
      })
    } finally {
      process.off('SIGINT', interrupt)
      progress.clear()
      await pool.close()
      await saving
    }
    const interrupted = met < rows.length
    if (notYetMet(player, all, results).length === 0) await rm(file, { force: true })
    const order = rows.flatMap((row) => resultOf(player, row, results) ?? [])
    if (values.json) console.log(JSON.stringify(facts(run, order, interrupted), undefined, 2))
    else console.log(report(player.name, run, order, { interrupted, before, file }))
    if (interrupted) return exitCode.interrupted
    return gateVerdict(order).passed ? exitCode.done : exitCode.failed
  },
}

function wanted(rows: readonly GateRow[], only: string | undefined): GateRow[] {
  const found = rows.filter(({ file }) => only === undefined || file.includes(only))
  if (found.length > 0) return found
  throw new InputError(`--only: none of the ${rows.length} opponents has "${only}" in the name of its file`)
}

/** What runs of the same line have found so far. */
async function resumed(file: string, run: GatePlan): Promise<GateResult[]> {
  if (!existsSync(file)) return []
  const { results, ...saved } = parseGateState(await readSaved(file, 'a saved gate'), file)
  const lineOf = ({ player, seed, games, stopEarly }: GatePlan) => JSON.stringify([player, seed, games, stopEarly])
  if (lineOf(saved) !== lineOf(run))
    throw new InputError(
      `${file}: of a run of ${saved.player} with ${saved.games} games${saved.stopEarly === undefined ? '' : `, --stop-early ${saved.stopEarly}`} and the seed ${saved.seed}; remove it, or choose another with --state`,
    )
  return [...results]
}

function resultOf(player: Contestant, row: GateRow, results: readonly GateResult[]): GateResult | undefined {
  const digest = digestOf(player, row)
  return results.find((result) => result.digest === digest)
}

const notYetMet = (player: Contestant, rows: readonly GateRow[], results: readonly GateResult[]): GateRow[] =>
  rows.filter((row) => resultOf(player, row, results) === undefined)

function facts(run: GatePlan, results: readonly GateResult[], interrupted: boolean) {
  const told = results.map(({ digest: _, ...result }) => result)
  return { ...run, interrupted, ...(results.length > 0 && gateVerdict(results)), results: told }
}

const percent = (share: number): string => (100 * share).toFixed(1)

function report(
  name: string,
  { games, stopEarly, seed }: GatePlan,
  results: readonly GateResult[],
  { interrupted, before, file }: { interrupted: boolean; before: number; file: string },
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
  const opponents = results.length === 1 ? '1 opponent' : `${results.length} opponents`
  const head = `${name} against ${opponents}, ${early ? 'at most ' : ''}${games.toLocaleString('en')} games each. Seed: ${seed}.`
  if (before > 0) lines.push('', `Met by an earlier run of this line, and not again: ${before}`)
  if (interrupted) lines.push('', `Interrupted; the same line goes on from ${file}`)
  else if (existsSync(file)) lines.push('', `Saved for the whole list in ${file}`)
  if (results.length === 0) return [head, ...lines].join('\n')
  const { average, above } = gateVerdict(results)
  const all = `on average ${percent(average.value)} % (${percent(average.low)} to ${percent(average.high)})`
  return [head, '', ...lines, '', `Above one half against ${above} of ${results.length}, ${all}`].join('\n')
}
