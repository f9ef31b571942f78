// Matches in bulk: bred strategies against Big Money Ultimate on all recommended sets, on one core and on all.

import { availableParallelism } from 'node:os'
import { findKingdom, type Kingdom, recommendedSets } from '@freehold/dominion'
import { makePool, type Pool, simulate } from '@freehold/lab'
import { evolvedFor, findStrategy } from '@freehold/players'

const count = (n: number): string => Math.round(n).toLocaleString('en')

interface Rate {
  readonly games: number
  readonly seconds: number // on the clock
  readonly cpuSeconds: number // of all threads together
}

const kingdoms = (['1e', '2e'] as const).flatMap((edition) =>
  recommendedSets(edition).map(({ name }) => findKingdom(name, edition)),
)

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function playAll(pool: Pool, games: number): Promise<Rate> {
  const [began, cpu] = [performance.now(), cpuSeconds()]
  for (const kingdom of kingdoms) await play(pool, kingdom, games)
  return { games: games * kingdoms.length, seconds: (performance.now() - began) / 1000, cpuSeconds: cpuSeconds() - cpu }
}

async function play(pool: Pool, kingdom: Kingdom, games: number): Promise<void> {
  const strategies = [evolvedFor(kingdom), findStrategy('big-money-ultimate')].filter((each) => each !== undefined)
  await simulate({ strategies, kingdoms: [kingdom], games, seed: 'bench', pool })
}

/** After warming up. */
async function measure(threads: number, games: number): Promise<Rate> {
  const pool = makePool(threads)
  try {
    await playAll(pool, threads * 400)
    return await playAll(pool, games)
  } finally {
    await pool.close()
  }
}

export async function benchSimulation(games = 4000): Promise<void> {
  const cores = availableParallelism()
  const one = await measure(1, games)
  const all = await measure(cores, games * cores)
  const perSecond = ({ games: played, seconds }: Rate) => played / seconds
  const perCpuSecond = ({ games: played, cpuSeconds: cpu }: Rate) => played / cpu
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`
  const linear = percent(perSecond(all) / perSecond(one) / cores)
  const undisturbed = percent(perCpuSecond(all) / perCpuSecond(one))
  console.log(`Simulation, two default players on ${kingdoms.length} recommended sets (freehold sim)`)
  console.log(
    `  one core         ${count(perSecond(one)).padStart(9)} games/s, ${count(perCpuSecond(one))} a CPU second`,
  )
  console.log(
    `  ${String(cores).padEnd(2)} cores         ${count(perSecond(all)).padStart(9)} games/s, ${count(perCpuSecond(all))} a CPU second; ` +
      `${linear} of ${cores} times one core on the clock, ${undisturbed} by CPU time (which other work does not disturb)`,
  )
}

if (import.meta.main) await benchSimulation()
