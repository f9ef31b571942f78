/** Thrown where a card says what the engine does not carry out: nothing is compiled that would play otherwise than it reads. */
export class NotRun extends Error {
  readonly card: string
  readonly what: string

  constructor(card: string, what: string) {
    super(`${card}: the engine does not run ${what}`)
    this.card = card
    this.what = what
  }
}
