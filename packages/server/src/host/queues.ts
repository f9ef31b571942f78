/** One after the other for each name. */
export class Queues {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Does the work when all before it of the same name is done. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#last.set(name, mine)
    const leave = () => {
      if (this.#last.get(name) === mine) this.#last.delete(name)
    }
    mine.then(leave, leave)
    return mine
  }

  /** Resolves when all that is under way now is done. */
  async done(): Promise<void> {
    await Promise.allSettled(this.#last.values())
  }
}
