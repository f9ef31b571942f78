import { IllegalMove } from '../errors.ts'
import type { Decision, GameEvent, Move } from '../game.ts'
import { type Check, expectSame, fail, isAsSeen, type Seen, type Trial } from './trial.ts'

const HUGE = new Array<number>(100_000).fill(0)

/** A move that does not answer the question is refused and leaves no trace. */
export const illegalMovesCheck: Check = {
  point(trial, point) {
    const { state, decision } = point
    for (const [what, move] of illegalMoves(decision)) checkRefused(trial, state, point, what, move)
    expectSame(trial, 'after illegal moves another thing is asked', decision, trial.game.pending(state))
  },
  end(trial, state) {
    const seen = trial.seen[trial.moves.length]
    checkRefused(trial, state, seen, 'an empty move after the end', [])
    checkRefused(trial, state, seen, 'a move after the end', [0])
  },
}

function illegalMoves({ options, min, max }: Decision): [what: string, move: unknown][] {
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)
  /** As many numbers as are asked for, the last of them wrong, so that whoever applies the first ones is found out. */
  const endingIn = (wrong: unknown) => [...upTo(Math.max(min, 1) - 1), wrong]
  const moves: [string, unknown][] = [
    ['an option out of range', endingIn(options.length)],
    ['a negative option', endingIn(-1)],
    ['half an option', endingIn(0.5)],
    ['NaN', endingIn(Number.NaN)],
    ['infinity', endingIn(Number.POSITIVE_INFINITY)],
    ['a number beyond 32 bits', endingIn(2 ** 32)], // 0 to whoever cuts it off
    ['a text', endingIn('0')],
    ['a gap', endingIn(undefined)],
    ['too many options', upTo(max + 1)],
    ['a huge move', HUGE],
    ['no list', 0],
    ['nothing', undefined],
    ['something like a list', { 0: 0, length: 1 }],
  ]
  if (min > 0) moves.push(['too few options', upTo(min - 1)])
  if (max > 1) moves.push(['an option twice', [...upTo(Math.max(min, 2) - 1), 0]])
  return moves
}

function checkRefused(trial: Trial, state: unknown, seen: Seen, what: string, move: unknown): void {
  const { game } = trial
  const events: GameEvent[] = []
  try {
    game.play(state, move as Move, events)
  } catch (error) {
    if (!(error instanceof IllegalMove)) fail(trial, `${what} is refused with ${error}, not with IllegalMove`, error)
    if (error.message === '' || error.message.includes('\n')) fail(trial, `${what} is refused, but not in one line`)
    if (!isAsSeen(trial, state, seen)) fail(trial, `${what} is refused, but changed the state`)
    if (events.length > 0) fail(trial, `${what} is refused, but told of ${events.length} events`)
    return
  }
  fail(trial, `${what} is not refused: ${JSON.stringify(move)?.slice(0, 80)}`)
}
