/** For those who run the host. */
import { z } from 'zod'
import { phases } from './tables.ts'
import { lineOf, personIdSchema, type Told, tableIdSchema, timeSchema, whole } from './values.ts'

export const personListedSchema = z.strictObject({
  person: personIdSchema,
  name: z.string(),
  email: z.string().nullable().describe('null: a guest'),
  admin: z.boolean(),
  banned: z.string().nullable().describe('why'),
  created: timeSchema,
})
export type PersonListed = Told<typeof personListedSchema>

export const tableListedSchema = z.strictObject({
  table: tableIdSchema,
  game: z.string(),
  phase: z.enum(phases),
  version: whole,
  listed: z.boolean().describe('in the lobby'),
  people: z.array(z.strictObject({ person: personIdSchema, name: z.string() })).describe('who made it or sat there'),
})
export type TableListed = Told<typeof tableListedSchema>

export const banSchema = z.strictObject({
  why: lineOf('a reason', 200).optional().describe('told to whoever is banned'),
})
