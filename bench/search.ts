import { findKingdom } from '@freehold/dominion'
import { runSearchBench } from '@freehold/lab'
import { findStrength } from '@freehold/players'

const kingdoms = ['First Game', 'Silver & Gold', 'Grand Scheme']
const ROLLOUTS = 1000
const count = (n: number): string => Math.round(n).toLocaleString('en')

/** Decisions and rollouts a second of the player that searches, and what the menu it starts from allocates. */
export async function benchSearch(): Promise<void> {
  console.log(`Dominion, search with ${count(ROLLOUTS)} rollouts a decision, one core`)
  for (const name of kingdoms) {
    const kingdom = findKingdom(name)
    const { search, ...base } = findStrength('search:1')?.styleIn(kingdom) ?? {}
    if (!search || !('buy' in base)) throw new Error('There is no search')
    const measured = await runSearchBench({ kingdom, base, others: search.others, rollouts: ROLLOUTS, seconds: 3 })
    console.log(
      `  ${name.padEnd(16)} ${count(measured.decisionsPerSecond).padStart(9)} decisions/s, ${count(measured.rolloutsPerSecond)} rollouts/s`,
    )
    console.log(
      `    its menu against itself: ${count(measured.gamesPerSecond)} games/s; heap growth ${measured.heapGrowthPerGame.toFixed(1)} bytes a game`,
    )
  }
}
