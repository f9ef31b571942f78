/** A card in a kingdom: menus bred with it and without it, by the same effort, play on the same shuffles. */
import { findKingdom, type Kingdom } from '@freehold/dominion'
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import {
  type FastPlayer,
  FEW_ROUNDS,
  parseGenome,
  QuickBreeding,
  type Strategy,
  strategyOf,
} from '@freehold/players/breeding'
import { type Estimate, meanOf, shareOf } from '../sim/statistics.ts'
import { Games, turnOf } from './games.ts'
import { moneyAlone } from './helping-money.ts'
import known from './known-cards.json' with { type: 'json' }

/** Recommended sets of different kinds, with the menu that was bred for each without any card of one's own. */
export const kingdomsTried = known.kingdoms.map(({ name, menu }) => ({
  name,
  without: strategyOf(parseGenome(menu, name), 'Without it'),
}))

/** Turns by which first purchases are told; the last stands for all later ones. */
const MOST_TOLD = 12

export interface InKingdom {
  readonly kingdom: string
  readonly bought: {
    readonly players: number
    readonly of: number
    readonly each: number // copies that those who bought it have bought
    readonly firstTurns: readonly number[] // players by the turn of the first one, from turn 1; the last: that or later
  }
  readonly wins: Estimate // the menu bred with it against the one bred without it, both with the card on the table
  readonly games: number // of these
  readonly turns: { readonly with: Estimate; readonly without: Estimate; readonly longer: Estimate }
  readonly moved: readonly Moved[] // what is bought more or less since it is there, the most first
  readonly unfinished: number
}

export interface Moved {
  readonly card: string
  readonly with: number // copies that a player buys
  readonly without: number
}

export function breedingWith(card: OwnDefinition, name: string): QuickBreeding {
  return new QuickBreeding(withOwn(card, name), { money: moneyAlone, fitting: [] }, FEW_ROUNDS)
}

const withOwn = (card: OwnDefinition, name: string): Kingdom => ({ ...findKingdom(name, '2e'), own: [card] })

export class KingdomGames {
  readonly #name: string
  readonly #card: string
  readonly #with: Mirror
  readonly #without: Mirror
  readonly #games: Games
  readonly #meeting: readonly [FastPlayer, FastPlayer]
  readonly #turns: { with: number[]; without: number[] } = { with: [], without: [] }
  #number = 0
  #pairs = 0
  #points = 0
  #squares = 0
  #unfinished = 0

  constructor(card: OwnDefinition, { name, without }: (typeof kingdomsTried)[number], menu: Strategy) {
    this.#name = name
    this.#card = card.name
    this.#games = new Games(withOwn(card, name))
    this.#meeting = [this.#games.player(menu), this.#games.player(without)]
    this.#with = new Mirror(this.#games, menu, card.name)
    this.#without = new Mirror(new Games(findKingdom(name, '2e')), without)
  }

  /** One shuffle: a pair of games against each other, and one game each among themselves. */
  playRound(): void {
    const seed = `card in ${this.#name} ${this.#number++}`
    const [own, other] = this.#meeting
    const first = this.#games.play([own, other], seed)
    const second = first && this.#games.play([other, own], seed)
    const among = this.#with.play(seed)
    const amongWithout = this.#without.play(seed)
    if (!first || !second || among === undefined || amongWithout === undefined) {
      this.#unfinished++
      return
    }
    const points = 2 + Math.sign(first.ahead) - Math.sign(second.ahead)
    this.#pairs++
    this.#points += points
    this.#squares += points * points
    this.#turns.with.push(among)
    this.#turns.without.push(amongWithout)
  }

  get figures(): InKingdom {
    const { firstTurns, copies } = this.#with
    const players = firstTurns.reduce((sum, n) => sum + n, 0)
    const { with: turns, without } = this.#turns
    return {
      kingdom: this.#name,
      bought: {
        players,
        of: this.#with.players,
        each: players === 0 ? 0 : copies / players,
        firstTurns: [...firstTurns],
      },
      wins: shareOf(this.#points, this.#squares, this.#pairs, 2),
      games: 2 * this.#pairs,
      turns: { with: meanOf(turns), without: meanOf(without), longer: meanOf(turns.map((n, i) => n - without[i])) },
      moved: this.#moved(),
      unfinished: this.#unfinished,
    }
  }

  #moved(): Moved[] {
    const [now, before] = [this.#with.purchases, this.#without.purchases]
    const cards = [...new Set([...now.keys(), ...before.keys()])].filter((card) => card !== this.#card)
    const moved = cards.map((card) => ({ card, with: now.get(card) ?? 0, without: before.get(card) ?? 0 }))
    const by = (each: Moved) => Math.abs(each.with - each.without)
    return moved.filter((each) => by(each) >= LEAST_MOVED).toSorted((a, b) => by(b) - by(a))
  }
}

/** Copies a player from which a change of habits is told. */
const LEAST_MOVED = 0.2

/** A menu against itself: how long that takes, and what is bought. */
class Mirror {
  readonly #games: Games
  readonly #seats: readonly [FastPlayer, FastPlayer]
  readonly #kind: number
  readonly firstTurns = Array<number>(MOST_TOLD).fill(0)
  copies = 0
  players = 0
  readonly #bought: number[]

  constructor(games: Games, menu: Strategy, card?: string) {
    this.#games = games
    this.#seats = [games.player(menu), games.player(menu)]
    this.#kind = card === undefined ? -1 : games.names.indexOf(card)
    this.#bought = games.names.map(() => 0)
  }

  /** The turns of the game; undefined where it does not end. */
  play(seed: string): number | undefined {
    const first = [0, 0]
    for (const { bought } of this.#seats) bought.fill(0)
    const played = this.#games.play(this.#seats, seed, (seat) => {
      if (first[seat] === 0 && this.#kind >= 0 && this.#seats[seat].bought[this.#kind] > 0) first[seat] = turnOf(seat)
    })
    if (!played) return undefined
    this.players += 2
    this.#seats.forEach(({ bought }, seat) => {
      if (first[seat] > 0) this.firstTurns[Math.min(first[seat], MOST_TOLD) - 1]++
      if (this.#kind >= 0) this.copies += bought[this.#kind]
      bought.forEach((times, kind) => {
        this.#bought[kind] += times
      })
    })
    return played.turns
  }

  /** By card: how many a player buys. */
  get purchases(): ReadonlyMap<string, number> {
    return new Map(this.#games.names.map((name, kind) => [name, this.#bought[kind] / Math.max(1, this.players)]))
  }
}
