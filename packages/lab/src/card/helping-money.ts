/** What a card is worth to money: a menu of money with a few of it against the same menu without, in pairs of games. */
import type { Kingdom } from '@freehold/dominion'
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import { type FastPlayer, line, moneyWith, strategyOf, tidy } from '@freehold/players/breeding'
import { type Estimate, shareOf } from '../sim/statistics.ts'
import { Games } from './games.ts'

type Cost = OwnDefinition['cost']

/** The nine piles beside it, which nobody buys; a card that is one of them has the tenth beside it. */
const NINE = ['Cellar', 'Market', 'Merchant', 'Militia', 'Mine', 'Moat', 'Remodel', 'Smithy', 'Village']
const TENTH = 'Workshop'
/** What lies in place of what the first edition does not have. */
const IN_FIRST: Readonly<Record<string, string>> = { Merchant: 'Gardens' }

/** Copies that are tried. */
export const MOST_COPIES = 3

/** `pile`: the card, or the pile that it lies on top of. */
export function kingdomWithKnown(pile: string, edition: Kingdom['edition'] = '2e'): Kingdom {
  const nine = edition === '2e' ? NINE : NINE.map((name) => IN_FIRST[name] ?? name)
  const cards = [...nine, nine.includes(pile) ? TENTH : pile]
  return { edition, cards, ...(pile === 'Young Witch' && { beside: { bane: TENTH } }) }
}
export const kingdomWithOwn = (card: OwnDefinition): Kingdom => ({ edition: '2e', cards: NINE, own: [card] })

export const moneyAlone = strategyOf(moneyWith([]), 'Money')

/** What costs as much as Gold or Province goes before it: else nobody would ever buy it. */
function moneyAnd(name: string, { coins, debt = 0, potion }: Cost, copies: number) {
  const { buy, ...rest } = moneyWith([])
  const size = coins + debt
  const before = size >= 8 ? 0 : buy.findIndex(({ card }) => card === (size >= 6 ? 'Gold' : 'Silver'))
  const lines = [...(potion ? [line('Potion', 'own(Potion) < 1')] : []), line(name, `own(${name}) < ${copies}`)]
  return strategyOf(tidy({ ...rest, buy: buy.toSpliced(before, 0, ...lines) }), `Money and ${name}`)
}

/** The games of so many copies: they go on as long as one likes, and know at any time what came of them. */
export class HelpingMoney {
  readonly #games: Games
  readonly #pair: readonly [FastPlayer, FastPlayer]
  readonly #seed: string
  #pairs = 0
  #points = 0
  #squares = 0
  #turns = 0
  unfinished = 0

  constructor(kingdom: Kingdom, card: { readonly name: string; readonly cost: Cost }, copies: number) {
    this.#games = new Games(kingdom)
    this.#pair = [this.#games.player(moneyAnd(card.name, card.cost, copies)), this.#games.player(moneyAlone)]
    this.#seed = 'card beside money'
  }

  get games(): number {
    return 2 * this.#pairs
  }

  get share(): Estimate {
    return shareOf(this.#points, this.#squares, this.#pairs, 2)
  }

  /** How long a game takes, in turns of whoever had more of them. */
  get turns(): number {
    return this.#turns / this.games
  }

  playPair(): void {
    const [own, other] = this.#pair
    const seed = `${this.#seed} ${this.#pairs + this.unfinished}`
    const first = this.#games.play([own, other], seed)
    const second = first && this.#games.play([other, own], seed)
    if (!first || !second) {
      this.unfinished++
      return
    }
    const points = 2 + Math.sign(first.ahead) - Math.sign(second.ahead)
    this.#pairs++
    this.#points += points
    this.#squares += points * points
    this.#turns += first.turns + second.turns
  }
}
