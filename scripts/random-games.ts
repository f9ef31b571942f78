/**
 * Plays Dominion at random with everything that can be chosen: any ten cards, landscapes, Colonies, Shelters, either printing, two
 * to six players, every way of asking; under every check of the kernel's suite. `npm run random-games -- 1000 0`: how many
 * games, and from which number on.
 */
import { checkFullGames } from '../packages/dominion/src/engine/random-games.fixture.ts'

const BATCH = 100
const [games = 1000, from = 0] = process.argv.slice(2).map(Number)
if (![games, from].every((n) => Number.isSafeInteger(n) && n >= 0)) {
  console.error('expected how many games, and perhaps from which number on: npm run random-games -- 1000 0')
  process.exit(2)
}

let failed = 0
let unended = 0
for (let played = 0; played < games; ) {
  const next = Math.min(BATCH, games - played)
  const { failures, endless } = checkFullGames(from + played, from + played + next)
  for (const failure of failures) console.error(failure)
  failed += failures.length
  unended += endless.length
  played += next
  console.log(`${played} of ${games} games, ${failed} failed, ${unended} without end`)
}
process.exitCode = failed > 0 ? 1 : 0
