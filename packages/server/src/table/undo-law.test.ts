import { dominion } from '@freehold/dominion'
import { type AnyGame, belowFrom, type GameEvent, Playthrough, randomMove } from '@freehold/kernel'
import { spyglass } from '@freehold/kernel/checks/spyglass'
import { terraMystica } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import { isFreeUndo } from './undo-law.ts'

interface Taken {
  readonly free: boolean
  readonly events: readonly GameEvent[]
  readonly seat: number
}

/** A random game, and of every move whether it could have been taken back at once. */
function judged(game: AnyGame, options: unknown, seed: string, most: number): Taken[] {
  const playthrough = Playthrough.start(game, options, seed)
  const below = belowFrom(`fast:${seed}`)
  const taken: Taken[] = []
  for (let asked = playthrough.pending(); asked && taken.length < most; asked = playthrough.pending()) {
    const events = playthrough.play(randomMove(asked, below))
    const free = isFreeUndo(game, playthrough.log(), playthrough.position - 1, asked.seat)
    taken.push({ free, events, seat: asked.seat })
  }
  return taken
}

test('in Spyglass whatever makes somebody draw or look is not free', () => {
  const taken = judged(spyglass, { seats: 3 }, 'fast:3', 60)
  const drawing = taken.filter(({ events }) => events.some(({ type }) => type === 'drew' || type === 'looked'))
  expect(drawing.length).toBeGreaterThan(5)
  expect(drawing.filter(({ free }) => free)).toEqual([])
  expect(taken.filter(({ free }) => free).length).toBeGreaterThan(5)
})

test('in Dominion playing Treasures and buying is free, drawing and revealing is not', () => {
  const taken = judged(dominion, {}, 'fast:2', 150)
  const hiddenTypes = ['drew', 'revealed', 'looked']
  const open = taken.filter(({ events }) =>
    events.every(({ type }) => ['played', 'got', 'bought', 'gained'].includes(type)),
  )
  const drawing = taken.filter(({ events }) => events.some(({ type }) => hiddenTypes.includes(type)))
  expect(drawing.length).toBeGreaterThan(20)
  expect(drawing.filter(({ free }) => free)).toEqual([])
  expect(open.length).toBeGreaterThan(20)
  expect(open.filter(({ free }) => !free)).toEqual([])
})

test('in Terra Mystica, where nothing is hidden, only the decision of another stands in the way', () => {
  const taken = judged(terraMystica, { players: 2 }, 'fast:1', 40)
  expect(taken.every(({ free }) => free)).toBe(true)
  const playthrough = Playthrough.start(terraMystica, { players: 2 }, 'fast:1')
  const seats: number[] = []
  for (let i = 0; i < 12; i++) {
    seats.push(playthrough.pending()?.seat ?? -1)
    playthrough.play([0])
  }
  const last = seats[11]
  const since = seats.findLastIndex((seat) => seat !== last) + 1
  expect(isFreeUndo(terraMystica, playthrough.log(), since, last)).toBe(true)
  expect(isFreeUndo(terraMystica, playthrough.log(), since - 1, last)).toBe(false)
})
