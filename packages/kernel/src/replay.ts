import { InputError } from './errors.ts'
import type { AnyGame, Decision, Game, GameEvent, Move } from './game.ts'
import { canonicalJson } from './hash.ts'
import { type GameLog, gameOfLog, type LogFault, logError } from './log.ts'

/** One answer of a replayed game, told after it was played. */
export interface Step<State, Event> {
  readonly number: number // of the move, from 0
  readonly decision: Decision
  readonly move: Move
  readonly events: readonly Event[]
  readonly state: State // after the move; look, do not touch
}

/**
 * The state that the log leads to. Throws `InputError` where the log is of another game or of other rules, where a move
 * is not legal, and where the recorded outcome or hash is not what the moves lead to.
 */
export function replay<State, View, Options, Event extends GameEvent>(
  game: Game<State, View, Options, Event>,
  log: GameLog,
  onMove?: (step: Step<State, Event>) => void,
): State {
  const played = gameOfLog(game, log)
  const state = beginning(played, log)
  log.moves.forEach((move, number) => {
    const decision = onMove && played.pending(state)
    const events: Event[] | undefined = onMove && []
    playRecorded(played, state, move, number, events)
    if (onMove && decision && events) onMove({ number, decision, move, events, state })
  })
  checkEnd(played, log, state)
  return state
}

/** The state before the first move of the log. */
export function beginning<State>(game: Game<State, unknown, unknown>, log: GameLog): State {
  const played = gameOfLog(game, log)
  if (log.seed === undefined) {
    throw logError('seed: missing, so that nothing can be dealt; the host publishes it when the game is over', {
      code: 'no-seed',
    })
  }
  return played.setup(played.options(log.options), log.seed)
}

/** Plays a move of a log. Throws `InputError` naming its place where it is not legal. */
export function playRecorded<State, Event extends GameEvent>(
  game: Game<State, unknown, unknown, Event>,
  state: State,
  move: Move,
  number: number,
  events?: Event[],
): void {
  try {
    game.play(state, move, events)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw logError(`moves[${number}]: ${error.message.replace(/^move: /, '')}`, { code: 'illegal-move', number })
  }
}

/** Throws `InputError` where the recorded end is not what the moves led to. */
export function checkEnd(game: AnyGame, log: GameLog, state: unknown): void {
  const problem = outcomeProblem(game, log, state) ?? hashProblem(game, log, state)
  if (problem) throw logError(problem.text, { code: problem.code })
}

interface EndProblem {
  readonly code: Extract<LogFault['code'], 'outcome-not-reached' | 'outcome-differs' | 'hash-differs'>
  readonly text: string
}

/** Why the recorded outcome is not that of the state. */
export function outcomeProblem(game: AnyGame, log: GameLog, state: unknown): EndProblem | undefined {
  if (log.outcome === undefined) return undefined
  const outcome = game.outcome(state)
  if (outcome === undefined) {
    const text = `outcome: recorded, but the game is not over after its ${log.moves.length} moves`
    return { code: 'outcome-not-reached', text }
  }
  const [recorded, reached] = [log.outcome, outcome].map(canonicalJson)
  if (recorded === reached) return undefined
  return { code: 'outcome-differs', text: `outcome: the moves lead to ${reached}, the log records ${recorded}` }
}

/** Why the recorded hash is not that of the state. */
export function hashProblem(game: AnyGame, log: GameLog, state: unknown): EndProblem | undefined {
  if (log.hash === undefined) return undefined
  const hash = game.hash(state)
  if (hash === log.hash) return undefined
  return { code: 'hash-differs', text: `hash: the moves lead to state ${hash}, the log records ${log.hash}` }
}
