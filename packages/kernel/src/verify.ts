import { InputError } from './errors.ts'
import type { AnyGame } from './game.ts'
import { checkLogFits, type GameLog } from './log.ts'
import { beginning, hashProblem, outcomeProblem, playRecorded } from './replay.ts'
import { commitment } from './rng.ts'

/** `unknown` is what the log does not let us tell. */
export const VERDICTS = ['holds', 'fails', 'unknown'] as const
export type Verdict = (typeof VERDICTS)[number]

/** One thing that was checked, in one line. */
export interface Finding {
  readonly verdict: Verdict
  readonly text: string
}

/**
 * Checks that a finished game went as its log says: the seed is the one committed to before the first move, every move
 * was legal, and they lead to the recorded end. `published` is the commitment seen when the game began; the one inside
 * the log is only as honest as whoever wrote the log. Throws `InputError` where the log is of another game or of other
 * rules: then nothing can be told.
 */
export function verifyLog(game: AnyGame, log: GameLog, published?: string): Finding[] {
  checkLogFits(game, log)
  const findings: Finding[] = [{ verdict: 'holds', text: `game: ${game.id}, rules version ${game.rules}` }]
  const note = (verdict: Verdict, text: string) => findings.push({ verdict, text })
  try {
    for (const finding of seedFindings(log, published)) findings.push(finding)
    const state = beginning(game, log)
    log.moves.forEach((move, number) => {
      playRecorded(game, state, move, number)
    })
    note('holds', `moves: all ${log.moves.length} legal`)
    const asked = game.pending(state)
    if (asked)
      note(
        'fails',
        `end: the game is not over after ${log.moves.length} moves (seat ${asked.seat} is asked: ${asked.question.text})`,
      )
    else note('holds', `end: the game is over after ${log.moves.length} moves`)
    findings.push(recorded('outcome', log.outcome?.why, outcomeProblem(game, log, state)))
    findings.push(recorded('hash', log.hash, hashProblem(game, log, state)))
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    note('fails', error.message.replace(/^log: /, ''))
    note('unknown', 'the rest: not checked, because the game cannot be replayed beyond this')
  }
  return findings
}

/** Whether nothing that was checked failed. */
export function allHold(findings: readonly Finding[]): boolean {
  return findings.every((finding) => finding.verdict !== 'fails')
}

function seedFindings(log: GameLog, published: string | undefined): Finding[] {
  if (log.seed === undefined) return [] // told when the first deal needs it
  const promised = [
    { by: 'the published commitment', value: published },
    { by: "the log's commitment", value: log.commitment },
  ].filter((promise) => promise.value !== undefined)
  if (promised.length === 0) return [{ verdict: 'unknown', text: 'seed: nobody committed to it before the game' }]
  const found = commitment(log.seed)
  return promised.map(({ by, value }) =>
    found === value
      ? { verdict: 'holds', text: `seed: its sha-256 is ${by} ${value}` }
      : { verdict: 'fails', text: `seed: its sha-256 is ${found}, ${by} is ${value}` },
  )
}

function recorded(what: string, value: string | undefined, problem: string | undefined): Finding {
  if (problem !== undefined) return { verdict: 'fails', text: problem }
  if (value === undefined) return { verdict: 'unknown', text: `${what}: not recorded` }
  return { verdict: 'holds', text: `${what}: as recorded (${value})` }
}
