import { type Player, Playthrough } from '@freehold/kernel'
import { type TerraMysticaView, terraMystica } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import { randomPlayer } from '../random.ts'
import { settler } from './settler.ts'

/** The points of a game between players, by seat. */
async function play(players: readonly Player[], seed: string): Promise<readonly number[]> {
  const playthrough = Playthrough.start(terraMystica, { players: players.length }, `fast:${seed}`)
  for (let decision = playthrough.pending(); decision; decision = playthrough.pending())
    playthrough.play(await players[decision.seat].choose(decision, playthrough.view(decision.seat)))
  return playthrough.outcome()?.points ?? []
}

const sitting = (seed: string): Player => settler(seed) as Player<TerraMysticaView> as Player

test('the settler beats chance, at tables of any size and wherever it sits', async () => {
  let ahead = 0
  let won = 0
  for (const players of [2, 3, 4, 5]) {
    const seat = players % 2
    const table = Array.from({ length: players }, (_, i) => (i === seat ? sitting(`${i}`) : randomPlayer(`${i}`)))
    const points = await play(table, `settling ${players}`)
    const best = Math.max(...points.filter((_, i) => i !== seat))
    ahead += points[seat] - best
    if (points[seat] > best) won++
  }
  expect(won).toBeGreaterThanOrEqual(3)
  expect(ahead / 4).toBeGreaterThan(15)
})

test('its Alchemists do not change points to coins and back, and it pays for power that is worth it', async () => {
  let changed = 0
  let paid = 0
  let points = 0
  for (const [seed, other] of ['witches', 'nomads', 'giants', 'mermaids'].entries()) {
    const playthrough = Playthrough.start(terraMystica, { factions: ['alchemists', other] }, `fast:gold ${seed}`)
    const players = [sitting('one'), sitting('two')]
    for (let decision = playthrough.pending(); decision; decision = playthrough.pending()) {
      const move = await players[decision.seat].choose(decision, playthrough.view(decision.seat))
      const keys = move.map((option) => decision.options[option].key)
      changed += keys.filter((key) => /convert .*VP/i.test(key)).length
      paid += keys.filter((key) => /^leech [2-9]/.test(key)).length // what costs points
      playthrough.play(move)
    }
    points += playthrough.outcome()?.points[0] ?? 0
  }
  expect(changed).toBe(0)
  expect(paid).toBeGreaterThan(0)
  expect(points / 4).toBeGreaterThan(60)
})
