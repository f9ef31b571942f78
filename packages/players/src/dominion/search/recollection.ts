import type { DominionEvent, DominionView } from '@freehold/dominion'
import type { Remembered, Setting } from '@freehold/dominion/fast'
import { Decks } from '../decks.ts'

type Move = 'gained' | 'discarded' | 'trashed' | 'put'

/**
 * What a seat remembers of the game so far, by what it was told: who owns what, which cards went to a discard pile since it was
 * last shuffled, and what was played. Its own cards it has seen all; of the others', those that everybody saw.
 */
export class Recollection implements Remembered {
  readonly decks: Decks
  readonly discards: Int16Array[]
  readonly plays: Int16Array[]
  bought = 0
  readonly #kinds: ReadonlyMap<string, number>
  readonly #names: readonly string[]
  readonly #loose: Int16Array[] // in hand or in play: what goes to the discard pile when the turn ends

  readonly #me: number

  constructor({ players, kinds }: Setting, me: number) {
    const counts = () => Array.from({ length: players }, () => new Int16Array(kinds.length))
    this.#me = me
    this.decks = new Decks(players)
    this.#names = kinds.map(({ name }) => name)
    this.#kinds = new Map(this.#names.map((name, kind) => [name, kind]))
    this.discards = counts()
    this.plays = counts()
    this.#loose = counts()
  }

  get owned(): Int16Array[] {
    return this.plays.map((_, seat) => Int16Array.from(this.#names, (name) => this.decks.owned(seat, name)))
  }

  /** Compares with what can be seen now. */
  look({ seats }: DominionView): void {
    seats.forEach(({ hand, play }, seat) => {
      this.#loose[seat].fill(0)
      this.#add(this.#loose[seat], hand.cards ?? [], 1)
      for (const { card } of play) this.#add(this.#loose[seat], [card], 1)
    })
  }

  notice(event: DominionEvent): void {
    this.decks.notice(event)
    const { type, seat, other, cards = [], top, what } = event
    const loose = this.#loose[seat]
    switch (type) {
      case 'began':
        this.plays[seat].fill(0)
        this.bought = 0
        break
      case 'drew':
        this.#add(loose, cards, 1)
        break
      case 'played':
        this.#add(this.plays[seat], cards, 1)
        if (what !== 'again' && seat !== this.#me) this.#add(loose, cards, 1)
        break
      case 'bought':
        this.bought++
        break
      case 'shuffled':
        this.discards[seat].fill(0)
        break
      case 'cleaned':
        for (let kind = 0; kind < loose.length; kind++) this.discards[seat][kind] += loose[kind]
        loose.fill(0)
        break
      case 'passed':
        this.#add(loose, cards, -1)
        if (other !== undefined) this.#add(this.#loose[other], cards, 1)
        break
      case 'gained':
      case 'discarded':
      case 'trashed':
      case 'put':
        this.#move(type, event, cards.length > 0 || top === undefined ? cards : [top])
    }
  }

  #move(
    type: Move,
    { seat, from, to = type === 'discarded' ? 'discard' : undefined }: DominionEvent,
    cards: readonly string[],
  ) {
    this.#add(this.#zone(seat, from), cards, -1)
    this.#add(this.#zone(seat, to), cards, 1)
  }

  #zone(seat: number, place: DominionEvent['from']): Int16Array | undefined {
    if (place === 'hand' || place === 'play') return this.#loose[seat]
    return place === 'discard' ? this.discards[seat] : undefined
  }

  #add(counts: Int16Array | undefined, cards: readonly string[], n: number): void {
    if (!counts) return
    for (const card of cards) {
      const kind = this.#kinds.get(card)
      if (kind !== undefined) counts[kind] = Math.max(0, counts[kind] + n)
    }
  }
}
