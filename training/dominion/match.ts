/**
 * Two ways to search meet, both with the same menus and as much time, in kingdoms from all boxes that nobody has learnt from:
 *
 *     node match.ts SECONDS SEED MILLISECONDS ONE OTHER [cpu]
 *
 * A way is `plain`, `advised`, which asks the policy network, or `end`, for which only the ends of its rollouts count, not what the value
 * network says of them. Every kingdom is played twice, with the seats swapped.
 * With `cpu` the time of the process counts, for machines that have other things to do.
 */
import { kingdomSets, randomKingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import {
  type FastPlayer,
  fastSearchPlayer,
  fittingIn,
  type Policies,
  QuickBreeding,
  shipped,
  tableFor,
} from '@freehold/players/dominion/learning'

const [seconds, seed, milliseconds, ...ways] = process.argv.slice(2)
const known: Record<string, Partial<Policies>> = {
  plain: {},
  advised: { advised: true },
  end: { toTheEnd: true },
}
const wayCalled = (name: string): Partial<Policies> => {
  if (!known[name]) throw new Error(`${name}: expected one of ${Object.keys(known).join(', ')}`)
  return known[name]
}
const BREEDING = 1500 // milliseconds, for the menus of a kingdom
const MOST_TURNS = 60

function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const now = ways.includes('cpu') ? spent : () => performance.now()
const budget = { milliseconds: Number(milliseconds), now }
const sums = { pairs: 0, share: 0, squares: 0, unfinished: 0 }
const searched = [0, 1].map(() => ({ searches: 0, rollouts: 0 }))

for (let number = 0, end = now() + 1000 * Number(seconds); now() < end; number++) {
  const kingdom = randomKingdom({ seed: `fast:measured ${seed} ${number}`, sets: kingdomSets })
  const money = shipped('big-money-ultimate')
  const breeding = new QuickBreeding(kingdom, { money, fitting: fittingIn(kingdom.cards) })
  for (const stop = now() + BREEDING; !breeding.done && now() < stop; ) breeding.step()
  const setting = game.settingOf(tableFor(kingdom))
  const policies = { base: breeding.best, others: [...breeding.rivals, money] }
  const one = fastSearchPlayer(setting, { ...policies, ...wayCalled(ways[0]) }, budget)
  const other = fastSearchPlayer(setting, { ...policies, ...wayCalled(ways[1]) }, budget)
  try {
    const share = (won(setting, [one, other], number) + 1 - won(setting, [other, one], number)) / 2
    sums.pairs++
    sums.share += share
    sums.squares += share * share
  } catch (error) {
    if (!(error instanceof game.NoRoom)) throw error
    sums.unfinished++
  }
  for (const [i, { done }] of [one, other].entries()) {
    searched[i].searches += done.searches
    searched[i].rollouts += done.rollouts
  }
}
const perSearch = searched.map(({ searches, rollouts }) => Math.round(rollouts / searches))
console.log(JSON.stringify({ ...sums, mean: sums.share / sums.pairs, rolloutsPerSearch: perSearch }))

/** 1 where the player who begins wins, 1/2 for a tie. */
function won(setting: game.Setting, players: readonly FastPlayer[], number: number): number {
  game.seedGames(`fast:match ${seed} ${number}`)
  game.startGame(setting, 0)
  while (game.asked() !== game.ASKED.over && game.turnsOf(0) < MOST_TURNS) players[answeringSeat()].decide()
  const ahead = game.score(0) - game.score(1) || game.turnsOf(1) - game.turnsOf(0)
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5
}
