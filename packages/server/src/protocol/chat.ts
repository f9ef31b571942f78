/** What people say at a table. */
import { z } from 'zod'
import { seatSchema, type Told, timeSchema, whole } from './values.ts'

export const chatLineSchema = z.strictObject({
  number: whole.describe('from 1 at each table'),
  at: timeSchema,
  seat: seatSchema.nullable().describe('null: of the audience'),
  name: z.string(),
  text: z.string().describe('as it was said: never to be read as markup'),
})
export type ChatLine = Told<typeof chatLineSchema>

/** One or more lines of text, without control characters and without characters that turn the direction of text. */
export const sayingSchema = z
  .string('expected something to say')
  .trim()
  .min(1, 'expected something to say')
  .max(500, 'expected at most 500 characters')
  .regex(/^(?:\n|[^\p{C}\p{Zl}\p{Zp}])*$/u, 'expected text without control characters')
