import { Playthrough } from '@freehold/kernel'
import { spyglass } from '@freehold/kernel/checks/spyglass'
import { expect, test } from 'vitest'
import { randomPlayer } from './random.ts'

async function play(seed: string): Promise<number[][]> {
  const playthrough = Playthrough.start(spyglass, { seats: 3 }, 'fast:table')
  const players = [0, 1, 2].map((seat) => randomPlayer(`${seed} ${seat}`))
  for (let asked = playthrough.pending(); asked; asked = playthrough.pending())
    playthrough.play(await players[asked.seat].choose(asked, playthrough.view(asked.seat)))
  return playthrough.log().moves.map((move) => [...move])
}

test('plays any game to its end, the same way for the same seed', async () => {
  const first = await play('a')
  expect(first.length).toBeGreaterThan(5)
  expect(await play('a')).toEqual(first)
  expect(await play('b')).not.toEqual(first)
})
