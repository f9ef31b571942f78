/** Whether the shuffles of a finished game are the ones the host had promised: worked out anew, here. */
import { type AnyGame, commitment, type Finding, type GameLog, verifyLog } from '@freehold/kernel'

export interface Promises {
  readonly noted: string | undefined // by this browser, when the game began
  readonly told: string | undefined // by the host, now
}

export interface Verification {
  readonly promised: string | undefined // what the seed is compared with
  readonly by: 'browser' | 'host' | 'log' | undefined // whose word that is; the strongest there is
  readonly seed: string | undefined
  readonly computed: string | undefined // from the seed, here
  readonly findings: readonly Finding[]
  readonly verdict: 'holds' | 'fails' | 'unknown'
}

/** `givenUp`: it ended because somebody resigned, so that the rules alone do not end it. */
export function verify(game: AnyGame, log: GameLog, { noted, told }: Promises, givenUp: boolean): Verification {
  const promised = noted ?? told ?? log.commitment
  const by = noted ? 'browser' : told ? 'host' : log.commitment ? 'log' : undefined
  const findings = verifyLog(game, log, promised).map((finding) =>
    givenUp && finding.code === 'not-over' ? { ...finding, verdict: 'unknown' as const } : finding,
  )
  const contradicts = noted !== undefined && told !== undefined && noted !== told
  const fails = contradicts || findings.some(({ verdict }) => verdict === 'fails')
  return {
    promised,
    by,
    seed: log.seed,
    computed: log.seed === undefined ? undefined : commitment(log.seed),
    findings,
    verdict: fails ? 'fails' : promised === undefined ? 'unknown' : 'holds',
  }
}
