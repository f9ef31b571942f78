/** How strong a bred strategy is: against all hand-written ones that find their cards in its kingdom. */
import type { Kingdom } from '@freehold/dominion'
import { findStrategy, type Measured, type Strategy } from '@freehold/players'
import { simulate } from '../sim/simulate.ts'
import { sharesOf } from '../sim/statistics.ts'
import { type Run, rankedByHand } from './evolve.ts'

export interface Strength {
  readonly best: Measured // against the strongest among the hand-written
  readonly hardest: Measured // against the hand-written one that does best against this strategy
}

/** The seed of measuring is none that evolution ever plays on. */
const SEED = 'measured'
/** Of the games that are reported, so many find out who is who. */
const SHARE_TO_FIND = 0.1

/** Undefined: interrupted. */
export async function measure(
  strategy: Strategy,
  kingdom: Kingdom,
  games: number,
  run: Run,
): Promise<Strength | undefined> {
  const few = Math.ceil(games * SHARE_TO_FIND)
  const ids = await rankedByHand(kingdom, few, `${SEED} by hand`, run)
  if (!ids) return undefined
  const tried = await against(strategy, ids, kingdom, few, `${SEED} few`, run)
  if (!tried) return undefined
  const hardest = tried.toSorted((a, b) => a.share - b.share)[0].strategy
  const found = await against(strategy, [...new Set([ids[0], hardest])], kingdom, games, SEED, run)
  return found && { best: found[0], hardest: found.toSorted((a, b) => a.share - b.share)[0] }
}

async function against(
  strategy: Strategy,
  ids: readonly string[],
  kingdom: Kingdom,
  games: number,
  seed: string,
  run: Run,
): Promise<Measured[] | undefined> {
  const strategies = [strategy, ...ids.map(findStrategy)]
  const pairings = ids.map((_, i): [number, number] => [0, i + 1])
  const result = await simulate({ ...run, strategies, kingdoms: [kingdom], games, seed, pairings })
  if (result.interrupted) return undefined
  return result.pairings.map(({ tally }, i) => {
    const { value, low, high } = sharesOf(tally).points
    const round = (n: number) => Math.round(1e4 * n) / 1e4
    return { strategy: ids[i], games, share: round(value), low: round(low), high: round(high) }
  })
}
