import { dominion } from '@freehold/dominion'
import { expect, test } from 'vitest'
import { winChances } from './playouts.ts'
import { plainStrategy } from './strategy/plain.ts'
import { strategyPlayer } from './strategy-player.ts'

const options = (players: number) => dominion.options({ players, kingdom: 'First Game', start: 0 })
const sum = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0)

/** A game that the first seat plays with money while the others do nothing, up to a number of Provinces. */
async function ahead(provinces: number) {
  const state = dominion.setup(options(2), 'fast:ahead')
  const rich = strategyPlayer(plainStrategy('plain'))
  rich.begin?.(0, 2, options(2))
  const left = () => dominion.view(state, 'audience').piles.find(({ pile }) => pile === 'Province')?.count ?? 0
  for (let asked = dominion.pending(state); asked && left() > 8 - provinces; asked = dominion.pending(state)) {
    const idle = [asked.options.findIndex(({ key }) => key === 'end' || key === 'done')]
    dominion.play(state, asked.seat === 0 ? await rich.choose(asked, dominion.view(state, 0)) : idle)
  }
  return state
}

test('at the start all are about equal, at a table of two and of four', () => {
  const [first, second] = winChances(dominion.setup(options(2), 'fast:1'), { playouts: 300, seed: 'start' })
  expect(first).toBeGreaterThan(0.4)
  expect(first).toBeLessThan(0.65) // who begins is a little ahead
  expect(first + second).toBeCloseTo(1)
  const four = winChances(dominion.setup(options(4), 'fast:1'), { playouts: 200, seed: 'start' })
  expect(sum(four)).toBeCloseTo(1)
  for (const share of four) expect(share).toBeGreaterThan(0.12)
})

test('who is five Provinces ahead has nearly won', async () => {
  expect(winChances(await ahead(5), { playouts: 100, seed: 'lead' })[0]).toBeGreaterThan(0.95)
})

test('the end of a game is no estimate', async () => {
  const over = await ahead(8)
  expect(dominion.outcome(over)?.winners).toEqual([0])
  expect(winChances(over, { playouts: 1, seed: 'end' })).toEqual([1, 0])
})

test('the same seed gives the same figures, another others, and the state stays as it was', () => {
  const state = dominion.setup(options(2), 'fast:2')
  const before = state.data.slice()
  const once = winChances(state, { playouts: 60, seed: 'a' })
  expect(winChances(state, { playouts: 60, seed: 'a' })).toEqual(once)
  const others = ['b', 'c', 'd'].map((seed) => winChances(state, { playouts: 60, seed })[0])
  expect(new Set([once[0], ...others]).size).toBeGreaterThan(1)
  expect(state.data).toEqual(before)
})

test('the luck of the hands does not count: other shuffles of the same game give the same figures', () => {
  const [one, other] = ['fast:1', 'fast:2'].map((deal) =>
    winChances(dominion.setup(options(2), deal), { playouts: 300, seed: 'hands' }),
  )
  expect(Math.abs(one[0] - other[0])).toBeLessThan(0.12)
})
