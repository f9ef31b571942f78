/** What a person can do at a table: over HTTP `POST /api/tables/ID/NAME`, over a socket in a `command`. */
import { z } from 'zod'
import { chatLineSchema, sayingSchema } from './chat.ts'
import { moveSchema } from './game.ts'
import { planSchema, proposalKinds, seatPlanSchema, undoOfferSchema } from './tables.ts'
import { nothing, personIdSchema, seatSchema, type Told, tableIdSchema, truth, whole } from './values.ts'

const movesSchema = z.array(moveSchema, 'expected a list of moves such as [[0], [2]]').max(100)
const moveIdSchema = z
  .string('expected your own name for the move')
  .min(1, 'expected your own name for the move')
  .max(64, 'expected at most 64 characters')

const versionAnswer = z.strictObject({ version: whole.describe('of the table, to which this led') })
const momentSchema = z.strictObject({
  version: whole.describe('of the table at that moment'),
  position: whole.describe('how many moves stood'),
  view: z.unknown().describe('as the seat saw it; everybody else as the audience'),
})
export const tableAnswerSchema = z.strictObject({ table: tableIdSchema })

/** Each with what it is asked with, and what it answers. */
export const commands = {
  sit: {
    summary: 'Take a seat, the first open one unless said',
    body: z.strictObject({ seat: seatSchema.optional() }),
    answer: versionAnswer,
  },
  leave: {
    summary: 'Give up the seat; once the game has begun, an artificial player goes on until you come back',
    body: nothing,
    answer: versionAnswer,
  },
  'come-back': { summary: 'Take your seat back from the artificial player', body: nothing, answer: versionAnswer },
  'plan-seat': {
    summary: 'Say who is to have a seat that nobody has taken, or whose person is gone: of the owner, before it begins',
    body: z.strictObject({ seat: seatSchema, plan: seatPlanSchema }),
    answer: versionAnswer,
  },
  start: {
    summary:
      'Begin the game, or its draft where there is one first, once no seat is open; where a quick clock runs, all must be there',
    body: nothing,
    answer: versionAnswer,
  },
  draft: {
    summary: 'Choose in turn what the game is played with, before it begins',
    body: z.strictObject({
      number: whole.describe('which choice of the draft it is, from 0, so that a repeat is not a second one'),
      what: z.string('expected what you choose, such as "Smithy"').max(60),
    }),
    answer: versionAnswer,
  },
  'draft-by-lot': {
    summary: 'Let the lot choose for you, or for somebody who is away or has not chosen for a minute',
    body: z.strictObject({ number: whole.describe('which choice of the draft it is, from 0') }),
    answer: versionAnswer,
  },
  move: {
    summary: 'Answer what you are asked',
    body: z.strictObject({
      version: whole.describe('that you saw'),
      id: moveIdSchema
        .optional()
        .describe('your own name for the move, so that a repeat is not a second one; the version where left out'),
      move: moveSchema,
    }),
    answer: versionAnswer,
  },
  moves: {
    summary: 'Give several answers at once, all or none; only the last may show something hidden or end your turn',
    body: z.strictObject({
      version: whole.describe('that you saw'),
      id: moveIdSchema.describe('your own name for them, so that a repeat does not make them twice'),
      moves: movesSchema.min(1, 'expected at least one move'),
    }),
    answer: versionAnswer,
  },
  plan: {
    summary: 'Try answers on a copy, as far as they could be taken back for free; nothing changes',
    body: z.strictObject({ version: whole.describe('that you saw'), moves: movesSchema }),
    answer: planSchema,
  },
  undo: {
    summary: 'Take back your last answer, or ask the others to let you',
    body: z.strictObject({ to: whole.optional().describe('how many moves shall stand') }),
    answer: versionAnswer,
  },
  'undo-offer': {
    summary: 'Ask what taking back your last answer would come to; nothing changes',
    body: nothing,
    answer: z.strictObject({ version: whole.describe('of the table it holds for'), undo: undoOfferSchema.nullable() }),
  },
  recall: {
    summary: 'Ask what you would have seen after each of the latest moves that stand; nothing changes',
    body: nothing,
    answer: z.strictObject({ moments: z.array(momentSchema).describe('the oldest first, without the present one') }),
  },
  'answer-undo': {
    summary: 'Agree to an undo, or not; whoever asked for it withdraws it by not agreeing',
    body: z.strictObject({ agrees: truth }),
    answer: versionAnswer,
  },
  propose: {
    summary: 'Ask the others to pause, to go on, to end without a result, or to have somebody absent replaced',
    body: z.strictObject({
      what: z.enum(proposalKinds, 'expected "pause", "resume", "close" or "replace"'),
      seat: seatSchema.optional().describe('who is to be replaced'),
    }),
    answer: versionAnswer,
  },
  vote: {
    summary: 'Agree to what was proposed, or not; most are enough to replace somebody, all for everything else',
    body: z.strictObject({ agrees: truth }),
    answer: versionAnswer,
  },
  resign: { summary: 'Give up the game', body: nothing, answer: versionAnswer },
  autos: {
    summary: 'Say which answers the host shall give for you',
    body: z.strictObject({ autos: z.array(z.string().max(60)).max(30).describe('all that shall be on') }),
    answer: versionAnswer,
  },
  invite: {
    summary: 'Invite a friend to a table that has not begun',
    body: z.strictObject({ person: personIdSchema }),
    answer: nothing,
  },
  say: {
    summary: 'Say something to everybody at the table',
    body: z.strictObject({ text: sayingSchema }),
    answer: chatLineSchema,
  },
  delete: {
    summary: 'Delete a table you made, and all that is kept of it; a running one only once all others agreed to end it',
    body: nothing,
    answer: nothing,
  },
  rematch: {
    summary: 'Offer to play again, or accept it: the same table to all who ask, which begins once all have',
    body: nothing,
    answer: tableAnswerSchema,
  },
} as const

export type CommandName = keyof typeof commands
export type CommandBody<Name extends CommandName> = Told<(typeof commands)[Name]['body']>
export type CommandAnswer<Name extends CommandName = CommandName> = Told<(typeof commands)[Name]['answer']>

export const isCommand = (name: unknown): name is CommandName =>
  typeof name === 'string' && Object.hasOwn(commands, name)
