/** Tables: what they tell each of those who look at them. */
import { z } from 'zod'
import { decisionSchema, gameEventSchema, jsonSchema } from './game.ts'
import { refusalSchema } from './refusals.ts'
import { lineOf, personIdSchema, seatSchema, type Told, tableIdSchema, truth, whole } from './values.ts'

export const phases = ['gathering', 'playing', 'over'] as const
export type Phase = (typeof phases)[number]

/** What can happen at a table, as its entries are called. */
export const happeningKinds = [
  'created',
  'planned',
  'sat',
  'left',
  'draftBegun',
  'drafted',
  'started',
  'moved',
  'undoAsked',
  'undoAnswered',
  'undone',
  'resigned',
  'replaced',
  'returned',
  'proposed',
  'voted',
  'paused',
  'resumed',
  'closed',
  'autoSet',
  'rated',
  'rematched',
] as const

/** What people decide together: see `propose`. */
export const proposalKinds = ['pause', 'resume', 'close', 'replace'] as const
export type ProposalKind = (typeof proposalKinds)[number]

/** One thing that happened at the table. Answers themselves are not told: what they did is in the events. */
export const happeningSchema = z.strictObject({
  version: whole,
  kind: z.enum(happeningKinds),
  seat: seatSchema.optional(),
  to: whole.optional().describe('after an undo: how many moves stand'),
  agrees: z.boolean().optional(),
  what: z.enum(proposalKinds).optional().describe('of a proposal'),
  about: seatSchema.optional().describe('of a proposal: who is to be replaced'),
  why: z
    .string()
    .optional()
    .describe('why a seat was replaced or resigned: left, clock or vote; why a table was closed'),
  failed: z.literal(true).optional().describe('an artificial player gave no answer, and the host answered for it'),
  events: z.array(gameEventSchema).optional(),
})
export type Happening = Told<typeof happeningSchema>

export const seatToldSchema = z.strictObject({
  name: z.string().nullable().describe('null: open'),
  person: personIdSchema.nullable().describe('whose page is at /api/people/ID'),
  robot: z.string().nullable().describe('the id of the artificial player that has the seat'),
  label: z.string().nullable(),
  away: z.boolean().describe('its person may take the seat back from the artificial player'),
  kept: z
    .strictObject({ person: personIdSchema, name: z.string() })
    .nullable()
    .describe('for whom an open seat is kept'),
})
export type SeatTold = Told<typeof seatToldSchema>

/** An artificial player that one can invite. */
export const robotSchema = z.strictObject({
  id: z.string().describe('to be given as {"robot": id}'),
  name: z.string(),
  says: z.string().describe('its character, in a line'),
})
export type RobotTold = Told<typeof robotSchema>

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
  z.strictObject({
    free: z.null().describe('to find out takes a while: ask with undo-offer'),
    to: whole,
  }),
])
export type UndoOffer = Told<typeof undoOfferSchema>

export const proposalSchema = z.strictObject({
  what: z.enum(proposalKinds),
  seat: seatSchema.describe('who proposed it'),
  about: seatSchema.nullable().describe('who is to be replaced'),
  agreed: z.array(seatSchema),
  refused: z.array(seatSchema),
  missing: z.array(seatSchema).describe('who has not voted yet'),
})
export type Proposal = Told<typeof proposalSchema>

/** What happens to whoever runs out of time: an artificial player goes on until they come back, or they lose. */
export const runsOuts = ['replaced', 'loses'] as const

const secondsSchema = whole
  .min(5, 'expected 5 seconds or more')
  .max(30 * 86_400, 'expected at most 30 days')
  .describe('5 seconds to 30 days')
export const clockSchema = z.strictObject({
  per: z.enum(['move', 'game'], 'expected "move" or "game"').describe('all decisions of a seat in a row are one move'),
  seconds: secondsSchema,
  increment: whole.max(3600, 'expected at most an hour').optional().describe('seconds more after each move, of a game'),
  runsOut: z
    .enum(runsOuts, 'expected "replaced" or "loses"')
    .optional()
    .describe('replaced; where it is rated, always loses'),
})
export type ClockOptions = Told<typeof clockSchema>

/** How far the audience is behind while the game goes on. */
export const delaySchema = z.union(
  [z.strictObject({ moves: whole.min(1).max(1000) }), z.strictObject({ minutes: whole.min(1).max(1440) })],
  'expected {"moves": 1 to 1000} or {"minutes": 1 to 1440}',
)
export type Delay = Told<typeof delaySchema>

/** The clocks at the moment of telling. */
export const clockToldSchema = clockSchema.extend({
  left: z.array(z.number()).describe('ms that each seat has left'),
  running: seatSchema.nullable().describe('whose time passes'),
})

/** A rating as people read it: higher is better, beginners have 1200 or so. */
export const ratingChangeSchema = z.strictObject({ before: z.number(), after: z.number() })
export type RatingChange = Told<typeof ratingChangeSchema>

/** How a game at a table ended: by its rules, or because all but one resigned. */
export const resultSchema = z.strictObject({
  places: z.array(whole).describe('by seat, from 1'),
  winners: z.array(seatSchema),
  points: z.array(z.number()).optional().describe('by seat, where it was played to the end'),
  resigned: z.array(seatSchema).describe('in the order they did'),
  why: z.string(),
  ratings: z.array(ratingChangeSchema.nullable()).optional().describe('of a rated game, by seat'),
})
export type Result = Told<typeof resultSchema>

/** The draft before the game: who chose what, and who is to choose now. */
export const draftToldSchema = z.strictObject({
  from: jsonSchema.describe('what is chosen from, as the game has it'),
  size: whole.describe('how many choices there are'),
  chosen: z.array(z.strictObject({ seat: seatSchema, what: z.string() })),
  chooser: seatSchema.nullable().describe('who is to choose; null: not begun, or all is chosen'),
  begun: z.boolean(),
})
export type DraftTold = Told<typeof draftToldSchema>

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
  rated: z.boolean(),
  noTakingBack: z.boolean().describe('nothing is taken back once something was shown'),
  beginsFull: z.boolean().describe('begins as soon as all have sat down'),
  draft: draftToldSchema.nullable().describe('before the game begins, where what is played is chosen in turn'),
  delay: delaySchema.nullable().describe('how far the audience is behind'),
  audienceSeesAll: z.boolean().describe('the audience sees what any player sees'),
  clock: clockToldSchema.nullable(),
  paused: z.boolean(),
  closed: z.boolean().describe('ended without a result'),
  proposal: proposalSchema.nullable().describe('what the table is to decide'),
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
  set: z.string().nullable().describe('what is played, where that has a name: a recommended set of Dominion'),
  ownCards: z.boolean().describe('whether it is played with cards that somebody wrote'),
  turn: whole.nullable().describe('the turn or round it is in; null: not begun'),
  waitingFor: seatSchema.nullable().describe('who is asked now'),
})
export type Listing = Told<typeof listingSchema>

export const seatPlanSchema = z.union(
  [z.literal('open'), z.strictObject({ robot: z.string().max(60) })],
  'expected "open" or {"robot": name}',
)

export const newTableSchema = z.strictObject({
  game: z.string('expected the name of a game').max(40).describe('such as dominion'),
  options: jsonSchema.optional().describe('of the game; its defaults where left out'),
  seats: z.array(seatPlanSchema).max(10).optional().describe('open ones where left out'),
  listed: truth.optional().describe('in the lobby; otherwise only who has the link finds the table'),
  labels: z.array(lineOf('a label', 40)).max(10).optional().describe('of the seats, such as a team or a handicap'),
  audienceSpeaks: truth.optional().describe('those who watch may write in the chat, not only read'),
  audienceSeesAll: truth
    .optional()
    .describe('those who watch see what any player sees, such as all hands; not with rated or noTakingBack'),
  clock: clockSchema.optional().describe('none where left out; three days a move where it is rated'),
  rated: truth.optional().describe('counts for ratings: two people or more, and no undo but what is free'),
  delay: delaySchema.optional().describe('what the audience is told later'),
  draft: jsonSchema.optional().describe('what the players choose from in turn; of Dominion {"sets": ["Base", …]}'),
  noTakingBack: truth
    .optional()
    .describe('nothing is taken back once something was shown; always so where it is rated'),
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

/** A refused command; of a stale move with the table as it stands now. */
export const refusedSchema = z.strictObject({ error: refusalSchema, update: updateSchema.optional() })
export type Refused = Told<typeof refusedSchema>
