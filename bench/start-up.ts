// How long it takes until a new table asks its first question, with every card and landscape that there is in the box.

import { allCards, allLandscapes, dominion, recommendedSets } from '@freehold/dominion'

const GOAL = 5 // milliseconds

const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e3
}

/** Every set of the rulebooks once, each with cards that no game before it had compiled. */
export function benchStartUp(): void {
  const times = (['1e', '2e'] as const).flatMap((edition) =>
    recommendedSets(edition).map(({ name }) => {
      const began = cpuMilliseconds()
      dominion.pending(dominion.setup(dominion.options({ kingdom: name, edition }), `fast:${name}`))
      return cpuMilliseconds() - began
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted[sorted.length >> 1]
  const written = new Set([...allCards, ...allLandscapes].map(({ name }) => name)).size
  console.log(
    `  start of a game   ${middle.toFixed(1)} ms of CPU time, the middle of ${times.length} sets (goal ${GOAL}); ` +
      `the first ${times[0].toFixed(1)}, the longest ${sorted[sorted.length - 1].toFixed(1)}; ${written} cards and landscapes exist`,
  )
}
