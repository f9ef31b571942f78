/**
 * Breeds a menu for a kingdom nobody has practised: some hundred thousand quick games, in steps as small as one likes. The same
 * kingdom gives the same menu on any machine.
 */
import type { Kingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { type Below, belowFrom } from '@freehold/kernel'
import { type FastPlayer, fastPlayer } from '../fast-player.ts'
import { share, tableFor } from '../fitting.ts'
import type { Strategy } from '../strategy/strategy.ts'
import { type Entry, type Genome, type Stock, simpleGenomes, sizeOf, stockOf, strategyOf, tidy } from './genome.ts'
import { skeletons } from './skeletons.ts'
import { crossed, mutated, withMore } from './vary.ts'

interface Candidate {
  readonly genome: Genome
  readonly player: FastPlayer
  readonly idea: string // the cards on its menu
  readonly met: Map<Candidate, Meetings>
}

interface Meetings {
  pairs: number
  share: number
}

/** Pairs of games in which each step is decided, and how many go on. */
const FIRST = { pairs: 6, keep: 24 }
const SECOND = { pairs: 10, keep: 8 }
const ROUNDS = 16
/** Where somebody waits for it. */
export const FEW_ROUNDS = 2
const COUNTER = { pairs: 4, keep: 12, more: 12, parents: 4, generations: 2, children: 12 }
const BETTER = { generations: 2, children: 16, pairs: 4, keep: 4, more: 16 }
const FINAL = { pairs: 40, keep: 4 }
const PARENTS = 8
const ALIKE = 2
const MOST_RIVALS = 7
/** A line or condition must be worth so much of the points. */
const PRICE_OF_A_LINE = 0.001

/** What breeding knows before it begins. */
export interface ByHand {
  readonly money: Strategy // whom all must beat
  readonly fitting: readonly Strategy[] // whose cards are here
}

/**
 * Each round looks for what beats the champion, wherever the kingdom may hide it, and breeds a new champion that stands up to
 * all of those.
 */
export class QuickBreeding {
  readonly #kingdom: Kingdom
  readonly #byHand: ByHand
  readonly #rounds: number
  readonly #lot: string
  static readonly generations = ROUNDS * BETTER.generations
  readonly #setting: game.Setting
  readonly #stock: Stock
  readonly #below: Below
  #best: Strategy
  #rivals: readonly Candidate[]
  readonly #going: Generator<void>
  done = false

  /** `lot`: breedings with different ones are independent of each other. */
  constructor(kingdom: Kingdom, byHand: ByHand, rounds = ROUNDS, lot = '') {
    this.#kingdom = kingdom
    this.#rounds = rounds
    this.#lot = lot
    this.#byHand = byHand
    this.#setting = game.settingOf(tableFor(kingdom))
    this.#stock = stockOf(kingdom)
    this.#below = belowFrom(`fast:quick ${kingdom.edition} ${[...kingdom.cards].sort().join()}${lot}`)
    this.#best = byHand.money
    this.#rivals = [this.#candidate(tidy(this.#best))]
    this.#going = this.#breed()
  }

  /** The strongest menu that is known so far. */
  get best(): Strategy {
    return this.#best
  }

  /** What is hardest to beat besides, by what is known so far: the same list until another one is known. */
  rivals: readonly Strategy[] = []

  /** Goes on for a moment; a step takes some milliseconds. */
  step(): void {
    if (!this.done) this.done = this.#going.next().done === true
  }

  *#breed(): Generator<void> {
    const begun = this.#beginning()
    yield* this.#meet(begun, this.#rivals, FIRST.pairs)
    let members = varied(begun, FIRST.keep, this.#worth)
    yield* this.#meet(members, this.#rivals, SECOND.pairs)
    members = varied(members, SECOND.keep, this.#worth)
    this.#tell(members[0])
    for (let round = 0; round < this.#rounds; round++) {
      const [champion] = members
      const counter = yield* this.#counterTo(champion, begun)
      this.#rivals = hardest([counter, champion, ...this.#rivals], members)
      yield* this.#meet([...members, counter], this.#rivals, BETTER.pairs + BETTER.more)
      members = varied([...members, counter], PARENTS, this.#worth)
      for (let generation = 0; generation < BETTER.generations; generation++) {
        const children = this.#children(members, BETTER.children)
        yield* this.#meet(children, this.#rivals, BETTER.pairs)
        const good = varied(children, BETTER.keep, this.#worth)
        yield* this.#meet(good, this.#rivals, BETTER.pairs + BETTER.more)
        members = varied([...members, ...good], PARENTS, this.#worth)
      }
      this.#tell(members[0])
    }
    const last = members.slice(0, FINAL.keep)
    yield* this.#meet(last, this.#rivals, FINAL.pairs)
    this.#tell(varied(last, 1, this.#worth)[0])
  }

  /** Menus by hand, money with each card, and the ideas of the kingdom. */
  #beginning(): Candidate[] {
    // A menu by hand may speak of cards that it can do without.
    const isHere = ({ card }: Entry): boolean => this.#setting.kinds.some(({ name }) => name === card)
    const known = this.#byHand.fitting.map(({ buy, play, trash }) =>
      tidy({ buy: buy.filter(isHere), play: play.filter(isHere), trash: trash.filter(isHere) }),
    )
    const genomes = [...known, ...simpleGenomes(this.#stock), ...skeletons(this.#stock, this.#below)]
    return genomes.map((genome) => this.#candidate(genome))
  }

  /** What does best against a menu, of all that was begun with and their children. */
  *#counterTo(champion: Candidate, begun: readonly Candidate[]): Generator<void, Candidate> {
    const worth = (each: Candidate): number => each.met.get(champion)?.share ?? 0
    yield* this.#meet(begun, [champion], COUNTER.pairs)
    let parents = varied(begun, COUNTER.keep, worth)
    yield* this.#meet(parents, [champion], COUNTER.pairs + COUNTER.more)
    for (let generation = 0; generation < COUNTER.generations; generation++) {
      const children = this.#children(parents.slice(0, COUNTER.parents), COUNTER.children)
      yield* this.#meet(children, [champion], COUNTER.pairs)
      const good = varied(children, COUNTER.parents, worth)
      yield* this.#meet(good, [champion], COUNTER.pairs + COUNTER.more)
      parents = varied([...parents, ...good], COUNTER.keep, worth)
    }
    return parents[0]
  }

  #candidate(genome: Genome): Candidate {
    const player = fastPlayer(this.#setting, strategyOf(genome, 'bred'))
    return { genome, player, idea: ideaOf(genome), met: new Map() }
  }

  #children(parents: readonly Candidate[], many: number): Candidate[] {
    const below = this.#below
    const parent = () => parents[Math.min(below(parents.length), below(parents.length))].genome
    return Array.from({ length: many }, () => this.#candidate(child(parent, this.#stock, below)))
  }

  /** All meet all rivals, until each has met each in so many pairs. */
  *#meet(all: readonly Candidate[], rivals: readonly Candidate[], pairs: number): Generator<void> {
    for (const each of all) {
      for (const rival of rivals) {
        const { pairs: played, share: before } = each.met.get(rival) ?? { pairs: 0, share: 0 }
        if (played >= pairs) continue
        const now = share(this.#setting, each.player, rival.player, pairs - played, `${this.#lot}${played}`)
        each.met.set(rival, { pairs, share: (before * played + now * (pairs - played)) / pairs })
      }
      yield
    }
  }

  /** The worst meeting counts as much as the average of all: what loses to one idea is no good menu. */
  #worth = ({ genome, met }: Candidate): number => {
    const shares = this.#rivals.map((rival) => met.get(rival)?.share ?? 0)
    const mean = shares.reduce((sum, each) => sum + each, 0) / shares.length
    return (Math.min(...shares) + mean) / 2 - PRICE_OF_A_LINE * sizeOf(genome)
  }

  #tell({ genome }: Candidate): void {
    const { cards: listed, own = [] } = this.#kingdom
    const all = [...listed, ...own.map(({ name }) => name)]
    const cards = all.filter((card) => genome.buy.some((entry) => entry.card === card))
    this.#best = { ...strategyOf(genome, 'Bred in a moment'), about: `Bred in a moment: ${cards.join(', ')}.` }
    this.rivals = this.#rivals.map((rival, i) => strategyOf(rival.genome, `Rival ${i + 1}`))
  }
}

/** A change of one parent or two, or some copies of one more card. */
function child(parent: () => Genome, stock: Stock, below: Below): Genome {
  const kind = below(3)
  if (kind === 0) return withMore(parent(), stock, below)
  return mutated(kind === 1 ? crossed(parent(), parent(), below) : parent(), stock, below)
}

const ideaOf = ({ buy }: Genome): string => [...new Set(buy.map(({ card }) => card))].sort().join()

/** The new ones, and of those before them the ones that are hardest for the members. */
function hardest(rivals: readonly Candidate[], members: readonly Candidate[]): Candidate[] {
  const [counter, champion, ...before] = new Set(rivals)
  const ease = (rival: Candidate): number => members.reduce((sum, { met }) => sum + (met.get(rival)?.share ?? 1), 0)
  return [counter, champion, ...before.toSorted((a, b) => ease(a) - ease(b))].slice(0, MOST_RIVALS)
}

/** The best, but of each idea only so many. */
function varied(all: readonly Candidate[], size: number, worthOf: (each: Candidate) => number): Candidate[] {
  const counts = new Map<string, number>()
  const sorted = all.map((each) => ({ each, worth: worthOf(each) })).sort((a, b) => b.worth - a.worth)
  const chosen = sorted.filter(({ each: { idea } }) => {
    counts.set(idea, (counts.get(idea) ?? 0) + 1)
    return (counts.get(idea) ?? 0) <= ALIKE
  })
  return chosen.slice(0, size).map(({ each }) => each)
}
