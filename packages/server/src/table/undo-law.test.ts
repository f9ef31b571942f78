import { belowFrom, type GameEvent, Playthrough, randomMove } from '@freehold/kernel'
import { terraMystica } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import { type HostedGame, hostedGames } from '../games.ts'
import { hostedSpyglass } from './tables.fixture.ts'
import { teaches } from './undo-law.ts'
import { Undoing } from './undoing.ts'

interface Taken {
  readonly free: boolean
  readonly events: readonly GameEvent[]
  readonly seat: number
}

/** A random game, and of every move whether it could have been taken back at once. */
function judged(hosted: HostedGame, options: unknown, seed: string, most: number): Taken[] {
  const { game } = hosted
  const playthrough = Playthrough.start(game, options, seed)
  const seats = game.seats(game.options(options))
  const below = belowFrom(`fast:${seed}`)
  const taken: Taken[] = []
  for (let asked = playthrough.pending(); asked && taken.length < most; asked = playthrough.pending()) {
    const move = randomMove(asked, below)
    const free = !teaches(hosted, playthrough.state, move, asked.seat, seats)
    taken.push({ free, events: playthrough.play(move), seat: asked.seat })
  }
  return taken
}

test('in Spyglass whatever makes somebody draw or look is not free', () => {
  const taken = judged(hostedSpyglass, { seats: 3 }, 'fast:3', 60)
  const drawing = taken.filter(({ events }) => events.some(({ type }) => type === 'drew' || type === 'looked'))
  expect(drawing.length).toBeGreaterThan(5)
  expect(drawing.filter(({ free }) => free)).toEqual([])
  expect(taken.filter(({ free }) => free).length).toBeGreaterThan(5)
})

test('in Dominion playing Treasures and buying is free, drawing and revealing is not', () => {
  const taken = judged(hostedGames.dominion, {}, 'fast:2', 150)
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
  const taken = judged(hostedGames['terra-mystica'], { players: 2 }, 'fast:1', 40)
  expect(taken.every(({ free }) => free)).toBe(true)
  const playthrough = Playthrough.start(terraMystica, { players: 2 }, 'fast:1')
  const undoing = new Undoing(hostedGames['terra-mystica'], 2)
  for (let i = 0; i < 12; i++) {
    const seat = playthrough.pending()?.seat ?? -1
    undoing.note({ seat, by: 'person', ms: 0 })
    playthrough.play([0])
  }
  const seat = undoing.seats[11]
  const since = undoing.seats.findLastIndex((each) => each !== seat) + 1
  expect(undoing.freeMoves(seat, playthrough)).toEqual({ from: since, barrier: 'another-decided' })
})

test.each([
  ['dominion', {}, 120],
  ['terra-mystica', { players: 2 }, 15],
  ['terra-mystica', { players: 2, automa: {} }, 15],
])('what %s %o calls open tells nothing, however often the rest is dealt anew', (id, options, most) => {
  const hosted = hostedGames[id]
  const strict = { ...hosted, isOpen: () => false }
  for (const seed of ['fast:5', 'fast:6']) {
    const [quick, slow] = [hosted, strict].map((each) => judged(each, options, seed, most).map(({ free }) => free))
    expect(quick).toEqual(slow)
  }
})
