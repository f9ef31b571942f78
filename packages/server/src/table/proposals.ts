/** What people at a table decide together: to pause, to go on, to end the game, to have an absent player replaced. */
import type { Seat } from '@freehold/kernel'
import type { Proposal, ProposalKind } from '../protocol/tables.ts'

export function newProposal(
  what: ProposalKind,
  seat: Seat,
  about: Seat | undefined,
  people: readonly Seat[],
): Proposal {
  const missing = people.filter((each) => each !== seat && each !== about)
  return { what, seat, about: about ?? null, agreed: [seat], refused: [], missing }
}

export function afterVote(proposal: Proposal, seat: Seat, agrees: boolean): Proposal {
  const { agreed, refused, missing } = proposal
  return {
    ...proposal,
    agreed: agrees ? [...agreed, seat] : agreed,
    refused: agrees ? refused : [...refused, seat],
    missing: missing.filter((each) => each !== seat),
  }
}

/** Somebody absent is replaced by most of the others; for everything else all have to agree. */
export function isSettled({ what, agreed, refused, missing }: Proposal): 'accepted' | 'refused' | undefined {
  const voters = agreed.length + refused.length + missing.length
  const needed = what === 'replace' ? Math.floor(voters / 2) + 1 : voters
  if (agreed.length >= needed) return 'accepted'
  return agreed.length + missing.length < needed ? 'refused' : undefined
}
