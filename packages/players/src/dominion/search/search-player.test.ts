import { type DominionEvent, type DominionView, dominion, findKingdom, type State } from '@freehold/dominion'
import { type Decision, eventsFor, type Imagine, type Move, type Player } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { shipped } from '../strategy/library.ts'
import { strategyPlayer } from '../strategy-player.ts'
import { bestArm, type Contest } from './arms.ts'
import { Allowance, type Budget } from './budget.ts'
import { searchPlayer } from './search-player.ts'

const base = shipped('evolved-first-game-2e')
const policies = { base, others: [shipped('big-money-ultimate')], advised: true }

const searching = (budget: Budget): Player<DominionView> =>
  searchPlayer({ name: 'Search', seed: 'test', budget, policies: () => policies })

/** Decisions of the first seat that are looked at, and rollouts for each: they are slow where tests run. */
const ASKED = 24
const budget = { rollouts: 60 }

/** How the first seat answers. */
type Answer = (state: State, decision: Decision) => Promise<Move>

/** Players at the first seat, who are told the same, against the menu of the kingdom. What the first seat chose. */
async function play(kingdom: string, first: readonly Player<DominionView>[], answer: Answer): Promise<string[]> {
  const { edition, cards } = findKingdom(kingdom)
  const options = dominion.options({ players: 2, edition, kingdom: cards, start: 0 })
  const state = dominion.setup(options, 'fast:search')
  const rival = strategyPlayer(base)
  for (const player of first) player.begin?.(0, 2, options)
  rival.begin?.(1, 2, options)
  const chosen: string[] = []
  for (let decision = dominion.pending(state); decision && chosen.length < ASKED; decision = dominion.pending(state)) {
    const { seat } = decision
    const move = seat === 0 ? await answer(state, decision) : await rival.choose(decision, dominion.view(state, 1))
    if (seat === 0) chosen.push(move.map((option) => decision.options[option].key).join())
    const events: DominionEvent[] = []
    dominion.play(state, move, events)
    for (const event of eventsFor(dominion, events, 1)) rival.notice?.(event)
    for (const event of eventsFor(dominion, events, 0)) for (const player of first) player.notice?.(event)
  }
  return chosen
}

/** The worlds that a host hands the first seat. */
const imagining =
  (state: State): Imagine =>
  (seed) =>
    dominion.determinize(state, 0, seed)

const alone =
  (player: Player<DominionView>): Answer =>
  async (state, decision) =>
    player.choose(decision, dominion.view(state, 0), imagining(state))

const kingdoms = ['First Game', 'Size Distortion', 'Silver & Gold']

describe('the player that searches', () => {
  test.each(kingdoms)('uses nothing that its seat cannot know: %s', async (kingdom) => {
    const [seeing, fooled] = [searching(budget), searching(budget)]
    let asked = 0
    let permuted = 0
    await play(kingdom, [seeing, fooled], async (state, decision) => {
      // Another game, which looks the same to the seat.
      const other = dominion.determinize(state, 0, `fast:${asked++}`)
      if (dominion.hash(other) !== dominion.hash(state)) permuted++
      const move = await seeing.choose(decision, dominion.view(state, 0), imagining(state))
      const asked0 = dominion.pending(other) as Decision
      expect(await fooled.choose(asked0, dominion.view(other, 0), imagining(other))).toEqual(move)
      return move
    })
    expect(permuted).toBeGreaterThan(10)
  })

  test('plays the same for the same seed and number of rollouts', async () => {
    const [player, same] = [searching(budget), searching(budget)]
    const chosen = await play('Deck Top', [player], alone(player))
    expect(await play('Deck Top', [same], alone(same))).toEqual(chosen)
  })

  test('stops when its time is over', async () => {
    let time = 0
    let began = 0
    let longest = 0
    const player = searching({ milliseconds: 9, now: () => ++time })
    await play('First Game', [player], async (state, decision) => {
      began = time
      const move = await player.choose(decision, dominion.view(state, 0), imagining(state))
      longest = Math.max(longest, time - began)
      return move
    })
    expect(longest).toBeGreaterThan(8) // the clock is looked at after each imagined game
    expect(longest).toBeLessThan(16)
  })
})

describe('successive halving', () => {
  /** Arms with these chances to win; luck is shared within one imagined game. */
  function contest(chances: readonly number[]): Contest & { readonly games: number[] } {
    let luck = 0
    const games = chances.map(() => 0)
    return {
      games,
      arms: chances.length,
      imagine(number) {
        luck = (number * 0.618) % 1
      },
      rollout(arm) {
        games[arm]++
        return luck < chances[arm] ? 1 : 0
      },
    }
  }
  const margin = { errors: 2, least: 0.01 }
  const best = (chances: readonly number[], rollouts: number): number =>
    bestArm(contest(chances), new Allowance({ rollouts }), margin)

  test('finds an arm that is clearly better', () => {
    expect(best([0.5, 0.2, 0.6, 0.55, 0.1, 0.3], 2000)).toBe(2)
  })

  test('stays with the first where the others are no better, hardly better, or it cannot be told', () => {
    expect(best([0.5, 0.5, 0.4, 0.3], 2000)).toBe(0)
    expect(best([0.5, 0.505], 2000)).toBe(0)
    expect(best([0.5, 0.55], 20)).toBe(0)
  })

  test('what is thought of the arms decides where games tell little, and not where they tell much', () => {
    const found = (priors: readonly number[], rollouts: number): number =>
      bestArm({ ...contest([0.5, 0.53, 0.53]), priors }, new Allowance({ rollouts }), { errors: 0.5, least: 0.01 })
    expect(found([0, 0.15, -0.15], 60)).toBe(1)
    expect(found([0, -0.15, 0.15], 60)).toBe(2)
    expect(best([0.5, 0.2, 0.7], 3000)).toBe(2)
    const { games: _, ...clear } = contest([0.5, 0.2, 0.7])
    expect(bestArm({ ...clear, priors: [0, 0.1, -0.1] }, new Allowance({ rollouts: 3000 }), margin)).toBe(2)
  })

  test('spends most on the best arms', () => {
    const { games, ...arms } = contest([0.5, 0.1, 0.62, 0.2, 0.3, 0.61, 0.15, 0.25])
    expect(bestArm(arms, new Allowance({ rollouts: 3000 }), margin)).toBe(2)
    expect(games[2]).toBeGreaterThan(4 * games[1])
    expect(games[0]).toBe(Math.max(...games))
  })
})
