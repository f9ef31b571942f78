import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { belowFrom, InputError, Playthrough, randomMove, replay } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { dominion } from '../game.ts'
import type { Step } from '../language/types.ts'
import { cardSetFile, checkOwn, definitionOf, limits, readCardSet } from './index.ts'
import type { Tried } from './random-cards.fixture.ts'

const ferryTown = `Ferry Town
costs 4, Action
picture raft

when played
  +1 Card
  +2 Actions
  may discard 1 card
    then +2 Coins
`
const ferry = definitionOf(ferryTown) as { readonly abilities: readonly { readonly steps: readonly Step[] }[] }
const nine = ['Village', 'Smithy', 'Market', 'Cellar', 'Chapel', 'Moat', 'Militia', 'Mine', 'Gardens']

/** Ferry Town for nothing that does this too. */
const doing = (...more: readonly unknown[]) => ({
  ...ferry,
  cost: { coins: 0 },
  abilities: [{ when: 'play', steps: [...ferry.abilities[0].steps, ...more] }],
})

function playedAtRandom(own: readonly unknown[]) {
  const game = Playthrough.start(dominion, { own, kingdom: nine }, 'fast:own')
  const below = belowFrom('fast:own')
  for (let decision = game.pending(); decision; decision = game.pending()) game.play(randomMove(decision, below))
  return game
}

describe('a game with a card of one’s own', () => {
  test('has its pile among the others, and the ten may be one fewer', () => {
    const options = dominion.options({ own: [ferry], kingdom: nine })
    expect(options.own).toEqual([ferry])
    const { piles } = dominion.view(dominion.setup(options, 'fast:1'), 'audience')
    expect(piles.filter((pile) => JSON.stringify(pile).includes('Ferry Town'))).toHaveLength(1)
    expect(() => dominion.options({ kingdom: nine })).toThrow('9 cards, but a kingdom has ten: add 1')
  })

  test('is played to its end, and its log plays it again', () => {
    const game = playedAtRandom([ferry])
    const log = JSON.parse(JSON.stringify(game.log()))
    expect(log.options.own).toEqual([JSON.parse(JSON.stringify(ferry))])
    let moves = 0
    replay(dominion, log, () => moves++)
    expect(moves).toBe(log.moves.length)
  })
})

const picked = (quantity: unknown) => ({ cards: 'pick', quantity, filter: { is: 'any' }, from: ['hand'] })
const worth = (points: unknown) => ({ ...ferry, abilities: [{ when: 'scoring', worth: points }] })

describe('a card that reckons with less than nothing', () => {
  const less = { num: 'times', by: 40, value: -40 }
  test.each([
    ['picks that many', { do: 'discard', what: picked(less) }],
    ['chooses that many', { do: 'chooseOptions', n: less, options: [[{ do: 'draw', n: 1 }], [{ do: 'coins', n: 1 }]] }],
    [
      'draws and gains that many',
      {
        do: 'repeat',
        n: 2,
        steps: [
          { do: 'draw', n: less },
          { do: 'coins', n: less },
        ],
      },
    ],
    [
      'pays any number of it',
      {
        do: 'repeat',
        n: 1,
        steps: [
          { do: 'actions', n: -40 },
          { do: 'pay', counter: 'actions', n: 'anyNumber' },
        ],
      },
    ],
  ])('%s: none, and the game ends', (_, step) => {
    expect(playedAtRandom([doing(step)]).pending()).toBeUndefined()
  })
})

test('gaining one card is gaining it, however a definition says so', () => {
  const gain = (n?: number) => doing({ do: 'gain', ...(n && { n }), what: { is: 'name', name: 'Gold' } })
  expect(checkOwn([gain(1)])).toEqual(checkOwn([gain()]))
})

describe('a card that would go on for ever', () => {
  const nested = (depth: number, around: (step: object) => object): object =>
    depth === 0 ? { do: 'draw', n: 1 } : around(nested(depth - 1, around))
  const product = (depth: number): unknown => (depth === 0 ? 40 : { num: 'times', by: 40, value: product(depth - 1) })
  const loop = (n: number, ...steps: unknown[]) => ({ do: 'repeat', n, steps })
  test.each([
    ['plays itself', { do: 'play', what: { cards: 'this' }, times: 2 }],
    ['does a million rounds', loop(40, loop(40, loop(40, loop(40, { do: 'draw', n: 1 }))))],
    ['lets everybody let everybody', nested(15, (step) => ({ do: 'everyone', steps: [step] }))],
    ['lets the others let the others', nested(15, (step) => ({ do: 'others', steps: [step] }))],
    ['gives turn after turn', { do: 'extraTurn', who: 'you', besides: true }],
    ['gains without end', { do: 'gain', n: product(8), what: { is: 'name', name: 'Curse' } }],
    ['gives more than can be counted', loop(30, loop(30, { do: 'coins', n: 40 }), { do: 'debt', n: 40 })],
    [
      'lets as much be paid as one likes',
      loop(1, loop(30, loop(30, { do: 'points', n: 40 })), { do: 'pay', counter: 'points', n: 'anyNumber' }),
    ],
    ['comes back to the hand', { do: 'put', what: { cards: 'this' }, to: 'hand' }],
    [
      'leaves more and more waiting',
      loop(40, {
        do: 'on',
        trigger: { event: 'turnStart' },
        steps: [{ do: 'choose', as: 'x', what: { cards: 'it' } }],
        for: 'game',
      }),
    ],
  ])('that %s is refused or the game ends', (_, step) => {
    try {
      expect(playedAtRandom([doing(step)]).pending()).toBeUndefined()
    } catch (error) {
      expect(error).toBeInstanceOf(InputError)
    }
  })
})

describe('a hostile card gets one clear line', () => {
  const deep = (n: number): unknown => (n === 0 ? { do: 'draw', n: 1 } : { do: 'may', step: deep(n - 1) })
  const counted = (n: number): unknown =>
    n === 0
      ? 1
      : { num: 'count', of: { cards: 'pick', quantity: 'all', from: ['hand'], filter: costing(counted(n - 1)) } }
  const costing = (price: unknown) => ({ is: 'costingUpTo', price })
  const deepAndWrong = (n: number): unknown => {
    if (n === 0) return { num: 'nothing' }
    const value = { num: 'count', of: { cards: 'this' } }
    return { num: 'whether', condition: { if: 'atLeast', bound: deepAndWrong(n - 1), value }, then: 1, else: 1 }
  }
  const cheaper = { state: 'costsLess', filter: costing(5), coins: 1 }
  const cyclic: Record<string, unknown> = { do: 'may' }
  cyclic.step = cyclic
  test.each([
    ['nothing at all', [{}], 'card 1: expected a name'],
    ['a name that turns letters around', [{ ...ferry, name: 'Fer\u202ery' }], 'card 1: expected a name'],
    ['the name of a card there is', [{ ...ferry, name: 'village' }], 'village: there is a card of that name already'],
    ['a name that every object has', [{ ...ferry, name: 'constructor' }], 'there is a card of that name already'],
    ['two of a name', [ferry, { ...ferry }], 'Ferry Town is there twice'],
    ['a field of its own', [{ ...ferry, __proto__: null, html: '<script>' }], 'a card has no "html"'],
    ['a cost that is none', [{ ...ferry, cost: { coins: 1e9 } }], 'expected a cost'],
    ['a type with rules of its own', [{ ...ferry, types: ['Action', 'Ruins'] }], 'expected one to four'],
    ['a pile without end', [{ ...ferry, pile: { in: 'supply', copies: 10_000 } }], 'expected a pile'],
    ['a picture from elsewhere', [{ ...ferry, emblem: 'https://elsewhere' }], 'expected the name of a picture'],
    ['a step there is not', [doing({ do: 'explode' })], 'ability 1 is not one of the card language'],
    ['a number without end', [doing({ do: 'draw', n: 1e6 })], 'has a number above 40'],
    ['fewer cards than none', [doing({ do: 'discardDownTo', n: -1 })], 'below what there can be'],
    ['a choice of fewer than none', [doing({ do: 'discard', what: picked({ upTo: -40 }) })], 'below what there can be'],
    ['a division by nothing', [worth({ num: 'dividedBy', by: 0, value: 5 })], 'below what there can be'],
    ['a field that every object has', [doing({ do: 'draw', n: 1, constructor: 'x' })], 'ability 1 is not one'],
    ['a part that does nothing', [doing({ do: 'chooseOptions', n: 1, options: [[], []] })], 'ability 1 is not one'],
    ['a program without end', [doing(deep(60))], 'nested deeper'],
    ['a program in a circle', [doing(cyclic)], 'nested deeper'],
    ['a program too long', [doing(...Array(500).fill({ do: 'draw', n: 1 }))], 'more than 400 parts'],
    ['what is asked of every card of every card', [doing({ do: 'draw', n: counted(9) })], 'asks of every card'],
    ['what looks right in many ways, and is wrong', [doing({ do: 'draw', n: deepAndWrong(15) })], 'is not one'],
    ['a price of prices', [doing({ do: 'hold', for: 'turn', state: cheaper })], 'cannot hang on what cards cost'],
    [
      'a price of prices while it lies there',
      [{ ...ferry, abilities: [...ferry.abilities, { when: 'while', at: 'play', state: cheaper }] }],
      'cannot hang on what cards cost',
    ],
    ['too many cards', Array(limits.cards + 1).fill(ferry), 'at most 10: leave some out'],
    ['what the engine does not run', [doing({ do: 'followInstructions' })], 'the engine does not run'],
  ])('%s', (_, own, said) => {
    const refused = (() => {
      try {
        return String(dominion.options({ own, kingdom: 'First Game' }))
      } catch (error) {
        expect(error).toBeInstanceOf(InputError)
        return (error as Error).message
      }
    })()
    expect(refused).toContain(said)
    expect(refused).not.toContain('\n')
  })
})

/** In a process of its own: the cards of a game are compiled, and thousands of them are a lot. */
async function tried(call: string): Promise<Tried> {
  const fixture = JSON.stringify(new URL('./random-cards.fixture.ts', import.meta.url).href)
  const program = `import * as fixture from ${fixture}
    console.log(JSON.stringify(fixture.${call}))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    maxBuffer: 1 << 26,
  })
  return JSON.parse(stdout) as Tried
}

test('thousands of cards by lot are each refused or played to the end', async () => {
  const { refused, played, failures } = await tried('tryRandomCards(0, 2000)')
  expect(failures).toEqual([])
  expect(refused.length + played).toBe(2000)
  expect(played).toBeGreaterThan(300) // enough of them make sense for the engine
})

test('and so are tables full of them, however much is asked', async () => {
  const { played, failures } = await tried('tryRandomTables(0, 60)')
  expect(failures).toEqual([])
  expect(played).toBe(60)
})

describe('a set of cards as a file', () => {
  const set = { freehold: 'cards', version: 1, name: 'River', author: 'Jo', emblem: 'raft', cards: [ferryTown] }

  test('is read, and written the same again', () => {
    const read = readCardSet(set)
    expect(read).toMatchObject({ name: 'River', author: 'Jo', emblem: 'raft', cards: [ferry] })
    expect(cardSetFile(read)).toEqual(set)
    expect(readCardSet(cardSetFile(read, 'de'))).toEqual(read)
    expect(readCardSet({ ...set, cards: [ferry] })).toEqual(read)
  })

  test('may have cards that speak of each other', () => {
    const harbour = ferryTown.replace('Ferry Town', 'Harbour').replace('+1 Card', 'gain a Ferry Town')
    expect(readCardSet({ ...set, cards: [ferryTown, harbour] }).cards).toHaveLength(2)
  })

  test.each([
    [{ ...set, version: 2 }, 'a set of cards: version: expected 1'],
    [{ ...set, freehold: 'log' }, 'a set of cards: freehold: expected "cards"'],
    [{ ...set, name: 'a\u0000b' }, 'a set of cards: name: expected letters that can be seen'],
    [{ ...set, cards: [] }, 'a set of cards: cards'],
    [
      { ...set, cards: [ferryTown, 'Dock\ncosts 3, Action\npicture dock\nwhen playd\n  +1 Card'] },
      'card 2 (Dock), line 4, column 6: here “playd” does not fit; did you mean played?',
    ],
  ])('with a mistake is refused with its place', (file, said) => {
    expect(() => readCardSet(file)).toThrow(said)
  })
})
