/**
 * Plain menus played by a second program that knows a dozen cards and shares nothing with the engine: what both say is
 * probably true.
 */
import type { Below } from '@freehold/kernel'

interface Effect {
  readonly cost: number
  readonly cards?: number
  readonly actions?: number
  readonly buys?: number
  readonly coins?: number
}

const effects: Readonly<Record<string, Effect>> = {
  'Council Room': { cost: 5, cards: 4, buys: 1 },
  Festival: { cost: 5, actions: 2, buys: 1, coins: 2 },
  Laboratory: { cost: 5, cards: 2, actions: 1 },
  Market: { cost: 5, cards: 1, actions: 1, buys: 1, coins: 1 },
  Militia: { cost: 4, coins: 2 },
  Moat: { cost: 2, cards: 2 },
  Smithy: { cost: 4, cards: 3 },
  Village: { cost: 3, cards: 1, actions: 2 },
  Witch: { cost: 5, cards: 2 },
  Woodcutter: { cost: 3, buys: 1, coins: 2 },
}

export interface PlainMenu {
  readonly card: string
  readonly copies: number
}

interface Player {
  readonly menu: PlainMenu
  deck: string[]
  discard: string[]
  hand: string[]
  turns: number
  points: number
  copies: number
}

export interface NaiveResult {
  readonly wins: number
  readonly losses: number
  readonly turns: number // of both, on average
}

/** Shares of wins and losses of the first over so many games, the seats alternating. */
export function playNaively(a: PlainMenu, b: PlainMenu, games: number, below: Below): NaiveResult {
  let [wins, losses, turns] = [0, 0, 0]
  for (let i = 0; i < games; i++) {
    const swapped = i % 2 === 1
    const [first, second] = playGame(swapped ? b : a, swapped ? a : b, below)
    turns += first.turns + second.turns
    const ahead = first.points - second.points || second.turns - first.turns
    if (swapped ? ahead < 0 : ahead > 0) wins++
    else if (ahead !== 0) losses++
  }
  return { wins: wins / games, losses: losses / games, turns: turns / games }
}

function playGame(first: PlainMenu, second: PlainMenu, below: Below): Player[] {
  const supply: Record<string, number> = {
    Province: 8,
    Gold: 30,
    Silver: 40,
    Curse: 10,
    [first.card]: 10,
    [second.card]: 10,
  }
  const players = [first, second].map((menu): Player => {
    const deck = [...Array<string>(7).fill('Copper'), ...Array<string>(3).fill('Estate')]
    return { menu, deck: [], discard: deck, hand: [], turns: 0, points: 3, copies: 0 }
  })
  for (const player of players) draw(player, 5, below)
  for (let turn = 0; supply.Province > 0; turn = 1 - turn) takeTurn(players[turn], players[1 - turn], supply, below)
  return players
}

function takeTurn(me: Player, other: Player, supply: Record<string, number>, below: Below): void {
  me.turns++
  const { card, copies } = me.menu
  let [actions, buys, coins] = [1, 1, 0]
  const played: string[] = []
  while (actions > 0 && me.hand.includes(card)) {
    me.hand.splice(me.hand.indexOf(card), 1)
    played.push(card)
    const { cards = 0, actions: more = 0, buys: furtherBuys = 0, coins: paid = 0 } = effects[card]
    draw(me, cards, below)
    actions += more - 1
    buys += furtherBuys
    coins += paid
    if (card === 'Council Room') draw(other, 1, below)
    if (!other.hand.includes('Moat')) attack(card, other, supply)
  }
  for (const held of me.hand) coins += paying[held] ?? 0
  for (; buys > 0; buys--) {
    const wanted: readonly [string, number, boolean][] = [
      ['Province', 8, true],
      ['Gold', 6, true],
      [card, effects[card].cost, me.copies < copies],
      ['Silver', 3, true],
    ]
    const bought = wanted.find(([name, cost, wants]) => wants && coins >= cost && supply[name] > 0)
    if (!bought) break
    coins -= bought[1]
    supply[bought[0]]--
    me.discard.push(bought[0])
    if (bought[0] === 'Province') me.points += 6
    if (bought[0] === card) me.copies++
  }
  me.discard.push(...me.hand, ...played)
  me.hand = []
  draw(me, 5, below)
}

const paying: Readonly<Record<string, number>> = { Copper: 1, Silver: 2, Gold: 3 }

function attack(card: string, other: Player, supply: Record<string, number>): void {
  if (card === 'Witch' && supply.Curse > 0) {
    supply.Curse--
    other.discard.push('Curse')
    other.points--
  }
  if (card !== 'Militia') return
  const worth = (held: string) => paying[held] ?? (held in effects ? 2.5 : 0)
  other.hand.sort((x, y) => worth(y) - worth(x))
  other.discard.push(...other.hand.splice(3))
}

function draw(player: Player, n: number, below: Below): void {
  for (let i = 0; i < n; i++) {
    if (player.deck.length === 0) {
      player.deck = player.discard
      player.discard = []
    }
    if (player.deck.length === 0) return
    player.hand.push(...player.deck.splice(below(player.deck.length), 1))
  }
}
