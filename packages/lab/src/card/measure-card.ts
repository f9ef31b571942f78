/**
 * What a card does to the game, found out by playing: first figures after some hundred games, better ones as it goes on. The
 * same card gives the same figures on any machine that gets as far.
 */
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import { bredFrom, kingdomsTried, withOwn } from './bred-menus.ts'
import { bestOf, type CardFigures, type Helped } from './figures.ts'
import { HelpingMoney, kingdomWithOwn, MOST_COPIES } from './helping-money.ts'
import { type InKingdom, KingdomGames } from './in-kingdom.ts'

export interface Effort {
  readonly money: number // pairs of games for each number of copies
  readonly kingdoms: number
  readonly menus: number // bred with it in each kingdom
  readonly rounds: number // of each of these
}
export const usualEffort: Effort = { money: 2000, kingdoms: 2, menus: 5, rounds: 300 }
export const longEffort: Effort = { money: 8000, kingdoms: kingdomsTried.length, menus: 10, rounds: 1000 }

/** Pairs of games after which there are first figures. */
const FIRST = 50
/** Of the work, what the games with money take. */
const MONEY_SHARE = 0.3
const BREEDING_SHARE = 0.8 // of what a menu takes
/** Steps of a breeding, about. */
const STEPS = 740
/** Games that the breeding of a menu plays, about, and how long they may take. */
const BRED_GAMES = 10_000
const LONGEST_BREEDING = 20_000

/** Plays a little between each two answers. `now`: a clock, in milliseconds. */
export function* measureCard(
  card: OwnDefinition,
  effort: Effort,
  now: () => number,
): Generator<CardFigures, CardFigures> {
  const kingdom = kingdomWithOwn(card)
  const helped = Array.from({ length: MOST_COPIES }, (_, i) => new HelpingMoney(kingdom, card, i + 1))
  const kingdoms = new Map<string, InKingdom>() // where games came to an end
  let elsewhere: Pick<CardFigures, 'dearer' | 'cheaper'> = {}
  let slow = false
  const toldOf = (money: HelpingMoney, copies: number): Helped => ({ copies, share: money.share, games: money.games })
  const figures = (share: number): CardFigures => {
    const money = helped.map((each, i) => toldOf(each, i + 1)).filter(({ games }) => games > 0)
    const beside = [...money, elsewhere.dearer, elsewhere.cheaper]
    const ofMoney = beside.reduce((sum, each) => sum + (each?.games ?? 0), 0)
    const inKingdoms = [...kingdoms.values()]
    const ofKingdoms = inKingdoms.reduce((sum, { games }) => sum + 2 * games, 0) // as many among themselves
    const unfinished = helped.reduce((sum, each) => sum + 2 * each.unfinished, 0)
    return { share, games: ofMoney + ofKingdoms, money, ...elsewhere, kingdoms: inKingdoms, slow, unfinished }
  }

  const begun = now()
  for (let pair = 0; pair < effort.money; pair++) {
    for (const each of helped) {
      each.playPair()
      if (pair < FIRST) yield figures(0)
    }
    yield figures((0.8 * MONEY_SHARE * pair) / effort.money)
  }
  const best = bestOf(figures(0).money)
  slow = ((now() - begun) / (2 * MOST_COPIES * effort.money)) * BRED_GAMES > LONGEST_BREEDING
  if (best) {
    for (const [where, by] of [['dearer', 1] as const, ['cheaper', -1] as const]) {
      const coins = card.cost.coins + by
      if (coins < 0) continue
      const other = { ...card, cost: { ...card.cost, coins } }
      const money = new HelpingMoney(kingdomWithOwn(other), other, best.copies)
      for (let pair = 0; pair < effort.money; pair++) {
        money.playPair()
        yield figures(0.9 * MONEY_SHARE)
      }
      if (money.games > 0) elsewhere = { ...elsewhere, [where]: toldOf(money, best.copies) }
    }
  }

  const tried = slow ? [] : kingdomsTried.slice(0, effort.kingdoms)
  for (const [i, each] of tried.entries()) {
    const games = new KingdomGames(card, each)
    for (let menu = 0; menu < effort.menus; menu++) {
      const at = (share: number) => {
        const ofKingdom = (menu + Math.min(1, share)) / effort.menus
        return MONEY_SHARE + ((1 - MONEY_SHARE) * (i + ofKingdom)) / tried.length
      }
      const breeding = bredFrom(each.champion, withOwn(card, each.name), `with ${menu}`)
      for (let step = 0; !breeding.done; step++) {
        breeding.step()
        yield figures(at((BREEDING_SHARE * step) / STEPS))
      }
      games.add(breeding.best)
      for (let round = 0; round < effort.rounds; round++) {
        games.playRound()
        yield figures(at(BREEDING_SHARE + ((1 - BREEDING_SHARE) * round) / effort.rounds))
      }
      const inKingdom = games.figures
      if (inKingdom.games > 0) kingdoms.set(each.name, inKingdom)
    }
  }
  return figures(1)
}
