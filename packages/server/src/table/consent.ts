/** What people at a table ask each other for, and what they have refused: taking back, and what a proposal is about. */
import type { Seat } from '@freehold/kernel'
import type { Proposal, ProposalKind, UndoRequest } from '../protocol/tables.ts'
import { afterVote, isSettled, newProposal } from './proposals.ts'

export class Consent {
  undoRequest: UndoRequest | undefined
  proposal: Proposal | undefined
  /** Since the last move, by seat: nobody is to be asked the same again and again. */
  readonly #refused = new Set<string>()

  hasRefused(seat: Seat, what: ProposalKind | 'undo'): boolean {
    return this.#refused.has(`${seat} ${what}`)
  }

  undoAsked(seat: Seat, to: number, playing: readonly Seat[]): void {
    this.undoRequest = { seat, to, missing: playing.filter((other) => other !== seat) }
  }

  /** One refusal ends the request. */
  undoAnswered(seat: Seat, agrees: boolean): void {
    const request = this.undoRequest
    if (!agrees && request) this.#refused.add(`${request.seat} undo`)
    this.undoRequest =
      request && agrees ? { ...request, missing: request.missing.filter((each) => each !== seat) } : undefined
  }

  proposed(what: ProposalKind, seat: Seat, about: Seat | undefined, playing: readonly Seat[]): void {
    this.proposal = newProposal(what, seat, about, playing)
  }

  voted(seat: Seat, agrees: boolean): void {
    if (!this.proposal) return
    this.proposal = afterVote(this.proposal, seat, agrees)
    if (isSettled(this.proposal) !== 'refused') return
    this.#refused.add(`${this.proposal.seat} ${this.proposal.what}`)
    this.proposal = undefined
  }

  /** A move answers what was asked before it; who moves is there. */
  moved(seat: Seat): void {
    this.undoRequest = undefined
    this.#refused.clear()
    if (this.proposal?.about === seat) this.proposal = undefined
  }

  /** Nothing is asked for any more. */
  ended(): void {
    this.undoRequest = undefined
    this.proposal = undefined
  }
}
