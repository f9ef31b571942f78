/** What the kernel's contract says of a game, as it travels. */
import type { Decision, Json } from '@freehold/kernel'
import { z } from 'zod'
import { seatSchema, whole } from './values.ts'

/** Plain data of the game's own shape. */
export const jsonSchema = z.unknown() as z.ZodType<Json>

const causeSchema = z.strictObject({ seat: seatSchema, source: z.string() })

const optionSchema = z.strictObject({
  key: z.string().describe('stable and readable: `play Smithy`; the same key twice in a decision is interchangeable'),
  text: z.string().optional(),
  detail: jsonSchema.optional(),
})

const questionSchema = z.strictObject({
  kind: z.string().describe('for programs'),
  text: z.string().describe('the sentence for people'),
  cause: causeSchema.optional(),
  detail: jsonSchema.optional(),
})

export const decisionSchema = z.strictObject({
  seat: seatSchema.describe('who answers'),
  actor: seatSchema.describe('for whom: another seat only where somebody decides in a player’s stead'),
  question: questionSchema,
  options: z.array(optionSchema),
  min: whole,
  max: whole,
  ordered: z.boolean().describe('whether the order of the chosen options matters'),
}) satisfies z.ZodType<Decision>

/** Games add fields of their own. */
export const gameEventSchema = z.looseObject({
  type: z.string(),
  seat: seatSchema.optional(),
  cause: causeSchema.optional(),
  depth: whole,
})

export const moveSchema = z
  .array(whole, 'expected a list of option numbers such as [0]')
  .max(500)
  .describe('numbers of options of the decision, counted from 0')
