import { type GameLog, newLog, parseLog, serializeLog } from '../log.ts'
import { Playthrough } from '../playthrough.ts'
import { replay } from '../replay.ts'
import { allHold, verifyLog } from '../verify.ts'
import { type Check, expectPlain, expectSame, fail, type Trial } from './trial.ts'

const UNDOS = 4

/** The log is the game: through a file and back it leads through the same states, forward and backward. */
export const logsCheck: Check = {
  begin(trial) {
    const { game, options } = trial
    expectPlain(trial, 'the options', options)
    expectSame(trial, 'options checked twice differ', options, game.options(options))
  },
  end(trial, state) {
    const { game, options, seed, moves, hashes } = trial
    const played: GameLog = {
      ...newLog(game, options, seed),
      moves: moves.map((move) => [...move]),
      hash: game.hash(state),
      outcome: game.outcome(state),
    }
    const log = parseLog(JSON.parse(serializeLog(played)))
    expectSame(trial, 'the log differs when read again', played, log)
    replay(game, log, ({ number, state: after }) => {
      const seen = hashes[number + 1]
      if (seen !== undefined && game.hash(after) !== seen)
        fail(trial, `replayed, the state before move ${number + 1} differs`)
    })
    const findings = verifyLog(game, log)
    if (!allHold(findings)) fail(trial, `the log does not verify: ${JSON.stringify(findings)}`)
    checkUndo(trial, log)
  },
}

function checkUndo(trial: Trial, log: GameLog): void {
  const { game, hashes, moves } = trial
  const sampled = [...hashes.keys()].filter((number) => hashes[number] !== undefined)
  const playthrough = Playthrough.resume(game, log)
  for (let i = 0; i < UNDOS; i++) {
    const to = sampled[trial.below(sampled.length)]
    if (to <= playthrough.position) playthrough.undo(to)
    else for (let next = playthrough.position; next < to; next++) playthrough.play(moves[next])
    if (game.hash(playthrough.state) !== hashes[to])
      fail(trial, `undone to move ${to}, the state is not the one seen there`)
  }
}
