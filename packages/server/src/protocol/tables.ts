/** Tables: what they tell each of those who look at them, and what can be done there. */
import { z } from 'zod'
import { chatLineSchema, sayingSchema } from './chat.ts'
import { decisionSchema, gameEventSchema, jsonSchema, moveSchema } from './game.ts'
import { refusalSchema } from './refusals.ts'
import { nothing, seatSchema, type Told, tableIdSchema, truth, whole } from './values.ts'

export const phases = ['gathering', 'playing', 'over'] as const
export type Phase = (typeof phases)[number]

/** What can happen at a table, as its entries are called. */
export const happeningKinds = [
  'created',
  'sat',
  'left',
  'started',
  'moved',
  'undoAsked',
  'undoAnswered',
  'undone',
  'resigned',
  'autoSet',
  'rematched',
] as const

/** One thing that happened at the table. Answers themselves are not told: what they did is in the events. */
export const happeningSchema = z.strictObject({
  version: whole,
  kind: z.enum(happeningKinds),
  seat: seatSchema.optional(),
  to: whole.optional().describe('after an undo: how many moves stand'),
  agrees: z.boolean().optional(),
  failed: z.literal(true).optional().describe('an artificial player gave no answer, and the host answered for it'),
  events: z.array(gameEventSchema).optional(),
})
export type Happening = Told<typeof happeningSchema>

export const seatToldSchema = z.strictObject({
  name: z.string().nullable().describe('null: open'),
  robot: z.string().nullable(),
})
export type SeatTold = Told<typeof seatToldSchema>

export const undoRequestSchema = z.strictObject({
  seat: seatSchema,
  to: whole,
  missing: z.array(seatSchema).describe('who has not agreed yet'),
})
export type UndoRequest = Told<typeof undoRequestSchema>

/** What lies before the moves that are free to take back. */
export const barriers = ['the-start', 'another-decided', 'something-shown'] as const
export type Barrier = (typeof barriers)[number]

/** What taking back one's last answer would come to: it happens at once, or the others are asked. */
export const undoOfferSchema = z.discriminatedUnion('free', [
  z.strictObject({
    free: z.literal(true),
    to: whole.describe('how many moves would stand'),
    what: z.array(z.string()).describe('the answer that would be taken back, by the keys of its options'),
  }),
  z.strictObject({
    free: z.literal(false),
    to: whole.nullable().describe('null: you have answered nothing yet'),
    reason: z.enum(barriers),
    why: z.string().describe('for people'),
  }),
])
export type UndoOffer = Told<typeof undoOfferSchema>

/** How a game at a table ended: by its rules, or because all but one resigned. */
export const resultSchema = z.strictObject({
  places: z.array(whole).describe('by seat, from 1'),
  winners: z.array(seatSchema),
  points: z.array(z.number()).optional().describe('by seat, where it was played to the end'),
  resigned: z.array(seatSchema).describe('in the order they did'),
  why: z.string(),
})
export type Result = Told<typeof resultSchema>

/** The table at its version, as the viewer may know it. */
export const tableStateSchema = z.strictObject({
  table: tableIdSchema,
  game: z.string(),
  options: jsonSchema,
  version: whole,
  phase: z.enum(phases),
  you: seatSchema.nullable().describe('null: watching'),
  owner: z.boolean().describe('whether you made the table'),
  seats: z.array(seatToldSchema),
  commitment: z.string().nullable().describe('to the shuffles, from the start on'),
  position: whole.describe('how many moves stand'),
  waitingFor: seatSchema.nullable(),
  asked: decisionSchema.nullable().describe('what you are asked'),
  autos: z.array(z.string()).describe('your automatic answers'),
  view: z.unknown().describe('of the game, from the start on'),
  undo: undoOfferSchema.nullable().describe('what taking back your last answer would come to; null: you do not play'),
  undoRequest: undoRequestSchema.nullable(),
  result: resultSchema.nullable(),
  rematch: tableIdSchema.nullable(),
  maySpeak: z.boolean().describe('whether you may write in the chat'),
})
export type TableState = Told<typeof tableStateSchema>

export const updateSchema = z.strictObject({
  happened: z
    .array(happeningSchema)
    .nullable()
    .describe('what happened after the version that was asked for; null where that is no longer kept'),
  state: tableStateSchema,
})
export type Update = Told<typeof updateSchema>

/** A table in the lobby. */
export const listingSchema = z.strictObject({
  table: tableIdSchema,
  game: z.string(),
  phase: z.enum(phases),
  seats: z.array(seatToldSchema),
})
export type Listing = Told<typeof listingSchema>

export const newTableSchema = z.strictObject({
  game: z.string('expected the name of a game').max(40).describe('such as dominion'),
  options: jsonSchema.optional().describe('of the game; its defaults where left out'),
  seats: z
    .array(
      z.union([z.literal('open'), z.strictObject({ robot: z.string().max(60) })], 'expected "open" or {"robot": name}'),
    )
    .max(10)
    .optional()
    .describe('open ones where left out'),
  listed: truth.optional().describe('in the lobby; otherwise only who has the link finds the table'),
  audienceSpeaks: truth.optional().describe('those who watch may write in the chat, not only read'),
})
export type NewTable = Told<typeof newTableSchema>

/** Why a plan goes no further. */
export const planStops = ['something-shown', 'another-decides', 'over'] as const
export type PlanStop = (typeof planStops)[number]

/** What moves would lead to, if they were made. */
export const planSchema = z.strictObject({
  played: whole.describe('how many of the moves were tried'),
  stopped: z
    .strictObject({ reason: z.enum(planStops), why: z.string() })
    .nullable()
    .describe('why the next one was not; null: all were'),
  events: z.array(z.array(gameEventSchema)).describe('of each move'),
  view: z.unknown().describe('of the game after them'),
  asked: decisionSchema.nullable().describe('what you would be asked then'),
  waitingFor: seatSchema.nullable(),
})
export type Plan = Told<typeof planSchema>

const movesSchema = z.array(moveSchema, 'expected a list of moves such as [[0], [2]]').max(100)
const moveIdSchema = z
  .string('expected your own name for the move')
  .min(1, 'expected your own name for the move')
  .max(64, 'expected at most 64 characters')

const versionAnswer = z.strictObject({ version: whole.describe('of the table, to which this led') })
export const tableAnswerSchema = z.strictObject({ table: tableIdSchema })

/** What a person can do at a table: over HTTP `POST /api/tables/ID/NAME`, over a socket in a `command`. */
export const commands = {
  sit: {
    summary: 'Take a seat, the first open one unless said',
    body: z.strictObject({ seat: seatSchema.optional() }),
    answer: versionAnswer,
  },
  leave: { summary: 'Give up the seat before the game begins', body: nothing, answer: versionAnswer },
  start: { summary: 'Begin the game, once no seat is open', body: nothing, answer: versionAnswer },
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
  'answer-undo': {
    summary: 'Agree to an undo, or not',
    body: z.strictObject({ agrees: truth }),
    answer: versionAnswer,
  },
  resign: { summary: 'Give up the game', body: nothing, answer: versionAnswer },
  autos: {
    summary: 'Say which answers the host shall give for you',
    body: z.strictObject({ autos: z.array(z.string().max(60)).max(30).describe('all that shall be on') }),
    answer: versionAnswer,
  },
  say: {
    summary: 'Say something to everybody at the table',
    body: z.strictObject({ text: sayingSchema }),
    answer: chatLineSchema,
  },
  rematch: {
    summary: 'Play again; the same table to all who ask',
    body: nothing,
    answer: tableAnswerSchema,
  },
} as const

export type CommandName = keyof typeof commands
export type CommandBody<Name extends CommandName> = Told<(typeof commands)[Name]['body']>
export type CommandAnswer<Name extends CommandName = CommandName> = Told<(typeof commands)[Name]['answer']>

export const isCommand = (name: unknown): name is CommandName =>
  typeof name === 'string' && Object.hasOwn(commands, name)

/** A refused command; of a stale move with the table as it stands now. */
export const refusedSchema = z.strictObject({ error: refusalSchema, update: updateSchema.optional() })
export type Refused = Told<typeof refusedSchema>
