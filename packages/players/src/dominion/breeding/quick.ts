/**
 * Breeds a menu for a kingdom nobody has practised: some ten thousand quick games, in steps as small as one likes. The same
 * kingdom gives the same menu on any machine.
 */
import type { Kingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { belowFrom } from '@freehold/kernel'
import { type FastPlayer, fastPlayer } from '../fast-player.ts'
import { share, tableFor } from '../fitting.ts'
import type { Strategy } from '../strategy/strategy.ts'
import { type Entry, type Genome, simpleGenomes, sizeOf, stockOf, strategyOf, tidy } from './genome.ts'
import { skeletons } from './skeletons.ts'
import { crossed, mutated } from './vary.ts'

interface Candidate {
  readonly genome: Genome
  readonly player: FastPlayer
  readonly kind: string // the cards on its menu: its idea
  shares: number[] // against each of the rivals
  games: number
}

/** Pairs of games in which each step is decided, how many go on, and how many are bred. */
const FIRST = { pairs: 6, keep: 24 }
const SECOND = { pairs: 10, keep: 10 }
const CHILDREN = 20
const TRIED = { pairs: 6, keep: 5 }
const SURE = { pairs: 14 }
const FINAL = { pairs: 40, keep: 4 }
const GENERATIONS = 14
const PARENTS = 8
const ALIKE = 2
const MOST_RIVALS = 5
const JOINS_EVERY = 3
/** A line or condition must be worth so much of the points. */
const PRICE_OF_A_LINE = 0.001

/** What breeding knows before it begins. */
export interface ByHand {
  readonly money: Strategy // whom all must beat
  readonly fitting: readonly Strategy[] // whose cards are here
}

export class QuickBreeding {
  readonly #kingdom: Kingdom
  readonly #byHand: ByHand
  static readonly generations = GENERATIONS
  #best: Strategy
  readonly #going: Generator<void>
  done = false

  constructor(kingdom: Kingdom, byHand: ByHand) {
    this.#kingdom = kingdom
    this.#byHand = byHand
    this.#best = byHand.money
    this.#going = this.#breed()
  }

  /** The strongest menu that is known so far. */
  get best(): Strategy {
    return this.#best
  }

  /** Goes on for a moment; a step takes some milliseconds. */
  step(): void {
    if (!this.done) this.done = this.#going.next().done === true
  }

  *#breed(): Generator<void> {
    const kingdom = this.#kingdom
    const setting = game.settingOf(tableFor(kingdom))
    const stock = stockOf(kingdom)
    const below = belowFrom(`fast:quick ${kingdom.edition} ${[...kingdom.cards].sort().join()}`)
    const candidate = (genome: Genome): Candidate => ({
      ...{ genome, player: fastPlayer(setting, strategyOf(genome, 'bred')), kind: ideaOf(genome) },
      ...{ shares: [], games: 0 },
    })
    // A menu by hand may speak of cards that it can do without.
    const isHere = ({ card }: Entry): boolean => setting.kinds.some(({ name }) => name === card)
    const known = this.#byHand.fitting.map(({ buy, play, trash }) =>
      tidy({ buy: buy.filter(isHere), play: play.filter(isHere), trash: trash.filter(isHere) }),
    )
    const yardstick = candidate(tidy(this.#byHand.money))
    let rivals: Candidate[] = [yardstick]
    const begun = [...known, ...simpleGenomes(stock), ...skeletons(stock, below)].map(candidate)

    /** All meet all rivals in so many pairs, beside what they played before. */
    function* meet(all: readonly Candidate[], pairs: number, seed: string): Generator<void> {
      for (const each of all) {
        rivals.forEach((rival, i) => {
          const before = each.shares[i] ?? 0
          const now = share(setting, each.player, rival.player, pairs, seed)
          each.shares[i] = (before * each.games + now * pairs) / (each.games + pairs)
        })
        each.games += pairs
        yield
      }
    }

    yield* meet(begun, FIRST.pairs, 'first')
    let parents = varied(begun, FIRST.keep)
    yield* meet(parents, SECOND.pairs, 'second')
    parents = varied(parents, SECOND.keep)
    this.#tell(parents[0])
    for (let generation = 1; generation <= GENERATIONS; generation++) {
      if (generation % JOINS_EVERY === 1 && rivals.length < MOST_RIVALS) {
        rivals = [...rivals, ...(generation === 1 ? parents.slice(0, 2) : parents.slice(0, 1))]
        for (const each of parents) Object.assign(each, { shares: [], games: 0 })
        yield* meet(parents, TRIED.pairs + SURE.pairs, `again ${generation}`)
      }
      const parent = () => parents[Math.min(below(parents.length), below(parents.length))].genome
      const children = Array.from({ length: CHILDREN }, () =>
        candidate(mutated(below(3) === 0 ? crossed(parent(), parent(), below) : parent(), stock, below)),
      )
      yield* meet(children, TRIED.pairs, `tried ${generation}`)
      const good = varied(children, TRIED.keep)
      yield* meet(good, SURE.pairs, `sure ${generation}`)
      parents = varied([...parents, ...good], PARENTS)
      this.#tell(parents[0])
    }
    const last = parents.slice(0, FINAL.keep)
    for (const each of last) Object.assign(each, { shares: [], games: 0 })
    yield* meet(last, FINAL.pairs, 'final')
    this.#tell(varied(last, 1)[0])
  }

  #tell({ genome }: Candidate): void {
    const { cards: listed, own = [] } = this.#kingdom
    const all = [...listed, ...own.map(({ name }) => name)]
    const cards = all.filter((card) => genome.buy.some((entry) => entry.card === card))
    this.#best = { ...strategyOf(genome, 'Bred in a moment'), about: `Bred in a moment: ${cards.join(', ')}.` }
  }
}

const ideaOf = ({ buy }: Genome): string => [...new Set(buy.map(({ card }) => card))].sort().join()

/** The worst meeting counts as much as the average of all: what loses to one idea is no good menu. */
function worthOf({ genome, shares }: Candidate): number {
  const mean = shares.reduce((sum, each) => sum + each, 0) / shares.length
  return (Math.min(...shares) + mean) / 2 - PRICE_OF_A_LINE * sizeOf(genome)
}

/** The best, but of each idea only so many. */
function varied(all: readonly Candidate[], size: number): Candidate[] {
  const counts = new Map<string, number>()
  const sorted = all.map((each) => ({ each, worth: worthOf(each) })).sort((a, b) => b.worth - a.worth)
  const chosen = sorted.filter(({ each: { kind } }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= ALIKE
  })
  return chosen.slice(0, size).map(({ each }) => each)
}
