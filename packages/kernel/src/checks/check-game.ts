import type { AnyGame, Decision, GameEvent, Move, Seat, Seed } from '../game.ts'
import { type Below, belowFrom, randomMove } from '../move.ts'
import { copiesCheck } from './copies.ts'
import { decisionsCheck } from './decisions.ts'
import { illegalMovesCheck } from './illegal-moves.ts'
import { logsCheck } from './logs.ts'
import { secretsCheck, viewsCheck } from './secrets.ts'
import {
  type Check,
  CheckFailure,
  fail,
  type SameState,
  type Seen,
  type Shows,
  type Tally,
  type Trial,
  viewsOf,
} from './trial.ts'
import { withoutTheWorld } from './world.ts'

export const GAME_CHECKS: readonly Check[] = [
  decisionsCheck,
  viewsCheck,
  copiesCheck,
  secretsCheck,
  illegalMovesCheck,
  logsCheck,
]

/** Options to play with, and what to call them in a failure. */
export interface Sample {
  readonly name: string
  readonly options: unknown
  /** Seats at which the rules themselves play: nobody is ever asked for them, and every other seat is asked. */
  readonly silent?: readonly Seat[]
}

export interface Hidden {
  /** Places in a view where its owner sees what others do not, such as `hand` or `players[].hand`, with all inside. */
  readonly places: readonly string[]
  /** Whether what a seat sees next depends on what it does not know, such as the order of a deck. */
  readonly future: boolean
}

export interface Plan {
  /** How many games a sample: by number, or exactly these (to see one failure again). */
  readonly seeds: number | readonly Seed[]
  /** What is hidden in this game. Asserted both ways: nothing else is, and `determinize` deals all of it anew. */
  readonly hidden: Hidden
  /**
   * Types of events that show hidden things by the rules, even where no view keeps them: to all (`revealed: 'all'`, which
   * then must be told to all alike), to the seat they happen to (`drew: 'own'`), or in some fields to all
   * (`discarded: ['top']`).
   */
  readonly shows?: Shows
  /** One state in so many is looked at closely. */
  readonly every?: number
  /** A game is given up after so many moves: as a failure, unless `unended` says that such games are only counted. */
  readonly mostMoves?: number
  readonly unended?: 'counted'
  /** So few games a sample that what must happen somewhere among many (a deal that comes out anew) is not asked of them. */
  readonly few?: true
  /**
   * Questions with one answer are passed over, which tells the others that there was but one. Then hidden things are dealt anew
   * only for the seat that is asked: for another, a deal in which this seat would not be asked could not be.
   */
  readonly passingTells?: boolean
  /** Whether everybody sees what is chosen, though it may leave no trace: that of two effects one comes first. */
  readonly openChoice?: (decision: Decision) => boolean
  /** How the players answer; by lot unless told otherwise. What the checks themselves try is always by lot. */
  readonly answer?: (decision: Decision, below: Below) => Move
  /** Asked of the first state and then of every one: what is wrong with it by the game's own laws, such as a lost card. */
  readonly sound?: (first: unknown) => (state: unknown) => string | undefined
  readonly same?: SameState
}

export type Report = Readonly<Tally> & { readonly sample: string }

/** Plays at random and checks the contract throughout. Throws `CheckFailure` at the first breach. */
export function checkGame(game: AnyGame, samples: readonly Sample[], plan: Plan): Report[] {
  return samples.map((sample) => checkSample(game, sample, plan))
}

export function checkSample(game: AnyGame, sample: Sample, plan: Plan): Report {
  const options: unknown = game.options(sample.options)
  const seats = game.seats(options)
  const bySeat = () => new Array<number>(seats).fill(0)
  const tally: Tally = {
    games: 0,
    unended: 0,
    moves: 0,
    longest: 0,
    points: 0,
    redealt: bySeat().map(() => new Map(plan.hidden.places.map((place) => [place, { hidden: 0, anew: 0 }]))),
    asked: bySeat(),
    futures: bySeat(),
    eventsCompared: [...bySeat(), 0],
  }
  for (const seed of typeof plan.seeds === 'number' ? seedsUpTo(plan.seeds) : plan.seeds) {
    const trial: Trial = {
      game,
      sample: sample.name,
      options,
      seed,
      seats,
      viewers: [...Array(seats).keys(), 'audience'],
      silent: sample.silent ?? [],
      places: plan.hidden.places,
      shows: plan.shows ?? {},
      few: plan.few ?? false,
      passingTells: plan.passingTells ?? false,
      openChoice: plan.openChoice ?? (() => false),
      below: belowFrom(`fast:checks of ${seed}`),
      tally,
      moves: [],
      seen: [],
      same: plan.same,
      decision: undefined,
    }
    withoutTheWorld(() => run(trial, plan))
  }
  if (!plan.few) checkHidden(game, sample, plan, tally)
  return { ...tally, sample: sample.name }
}

function run(trial: Trial, plan: Plan): void {
  try {
    playGame(trial, plan)
  } catch (error) {
    if (error instanceof CheckFailure) throw error
    fail(trial, `the game threw ${error}`, error)
  }
}

function playGame(trial: Trial, plan: Plan): void {
  const { every = 8, mostMoves = 20_000, unended, answer = randomMove } = plan
  const { game, tally, moves } = trial
  const below = belowFrom(`fast:moves of ${trial.seed}`)
  const state: unknown = game.setup(trial.options, trial.seed)
  trial.decision = game.pending(state)
  const problem = plan.sound?.(state)
  const expectSound = () => {
    const found = problem?.(state)
    if (found !== undefined) fail(trial, found)
  }
  for (const check of GAME_CHECKS) check.begin?.(trial, state)
  for (let decision = trial.decision; decision; decision = trial.decision) {
    if (moves.length >= mostMoves) {
      if (unended !== 'counted') fail(trial, `the game is not over after ${mostMoves} moves`)
      tally.unended++
      break
    }
    for (const check of GAME_CHECKS) check.every?.(trial, state, decision)
    tally.asked[decision.seat]++
    if (moves.length === 0 || trial.below(every) === 0) {
      const seen = lookedAt(trial, state)
      const point = { ...seen, state, decision, views: viewsOf(trial, state) }
      tally.points++
      for (const check of GAME_CHECKS) check.point?.(trial, point)
    }
    const move = answer(decision, below)
    const events: GameEvent[] = []
    game.play(state, move, events)
    moves.push(move)
    trial.decision = game.pending(state)
    expectSound()
    for (const check of GAME_CHECKS) check.played?.(trial, events)
  }
  lookedAt(trial, state)
  if (!trial.decision) for (const check of GAME_CHECKS) check.end?.(trial, state)
  tally.games++
  tally.moves += moves.length
  tally.longest = Math.max(tally.longest, moves.length)
}

/** Remembers the state as it is now. */
function lookedAt({ game, seen, moves }: Trial, state: unknown): Seen {
  seen[moves.length] = { copy: game.clone(state), hash: game.hash(state) }
  return seen[moves.length]
}

/** Mostly fast seeds; every sixteenth is a secret one, and the last game keeps every order. */
function seedsUpTo(count: number): Seed[] {
  const below = belowFrom('fast:secrets')
  const secret = () => `secret:${Array.from({ length: 64 }, () => below(16).toString(16)).join('')}`
  const seeds = Array.from({ length: count }, (_, i) => (i % 16 === 15 ? secret() : `fast:${i}`))
  return [...seeds, 'ordered']
}

/** So often a deal does not come out the same by chance. */
const ENOUGH = 10

/** Without this a `determinize` that deals nothing anew would let every view pass. */
function checkHidden(game: AnyGame, sample: Sample, { hidden }: Plan, tally: Tally): void {
  const because = `${game.id}, sample "${sample.name}", over ${tally.points} states`
  const refuse = (problem: string): never => {
    throw new CheckFailure(`${because}: ${problem}`)
  }
  const seats = tally.redealt.map((_, seat) => seat)
  for (const seat of seats.length > 1 ? seats : []) {
    for (const [place, { hidden: times, anew }] of tally.redealt[seat]) {
      if (times < ENOUGH || anew > 0) continue
      refuse(`${times} times seat ${seat} did not see what others see at ${place}, but determinize never dealt it anew`)
    }
    const places = [...tally.redealt[seat].values()]
    if (places.length > 0 && places.every(({ anew }) => anew === 0)) {
      refuse(`determinize for seat ${seat} never dealt anything anew at ${hidden.places.join(', ')}`)
    }
  }
  for (const seat of seats) {
    const silent = sample.silent?.includes(seat) ?? false
    if (tally.asked[seat] > 0 === silent) {
      refuse(silent ? `seat ${seat} is asked, but the sample calls it silent` : `seat ${seat} was never asked anything`)
    }
    if (tally.futures[seat] > 0 === hidden.future) continue
    if (hidden.future) refuse(`whatever determinize deals, seat ${seat} always sees the same come next`)
    refuse(`what seat ${seat} sees next is not settled by its move; say hidden.future: true`)
  }
  const unheard = tally.eventsCompared.indexOf(0)
  if (unheard >= 0) {
    refuse(
      `the events told to ${unheard === seats.length ? 'the audience' : `seat ${unheard}`} were never compared; play more seeds`,
    )
  }
}
