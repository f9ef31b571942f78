import { kingdomCards } from '@freehold/dominion'
import { definitionOf } from '@freehold/dominion/own'
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import { moneyWith, strategyOf } from '@freehold/players/breeding'
import { describe, expect, test } from 'vitest'
import type { Estimate } from '../sim/statistics.ts'
import { bredFrom, kingdomsTried, withOwn } from './bred-menus.ts'
import { HelpingMoney, kingdomWithKnown } from './helping-money.ts'
import { type InKingdom, KingdomGames } from './in-kingdom.ts'
import { KNOWN_GAMES, knownCards, knownFigures } from './known-cards.ts'
import { type Effort, measureCard } from './measure-card.ts'
import { bestOf, type CardFigures, rowsBeside, verdictOf } from './verdict.ts'

const card = (lines: string, cost = 'costs 4') =>
  definitionOf(`Ferry Town\n${cost}, Action\npicture raft\n\nwhen played\n${lines}`) as unknown as OwnDefinition
const good = card('  +3 Cards\n  +1 Action\n  +1 Coin\n')
const useless = card('  trash the top card of the deck\n  +1 Action\n')

function measured(own: OwnDefinition, effort: Effort): CardFigures {
  const measuring = measureCard(own, effort, () => 0)
  for (;;) {
    const { value, done } = measuring.next()
    if (done) return value
  }
}

/** With a few menus that are bred with it. */
function inDeckTop(own: OwnDefinition): InKingdom {
  const deckTop = kingdomsTried[1]
  const games = new KingdomGames(own, deckTop)
  for (let menu = 0; menu < 3; menu++) {
    const breeding = bredFrom(deckTop.champion, withOwn(own, deckTop.name), `with ${menu}`)
    while (!breeding.done) breeding.step()
    games.add(breeding.best)
    for (let round = 0; round < 60; round++) games.playRound()
  }
  return games.figures
}

/** One interval of twenty leaves out what is true: twice as wide, one of some hundred. */
const isClear = ({ value, low, high }: Estimate, nothing: number): boolean => Math.abs(value - nothing) > high - low

const few: Effort = { money: 60, kingdoms: 0, menus: 0, rounds: 0 }

describe('a card of one’s own is measured', () => {
  test('beside money: a strong one wins, and looks too good for its price', () => {
    const figures = measured(good, few)
    expect(figures.money.map(({ copies, games }) => [copies, games])).toEqual([
      [1, 120],
      [2, 120],
      [3, 120],
    ])
    expect(bestOf(figures.money)?.share.low).toBeGreaterThan(0.8)
    expect(verdictOf(good, figures)).toMatchObject({ says: 'too good', of: 16, instead: { size: 5 } })
    expect(figures.cheaper?.games).toBe(120)
    expect(figures.games).toBe(5 * 120)
  })

  test('a useless one hinders money', () => {
    const figures = measured(useless, few)
    expect(bestOf(figures.money)?.share.high).toBeLessThan(0.5)
    expect(verdictOf(useless, figures)?.says).toBe('no help to money') // nobody was asked yet who has company for it
  })

  test('in a kingdom: bought, won with, and beside games without it', () => {
    const games = new KingdomGames(good, kingdomsTried[0])
    const menu = strategyOf(moneyWith([['Ferry Town', 3]]), 'With it')
    games.add(menu)
    for (let round = 0; round < 24; round++) games.playRound()
    expect(games.figures.wins).toMatchObject({ low: 0, high: 1 }) // one menu may be lucky
    expect(games.figures.turns.longer).toBeUndefined()
    expect(JSON.parse(JSON.stringify(games.figures))).toEqual(games.figures) // every figure is a number
    games.add(menu)
    for (let round = 0; round < 24; round++) games.playRound()
    const { bought, wins, turns, moved, kingdom, menus, games: played } = games.figures
    expect([kingdom, menus, played, bought.of]).toEqual(['First Game', 2, 96, 96])
    expect(bought.players).toBeGreaterThan(70)
    expect(bought.firstTurns.reduce((sum, n) => sum + n, 0)).toBe(bought.players)
    expect(wins.value).toBeGreaterThan(0.6)
    expect([wins.low, wins.high]).not.toEqual([0, 1])
    expect(turns.longer?.value).toBeCloseTo(turns.with - turns.without)
    expect(moved.map((each) => each.card)).not.toContain('Ferry Town')
  })

  test('by menus bred with it: one that nobody wants changes nothing that can be told, a strong one wins', () => {
    const nothing = inDeckTop(card('  +1 Action\n', 'costs 7'))
    expect(nothing.bought.players).toBe(0)
    const { wins, turns, moved } = nothing
    expect(isClear(wins, 0.5)).toBe(false)
    expect(isClear(turns.longer as Estimate, 0)).toBe(false)
    expect(moved).toEqual([])
    const strong = inDeckTop(good)
    expect(strong.bought.players).toBeGreaterThan(0.9 * strong.bought.of)
    expect(strong.wins.low).toBeGreaterThan(0.8)
    expect(isClear(strong.wins, 0.5)).toBe(true)
    expect(strong.turns.with).toBeLessThan(strong.turns.without)
  })

  test('the same figures each time', () => {
    expect(measured(good, few)).toEqual(measured(good, few))
  })

  test('and its games going on for ever, menus are not bred, and the figures say so', () => {
    let clock = 0
    const measuring = measureCard(good, { money: 1, kingdoms: 2, menus: 1, rounds: 1 }, () => (clock += 1e6))
    let step = measuring.next()
    while (!step.done) step = measuring.next()
    expect(step.value).toMatchObject({ slow: true, kingdoms: [], share: 1 })
  })
})

test('a price that no card has is told as such', () => {
  const dear = card('  +3 Cards\n', 'costs 13')
  expect(rowsBeside(dear.cost)).toEqual([{ size: 13, cards: [] }])
  expect(verdictOf(dear, measured(dear, few))?.says).toBe('nothing to compare with')
})

// Whoever changes how artificial players play runs scripts/write-known-cards.ts again.
test.each(['Smithy', 'Militia', 'Laboratory', 'Village'])(
  'the figures of %s are still those that are shown',
  (name) => {
    const shown = knownCards.find((each) => each.name === name)
    const money = new HelpingMoney(kingdomWithKnown(name), { name, cost: { coins: shown?.cost.coins ?? 0 } }, 1)
    for (let pair = 0; pair < 400; pair++) money.playPair()
    const { value, low, high } = money.share
    expect(Math.abs(value - (shown?.shares[0] ?? 0))).toBeLessThan(2 * (high - low))
    expect(money.turns).toBeCloseTo(shown?.turns[0] ?? 0, 0)
  },
)

test('most cards of a kingdom have figures, in the edition they were measured in', () => {
  const single = kingdomCards('2e').filter((pile) => !('order' in pile))
  const measured = new Set(knownCards.map(({ name }) => name))
  expect(single.filter(({ name }) => measured.has(name)).length).toBeGreaterThan(0.95 * single.length)
  expect(measured.size).toBe(knownCards.length)
  expect(KNOWN_GAMES).toBe(4000)
  for (const { shares, turns } of knownCards) {
    expect([shares.length, turns.length]).toEqual([3, 3])
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
    expect(Math.min(...turns)).toBeGreaterThan(10)
  }
  expect(knownFigures({ name: 'Throne Room', editions: ['2e'] })?.shares).toHaveLength(3)
  expect(knownFigures({ name: 'Throne Room', editions: ['1e'] })).toBeUndefined() // it is worded otherwise there
  expect(knownFigures({ name: 'Woodcutter', editions: ['1e'] })?.edition).toBe('1e')
})
