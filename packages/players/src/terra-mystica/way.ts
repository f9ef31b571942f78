/** Where a plan leads: a moment on the way, and the turns that lead there. */
import type { Command, State } from '@freehold/terra-mystica/fast'

type Turn = readonly Command[]
/** The numbers of first turns, each with one way to go on from it. */
type Firsts = ReadonlyMap<number, readonly Turn[]>

export class Way {
  readonly s: State
  points: number
  /** How many turns of the seat lie behind it in the round, as the course of the others counts them. */
  readonly turns: number
  /** The way that it was reached by first; others are few. */
  #before: Way | undefined
  #turn: Turn | undefined
  #others: { readonly way: Way; readonly turn: Turn | undefined }[] | undefined
  #firsts: Firsts | undefined

  constructor(s: State, points: number, turns: number, firsts?: Firsts) {
    this.s = s
    this.points = points
    this.turns = turns
    this.#firsts = firsts
  }

  /** It can be reached by that way, too, and this turn; by none where the turns of the round are not kept. */
  comesFrom(way: Way, turn: Turn | undefined): void {
    if (this.#before) {
      this.#others ??= []
      this.#others.push({ way, turn })
    } else {
      this.#before = way
      this.#turn = turn
    }
  }

  /** By which first turns it can be reached, and the first way found from each. Most ways are never asked. */
  get firsts(): Firsts {
    if (this.#firsts) return this.#firsts
    const firsts = new Map<number, readonly Turn[]>()
    this.each((first, before, turn) => {
      if (!firsts.has(first)) firsts.set(first, turn ? [...before, turn] : before)
    })
    this.#firsts = firsts
    return firsts
  }

  /** The same without putting the turns together: those before the last, and the last. A first turn can come more than once. */
  each(tell: (first: number, before: readonly Turn[], turn: Turn | undefined) => void): void {
    if (this.#firsts) for (const [first, turns] of this.#firsts) tell(first, turns, undefined)
    if (this.#firsts || !this.#before) return
    for (const [first, turns] of this.#before.firsts) tell(first, turns, this.#turn)
    for (const { way, turn } of this.#others ?? []) for (const [first, turns] of way.firsts) tell(first, turns, turn)
  }
}
