/** Decisions in which nothing told the options apart, so that the first one was taken: where the players' sense has gaps. */
import { cardsOf, type Kingdom, kingdomLandscapes, kingdomSets, randomKingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { belowFrom } from '@freehold/kernel'
import { fastPlayer, parseStrategy, type Strategy, tableFor } from '@freehold/players'

export interface LastResort {
  readonly source: string // the card or landscape that asks
  readonly asked: string // the kind of question
  readonly times: number
}

export interface LastResorts {
  readonly games: number
  readonly decisions: number // that cards and landscapes asked for
  readonly found: readonly LastResort[] // the most frequent first
}

const LANDSCAPES = 2
const MOST_DECISIONS = 20_000

/** Plays games in these kingdoms in turn, or in kingdoms of all boxes with two landscapes each, buying some of everything. */
export function lastResortsIn(games: number, seed: string, kingdoms?: readonly Kingdom[]): LastResorts {
  const counts = new Map<string, number>()
  let decisions = 0
  for (let number = 0; number < games; number++) {
    const kingdom = kingdoms ? kingdoms[number % kingdoms.length] : kingdomByLot(`fast:${seed} ${number}`)
    const setting = game.settingOf(tableFor(kingdom))
    const names = [...setting.kinds, ...setting.landscapes].map(({ name }) => name)
    const note = (kind: number, asked: number) => {
      const key = JSON.stringify([names[kind] ?? 'several at once', wordOf(asked)])
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const players = [0, 1].map(() => fastPlayer(setting, shopper(kingdom), note))
    decisions += playOne(setting, players, `fast:${seed} ${number}`)
  }
  const found = [...counts].map(([key, times]) => {
    const [source, asked] = JSON.parse(key) as [string, string]
    return { source, asked, times }
  })
  return { games, decisions, found: found.sort((a, b) => b.times - a.times || (a.source < b.source ? -1 : 1)) }
}

const wordOf = (asked: number): string =>
  Object.entries(game.ASKED).find(([, number]) => number === asked)?.[0] ?? 'something'

/** How many decisions of cards there were. A game that grows beyond its room is left. */
function playOne(setting: game.Setting, players: readonly { decide(): void }[], seed: string): number {
  const { over, action, buy, night } = game.ASKED
  let decisions = 0
  game.seedGames(seed)
  game.startGame(setting, 0)
  try {
    for (let moves = 0; game.asked() !== over && moves < MOST_DECISIONS; moves++) {
      const asked = game.asked()
      if (asked !== action && asked !== buy && asked !== night) decisions++
      players[answeringSeat()].decide()
    }
  } catch (error) {
    if (!(error instanceof game.NoRoom)) throw error
  }
  return decisions
}

/** Ten cards of any box, and landscapes. */
function kingdomByLot(seed: string): Kingdom {
  const { edition, cards } = randomKingdom({ seed, sets: kingdomSets })
  const below = belowFrom(`${seed} landscapes`)
  const sheets = kingdomLandscapes(edition).map(({ name, type }) => ({ name, isWay: type === 'Way' }))
  const landscapes: string[] = []
  while (landscapes.length < LANDSCAPES) {
    const [drawn] = sheets.splice(below(sheets.length), 1)
    if (drawn.isWay && landscapes.some((name) => name.startsWith('Way '))) continue // only one Way in a game
    landscapes.push(drawn.name)
  }
  return { edition, cards, beside: { landscapes } }
}

/** Two of each card, dear ones first, so that everything is played and asked. */
function shopper({ edition, cards }: Kingdom): Strategy {
  const price = (name: string) => cardsOf(edition).get(name)?.cost.coins ?? 0
  const known = cards.filter((card) => cardsOf(edition).has(card)).sort((a, b) => price(b) - price(a))
  const potion = known.some((card) => cardsOf(edition).get(card)?.cost.potion) ? [{ card: 'Potion', atMost: 1 }] : []
  const buy = [
    { card: 'Province', when: 'turn > 8' },
    ...potion,
    ...known.map((card) => ({ card, atMost: 2 })),
    'Gold',
    'Silver',
    { card: 'Duchy', when: 'turn > 16' },
    { card: 'Copper', when: 'money < 3' },
  ]
  return parseStrategy({ name: 'Some of everything', buy }, 'a menu')
}
