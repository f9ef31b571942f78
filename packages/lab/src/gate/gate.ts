/** A player against every opponent of a list, each in the kingdom the list names. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { findKingdom, type Kingdom } from '@freehold/dominion'
import { InputError, parseInput } from '@freehold/kernel'
import { type Contestant, findStrategy, type Strategy } from '@freehold/players'
import { z } from 'zod'
import type { Chunk } from '../sim/chunk.ts'
import { checkNeeds, kingdomName } from '../sim/kingdoms.ts'
import type { Pool } from '../sim/pool.ts'
import { toldOf } from '../sim/simulate.ts'
import { decided, type Estimate, logLikelihoodRatio, sharesOf } from '../sim/statistics.ts'
import { addTally, emptyTally, gamesOf, type Tally } from '../sim/tally.ts'

/** An opponent and where it is met. */
export interface GateRow {
  readonly file: string
  readonly opponent: Strategy
  readonly kingdom: Kingdom
  readonly builds?: readonly string[] // cards of which it is told how many the player buys
}

export interface GateResult extends Estimate {
  readonly digest: string // of all that was met, see `digestOf`
  readonly file: string
  readonly opponent: string
  readonly kingdom: string
  readonly games: number
  readonly unfinished: number
  readonly built?: Readonly<Record<string, number>> // copies that the player bought a game, of the cards that are told
}

const LIST = 'gate.json'
const listSchema = z
  .array(
    z.looseObject({
      file: z.string('expected the file of a strategy'),
      kingdom: z.string('expected a kingdom'),
      builds: z.array(z.string('expected a card'), 'expected a list of cards').optional(),
    }),
    {
      error: 'expected a list of {"file": …, "kingdom": …}',
    },
  )
  .min(1, 'expected at least one opponent')

/** The opponents that a folder lists. Throws `InputError` with the file, the row and what is wrong there. */
export function readGate(folder: string): GateRow[] {
  const where = join(folder, LIST)
  const rows: GateRow[] = []
  for (const [i, { file, kingdom: asked, builds }] of parseInput(listSchema, listIn(where), where).entries()) {
    try {
      const kingdom = findKingdom(asked)
      const missing = builds?.find((card) => !kingdom.cards.includes(card))
      if (missing !== undefined) throw new InputError(`builds: ${missing} is not in the kingdom`)
      const opponent = findStrategy(resolve(folder, file))
      checkNeeds([opponent], kingdom, kingdomName(kingdom))
      const twin = rows.findIndex((row) => row.file === file && isDeepStrictEqual(row.kingdom, kingdom))
      if (twin >= 0) throw new InputError(`${file} is met in this kingdom by row ${twin + 1} already`)
      rows.push({ file, opponent, kingdom, ...(builds && { builds }) })
    } catch (error) {
      throw error instanceof InputError ? new InputError(`${where}: row ${i + 1}: ${error.message}`) : error
    }
  }
  return rows
}

/** Throws `InputError` where the player needs a card that a kingdom has not. */
export function checkPlayer(player: Contestant, rows: readonly GateRow[]): void {
  for (const { file, kingdom } of rows) checkNeeds([player], kingdom, `${file}: ${kingdomName(kingdom)}`)
}

/** Who meets whom where, in short: a saved result counts only as long as none of it has changed. */
export function digestOf(player: Contestant, { file, opponent, kingdom, builds }: GateRow): string {
  const met = JSON.stringify([file, toldOf(player, kingdom), opponent, kingdom, builds ?? []])
  return createHash('sha256').update(met).digest('hex').slice(0, 16)
}

function listIn(where: string): unknown {
  try {
    return JSON.parse(readFileSync(where, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError(`${where}: not JSON: ${error.message}`)
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' || code === 'ENOTDIR' ? 'there is no such file' : `cannot be read (${code})`
    throw new InputError(`${where}: ${why}; the folder needs one that lists its opponents`)
  }
}

/** What a run is about: the same plan gives the same results. */
export interface GatePlan {
  readonly player: string
  readonly seed: string
  readonly games: number
  readonly stopEarly?: number | undefined
}

const number = z.number()
const stateSchema = z.strictObject({
  player: z.string(),
  seed: z.string(),
  games: z.int(),
  stopEarly: number.optional(),
  results: z.array(
    z.strictObject({
      digest: z.string().default(''), // absent in what earlier versions saved, which is met anew
      ...{ file: z.string(), opponent: z.string(), kingdom: z.string(), games: z.int(), unfinished: z.int() },
      ...{ value: number, low: number, high: number, built: z.record(z.string(), number).optional() },
    }),
  ),
})

/** A run that was interrupted, as it was saved. Throws `InputError`. */
export const parseGateState = (input: unknown, what: string): GatePlan & { readonly results: readonly GateResult[] } =>
  parseInput(stateSchema, input, what)

/** Pairs of games that are played at a stretch, and where it may be clear soon who is stronger. */
const CHUNK = 100
const SHORT_CHUNK = 6

export interface GateRun {
  readonly player: Contestant
  readonly rows: readonly GateRow[]
  readonly games: number // against each; an odd number is rounded up
  /** Leaves an opponent as soon as it is clear who is stronger, where they differ by so many Elo or more. */
  readonly stopEarly?: number | undefined
  readonly seed: string
  readonly pool: Pool
  readonly signal?: AbortSignal
  /** Is told of each opponent that was met to the end. */
  readonly done: (result: GateResult) => void
}

/** Plays against all rows; each row has games of its own, whoever else is in the list. */
export async function playGate({ player, rows, games, stopEarly, seed, pool, signal, done }: GateRun): Promise<void> {
  const pairs = Math.ceil(games / 2)
  const most = stopEarly === undefined ? CHUNK : SHORT_CHUNK
  const meetings = rows.map((row) => ({ row, tally: emptyTally(), asked: 0, played: 0, over: false }))
  const given: { readonly meeting: (typeof meetings)[number]; readonly pairs: number }[] = []
  function next(): { number: number; chunk: Chunk } | undefined {
    const meeting = meetings.find(({ asked, played, over }) => {
      const waits = stopEarly !== undefined && asked > played // whether there is more to play hangs on these
      return !over && asked < pairs && !waits
    })
    if (!meeting) return undefined
    const { row, asked } = meeting
    const { file, opponent, kingdom } = row
    const chunk = {
      strategies: [toldOf(player, kingdom), opponent] as const,
      ...{ kingdom, seed: `${seed} ${file}`, from: asked, pairs: Math.min(most, pairs - asked) },
    }
    meeting.asked += chunk.pairs
    return { number: given.push({ meeting, pairs: chunk.pairs }) - 1, chunk }
  }
  await pool.run({
    next,
    done(number, tally) {
      const { meeting, pairs: more } = given[number]
      addTally(meeting.tally, tally)
      meeting.played += more
      const isClear = stopEarly !== undefined && Math.abs(logLikelihoodRatio(meeting.tally, stopEarly)) >= decided
      meeting.over = isClear || meeting.played === pairs
      if (meeting.over) done(resultOf(player, meeting.row, meeting.tally))
    },
    ...(signal && { signal }),
  })
}

function resultOf(player: Contestant, row: GateRow, tally: Tally): GateResult {
  const { file, opponent, kingdom, builds } = row
  const { value, low, high } = sharesOf(tally).points
  const { unfinished } = tally
  const [bought] = tally.bought
  const copies = (card: string) => Math.round((10 * (bought[card] ?? 0)) / (gamesOf(tally) + unfinished)) / 10
  return {
    digest: digestOf(player, row),
    ...{ file, opponent: opponent.name, kingdom: kingdomName(kingdom), games: gamesOf(tally), unfinished },
    ...{ value, low, high },
    ...(builds && { built: Object.fromEntries(builds.map((card) => [card, copies(card)])) }),
  }
}

/** The least share that every opponent must leave, and that all of them leave on average. */
export const GATE = { each: 0.5, average: 0.65 } as const

export interface GateVerdict {
  readonly average: Estimate // every opponent counts the same
  readonly above: number // opponents that were beaten
  readonly passed: boolean
}

/** What all results say together. */
export function gateVerdict(results: readonly GateResult[]): GateVerdict {
  const n = results.length
  const average = results.reduce((sum, { value }) => sum + value, 0) / n
  // The rows are independent, so the squares of their half intervals add up.
  const half = Math.sqrt(results.reduce((sum, { low, high }) => sum + ((high - low) / 2) ** 2, 0)) / n
  const above = results.filter(({ value }) => value > GATE.each).length
  return {
    average: { value: average, low: Math.max(0, average - half), high: Math.min(1, average + half) },
    above,
    passed: above === n && average >= GATE.average,
  }
}
