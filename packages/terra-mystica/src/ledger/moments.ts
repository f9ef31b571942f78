/** Moments of recorded games: where a round begins, and every turn with what was before and after it. */
import { InputError } from '@freehold/kernel'
import { ROUNDS } from '../data/actions.ts'
import { isAction, perform } from '../rules/commands.ts'
import { ACTIVE, cloneState, OVER, PHASE, ROUND, type State, TURN_OPEN } from '../rules/state.ts'
import { settle } from '../rules/turns.ts'
import { BURN, CONVERT, DECLINE, END_TURN, TAKE } from '../rules/verbs.ts'
import type { LedgerCommand, LedgerGame } from './grammar.ts'
import { dropFaction, finishLedger, playCommand, prepare, startLedger } from './play.ts'

/**
 * The start of a round, with income taken and everything of the round before answered; round 1 is the end of the set-up.
 * Throws `InputError` where the record breaks off before it.
 */
export function atRound(game: LedgerGame, round: number): State {
  const s = startLedger(game)
  for (const entry of game.commands) {
    if (s.w[ROUND] >= round) break
    const ahead = cloneState(s)
    if ('drop' in entry) finishLedger(ahead)
    else prepare(ahead, entry.seat, entry.command)
    if (ahead.w[ROUND] >= round && round <= ROUNDS) {
      finishLedger(s)
      if (s.w[ROUND] >= round) break
    }
    if ('drop' in entry) dropFaction(s, entry.drop)
    else playCommand(s, entry.seat, entry.command)
  }
  if (s.w[ROUND] < round) finishLedger(s)
  settle(s)
  if (s.w[ROUND] < round) {
    const where = s.w[ROUND] === 0 ? 'in the set-up' : `in round ${s.w[ROUND]}`
    throw new InputError(`the record ends ${where}: there is no round ${round}`)
  }
  return s
}

export interface RecordedTurn {
  readonly seat: number
  readonly line: number
  readonly text: string
  readonly before: State // its turn is open
  readonly after: State // its turn is closed
}

/** Every turn of a recorded game. */
export function* recordedTurns(game: LedgerGame): Generator<RecordedTurn, State> {
  const s = startLedger(game)
  for (let i = 0; i < game.commands.length; ) {
    const entry = game.commands[i]
    if ('drop' in entry) {
      dropFaction(s, entry.drop)
      i++
      continue
    }
    const line: LedgerCommand[] = []
    for (; i < game.commands.length; i++) {
      const next = game.commands[i]
      if ('drop' in next || next.line !== entry.line) break
      line.push(next)
    }
    yield* turnOf(s, line)
  }
  finishLedger(s)
  return s
}

const answers = ({ command: { verb } }: LedgerCommand) => verb === TAKE || verb === DECLINE
const changes = ({ command: { verb } }: LedgerCommand) => verb === BURN || verb === CONVERT

function* turnOf(s: State, line: readonly LedgerCommand[]): Generator<RecordedTurn> {
  const rest: LedgerCommand[] = []
  for (const each of line) {
    if (answers(each) && rest.length === 0) playCommand(s, each.seat, each.command)
    else rest.push(each)
  }
  const first = rest.find((each) => !changes(each))
  let before: State | undefined
  if (first) {
    const opened = cloneState(s)
    prepare(opened, first.seat, first.command)
    const begins =
      opened.w[TURN_OPEN] === 1 && opened.w[ACTIVE] === first.seat && isAction(opened, first.seat, first.command)
    if (begins && opened.w[PHASE] !== OVER) before = opened
  }
  for (const { seat, command } of rest) playCommand(s, seat, command)
  if (!before || !first) return
  const after = cloneState(s)
  if (after.w[TURN_OPEN] && after.w[ACTIVE] === first.seat)
    perform(after, first.seat, { verb: END_TURN, a: 0, b: 0, c: 0 })
  yield { seat: first.seat, line: first.line, text: rest.map(({ text }) => text).join('. '), before, after }
}
