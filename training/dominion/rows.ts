/**
 * Positions with what came of them, as train.py reads them. OUT.rows has a record for each seat: counts by kind, what it saw in numbers,
 * the share of wins, the lead, the turns that were left, the kingdom; OUT.cards has the features of the cards of each kingdom.
 */
import { appendFileSync, writeFileSync } from 'node:fs'
import * as game from '@freehold/dominion/fast'
import { CARD_FEATURES, cardFeatures, type Position, SCALARS } from '@freehold/players/dominion/learning'
import { KINDS } from './kingdoms.ts'

const RECORD = 3 * KINDS + 4 * (SCALARS + 4)
const MANY = 4096

/** What came of a position for one seat. */
export interface Result {
  readonly won: number
  readonly lead: number
  readonly turns: number
}

export class Rows {
  readonly #out: string
  #records = Buffer.alloc(RECORD * MANY)
  #used = 0
  kingdoms = 0
  rows = 0

  constructor(out: string) {
    this.#out = out
    writeFileSync(`${out}.rows`, '')
    writeFileSync(`${out}.cards`, '')
  }

  /** The rows that follow are of this kingdom. */
  begin({ kinds, landscapes }: game.Setting, { supply }: Position): void {
    const cards = new Float32Array(KINDS * CARD_FEATURES + KINDS)
    for (const [i, card] of [...kinds, ...landscapes].entries()) cards.set(cardFeatures(card), i * CARD_FEATURES)
    // Which of them lie in the supply, or beside it: 1.
    for (const kind of supply) cards[KINDS * CARD_FEATURES + kind] = 1
    for (let i = 0; i < landscapes.length; i++) cards[KINDS * CARD_FEATURES + kinds.length + i] = 1
    appendFileSync(`${this.#out}.cards`, new Uint8Array(cards.buffer))
    this.kingdoms++
  }

  /** Looks at the game of the working memory and keeps what is seen; `tell` says later what came of it. */
  look(position: Position, seat: number): { tell(result: Result): void } {
    position.look(seat)
    const record = Buffer.alloc(RECORD)
    const { mine, theirs, left, scalars } = position
    for (let kind = 0; kind < left.length; kind++) {
      record[kind] = Math.min(255, mine[kind])
      record[KINDS + kind] = Math.min(255, theirs[kind])
      record[2 * KINDS + kind] = Math.min(255, Math.round(2 * left[kind]))
    }
    let next = 3 * KINDS
    for (const number of scalars) next = record.writeFloatLE(number, next)
    return {
      tell: ({ won, lead, turns }) => {
        for (const number of [won, lead, turns]) next = record.writeFloatLE(number, next)
        record.writeUInt32LE(this.kingdoms - 1, next)
        this.#records.set(record, RECORD * this.#used++)
        this.rows++
        if (this.#used === MANY) this.flush()
      },
    }
  }

  flush(): void {
    appendFileSync(`${this.#out}.rows`, this.#records.subarray(0, this.#used * RECORD))
    this.#used = 0
  }
}

/** How the game of the working memory ended for the first seat; a lead beyond all doubt counts no more. */
export function ending(): Pick<Result, 'won' | 'lead'> {
  const lead = game.score(0) - game.score(1)
  const ahead = lead || game.turnsOf(1) - game.turnsOf(0)
  return { won: ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5, lead: Math.max(-60, Math.min(60, lead)) }
}

/** The same for the other seat. */
export const turned = ({ won, lead, turns }: Result): Result => ({ won: 1 - won, lead: -lead, turns })
