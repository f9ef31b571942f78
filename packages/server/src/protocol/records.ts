/** What is kept of finished games: replays, results, ratings, statistics. */
import { z } from 'zod'
import { jsonSchema, moveSchema } from './game.ts'
import { ratingChangeSchema, resultSchema } from './tables.ts'
import { personIdSchema, seatSchema, type Told, tableIdSchema, timeSchema, whole } from './values.ts'

/** A finished game with all that a replay shows beside its log. */
export const replaySchema = z.strictObject({
  table: tableIdSchema,
  log: z.looseObject({ freehold: z.literal(1), game: z.string(), options: jsonSchema, moves: z.array(moveSchema) }),
  seats: z.array(
    z.strictObject({
      name: z.string(),
      person: personIdSchema.nullable(),
      robot: z.string().nullable(),
      label: z.string().nullable(),
    }),
  ),
  result: resultSchema.nullable().describe('null: ended without one'),
  started: timeSchema.nullable(),
  moves: z
    .array(
      z.strictObject({
        seat: seatSchema,
        by: z.enum(['person', 'auto', 'robot', 'safe']),
        ms: whole.describe('how long the decision had stood'),
      }),
    )
    .describe('as many as the log has moves'),
})
export type Replay = Told<typeof replaySchema>

/** How people fared with a set-up against an artificial player, two at the table; the first try of each. */
export const faredSchema = z.strictObject({
  people: whole,
  margins: z
    .array(z.strictObject({ margin: z.number().describe('points ahead; negative: behind'), people: whole }))
    .describe('the least first'),
  yours: z.number().nullable().describe('the margin of your own first try'),
})
export type Fared = Told<typeof faredSchema>

/** Against whom: people alone, artificial players alone, or both. */
export const opponentKinds = ['people', 'robots', 'mixed'] as const

export const statisticsSchema = z.strictObject({
  game: z.string(),
  players: whole,
  against: z.enum(opponentKinds),
  games: whole,
  wins: whole.describe('shared ones too'),
  places: z.array(whole).describe('how often first, second and so on'),
  points: z.strictObject({ average: z.number(), best: z.number() }).nullable(),
  moves: z.number().describe('of a game, on average'),
  seconds: z.number().describe('that a game took, on average'),
  tallies: z
    .record(z.string(), z.record(z.string(), z.number()))
    .describe('what the game itself counts, over all games: such as bought: {"Gold": 12}'),
})
export type Statistics = Told<typeof statisticsSchema>

export const ratingSchema = z.strictObject({
  game: z.string(),
  players: whole,
  rating: z.number(),
  games: whole.describe('that it rests on'),
})
export type RatingTold = Told<typeof ratingSchema>

export const playedSchema = z.strictObject({
  table: tableIdSchema.nullable().describe('null: its link is not yours to know'),
  game: z.string(),
  players: whole,
  seat: seatSchema,
  place: whole,
  points: z.number().nullable(),
  against: z.enum(opponentKinds),
  rated: z.boolean(),
  rating: ratingChangeSchema.nullable(),
  ended: timeSchema,
})
export type Played = Told<typeof playedSchema>

export const personPageSchema = z.strictObject({
  person: personIdSchema,
  name: z.string(),
  ratings: z.array(ratingSchema),
  statistics: z.array(statisticsSchema),
  games: z.array(playedSchema).describe('the last ones, the newest first'),
})
export type PersonPage = Told<typeof personPageSchema>
