/** The cards of a game that a viewer has not found anywhere yet. */
import { randomBelow } from '../memory/decks.ts'
import { L, PILES_AT, S } from '../memory/layout.ts'
import type { Setting } from '../memory/setting.ts'
import { layOnPile } from '../memory/zones.ts'
import type { DominionView } from './view.ts'

export class Stock {
  readonly #setting: Setting
  readonly #free: number[][] // ids by kind
  readonly #kinds: ReadonlyMap<string, number>

  constructor(setting: Setting, view: DominionView) {
    this.#setting = setting
    this.#kinds = new Map(setting.kinds.map(({ name }, kind) => [name, kind]))
    this.#free = setting.kinds.map(() => [])
    let id = 0
    setting.piles.forEach((pile, p) => {
      // Piles of equal cards that never return to them hold always the same ones, the lowest.
      const lying = setting.pileStored[p] < 0 ? view.piles[p].count : 0
      const end = id + pile.cards.reduce((sum, { copies }) => sum + copies, 0)
      for (id += lying; id < end; id++) this.#free[setting.idKind[id]].push(id)
    })
    for (; id < setting.cards; id++) this.#free[setting.idKind[id]].push(id)
  }

  kindOf(card: string): number {
    const kind = this.#kinds.get(card)
    if (kind === undefined) throw new Error(`${card} is no card of this game`)
    return kind
  }

  counts(): Int16Array {
    return new Int16Array(this.#free.length)
  }

  take(card: string): number {
    const id = this.takeKind(this.kindOf(card))
    if (id < 0) throw new Error(`There are not so many ${card} in this game`)
    return id
  }

  /** A card of the kind; -1: all are accounted for. */
  takeKind(kind: number): number {
    return this.#free[kind].pop() ?? -1
  }

  putBack(id: number): void {
    this.#free[this.#setting.idKind[id]].push(id)
  }

  /** Any card that is left. */
  takeAny(): number {
    let left = 0
    for (const ids of this.#free) left += ids.length
    if (left === 0) throw new Error('There are more cards in the view than in the game')
    let number = randomBelow(left)
    let kind = 0
    while (number >= this.#free[kind].length) number -= this.#free[kind++].length
    return this.takeKind(kind)
  }

  /** What lies under the top card of mixed piles. */
  fillMixedPiles(): void {
    this.#setting.piles.forEach(({ cards }, p) => {
      if (cards.length === 1) return
      const ids = cards.flatMap(({ kind }) => this.#free[kind].splice(0))
      this.shuffle(ids)
      for (let i = 0; i < S[L[PILES_AT] + p] - 1; i++) layOnPile(p, i, ids.pop() as number)
      for (const id of ids) this.putBack(id)
    })
  }

  shuffle(ids: number[]): void {
    for (let i = ids.length - 1; i > 0; i--) {
      const j = randomBelow(i + 1)
      ;[ids[i], ids[j]] = [ids[j], ids[i]]
    }
  }
}
