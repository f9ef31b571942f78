import { type Fault, InputError } from './errors.ts'
import type { AnyGame } from './game.ts'
import { type GameLog, gameOfLog } from './log.ts'
import { beginning, hashProblem, outcomeProblem, playRecorded } from './replay.ts'
import { commitment } from './rng.ts'

/** `unknown` is what the log does not let us tell. */
export const VERDICTS = ['holds', 'fails', 'unknown'] as const
export type Verdict = (typeof VERDICTS)[number]

export const FINDINGS = [
  'game', // this one, under these rules
  'seed-as-published',
  'seed-as-in-log',
  'seed-not-as-published',
  'seed-not-as-in-log',
  'seed-not-promised',
  'moves-legal',
  'over',
  'not-over',
  'outcome-as-recorded',
  'outcome-not-recorded',
  'outcome-not-reached',
  'outcome-differs',
  'hash-as-recorded',
  'hash-not-recorded',
  'hash-differs',
  'stopped', // at what the fault says
  'rest-unchecked',
] as const
export type FindingCode = (typeof FINDINGS)[number]

/** One thing that was checked: a code for programs, one line for people. */
export interface Finding {
  readonly verdict: Verdict
  readonly code: FindingCode
  readonly text: string
  readonly fault?: Fault
}

/**
 * Checks that a finished game went as its log says: the seed is the one committed to before the first move, every move
 * was legal, and they lead to the recorded end. `published` is the commitment seen when the game began; the one inside
 * the log is only as honest as whoever wrote the log. Throws `InputError` where the log is of another game or of other
 * rules: then nothing can be told.
 */
export function verifyLog(known: AnyGame, log: GameLog, published?: string): Finding[] {
  const game = gameOfLog(known, log)
  const findings: Finding[] = []
  const note = (verdict: Verdict, code: FindingCode, text: string, fault?: Fault) =>
    findings.push({ verdict, code, text, ...(fault && { fault }) })
  note('holds', 'game', `game: ${game.id}, rules version ${game.rules}`)
  try {
    for (const finding of seedFindings(log, published)) findings.push(finding)
    const state = beginning(game, log)
    log.moves.forEach((move, number) => {
      playRecorded(game, state, move, number)
    })
    note('holds', 'moves-legal', `moves: all ${log.moves.length} legal`)
    const asked = game.pending(state)
    if (asked)
      note(
        'fails',
        'not-over',
        `end: the game is not over after ${log.moves.length} moves (seat ${asked.seat} is asked: ${asked.question.text})`,
      )
    else note('holds', 'over', `end: the game is over after ${log.moves.length} moves`)
    findings.push(recorded('outcome', log.outcome?.why, outcomeProblem(game, log, state)))
    findings.push(recorded('hash', log.hash, hashProblem(game, log, state)))
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    note('fails', 'stopped', error.message.replace(/^log: /, ''), error.fault)
    note('unknown', 'rest-unchecked', 'the rest: not checked, because the game cannot be replayed beyond this')
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
    { in: 'as-published', by: 'the published commitment', value: published },
    { in: 'as-in-log', by: "the log's commitment", value: log.commitment },
  ] as const
  const given = promised.filter((promise) => promise.value !== undefined)
  if (given.length === 0) {
    return [{ verdict: 'unknown', code: 'seed-not-promised', text: 'seed: nobody committed to it before the game' }]
  }
  const found = commitment(log.seed)
  return given.map(({ in: where, by, value }) =>
    found === value
      ? { verdict: 'holds', code: `seed-${where}`, text: `seed: its sha-256 is ${by} ${value}` }
      : { verdict: 'fails', code: `seed-not-${where}`, text: `seed: its sha-256 is ${found}, ${by} is ${value}` },
  )
}

function recorded(
  what: 'outcome' | 'hash',
  value: string | undefined,
  problem: ReturnType<typeof outcomeProblem>,
): Finding {
  if (problem) return { verdict: 'fails', ...problem }
  if (value === undefined) return { verdict: 'unknown', code: `${what}-not-recorded`, text: `${what}: not recorded` }
  return { verdict: 'holds', code: `${what}-as-recorded`, text: `${what}: as recorded (${value})` }
}
