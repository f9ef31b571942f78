/**
 * Two ways to play meet, both with the same menus and as much time, in kingdoms from all boxes that nobody has learnt from:
 *
 *     node match.ts SECONDS SEED MILLISECONDS ONE OTHER [--menus FILE] [--pairs 1] [--cpu]
 *
 * A way is `plain`, which searches; `advised`, which asks the policy network, too; `end`, for which only the ends of its rollouts count, not what the
 * value network says of them; `menu`, which does not search; or `asking`, a menu that follows the policy network where that is clearly of another mind.
 * `plain:VALUE.json` has other weights than those that come with Freehold, `asking::POLICY.json` another policy, `advised:VALUE.json:POLICY.json` both.
 * In every kingdom they meet in so many pairs of games with the seats swapped. Menus are those of FILE (menus.ts), whose kingdoms come again and again, or
 * bred for a moment.
 * With `--cpu` the time of the process counts, for machines that have other things to do.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as game from '@freehold/dominion/fast'
import { answeringSeat, turnNumber } from '@freehold/dominion/sight'
import {
  type Choice,
  choicesAround,
  choose,
  type FastPlayer,
  fastPlayer,
  fastSearchPlayer,
  Network,
  type Networks,
  opinionFor,
  type Policies,
  PolicyNetwork,
  type Strategy,
  tableFor,
} from '@freehold/players/dominion/learning'
import { type Bred, bredIn, kingdomOfAll, Lot, readBred, rivalsOf, spent } from './kingdoms.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { menus: { type: 'string' }, pairs: { type: 'string', default: '1' }, cpu: { type: 'boolean' } },
})
const [seconds, seed, milliseconds, ...ways] = positionals
const BREEDING = 1.5 // seconds, for the menus of a kingdom
const MOST_TURNS = 60
const MOST_ADVICE = 40 // in a turn, lest it goes round in circles

const now = values.cpu ? spent : () => performance.now()
const budget = { milliseconds: Number(milliseconds), now }

const searches: Record<string, Partial<Policies>> = { plain: {}, advised: { advised: true }, end: { toTheEnd: true } }
interface Seated {
  readonly player: FastPlayer
  readonly done?: { readonly searches: number; readonly rollouts: number }
}
type Seating = (setting: game.Setting, bred: Bred) => Seated
const [one, other] = ways.map(seating)

function seating(way: string): Seating {
  const [name, value, policy] = way.split(':')
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const networks: Networks = {
    ...(value && { value: new Network(read(value)) }),
    ...(policy && { policy: new PolicyNetwork(read(policy)) }),
  }
  if (name === 'menu') return (setting, { best }) => ({ player: fastPlayer(setting, best) })
  if (name === 'asking') return (setting, { best }) => ({ player: asking(setting, best, networks) })
  if (!searches[name]) throw new Error(`${name}: expected menu, asking, ${Object.keys(searches).join(', ')}`)
  return (setting, bred) => {
    const policies = { base: bred.best, others: rivalsOf(bred), networks, ...searches[name] }
    const player = fastSearchPlayer(setting, policies, budget)
    return { player, done: player.done }
  }
}

/** A menu that does what the policy network thinks, where that is clearly of another mind. */
function asking(setting: game.Setting, strategy: Strategy, { policy }: Networks): FastPlayer {
  const menu = fastPlayer(setting, strategy)
  const opinion = opinionFor(setting, policy)
  const kinds = setting.kinds.length + setting.landscapes.length
  const asked = { turn: 0, times: 0 }
  /** What the network would rather do; undefined where it is of the same mind. */
  const advice = (): Choice | undefined => {
    const turn = turnNumber()
    if (asked.turn !== turn) Object.assign(asked, { turn, times: 0 })
    if (!opinion || answeringSeat() !== game.askedSeat() || asked.times >= MOST_ADVICE) return undefined
    const choices = choicesAround(menu.wish(), kinds)
    const best = choices.length > 1 ? opinion.best(choices) : choices[0]
    if (best === choices[0]) return undefined
    asked.times++
    return best
  }
  const decide = (): void => {
    if (game.asked() === game.ASKED.buy && (menu.treasures() || game.payOffDebt())) return
    const rather = advice()
    if (!rather || !choose(rather)) menu.decide()
  }
  return { ...menu, decide }
}

/** 1 where the player who begins wins, 1/2 for a tie. */
function won(setting: game.Setting, players: readonly FastPlayer[], pair: string): number {
  game.seedGames(`fast:match ${seed} ${pair}`)
  game.startGame(setting, 0)
  while (game.asked() !== game.ASKED.over && game.turnsOf(0) < MOST_TURNS) players[answeringSeat()].decide()
  const ahead = game.score(0) - game.score(1) || game.turnsOf(1) - game.turnsOf(0)
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5
}

const sums = { meetings: 0, share: 0, squares: 0, unfinished: 0 }
const searched = [0, 1].map(() => ({ searches: 0, rollouts: 0 }))
const lot = new Lot(`fast:measured ${seed}`)
const kept = readBred(values.menus)
const begun = lot.below(1000)
const end = now() + 1000 * Number(seconds)
for (let number = begun; now() < end; number++) {
  const kingdom = () => kingdomOfAll(`fast:measured ${seed} ${number}`)
  const bred = kept.length > 0 ? kept[number % kept.length] : bredIn(kingdom(), BREEDING, now)
  const setting = game.settingOf(tableFor(bred.kingdom))
  let share = 0
  const pairs = Number(values.pairs)
  try {
    for (let pair = 0; pair < pairs && now() < end; pair++) {
      const seated = [one(setting, bred), other(setting, bred)]
      const [a, b] = seated.map(({ player }) => player)
      share += (won(setting, [a, b], `${number} ${pair}`) + 1 - won(setting, [b, a], `${number} ${pair}`)) / (2 * pairs)
      for (const [i, { done }] of seated.entries()) {
        searched[i].searches += done?.searches ?? 0
        searched[i].rollouts += done?.rollouts ?? 0
      }
    }
  } catch (error) {
    if (!(error instanceof game.NoRoom)) throw error
    sums.unfinished++
    continue
  }
  if (now() >= end && pairs > 1) break // not all of them were played
  sums.meetings++
  sums.share += share
  sums.squares += share * share
}
const perSearch = searched.map(({ searches, rollouts }) => Math.round(rollouts / searches))
console.log(JSON.stringify({ ...sums, mean: sums.share / sums.meetings, rolloutsPerSearch: perSearch }))
