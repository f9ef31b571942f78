/** How much a search gets done, and that players in bulk make no garbage. Bundled and run apart (`run.ts`). */
import { checkOptions, type Kingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { type FastPlayer, fastPlayer, fastSearchPlayer, type Strategy } from '@freehold/players'

/** What is measured: a strategy of a kingdom, and what else a search from it reckons with. */
export interface SearchBench {
  readonly kingdom: Kingdom
  readonly base: Strategy
  readonly others: readonly Strategy[]
  readonly rollouts: number // a decision
  readonly seconds: number // of CPU time, for each of the two
}

export interface SearchMeasured {
  readonly decisionsPerSecond: number // of a CPU second
  readonly rolloutsPerSecond: number
  readonly gamesPerSecond: number // of the strategy against itself
  readonly heapGrowthPerGame: number // bytes, of the same games
}

const WARM_UP = 1.5 // seconds

function measure({ kingdom, base, others, rollouts, seconds }: SearchBench): SearchMeasured {
  const { edition, cards } = kingdom
  const setting = game.settingOf(checkOptions({ players: 2, edition, kingdom: cards, start: 0, asking: 'open' }))
  const plain = fastPlayer(setting, base)
  const searching = fastSearchPlayer(setting, { base, others }, { rollouts })
  game.seedGames('fast:bench')
  const alone = playFor(setting, [plain, plain], 1000, seconds)
  const search = playFor(setting, [searching, plain], 1, seconds, () => {
    Object.assign(searching.done, { searches: 0, rollouts: 0 })
  })
  return {
    decisionsPerSecond: searching.done.searches / search.spent,
    rolloutsPerSecond: searching.done.rollouts / search.spent,
    gamesPerSecond: alone.games / alone.spent,
    heapGrowthPerGame: alone.grown / alone.games,
  }
}

/** Games for so many CPU seconds, after warming up. */
function playFor(
  setting: game.Setting,
  players: readonly FastPlayer[],
  batch: number, // games after which the clock, which makes garbage itself, is looked at
  seconds: number,
  warmed: () => void = () => {},
): { games: number; spent: number; grown: number } {
  const play = (): void => {
    game.startGame(setting, 0)
    while (game.asked() !== game.ASKED.over) players[answeringSeat()].decide()
  }
  for (const end = cpuSeconds() + WARM_UP; cpuSeconds() < end; ) play()
  warmed()
  const began = cpuSeconds()
  let games = 0
  let grown = 0
  let heap = process.memoryUsage().heapUsed
  do {
    for (let i = 0; i < batch; i++) play()
    games += batch
    const now = process.memoryUsage().heapUsed
    grown += Math.max(0, now - heap) // less after a collection
    heap = now
  } while (cpuSeconds() - began < seconds)
  return { games, spent: cpuSeconds() - began, grown }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

console.log(JSON.stringify(measure(JSON.parse(process.argv[2]) as SearchBench)))
