import { describe, expect, test } from 'vitest'
import { spyglass } from './checks/spyglass.ts'
import { IllegalMove, InputError } from './errors.ts'
import { type GameLog, parseLog, serializeLog, withoutSeed } from './log.ts'
import { belowFrom, randomMove } from './move.ts'
import { eventsFor, Playthrough } from './playthrough.ts'
import { replay } from './replay.ts'
import { verifyLog } from './verify.ts'

type SpyglassPlaythrough = ReturnType<typeof begin>
const begin = () => Playthrough.start(spyglass, { seats: 3 }, 'fast:playthrough')

/** Plays at random and returns the hash after each number of moves. */
function playOn(playthrough: SpyglassPlaythrough, moves = Number.POSITIVE_INFINITY): string[] {
  const below = belowFrom('fast:moves')
  const hashes = [spyglass.hash(playthrough.state)]
  for (let i = 0; i < moves; i++) {
    const decision = playthrough.pending()
    if (!decision) break
    playthrough.play(randomMove(decision, below))
    hashes.push(spyglass.hash(playthrough.state))
  }
  return hashes
}

describe('a playthrough', () => {
  test('asks, takes the answer and tells what happened', () => {
    const playthrough = begin()
    expect(playthrough.pending()).toMatchObject({ seat: 0, question: { kind: 'exchange' }, min: 0, max: 2 })
    const events = playthrough.play([0, 1])
    expect(events.map((event) => event.type)).toEqual(['exchanged', 'drew', 'drew'])
    expect(playthrough.position).toBe(1)
    expect(playthrough.pending()).toMatchObject({ seat: 1 })
    expect(playthrough.view(0).hands[0]).not.toContain('?')
    expect(playthrough.view('audience').hands[0]).toEqual(['?', '?', '?'])
  })

  test('tells each viewer only what they may know', () => {
    const events = begin().play([0])
    expect(events[0]).toHaveProperty('cards')
    expect(eventsFor(spyglass, events, 0)).toEqual(events)
    expect(eventsFor(spyglass, events, 'audience')[0]).toEqual({ type: 'exchanged', seat: 0, count: 1, depth: 0 })
  })

  test('refuses an illegal move and stays where it was', () => {
    const playthrough = begin()
    playOn(playthrough, 5)
    const before = playthrough.log()
    expect(() => playthrough.play([99])).toThrow(IllegalMove)
    expect(playthrough.log()).toEqual(before)
    expect(playthrough.position).toBe(5)
  })

  test('keeps the options as the lot drew them', () => {
    const drawing: typeof spyglass = {
      ...spyglass,
      settle: (options, seed) => ({ ...options, hand: seed === 'fast:2' ? 2 : 3 }),
    }
    const playthrough = Playthrough.start(drawing, { seats: 2, hand: 4 }, 'fast:2')
    expect(playthrough.options).toEqual({ seats: 2, hand: 2 })
    expect(playthrough.log().options).toEqual({ seats: 2, hand: 2 })
    expect(playthrough.view(0).hands[0]).toHaveLength(2)
  })

  test('keeps its own copy of a move', () => {
    const playthrough = begin()
    const move = [0]
    playthrough.play(move)
    move[0] = 2
    expect(playthrough.log().moves).toEqual([[0]])
  })

  test('ends with an outcome in its log', () => {
    const playthrough = begin()
    playOn(playthrough)
    expect(playthrough.pending()).toBeUndefined()
    expect(playthrough.log().outcome).toEqual(playthrough.outcome())
    const taken = playthrough.outcome()?.points.reduce((sum, points) => sum + points)
    expect(taken).toBe(30) // of 32 cards: the deck keeps what no longer suffices for three
  })
})

describe('saving and resuming', () => {
  test('works in the middle of a trick, through a file', () => {
    const playthrough = begin()
    playOn(playthrough, 10)
    const resumed = Playthrough.resume(spyglass, parseLog(JSON.parse(serializeLog(playthrough.log()))))
    expect(resumed.position).toBe(10)
    expect(playOn(resumed)).toEqual(playOn(playthrough))
    expect(resumed.log()).toEqual(playthrough.log())
  })

  const log = (() => {
    const playthrough = begin()
    playOn(playthrough)
    return playthrough.log()
  })()

  test('a log of earlier rules goes by them, where the game still knows them', () => {
    // Under the rules of version 0 everybody got one card fewer.
    const before: typeof spyglass = {
      ...spyglass,
      rules: '0',
      setup: (options, seed) => spyglass.setup({ ...options, hand: 2 }, seed),
    }
    const now: typeof spyglass = { ...spyglass, earlier: { '0': before } }
    const old = Playthrough.start(before, { seats: 2 }, 'fast:1')
    playOn(old)
    expect(old.log().rules).toBe('0')
    expect(now.hash(replay(now, old.log()))).toBe(old.log().hash)
    expect(Playthrough.resume(now, old.log()).game.rules).toBe('0')
    expect(() => replay(now, { ...old.log(), rules: '1' })).toThrow(/^log: /)
    expect(verifyLog(now, old.log())[0].text).toBe('game: spyglass, rules version 0')
  })

  test.each<[string, GameLog, RegExp]>([
    [
      'another game',
      { ...log, game: 'chess' },
      /^log: game: the log is of "chess", not of "spyglass"; open it with that game$/,
    ],
    [
      'other rules',
      { ...log, rules: '0' },
      /^log: rules: .* version 0 .* version 1; use a release of Freehold with version 0$/,
    ],
    ['no seed', withoutSeed(log), /^log: seed: missing/],
    ['other options', { ...log, options: { seats: 7 } }, /^options: seats/],
    ['an illegal move', { ...log, moves: [[0], [9], [1]] }, /^log: moves\[1\]: there is no option 9, only 0 to 2$/],
    [
      'a move too many',
      { ...log, moves: [...log.moves, [0]] },
      /^log: moves\[\d+\]: the game is over, nothing is asked$/,
    ],
    ['a move too few', { ...log, moves: log.moves.slice(0, -1) }, /^log: outcome: recorded, but the game is not over/],
    [
      'another outcome',
      { ...log, outcome: { places: [1, 2, 3], points: [9, 8, 7], winners: [0], why: '' } },
      /^log: outcome: the moves lead to /,
    ],
    [
      'another hash',
      { ...log, hash: '0123456789abcdef' },
      /^log: hash: the moves lead to state .*, the log records 0123456789abcdef$/,
    ],
    ['another seed', { ...log, seed: 'fast:other', hash: undefined, outcome: undefined }, /^log: moves\[/],
  ])('is refused with %s, and so is replaying', (_what, wrong, message) => {
    expect(() => Playthrough.resume(spyglass, wrong)).toThrow(InputError)
    expect(() => Playthrough.resume(spyglass, wrong)).toThrow(message)
    expect(() => replay(spyglass, wrong)).toThrow(InputError)
    expect(() => replay(spyglass, wrong)).toThrow(message)
  })
})

describe('replaying', () => {
  test('tells every decision, answer and event, and returns the last state', () => {
    const playthrough = begin()
    const hashes = playOn(playthrough)
    const seen: string[] = []
    const state = replay(spyglass, playthrough.log(), ({ number, decision, move, events, state: after }) => {
      seen.push(spyglass.hash(after))
      expect(number).toBe(seen.length - 1)
      expect(move.length).toBeGreaterThanOrEqual(decision.min)
      expect(events.length).toBeGreaterThan(0)
    })
    expect(seen).toEqual(hashes.slice(1))
    expect(spyglass.hash(state)).toBe(playthrough.log().hash)
  })
})

describe('undo', () => {
  test('goes back to any move, in any order, and forward again by the same moves', () => {
    const playthrough = begin()
    const hashes = playOn(playthrough)
    const last = hashes.length - 1
    const { moves } = playthrough.log()
    const below = belowFrom('fast:undo')
    for (let i = 0; i < 200; i++) {
      const to = below(playthrough.position + 1)
      const from = playthrough.position
      expect(playthrough.undo(to)).toEqual(moves.slice(to, from))
      expect(playthrough.position).toBe(to)
      expect(spyglass.hash(playthrough.state)).toBe(hashes[to])
      const again = to + below(last - to + 1)
      for (let j = to; j < again; j++) playthrough.play(moves[j])
      expect(spyglass.hash(playthrough.state)).toBe(hashes[again])
    }
    playthrough.undo(0)
    for (const move of moves) playthrough.play(move)
    expect(playthrough.log().moves).toEqual(moves)
  })

  test.each([-1, 0.5, Number.NaN, 6])('to %d of 5 is refused', (position) => {
    const playthrough = begin()
    playOn(playthrough, 5)
    expect(() => playthrough.undo(position)).toThrow(
      new InputError(`undo: cannot go back to move ${position}; give a number from 0 to 5`),
    )
    expect(playthrough.position).toBe(5)
  })

  test('in a long game replays few moves and keeps few states', () => {
    // A game that only counts, so that what is played and cloned can be counted too.
    let plays = 0
    const alive = new Set<object>()
    const counter = {
      ...spyglass,
      setup: () => ({ ...spyglass.setup({ seats: 2, hand: 3 }, 'fast:1'), count: 0 }),
      play: (state: { count: number }) => {
        plays++
        state.count++
      },
      clone: (state: object) => {
        const copy = { ...state }
        alive.add(copy)
        return copy
      },
      hash: (state: object) => String((state as { count: number }).count),
    }
    const playthrough = Playthrough.start(counter as unknown as typeof spyglass, {}, 'fast:1')
    for (let i = 0; i < 5000; i++) playthrough.play([0])
    expect(alive.size).toBeLessThan(100) // clones ever made, not only those still held
    for (const to of [4999, 4000, 2600, 1, 0]) {
      plays = 0
      playthrough.undo(to)
      expect(counter.hash(playthrough.state)).toBe(String(to))
      expect(plays).toBeLessThan(5000 / 8)
    }
  })
})
