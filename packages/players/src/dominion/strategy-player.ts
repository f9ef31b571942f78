/** A strategy that sits at a table: it knows what its seat sees and is told, and nothing else. */
import type { DominionEvent, DominionOptions, DominionView, Num, OptionDetail, Step } from '@freehold/dominion'
import { ASKED, type Setting, settingOf } from '@freehold/dominion/fast'
import { lyingCards, mayMatch } from '@freehold/dominion/language'
import type { Decision, Move, Option, Player } from '@freehold/kernel'
import { Decks } from './decks.ts'
import { type Mind, mindOf } from './mind.ts'
import { isPayingOff, type Sight } from './sight.ts'
import type { Strategy } from './strategy/strategy.ts'

export const strategyPlayer = (strategy: Strategy, name = strategy.name): Player<DominionView> =>
  changingPlayer(() => strategy, name)

/** A player whose strategy may be another one from question to question. */
export function changingPlayer(
  strategyFor: (options: DominionOptions) => Strategy,
  name: string,
): Player<DominionView> {
  let seated: Seated | undefined
  return {
    name,
    begin(_seat, _seats, options) {
      seated = new Seated(options as DominionOptions, strategyFor)
    },
    notice: (event) => seated?.decks.notice(event as DominionEvent),
    choose(decision, view) {
      if (!seated) throw new Error('The game has not begun')
      return seated.choose(decision, view)
    },
  }
}

/** What a question of Dominion carries for programs. */
interface Detail {
  readonly asked?: Step
  readonly whose?: number
  readonly it?: string
}

/** Cards of a pile where the table hides how many. */
const MANY = 99

class Seated {
  readonly decks: Decks
  readonly #setting: Setting
  readonly #options: DominionOptions
  readonly #strategyFor: (options: DominionOptions) => Strategy
  #strategy: Strategy
  #mind: Mind
  readonly #names: readonly string[] // of the cards, and behind them of the landscapes
  readonly #kindOf: ReadonlyMap<string, number>
  readonly #chosen = new Int16Array(1024)

  constructor(options: DominionOptions, strategyFor: (options: DominionOptions) => Strategy) {
    this.#options = options
    this.#strategyFor = strategyFor
    this.#setting = settingOf(options)
    this.#strategy = strategyFor(options)
    this.#mind = mindOf(this.#setting, this.#strategy)
    const { start, kinds, landscapes } = this.#setting
    this.#names = [...kinds, ...landscapes].map(({ name }) => name)
    this.#kindOf = new Map(this.#names.map((name, kind): [string, number] => [name, kind]).reverse()) // the first of a name
    this.decks = new Decks(
      options.players,
      start.map(([kind, copies]) => [kinds[kind].name, copies]),
    )
  }

  choose(decision: Decision, view: DominionView): Move {
    const strategy = this.#strategyFor(this.#options)
    if (strategy !== this.#strategy) {
      this.#strategy = strategy
      this.#mind = mindOf(this.#setting, strategy)
    }
    const sight = this.#sight(decision, view)
    const { kind } = decision.question
    if (kind === 'action') {
      const wish = this.#mind.play(sight)
      const villager = wish >= 0 && sight.actions() === 0 ? numberOf(decision, SPEND_VILLAGER) : -1
      return [villager >= 0 ? villager : this.#optionFor(decision, 'play', wish)]
    }
    if (kind === 'night') return [this.#optionFor(decision, 'play', this.#mind.night(sight))]
    if (kind !== 'buy') return Array.from(this.#chosen.subarray(0, this.#mind.answer(sight, this.#chosen)))
    const treasures = numberOf(decision, 'play treasures')
    if (treasures >= 0) {
      const first = this.#mind.treasure(sight)
      return [first < 0 ? treasures : this.#optionFor(decision, 'play', first)]
    }
    if (this.#mind.wantsMoreCoins(sight)) return [numberOf(decision, SPEND_COFFERS)]
    const debt = decision.options.findIndex(({ key }) => isPayingOff(key)) // as much as can be comes first
    return [debt >= 0 ? debt : this.#optionFor(decision, 'buy', this.#mind.buy(sight))]
  }

  #optionFor(decision: Decision, verb: 'play' | 'buy', kind: number): number {
    return numberOf(decision, kind < 0 ? 'end' : `${verb} ${this.#names[kind]}`)
  }

  #sight(decision: Decision, view: DominionView): Sight {
    const { options, question, actor } = decision
    const detail = (question.detail ?? {}) as Detail
    const own = view.seats[actor]
    const affected = view.seats[detail.whose ?? actor]
    const hand = this.#counts(own.hand.cards ?? [])
    const play = this.#counts(own.play.map(({ card }) => card))
    const mats = this.#counts((own.places ?? []).flatMap(({ cards }) => cards))
    const kindOf = (name: string | undefined): number => (name === undefined ? -1 : (this.#kindOf.get(name) ?? -1))
    const gone = new Int16Array(this.#setting.kinds.length)
    const owned = (kind: number): number => this.decks.owned(actor, this.#setting.kinds[kind].name) - gone[kind]
    const asked = ASKED[question.kind as keyof typeof ASKED]
    return {
      asked: () => asked,
      fewest: () => decision.min,
      most: () => decision.max,
      step: () => detail.asked,
      mine: () => (detail.whose ?? actor) === actor,
      setOffBy: () => kindOf(detail.it),
      optionCount: () => options.length,
      option: (i) => meaning(options[i], i, asked, kindOf),
      isRevealedAgain: (i) => (options[i].detail as OptionDetail | undefined)?.again === true,
      isFromExile: (i) => options[i].key === 'discard from Exile',
      canBuy: (kind) => numberOf(decision, `buy ${this.#names[kind]}`) >= 0,
      coins: () => view.turn.coins,
      potions: () => view.turn.potions,
      coffers: () =>
        numberOf(decision, SPEND_COFFERS) < 0 ? 0 : (own.counters?.find(({ kind }) => kind === 'coffers')?.n ?? 0),
      actions: () => view.turn.actions,
      buys: () => view.turn.buys,
      turn: () => own.turns,
      isMyTurn: () => view.turn.seat === actor,
      inHand: (kind) => hand[kind],
      handSize: () => own.hand.count,
      drawable: () => (own.deck.count ?? MANY) + (own.discard.count ?? MANY),
      owned,
      onMats: (kind) => mats[kind],
      gone,
      left: (kind) => view.piles.find(({ pile }) => pile === this.#pileOf(kind))?.count ?? 0,
      isOnTop: (kind) => view.piles.some(({ card }) => card === this.#setting.kinds[kind].name),
      emptyPiles: () => view.piles.filter(({ supply, count }) => supply && count === 0).length,
      asideSize: () => affected.aside.cards.length,
      asideKind: (i) => kindOf(affected.aside.cards[i]),
      likelyTop: () =>
        kindOf(
          own.deck.known.find(({ above }) => above === 0)?.card ??
            this.#commonest((kind) => owned(kind) - hand[kind] - play[kind]),
        ),
      lead: () => this.#lead(view, actor),
    }
  }

  #pileOf(kind: number): string | undefined {
    const { piles, pileOfKind } = this.#setting
    return piles[pileOfKind[kind]]?.name
  }

  #commonest(count: (kind: number) => number): string {
    const counts = this.#setting.kinds.map((_, kind) => count(kind))
    return this.#setting.kinds[counts.indexOf(Math.max(...counts))].name
  }

  #counts(cards: readonly string[]): Int16Array {
    const counts = new Int16Array(this.#setting.kinds.length)
    for (const card of cards) counts[this.#kindOf.get(card) ?? 0]++
    return counts
  }

  #lead(view: DominionView, actor: number): number {
    const points = view.seats.map(({ tokens }, seat) => tokens + this.#points(seat))
    return points[actor] - Math.max(...points.filter((_, seat) => seat !== actor))
  }

  #points(seat: number): number {
    let sum = 0
    for (const [name, copies] of this.decks.of(seat)) {
      const worth = this.#setting.kinds[this.#kindOf.get(name) ?? 0].abilities.find(({ when }) => when === 'scoring')
      if (worth?.when === 'scoring') sum += copies * this.#amount(worth.worth, seat)
    }
    return sum
  }

  /** What a Victory card counts: a number, or something about the cards its owner has. */
  #amount(n: Num, seat: number): number {
    if (typeof n === 'number') return n
    if (n.num === 'dividedBy') return Math.floor(this.#amount(n.value, seat) / n.by)
    if (n.num === 'times') return this.#amount(n.value, seat) * n.by
    const owned = n.num === 'names' && n.of.cards === 'pick' ? n.of : lyingCards(n)
    if (!owned || String(owned.from) !== 'owned') return 0
    let sum = 0
    for (const [name, copies] of this.decks.of(seat)) {
      const card = this.#setting.kinds[this.#kindOf.get(name) ?? 0]
      if (copies > 0 && mayMatch(owned.filter, card)) sum += n.num === 'names' ? 1 : copies
    }
    return sum
  }
}

/** The option of a Buy phase to take a coin from the Coffers. */
export const SPEND_COFFERS = 'spend Coffers'
const SPEND_VILLAGER = 'spend Villager'

const numberOf = ({ options }: Decision, key: string): number => options.findIndex((option) => option.key === key)

/** An option as a number, as `Sight` has it. */
function meaning(option: Option, i: number, asked: number, kindOf: (name: string | undefined) => number): number {
  switch (asked) {
    case ASKED.may:
      return option.key === 'yes' ? 1 : 0
    case ASKED.choose:
    case ASKED.position:
      return i
    case ASKED.amount:
      return Number(option.key)
    default: {
      const detail = option.detail as { card?: string; landscape?: string } | undefined
      return kindOf(detail?.card ?? detail?.landscape ?? option.key)
    }
  }
}
