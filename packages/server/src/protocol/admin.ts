/** For those who run the host. */
import { z } from 'zod'
import { listingSchema } from './tables.ts'
import { lineOf, personIdSchema, type Told, timeSchema, whole } from './values.ts'

export const personListedSchema = z.strictObject({
  person: personIdSchema,
  name: z.string(),
  email: z.string().nullable().describe('null: a guest'),
  admin: z.boolean(),
  banned: z.string().nullable().describe('why'),
  created: timeSchema,
})
export type PersonListed = Told<typeof personListedSchema>

export const tableListedSchema = listingSchema.extend({ listed: z.boolean(), version: whole })
export type TableListed = Told<typeof tableListedSchema>

export const banSchema = z.strictObject({
  why: lineOf('a reason', 200).optional().describe('told to whoever is banned'),
})
