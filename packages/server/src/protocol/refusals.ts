/** How a request is refused: a code for programs, a sentence for people. */
import type { Fault } from '@freehold/kernel'
import { z } from 'zod'
import type { Told } from './values.ts'

/** Refused by a table, as it stands. */
export const tableRefusalCodes = [
  'not-found',
  'other-rules', // it was begun under rules that the host does not have
  'not-seated',
  'not-owner',
  'seat-taken',
  'seats-open',
  'not-started',
  'already-started',
  'over',
  'not-over',
  'not-asked',
  'stale',
  'illegal-move',
  'unforeseen', // of several moves at once: what stands between them cannot be known yet
  'no-undo',
  'paused',
  'away', // an artificial player has your seat
  'not-away',
  'not-absent', // who is there cannot be replaced
  'not-here', // somebody has to come before this
  'proposed', // the table decides about something else
  'rated', // not at a rated table
  'too-long', // so much happened at the table beside its moves that nothing but moves is left
  'bad-input',
] as const

/** Refused before any table is asked. */
export const webRefusalCodes = [
  'no-session', // nobody is signed in
  'no-account', // a guest cannot do this
  'not-admin',
  'banned',
  'blocked', // one of the two does not want to meet the other
  'wrong-password', // or no such account: which of the two is not told
  'account-exists', // of this e-mail and this password
  'no-such-token',
  'no-such-person',
  'no-such-subscription',
  'no-mail', // this host sends none
  'cross-site',
  'too-large',
  'too-many',
  'no-such-page',
  'unavailable', // the database is away, or its disk full: the same may be sent again
  'internal',
] as const

export const refusalCodes = [...tableRefusalCodes, ...webRefusalCodes] as const

export type TableRefusalCode = (typeof tableRefusalCodes)[number]
export type RefusalCode = (typeof refusalCodes)[number]

/** What a code alone does not tell. */
export const refusalReasons = [
  'resigned', // not-seated
  'only-players-speak',
  'sits-already', // seat-taken
  'no-seat-free',
  'seat-kept', // for somebody else
  'rated-robots', // rated: no artificial players
  'rated-own-cards', // a table with such cards is never rated
  'rated-seen', // whose audience sees all
  'rated-leaving', // nobody goes on for you
  'rated-alone', // needs two people
  'rated-clock', // whose time runs out loses
  'rated-often', // `most` games of the same two in a day
  'rated-newcomers', // `most` games of one against people who have played few
  'rated-one-place', // `most` games among people at one address
  'undo-the-start', // no-undo
  'undo-another-decided',
  'undo-something-shown',
  'undo-not-asked',
  'undo-no-time', // the time since the turn was handed over is of who takes it back
  'undo-somebody-away', // who would have to agree
  'clock-decides', // not-absent: nobody is voted out where it is rated or slow
  'not-waited-for',
  'away-too-short', // `minutes`, after which they may be replaced
  'refused-before', // proposed: ask again after the next move
  'vote-not-asked', // not-asked
  'rematch-too-early', // not-over
  'log-too-early',
  'others-play',
  'others-played', // over
  'older-rules', // other-rules: `rules`, the version
  'diverged',
  'session-ended', // no-session
  'banned-because', // banned: `why`, in the words of whoever did
  'own-password', // wrong-password: of somebody who is signed in
  'has-account', // account-exists: you are signed in to it
  'known-here', // this browser was signed in to an account with the e-mail
  'another-password', // the same e-mail and password would be those of two accounts
  'too-many-tables', // too-many
  'too-many-attempts',
  'too-many-tokens', // `most`
  'too-many-watched', // `most`
  'too-many-friends', // `most`
  'not-a-friend', // no-such-person
  'mail-not-sent', // no-mail
  'too-much-said',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
export type RefusalFault = Fault & { readonly code: RefusalReason }

export const refusalSchema = z.strictObject({
  code: z.enum(refusalCodes),
  message: z.string().describe('one sentence for people'),
  fault: z
    .looseObject({ code: z.string() })
    .optional()
    .describe('what the code alone does not tell, for whoever says it in another language'),
})
export type Refusal = Told<typeof refusalSchema>

/** The HTTP status of each; whatever is not here is in conflict with how things stand: 409. */
const statuses: Partial<Record<RefusalCode, number>> = {
  'not-found': 404,
  'no-such-page': 404,
  'no-such-token': 404,
  'no-such-person': 404,
  'no-such-subscription': 404,
  'no-session': 401,
  'wrong-password': 401,
  'no-account': 403,
  'not-admin': 403,
  banned: 403,
  blocked: 403,
  'cross-site': 403,
  'not-seated': 403,
  'not-owner': 403,
  'too-large': 413,
  'too-many': 429,
  'other-rules': 410,
  'bad-input': 400,
  'illegal-move': 400,
  unavailable: 503,
  internal: 500,
}

export const statusOf = (code: RefusalCode): number => statuses[code] ?? 409
