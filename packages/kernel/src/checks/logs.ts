import { type GameLog, newLog, parseLog, serializeLog } from '../log.ts'
import { Playthrough } from '../playthrough.ts'
import { replay } from '../replay.ts'
import { allHold, verifyLog } from '../verify.ts'
import { type Check, expectPlain, expectSame, fail, isAsSeen, type Trial } from './trial.ts'

const UNDOS = 4

/** The log is the game: through a file and back it leads through the same states, forward and backward. */
export const logsCheck: Check = {
  begin(trial) {
    const { game, options } = trial
    expectPlain(trial, 'the options', options)
    expectSame(trial, 'options checked twice differ', options, game.options(options))
  },
  end(trial, state) {
    const { game, options, seed, moves, seen } = trial
    const played: GameLog = {
      ...newLog(game, options, seed),
      moves: moves.map((move) => [...move]),
      hash: seen[moves.length].hash,
      outcome: game.outcome(state),
    }
    const log = parseLog(JSON.parse(serializeLog(played)))
    expectSame(trial, 'the log differs when read again', played, log)
    // Of many samples of few games each has one of the two: both play the whole log.
    const [replayed, verified] = trial.few ? oneOf(trial) : [true, true]
    if (replayed) checkReplay(trial, log)
    if (verified) {
      const findings = verifyLog(game, log)
      if (!allHold(findings)) fail(trial, `the log does not verify: ${JSON.stringify(findings)}`)
    }
    checkUndo(trial, log)
  },
}

function oneOf({ below }: Trial): [boolean, boolean] {
  const first = below(2) === 0
  return [first, !first]
}

function checkReplay(trial: Trial, log: GameLog): void {
  replay(trial.game, log, ({ number, state }) => {
    const before = trial.seen[number + 1]
    if (before !== undefined && !isAsSeen(trial, state, before))
      fail(trial, `replayed, the state before move ${number + 1} differs`)
  })
}

function checkUndo(trial: Trial, log: GameLog): void {
  const { game, seen, moves } = trial
  const sampled = [...seen.keys()].filter((number) => seen[number] !== undefined)
  const playthrough = Playthrough.resume(game, log)
  for (let i = 0; i < UNDOS; i++) {
    const to = sampled[trial.below(sampled.length)]
    if (to <= playthrough.position) playthrough.undo(to)
    else for (let next = playthrough.position; next < to; next++) playthrough.play(moves[next])
    if (!isAsSeen(trial, playthrough.state, seen[to]))
      fail(trial, `undone to move ${to}, the state is not the one seen there`)
  }
}
