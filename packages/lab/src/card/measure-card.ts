/**
 * What a card does to the game, found out by playing: first figures after some hundred games, better ones as it goes on. The
 * same card gives the same figures on any machine that gets as far.
 */
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import { bestOf, type CardFigures, type Helped } from './figures.ts'
import { HelpingMoney, kingdomWithOwn, MOST_COPIES } from './helping-money.ts'
import { breedingWith, type InKingdom, KingdomGames, kingdomsTried } from './in-kingdom.ts'

export interface Effort {
  readonly money: number // pairs of games for each number of copies
  readonly kingdoms: number
  readonly rounds: number // in each kingdom
}
export const usualEffort: Effort = { money: 2000, kingdoms: 2, rounds: 500 }
export const longEffort: Effort = { money: 8000, kingdoms: kingdomsTried.length, rounds: 2000 }

/** Pairs of games after which there are first figures. */
const FIRST = 50
/** Of the work, what the games with money take. */
const MONEY_SHARE = 0.3
const BREEDING_SHARE = 0.7 // of what a kingdom takes
/** Steps of a breeding, about. */
const STEPS = 430
/** Games that breeding plays, about, and how long they may take together. */
const BRED_GAMES = 20_000
const LONGEST_BREEDING = 120_000

/** Plays a little between each two answers. `now`: a clock, in milliseconds. */
export function* measureCard(
  card: OwnDefinition,
  effort: Effort,
  now: () => number,
): Generator<CardFigures, CardFigures> {
  const kingdom = kingdomWithOwn(card)
  const helped = Array.from({ length: MOST_COPIES }, (_, i) => new HelpingMoney(kingdom, card, i + 1))
  const kingdoms: InKingdom[] = []
  let elsewhere: Pick<CardFigures, 'dearer' | 'cheaper'> = {}
  let slow = false
  const toldOf = (money: HelpingMoney, copies: number): Helped => ({ copies, share: money.share, games: money.games })
  const figures = (share: number): CardFigures => {
    const money = helped.map((each, i) => toldOf(each, i + 1)).filter(({ games }) => games > 0)
    const beside = [...money, elsewhere.dearer, elsewhere.cheaper]
    const ofMoney = beside.reduce((sum, each) => sum + (each?.games ?? 0), 0)
    const ofKingdoms = kingdoms.reduce((sum, { games }) => sum + 2 * games, 0) // as many among themselves
    const unfinished = helped.reduce((sum, each) => sum + 2 * each.unfinished, 0)
    return { share, games: ofMoney + ofKingdoms, money, ...elsewhere, kingdoms: [...kingdoms], slow, unfinished }
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
    const at = (share: number) => MONEY_SHARE + ((1 - MONEY_SHARE) * (i + Math.min(1, share))) / tried.length
    const breeding = breedingWith(card, each.name)
    for (let step = 0; !breeding.done; step++) {
      breeding.step()
      yield figures(at((BREEDING_SHARE * step) / STEPS))
    }
    const games = new KingdomGames(card, each, breeding.best)
    for (let round = 0; round < effort.rounds; round++) {
      games.playRound()
      if (round >= FIRST) kingdoms[i] = games.figures
      yield figures(at(BREEDING_SHARE + ((1 - BREEDING_SHARE) * round) / effort.rounds))
    }
    kingdoms[i] = games.figures
  }
  return figures(1)
}
