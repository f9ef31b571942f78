/**
 * The log is the game: what was agreed, the seed, and the answers in the order they were given. Everything else (states,
 * views, events, the result) follows from it.
 */
import { z } from 'zod'
import { InputError } from './errors.ts'
import type { AnyGame, Json, Outcome, Seed } from './game.ts'
import { parseInput } from './input.ts'
import { plainProblem } from './plain.ts'
import { checkSeed, commitment } from './rng.ts'

export interface GameLog {
  readonly freehold: 1 // version of this format
  readonly game: string // id of the game
  readonly rules: string // version of its rules
  readonly options: Json // as the game checked them, defaults filled in
  readonly seed?: Seed // absent where it must stay secret: while a live game runs
  readonly commitment?: string // sha-256 of a secret seed's text, published before the first move
  readonly moves: readonly (readonly number[])[]
  readonly outcome?: Outcome // once the game is over
  readonly hash?: string // of the state after the last move
}

/** Why a log cannot be played. Where it is none at all, an `InputFault` says so. */
export type LogFault =
  | { readonly code: 'other-game' | 'other-rules'; readonly recorded: string; readonly known: string }
  | { readonly code: 'no-seed' | 'bad-seed' | 'outcome-not-reached' | 'outcome-differs' | 'hash-differs' }
  | { readonly code: 'illegal-move'; readonly number: number } // from 0

export const logError = (message: string, fault: LogFault): InputError => new InputError(`log: ${message}`, fault)

const whole = z.number({ error: 'expected a whole number' }).int('expected a whole number')
const wholeFrom0 = whole.min(0, 'expected a whole number from 0')

/** A short word that can be shown in one line as it is, whoever wrote the log. */
const word = (example: string) => {
  const message = `expected a word such as "${example}"`
  return z.string(message).regex(/^[\w.+-]{1,64}$/, message)
}

const outcomeSchema = z.strictObject(
  {
    places: z.array(whole.min(1, 'expected a place from 1')),
    points: z.array(z.number('expected a number')),
    winners: z.array(wholeFrom0),
    why: z.string('expected a sentence'),
  },
  { error: describeObject('places, points, winners, why') },
)

const logSchema = z.strictObject(
  {
    freehold: z.literal(1, 'expected 1, the only version of the log format so far'),
    game: word('dominion'),
    rules: word('1'),
    options: z.custom<Json>((value) => value !== undefined && plainProblem(value) === undefined, 'expected plain data'),
    seed: z.string('expected a text such as "fast:1"').optional(),
    commitment: z
      .string('expected 64 digits 0-9 a-f')
      .regex(/^[0-9a-f]{64}$/, 'expected 64 digits 0-9 a-f')
      .optional(),
    moves: z.array(
      z.array(wholeFrom0, 'expected a list of option numbers such as [0]'),
      'expected a list of moves such as [[0], [2, 1]]',
    ),
    outcome: outcomeSchema.optional(),
    hash: word('e3b0c44298fc1c14').optional(),
  },
  { error: describeObject('freehold, game, rules, options, seed, commitment, moves, outcome, hash') },
)

/** What is wrong with an object as a whole: it is none, or it holds a field that nobody knows. */
function describeObject(fields: string) {
  return (issue: { code?: string; keys?: readonly string[] }): string =>
    issue.code === 'unrecognized_keys'
      ? `unknown field ${issue.keys?.map((key) => JSON.stringify(key)).join(', ')}; the fields are ${fields}`
      : `expected an object with the fields ${fields}`
}

/** The log in what a file or the network gave. Throws `InputError` naming the first place that is wrong. */
export function parseLog(json: unknown): GameLog {
  const log: GameLog = parseInput(logSchema, json, 'log')
  if (log.seed !== undefined) {
    try {
      checkSeed(log.seed)
    } catch (error) {
      throw error instanceof InputError ? logError(error.message, { code: 'bad-seed' }) : error
    }
  }
  return log
}

/** The log of a game about to begin. Throws `InputError` where the options or the seed are not right. */
export function newLog(game: AnyGame, optionsInput: unknown, seed: Seed): GameLog {
  const asked = game.options(optionsInput)
  checkSeed(seed)
  const options: Json = game.settle?.(asked, seed) ?? asked
  const start = { freehold: 1, game: game.id, rules: game.rules, options, seed } as const
  // Only a secret is worth committing to: anyone can try out the texts after `fast:`.
  return seed.startsWith('secret:') ? { ...start, commitment: commitment(seed), moves: [] } : { ...start, moves: [] }
}

/** The log without its seed: to be stored apart from the secret. It still tells every answer, hidden ones too. */
export function withoutSeed(log: GameLog): GameLog {
  const { seed: _, ...rest } = log
  return rest
}

/** One line for each part and one for each sixteen moves, so that logs can be read and compared by eye. */
export function serializeLog(log: GameLog): string {
  const { moves, ...rest } = log
  const words = moves.map((move) => JSON.stringify(move))
  const rows: string[] = []
  for (let i = 0; i < words.length; i += 16) rows.push(`    ${words.slice(i, i + 16).join(',')}`)
  const list = rows.length === 0 ? '[]' : `[\n${rows.join(',\n')}\n  ]`
  const lines: string[] = []
  for (const field of logSchema.keyof().options) {
    if (field === 'moves') lines.push(`  "moves": ${list}`)
    else if (rest[field] !== undefined) lines.push(`  "${field}": ${JSON.stringify(rest[field])}`)
  }
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The game under that version of its rules; `undefined` where they can no longer be played. */
export function underRules<G extends AnyGame>(game: G, rules: string): G | undefined {
  if (rules === game.rules) return game
  return Object.hasOwn(game.earlier ?? {}, rules) ? (game.earlier?.[rules] as G) : undefined
}

/** Whole games as they were under earlier versions of their rules, each loaded when it is needed. */
export type KeptRules = Readonly<Record<string, () => Promise<AnyGame>>>

/** The game under that version of its rules, by itself or as it was kept; as it is where nobody has them, which then says so. */
export async function keptUnder(game: AnyGame, rules: string, kept: KeptRules): Promise<AnyGame> {
  const known = underRules(game, rules)
  return known ?? (Object.hasOwn(kept, rules) ? kept[rules]() : game)
}

/** The game under the rules that the log was played by. Throws `InputError` where the log is of another game or of unknown rules. */
export function gameOfLog<G extends AnyGame>(game: G, log: GameLog): G {
  if (log.game !== game.id) {
    throw logError(`game: the log is of "${log.game}", not of "${game.id}"; open it with that game`, {
      code: 'other-game',
      recorded: log.game,
      known: game.id,
    })
  }
  const played = underRules(game, log.rules)
  if (played) return played
  const known = [game.rules, ...Object.keys(game.earlier ?? {})].join(', ')
  throw logError(
    `rules: the log was played under version ${log.rules} of the rules of ${game.id}, this program has ` +
      `version ${known}; use a release of Freehold with version ${log.rules}`,
    { code: 'other-rules', recorded: log.rules, known },
  )
}
