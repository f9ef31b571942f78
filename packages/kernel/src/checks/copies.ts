import type { GameEvent, Move } from '../game.ts'
import { randomMove } from '../move.ts'
import { copyOf, difference, isSame } from './difference.ts'
import {
  areSame,
  type Check,
  expectSame,
  expectUntouched,
  fail,
  isAsSeen,
  type Point,
  type Trial,
  viewsOf,
} from './trial.ts'

/** How far a copy is played on its own. */
const AHEAD = 6

/** The state is all there is: a copy of it goes the same way, and going there leaves the original alone. */
export const copiesCheck: Check = {
  begin(trial, state) {
    const { game, options, seed } = trial
    const again = game.setup(options, seed)
    if (game.hash(again) !== game.hash(state)) fail(trial, 'set up twice from one seed, the states differ')
  },
  point(trial, point) {
    const { game } = trial
    const [first, second] = [game.clone(point.state), game.clone(point.state)]
    if (game.hash(first) !== point.hash) fail(trial, 'a clone has another hash')
    const given = { decision: game.pending(first), views: viewsOf(trial, first) }
    const before = copyOf(given)
    expectSame(trial, 'a clone has other views', point.views, given.views)
    const moves = playAhead(trial, first)
    expectUntouched(trial, point, 'playing on a clone')
    if (!isAsSeen(trial, second, point)) fail(trial, 'playing on a clone changed another clone')
    if (!isSame(given, before)) fail(trial, 'a view or decision given out earlier changed as the game went on')
    const moved = difference(given.views, viewsOf(trial, first))
    if (moved !== undefined && game.hash(first) === point.hash)
      fail(trial, `two states have one hash, but differ: ${moved}`)
    // The second copy tells no events, so that telling them is seen to change nothing.
    for (const move of moves) game.play(second, move)
    if (!areSame(trial, first, second)) fail(trial, `two clones differ after the moves ${JSON.stringify(moves)}`)
    checkOrder(trial, point)
  },
}

function playAhead(trial: Trial, state: unknown): Move[] {
  const moves: Move[] = []
  for (let i = 0; i < AHEAD; i++) {
    const decision = trial.game.pending(state)
    if (!decision) break
    const move = randomMove(decision, trial.below)
    const events: GameEvent[] = []
    trial.game.play(state, move, events)
    moves.push(move)
  }
  return moves
}

/** Where the order of what is chosen does not matter, it makes no difference. */
function checkOrder(trial: Trial, { state, decision }: Point): void {
  const { game } = trial
  if (decision.ordered || decision.max < 2) return
  const move = randomMove(decision, trial.below)
  const reversed = move.toReversed()
  const [one, other] = [move, reversed].map((each) => {
    const copy = game.clone(state)
    game.play(copy, each)
    return copy
  })
  if (!areSame(trial, one, other))
    fail(trial, `ordered is false, but ${JSON.stringify(move)} and ${JSON.stringify(reversed)} differ`)
}
