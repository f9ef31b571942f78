/**
 * Breeds a menu for a kingdom nobody has practised: about 255,000 quick games, in steps as small as one likes. The same
 * kingdom gives the same menu on any machine.
 */
import type { Kingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { type Below, belowFrom } from '@freehold/kernel'
import { tableFor } from '../fitting.ts'
import type { Strategy } from '../strategy/strategy.ts'
import { Arena } from './arena.ts'
import { bestOfKinds, type Candidate, kinds, ofKind, ofManyParts, unlike, varied } from './candidates.ts'
import { equilibrium } from './equilibrium.ts'
import {
  type Entry,
  isMoney,
  pairGenomes,
  type Stock,
  simpleGenomes,
  sizeOf,
  stockOf,
  strategyOf,
  tidy,
} from './genome.ts'
import {
  BETTER,
  COUNTER,
  DOUBTS,
  EVEN,
  FEW_ROUNDS,
  FINAL,
  FIRST,
  KNOWN,
  MOST_LIKELY,
  MOST_RIVALS,
  PARENTS,
  POLISH,
  PRICE_OF_A_LINE,
  ROUNDS,
  SECOND,
  type Stage,
  USUAL,
  WORK,
} from './schedule.ts'
import { skeletons } from './skeletons.ts'
import { childOf } from './vary.ts'

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
  static readonly generations = WORK.generations + ROUNDS * BETTER.generations + Math.round(ROUNDS / POLISH.every)
  readonly #arena: Arena
  readonly #stock: Stock
  readonly #below: Below
  #best: Strategy
  #rivals: readonly Candidate[]
  #weights: ReadonlyMap<Candidate, number> = new Map()
  #usual: readonly Candidate[] = [] // how people play who have not practised
  #ofKinds: readonly Candidate[] = [] // what people may play where it is not the strongest
  readonly #going: Generator<void>
  done = false

  /** `lot`: breedings with different ones are independent of each other. */
  constructor(kingdom: Kingdom, byHand: ByHand, rounds = ROUNDS, lot = '') {
    this.#kingdom = kingdom
    this.#rounds = rounds
    this.#byHand = byHand
    this.#arena = new Arena(game.settingOf(tableFor(kingdom)), lot)
    this.#stock = stockOf(kingdom, false) // with ratios it was not seen to find better ones
    this.#below = belowFrom(`fast:quick ${kingdom.edition} ${[...kingdom.cards].sort().join()}${lot}`)
    this.#best = byHand.money
    this.#rivals = [this.#arena.candidate(tidy(this.#best))]
    this.#going = this.#breed()
  }

  /** The strongest menu that is known so far. */
  get best(): Strategy {
    return this.#best
  }

  /**
   * What is hardest to beat besides, by what is known so far, and the best rush, engine and attack that it began with: the same list until
   * another one is known.
   */
  rivals: readonly Strategy[] = []

  /** What most people play who have not practised: the best menus of money with a card or two. Known at the end. */
  usual: readonly Strategy[] = []

  /** Goes on for a moment; a step takes some milliseconds. */
  step(): void {
    if (!this.done) this.done = this.#going.next().done === true
  }

  *#breed(): Generator<void> {
    const begun = this.#beginning()
    yield* this.#arena.meet(begun, this.#rivals, FIRST.pairs)
    this.#ofKinds = bestOfKinds(begun, this.#stock, this.#worth)
    let members = varied(begun, FIRST.keep, this.#worth)
    yield* this.#arena.meet(members, this.#rivals, SECOND.pairs)
    const [first] = varied(members, 1, this.#worth)
    this.#tell(first) // somebody may be waiting
    if (this.#rounds > FEW_ROUNDS) {
      const worked = yield* this.#workedOut(begun, first)
      yield* this.#arena.meet(worked, this.#rivals, SECOND.pairs)
      begun.push(...worked)
      members.push(...worked)
      this.#ofKinds = bestOfKinds(begun, this.#stock, this.#worth)
    }
    members = varied(members, SECOND.keep, this.#worth)
    this.#tell(members[0])
    let known: readonly Candidate[] = this.#rivals // whoever was champion or beat one
    for (let round = 0; round < this.#rounds; round++) {
      const [champion] = members
      const counter = yield* this.#counterTo(champion, begun)
      known = unlike([counter, champion, ...known])
      yield* this.#weigh(known)
      this.#rivals = this.#likely(known, [counter, champion])
      const contenders = [...new Set([...members, ...known])]
      yield* this.#arena.meet(contenders, this.#rivals, KNOWN.pairs)
      members = varied(contenders, PARENTS, this.#worth)
      yield* this.#arena.meet(members, this.#rivals, BETTER.pairsOfSome + BETTER.more)
      yield* this.#arena.meetAgain(members, this.#rivals)
      members = varied(members, PARENTS, this.#worth)
      for (let generation = 0; generation < BETTER.generations; generation++) {
        const children = this.#children(members, BETTER.children)
        yield* this.#arena.meet(children, this.#rivals, BETTER.pairs)
        const some = varied(children, BETTER.some, this.#worth)
        yield* this.#arena.meet(some, this.#rivals, BETTER.pairsOfSome)
        const good = varied(some, BETTER.keep, this.#worth)
        yield* this.#arena.meet(good, this.#rivals, BETTER.pairsOfSome + BETTER.more)
        members = varied([...members, ...good], PARENTS, this.#worth)
      }
      this.#tell(members[0])
    }
    const best = yield* this.#decide([...new Set([...members, ...known])], known, begun)
    yield* this.#polish(best)
  }

  /**
   * The best of each kind, worked out against what most people play before anything is judged: an idea of many parts is worth little
   * until they fit, and loses to simple ones that are good at once. Whoever waits is told of what is better than the `first`.
   */
  *#workedOut(begun: readonly Candidate[], first: Candidate): Generator<void, Candidate[]> {
    const money = this.#rivals
    const simple = begun.filter(({ genome }) => isMoney(genome, this.#stock))
    this.#rivals = [...money, ...(yield* this.#winners(simple, USUAL))]
    yield* this.#arena.meet([first], this.#rivals, WORK.pairs)
    let told = first
    const worked = new Set<Candidate>()
    const ideas: Candidate[] = []
    for (let i = 0; i < WORK.beginnings; i++) {
      ideas.push(...this.#ideas())
      yield
    }
    for (const kind of kinds) {
      const beginnings = ofManyParts.has(kind) ? [...begun, ...ideas] : begun
      let parents = yield* this.#winners(ofKind(kind, beginnings, this.#stock), WORK.first)
      for (let generation = 0; parents.length > 0 && generation < WORK.generations; generation++) {
        const children = ofKind(kind, this.#children(parents, WORK.children), this.#stock)
        const good = yield* this.#winners(children, WORK.stages)
        parents = varied([...parents, ...good], WORK.parents, this.#worth)
        yield* this.#arena.meet(parents, this.#rivals, WORK.pairs + WORK.more * generation)
      }
      for (const each of varied(parents, WORK.keep, this.#worth)) worked.add(each)
      const best = varied([told, ...parents], 1, this.#worth)[0]
      if (best !== told) this.#tell(best)
      told = best
    }
    this.#rivals = money
    return [...worked]
  }

  /** How much each that is known counts: as often as it would be played by whoever cannot be beaten. */
  *#weigh(known: readonly Candidate[]): Generator<void> {
    yield* this.#arena.meet(known, known, KNOWN.pairs)
    const shares = known.map((each) => known.map((other) => each.met.get(other)?.share ?? EVEN))
    const often = equilibrium(shares)
    this.#weights = new Map(known.map((each, i) => [each, often[i]]))
  }

  /** Whom to breed against: these, and who counts most. */
  #likely(known: readonly Candidate[], first: readonly Candidate[] = []): Candidate[] {
    const weight = (each: Candidate): number => this.#weights.get(each) ?? 0
    return [...new Set([...first, ...known.toSorted((a, b) => weight(b) - weight(a))])].slice(0, MOST_RIVALS)
  }

  /**
   * Who stands up to all that were ever known, and to what most people play: whoever beats only the latest of them goes round in
   * circles. The shuffles are new to all: whoever was bred knows the others too well. What beats the chosen one is looked for once
   * more, and then all is decided again.
   */
  *#decide(
    last: readonly Candidate[],
    remembered: readonly Candidate[],
    begun: readonly Candidate[],
  ): Generator<void, Candidate> {
    this.#arena.shuffle('decide', [...last, ...begun])
    yield* this.#weigh(remembered)
    this.#rivals = this.#likely(remembered)
    this.#usual = yield* this.#winners(
      begun.filter(({ genome }) => isMoney(genome, this.#stock)),
      USUAL,
    )
    this.usual = this.#usual.map(({ genome }, i) => strategyOf(genome, `Usual ${i + 1}`))
    let known = remembered
    let [best] = last
    for (let doubt = 0; doubt <= DOUBTS.most; doubt++) {
      this.#rivals = known
      const [chosen] = yield* this.#winners([...new Set([...last, ...known])], FINAL)
      if (doubt > 0 && chosen === best) break
      best = chosen
      const counter = yield* this.#counterTo(best, begun)
      if ((counter.met.get(best)?.share ?? 0) < DOUBTS.from) break
      known = [...new Set([counter, ...known])]
      yield* this.#weigh(known)
    }
    this.#rivals = this.#likely(known)
    this.#tell(best)
    return best
  }

  /** The best of all against the rivals and what most people play, in several stages. */
  *#winners(all: readonly Candidate[], stages: readonly Stage[]): Generator<void, Candidate[]> {
    let few = [...all]
    for (const { pairs, keep } of stages) {
      yield* this.#arena.meet(few, [...this.#rivals, ...this.#usual], pairs)
      few = varied(few, keep, this.#worth)
    }
    return few
  }

  /**
   * Small changes of the best: the best of many was lucky, too, and must be clearly better on shuffles that neither has seen. What beats
   * the menu that it was made from counts as much as all else that is to be feared.
   */
  *#polish(first: Candidate): Generator<void> {
    const [rivals, weights] = [this.#rivals, this.#weights]
    let best = first
    for (let generation = 0; generation < Math.round(this.#rounds / POLISH.every); generation++) {
      this.#rivals = [...new Set([best, ...rivals])]
      this.#weights = new Map([...weights, [best, 1]])
      const [child] = yield* this.#winners(this.#children([best], POLISH.children), POLISH.stages)
      this.#arena.shuffle(`polish ${generation}`, [best, child])
      yield* this.#arena.meet([best, child], [...this.#rivals, ...this.#usual], POLISH.pairs)
      const isBetter = this.#worth(child) >= this.#worth(best) + POLISH.clearly
      this.#rivals = rivals
      if (!isBetter) continue
      best = child
      this.#tell(best)
    }
  }

  /** Menus by hand, money with each card, and the ideas of the kingdom. */
  #beginning(): Candidate[] {
    // A menu by hand may speak of cards that it can do without.
    const isHere = ({ card }: Entry): boolean => this.#arena.setting.kinds.some(({ name }) => name === card)
    const known = this.#byHand.fitting.map(({ buy, play, trash }) =>
      tidy({ buy: buy.filter(isHere), play: play.filter(isHere), trash: trash.filter(isHere) }),
    )
    const genomes = [...known, ...simpleGenomes(this.#stock), ...pairGenomes(this.#stock, this.#below)]
    return [...genomes.map((genome) => this.#arena.candidate(genome)), ...this.#ideas()]
  }

  #ideas(): Candidate[] {
    return skeletons(this.#stock, this.#below).map((genome) => this.#arena.candidate(genome))
  }

  /** What does best against a menu, of all that was begun with, its own children, and theirs: the same with a small change often does. */
  *#counterTo(champion: Candidate, begun: readonly Candidate[]): Generator<void, Candidate> {
    const worth = (each: Candidate): number => each.met.get(champion)?.share ?? 0
    const all = [...begun, ...this.#children([champion], COUNTER.own)]
    yield* this.#arena.meet(all, [champion], COUNTER.pairs)
    const some = varied(all, COUNTER.some, worth)
    yield* this.#arena.meet(some, [champion], COUNTER.pairsOfSome)
    let parents = varied(some, COUNTER.keep, worth)
    yield* this.#arena.meet(parents, [champion], COUNTER.pairsOfSome + COUNTER.more)
    for (let generation = 0; generation < COUNTER.generations; generation++) {
      const children = this.#children(parents.slice(0, COUNTER.parents), COUNTER.children)
      yield* this.#arena.meet(children, [champion], COUNTER.pairs)
      const good = varied(children, COUNTER.parents, worth)
      yield* this.#arena.meet(good, [champion], COUNTER.pairsOfSome + COUNTER.more)
      parents = varied([...parents, ...good], COUNTER.keep, worth)
    }
    return parents[0]
  }

  #children(parents: readonly Candidate[], many: number): Candidate[] {
    const below = this.#below
    const parent = () => parents[Math.min(below(parents.length), below(parents.length))].genome
    return Array.from({ length: many }, () => this.#arena.candidate(childOf(parent, this.#stock, below)))
  }

  /**
   * All rivals count alike, and once more as much as they are to be feared: what beats only weak menus is no good one. In the end how many
   * rivals of a kind there are says little; that a menu cannot be beaten, and beats what most people play, counts twice.
   */
  #worth = ({ genome, met }: Candidate): number => {
    let [shares, weighed, weights] = [0, 0, 0]
    for (const rival of this.#rivals) {
      const got = met.get(rival)?.share ?? 0
      const weight = this.#weights.get(rival) ?? 0
      shares += got
      weighed += weight * got
      weights += weight
    }
    const mean = shares / this.#rivals.length
    const feared = weights > 0 ? weighed / weights : mean
    const price = PRICE_OF_A_LINE * sizeOf(genome)
    if (this.#usual.length === 0) return (mean + feared) / 2 - price
    const usual = this.#usual.reduce((sum, each) => sum + (met.get(each)?.share ?? EVEN), 0) / this.#usual.length
    return (mean + 2 * feared + 2 * usual) / 5 - price
  }

  #tell({ genome }: Candidate): void {
    const { cards: listed, own = [] } = this.#kingdom
    const all = [...listed, ...own.map(({ name }) => name)]
    const cards = all.filter((card) => genome.buy.some((entry) => entry.card === card))
    this.#best = { ...strategyOf(genome, 'Bred in a moment'), about: `Bred in a moment: ${cards.join(', ')}.` }
    const likely = this.#rivals.slice(0, MOST_LIKELY)
    const others = this.#ofKinds.filter(({ idea }, i, all) =>
      [...likely, ...all.slice(0, i)].every((each) => each.idea !== idea),
    )
    this.rivals = [...likely, ...others].map((rival, i) => strategyOf(rival.genome, `Rival ${i + 1}`))
  }
}
