/** What a program is told that plays a seat over a plain HTTP stream, one JSON object a line. */
import { z } from 'zod'
import { decisionSchema, gameEventSchema, jsonSchema } from './game.ts'
import { resultSchema } from './tables.ts'
import { seatSchema, type Told, tableIdSchema, whole } from './values.ts'

export const botMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('begin'),
    protocol: z.literal(1),
    table: tableIdSchema,
    game: z.string(),
    seat: seatSchema,
    seats: whole,
    options: jsonSchema,
  }),
  z.strictObject({ type: z.literal('event'), event: gameEventSchema }),
  z.strictObject({
    type: z.literal('choose'),
    id: whole.describe('the version of the table: answer with it'),
    decision: decisionSchema,
    view: z.unknown(),
  }),
  z.strictObject({ type: z.literal('undone') }).describe('moves were taken back: what was told of them does not hold'),
  z.strictObject({ type: z.literal('alive') }).describe('nothing happened for a while'),
  z.strictObject({ type: z.literal('end'), result: resultSchema.nullable().describe('null: the table was closed') }),
  z.strictObject({ type: z.literal('stopping') }).describe('the host stops: connect again in a moment'),
])
export type BotMessage = Told<typeof botMessageSchema>
