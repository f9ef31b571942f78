/** What the cards of a game make it keep: each thing gets its number when it is first spoken of. */
import type { Counter, PileToken, Token } from '../../language/types.ts'
import type { CounterSpec, Keeps, PlaceSpec, Tally, TallySpec } from '../memory/setting.ts'
import { KEPT_RESOURCE } from './operations.ts'

/** What every game keeps of a player, in the order of `resources.ts`. */
const resources: readonly (Counter | Token)[] = ['actions', 'buys', 'coins', 'potions', 'points']

export class Keeper implements Keeps {
  readonly places: PlaceSpec[]
  readonly counters: CounterSpec[]
  readonly tokens: string[]
  readonly tallies: TallySpec[]

  constructor({ places, counters, tokens, tallies }: Keeps) {
    this.places = [...places]
    this.counters = [...counters]
    this.tokens = [...tokens]
    this.tallies = [...tallies]
  }

  tally(of: Tally, lasts: TallySpec['lasts']): number {
    const found = this.tallies.findIndex((tally) => tally.of === of && tally.lasts === lasts)
    return found >= 0 ? found : this.tallies.push({ of, lasts }) - 1
  }

  counter(name: string): number {
    const found = this.counters.findIndex((counter) => counter.name === name)
    return found >= 0 ? found : this.counters.push({ name, lasts: 'game' }) - 1
  }

  /** A token of each player that lies on a pile. */
  pileToken(name: PileToken): number {
    const found = this.counters.findIndex((counter) => counter.name === name)
    return found >= 0 ? found : this.counters.push({ name, lasts: 'game', of: 'pile' }) - 1
  }

  /** The last card that anybody gained this turn, but for cards of a kind. */
  lastGained(but: number): number {
    const found = this.counters.findIndex((counter) => counter.but === but)
    return found >= 0 ? found : this.counters.push({ name: 'last gained', lasts: 'turn', of: 'kind', but }) - 1
  }

  /** What a step adds or pays: one of what every game keeps, or a counter of this one. */
  resource(counter: Counter | Token): number {
    const usual = resources.indexOf(counter)
    return usual >= 0 ? usual : KEPT_RESOURCE + this.counter(counter)
  }

  token(name: string): number {
    const found = this.tokens.indexOf(name)
    return found >= 0 ? found : this.tokens.push(name) - 1
  }

  place(name: string, seenBy: PlaceSpec['seenBy']): number {
    const found = this.places.findIndex((place) => place.name === name)
    return found >= 0 ? found : this.places.push({ name, seenBy }) - 1
  }
}
