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
}, 120_000)
