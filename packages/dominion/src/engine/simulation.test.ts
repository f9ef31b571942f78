/** There is no second set of rules for simulations: what they play is a game that anybody can replay. */
import { belowFrom, type Move } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import * as fast from '../fast.ts'
import { dominion } from '../game.ts'
import { type DominionOptions, drawnOptions } from '../setup/options.ts'
import { anyOptions } from './random-games.fixture.ts'
import { BUY, END, PLAY_TREASURES } from './rules/phases.ts'

const { ASKED } = fast

describe('a simulated game, replayed from its option numbers,', () => {
  test.each(Array.from({ length: 60 }, (_, n) => n))('is the same game (%i)', (n) => {
    const seed = n % 6 === 5 ? `secret:${String(n).padStart(64, '0')}` : `fast:simulated ${n}`
    const options = drawnOptions({ ...anyOptions(n), start: n % 2 }, seed)
    const simulated = simulate(options, seed, n)
    const state = dominion.setup(options, seed)
    for (const move of simulated.moves) dominion.play(state, move)
    expect(dominion.pending(state)).toBeUndefined()
    expect(dominion.hash(state)).toBe(simulated.hash)
    expect(dominion.outcome(state)?.points).toEqual(simulated.points)
    expect(dominion.view(state, 'audience').seats.map(({ turns }) => turns)).toEqual(simulated.turns)
  })

  test('is another one from another seed', () => {
    const options = { ...anyOptions(3), start: 0 }
    const [one, other] = ['fast:1', 'fast:2'].map((seed) => simulate(options, seed, 3))
    expect(one.hash).not.toBe(other.hash)
  })
})

describe('a simulation', () => {
  const options = dominion.options({ kingdom: 'First Game', edition: '2e', start: 0, asking: 'open' })
  const setting = fast.settingOf(options)
  const kind = (name: string) => setting.kinds.findIndex((card) => card.name === name)
  const begin = () => {
    fast.seedGames('fast:1')
    fast.startGame(setting, 0)
  }

  test.each<[string, () => void, RegExp]>([
    ['too dear a card', () => fast.buyKind(kind('Province')), /Province cannot be bought now/],
    ['a card that is not there', () => fast.playKind(kind('Gold')), /Gold cannot be played now/],
    ['a card that is not played', () => fast.playKind(kind('Estate')), /Estate cannot be played now/],
    ['an option that is not there', () => answer(99), /There is no option 99/],
    ['a negative option', () => answer(-1), /There is no option -1/],
    ['an option twice', () => answer(0, 0), /2 options chosen; 1 to 1 may be/],
    ['too few options', () => answer(), /0 options chosen; 1 to 1 may be/],
  ])('refuses %s', (_, mistake, message) => {
    begin()
    const before = fast.optionCount()
    expect(mistake).toThrow(message)
    expect([fast.asked(), fast.optionCount()]).toEqual([ASKED.buy, before])
  })

  test('goes on from game to game without repeating itself', () => {
    const hands = new Set<string>()
    begin()
    for (let i = 0; i < 40; i++) {
      hands.add([0, 1].map((seat) => fast.inHand(seat, kind('Copper'))).join())
      fast.startGame(setting, 0)
    }
    expect(hands.size).toBeGreaterThan(3)
  })

  test('leaves games outside it alone', () => {
    const state = dominion.setup(options, 'fast:outside')
    const [hash, view] = [dominion.hash(state), dominion.view(state, 0)]
    begin()
    fast.endPhase()
    expect(dominion.view(state, 0)).toEqual(view)
    expect(dominion.hash(state)).toBe(hash)
  })
})

function answer(...numbers: number[]): void {
  numbers.forEach((number, i) => {
    fast.chosen[i] = number
  })
  fast.answerChosen(numbers.length)
}

interface Simulated {
  readonly moves: readonly Move[]
  readonly hash: string
  readonly points: readonly number[]
  readonly turns: readonly number[]
}

/** Plays at random: phases half by the shortcuts and half by their options, everything else by options. */
function simulate(options: DominionOptions, seed: string, n: number): Simulated {
  const below = belowFrom(`fast:simulation ${n}`)
  const setting = fast.settingOf(options)
  const moves: number[][] = []
  fast.seedGames(seed)
  fast.startGame(setting, options.start as number)
  while (fast.asked() !== ASKED.over) {
    if (moves.length > 20_000) throw new Error(`game ${n} does not end`)
    const count = fast.optionCount()
    const wanted = fast.fewest() + below(fast.most() - fast.fewest() + 1)
    const move = pickNumbers(wanted, count, below)
    moves.push(move)
    const inPhase = fast.asked() === ASKED.action || fast.asked() === ASKED.buy
    const option = fast.options[move[0]]
    if (inPhase && below(2) === 0 && hasShortcut(option, setting.kinds.length)) takeShortcut(option)
    else answer(...move)
  }
  const state = fast.newState(setting)
  fast.saveState(state)
  const seats = Array.from({ length: options.players }, (_, seat) => seat)
  const points = seats.map(fast.score)
  return { moves, hash: dominion.hash(state), points, turns: seats.map(fast.turnsOf) }
}

/** Tokens, debt and landscapes have none. */
const hasShortcut = (option: number, kinds: number): boolean =>
  option === END || option === PLAY_TREASURES || (option >= 0 && option < BUY + kinds)

function takeShortcut(option: number): void {
  if (option === END) fast.endPhase()
  else if (option === PLAY_TREASURES) fast.playTreasures()
  else if (option >= BUY) fast.buyKind(option - BUY)
  else fast.playKind(option)
}

function pickNumbers(wanted: number, count: number, below: (n: number) => number): number[] {
  const left = Array.from({ length: count }, (_, i) => i)
  return Array.from({ length: wanted }, () => left.splice(below(left.length), 1)[0])
}
