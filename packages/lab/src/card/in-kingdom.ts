/** A card in a kingdom: menus bred with it and without it, by the same effort, play on the same shuffles. */
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import type { FastPlayer, Strategy } from '@freehold/players/breeding'
import { type Estimate, meanOfMeans } from '../sim/statistics.ts'
import { kingdomCalled, type TriedKingdom, withOwn } from './bred-menus.ts'
import { Games } from './games.ts'
import { Mirror } from './mirror.ts'

export interface InKingdom {
  readonly kingdom: string
  readonly menus: number // bred with it
  readonly bought: {
    readonly players: number
    readonly of: number
    readonly each: number // copies that those who bought it have bought
    readonly firstTurns: readonly number[] // players by the turn of the first one, from turn 1; the last: that or later
  }
  readonly wins: Estimate // the menus bred with it against those bred without it, all with the card on the table
  readonly games: number // of these
  readonly turns: {
    readonly with: number
    readonly without: number
    readonly longer?: Estimate // as soon as there are menus enough to tell how far they differ
  }
  readonly moved: readonly Moved[] // what is surely bought more or less since it is there, the most first
  readonly unfinished: number
}

export interface Moved {
  readonly card: string
  readonly with: number // copies that a player buys
  readonly without: number
}

/** A menu on one side: all that it met, and its games against itself. */
interface Side {
  readonly player: FastPlayer
  readonly mirror: Mirror
  points: number // 4 of each pair
  pairs: number
}

/** Copies a player from which a change of habits is told … */
const LEAST_MOVED = 0.2
/** … if it goes so many times as far as luck may: of all the cards of a kingdom one often goes a little further than that. */
const SURELY = 2

/**
 * Every menu with the card meets every menu without it. Menus are few and differ by the luck of their breeding, so that what
 * they have in common is only as sure as they agree: intervals come from the spread between menus, not from the number of games.
 */
export class KingdomGames {
  readonly #name: string
  readonly #card: string
  readonly #games: Games
  readonly #with: Side[] = []
  readonly #without: readonly Side[]
  #number = 0
  #unfinished = 0

  constructor(card: OwnDefinition, { name, without }: TriedKingdom) {
    this.#name = name
    this.#card = card.name
    this.#games = new Games(withOwn(card, name))
    const before = new Games(kingdomCalled(name))
    this.#without = without.map((menu) => this.#side(menu, new Mirror(before, menu)))
  }

  #side(menu: Strategy, mirror: Mirror): Side {
    return { player: this.#games.player(menu), mirror, points: 0, pairs: 0 }
  }

  /** One more menu that was bred with it: the following rounds are its own, on shuffles of its own. */
  add(menu: Strategy): void {
    this.#with.push(this.#side(menu, new Mirror(this.#games, menu, this.#card)))
  }

  /** One shuffle: a pair of games against each other, and one game each among themselves. */
  playRound(): void {
    const own = this.#with[this.#with.length - 1]
    const other = this.#without[this.#number % this.#without.length]
    const seed = `card in ${this.#name} ${this.#number++}`
    const first = this.#games.play([own.player, other.player], seed)
    const second = first && this.#games.play([other.player, own.player], seed)
    if (!first || !second || !own.mirror.play(seed) || !other.mirror.play(seed)) {
      this.#unfinished++
      return
    }
    const points = 2 + Math.sign(first.ahead) - Math.sign(second.ahead)
    own.points += points
    other.points += points
    own.pairs++
    other.pairs++
  }

  get figures(): InKingdom {
    const [own, others] = [this.#with, this.#without].map((sides) => sides.filter(({ pairs }) => pairs > 0))
    const pairs = sumOf(own.map((side) => side.pairs))
    const share = (side: Side) => side.points / (4 * side.pairs)
    const turns = (side: Side) => side.mirror.turns / side.mirror.games
    const longer = meanOfMeans(own.map(turns), others.map(turns), (a, b) => a - b)
    const wins = meanOfMeans(own.map(share), others.map(share), (a) => a)
    const mean = (sides: readonly Side[], of: (side: Side) => number) => sumOf(sides.map(of)) / sides.length
    return {
      kingdom: this.#name,
      menus: this.#with.length,
      bought: this.#bought(),
      wins: wins
        ? { ...wins, low: Math.max(0, wins.low), high: Math.min(1, wins.high) }
        : { value: mean(own, share), low: 0, high: 1 }, // one menu may be lucky
      games: 2 * pairs,
      turns: { with: mean(own, turns), without: mean(others, turns), ...(longer && { longer }) },
      moved: this.#moved(),
      unfinished: this.#unfinished,
    }
  }

  #bought(): InKingdom['bought'] {
    const mirrors = this.#with.map(({ mirror }) => mirror)
    const firstTurns = mirrors[0].firstTurns.map((_, turn) => sumOf(mirrors.map((each) => each.firstTurns[turn])))
    const players = sumOf(firstTurns)
    const copies = sumOf(mirrors.map((each) => each.copies))
    return {
      players,
      of: 2 * sumOf(mirrors.map(({ games }) => games)),
      each: players === 0 ? 0 : copies / players,
      firstTurns,
    }
  }

  #moved(): Moved[] {
    const [now, before] = [this.#with, this.#without].map((sides) =>
      sides.map(({ mirror }) => mirror).filter(({ games }) => games > 0),
    )
    const moved = this.#games.names.flatMap((card): Moved[] => {
      const [own, others] = [now, before].map((mirrors) => mirrors.map((each) => each.boughtOf(card)))
      const change = meanOfMeans(own, others, (a, b) => a - b)
      if (!change || card === this.#card) return []
      const least = Math.max(LEAST_MOVED, SURELY * (change.high - change.value))
      return Math.abs(change.value) >= least
        ? [{ card, with: sumOf(own) / own.length, without: sumOf(others) / others.length }]
        : []
    })
    const by = (each: Moved) => Math.abs(each.with - each.without)
    return moved.toSorted((a, b) => by(b) - by(a))
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
