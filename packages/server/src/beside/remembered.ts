/** Answers that cost something and are asked for again and again: each is worked out once in a while, whoever asks. */
const MOST = 1000

export class Remembered<Answer> {
  readonly #ms: number
  readonly #now: () => number
  readonly #known = new Map<string, { readonly answer: Promise<Answer>; readonly at: number }>()

  constructor(ms: number, now: () => number = () => performance.now()) {
    this.#ms = ms
    this.#now = now
  }

  get(question: string, work: () => Promise<Answer>): Promise<Answer> {
    const known = this.#known.get(question)
    if (known && this.#now() - known.at < this.#ms) return known.answer
    const answer = work()
    this.#known.delete(question)
    this.#known.set(question, { answer, at: this.#now() })
    answer.catch(() => this.#known.delete(question)) // whoever asks next tries again
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break
      this.#known.delete(oldest)
    }
    return answer
  }
}
