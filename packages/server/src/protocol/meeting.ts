/** How people find each other: friends, invitations to a table, an opponent for a game. */
import { z } from 'zod'
import type { ClockOptions } from './tables.ts'
import { personIdSchema, type Told, tableIdSchema, timeSchema, truth } from './values.ts'

const someoneSchema = z.strictObject({ person: personIdSchema, name: z.string() })
export type Someone = Told<typeof someoneSchema>

export const invitationSchema = z.strictObject({
  table: tableIdSchema,
  game: z.string(),
  from: someoneSchema,
  at: timeSchema,
})
export type Invitation = Told<typeof invitationSchema>

export const friendsSchema = z.strictObject({
  hidden: z.boolean().describe('whether you keep to yourself when you are here'),
  friends: z.array(someoneSchema.extend({ here: z.boolean().describe('connected now, and not hidden') })),
  asking: z.array(someoneSchema).describe('who would like to be your friend'),
  asked: z.array(someoneSchema).describe('whom you asked, and who has not answered'),
  blocked: z.array(someoneSchema),
  invitations: z.array(invitationSchema).describe('to tables that have not begun, the newest first'),
})
export type Friends = Told<typeof friendsSchema>

export const someoneWantedSchema = z.strictObject({ person: personIdSchema })
export const hiddenSchema = z.strictObject({ hidden: truth })

/** The clocks of games that are found for people: named, so that many wait for the same. */
export const seekClocks = {
  quick: { per: 'game', seconds: 600, increment: 10 },
  calm: { per: 'game', seconds: 1800, increment: 20 },
  slow: { per: 'move', seconds: 2 * 86_400 },
} as const satisfies Record<string, ClockOptions>
export type SeekClock = keyof typeof seekClocks
export const seekClockNames = Object.keys(seekClocks) as [SeekClock, ...SeekClock[]]

/** What somebody looks for: a game of two. */
export const seekSchema = z.strictObject({
  game: z.string('expected the name of a game').max(40),
  clock: z.enum(seekClockNames, `expected one of ${seekClockNames.join(', ')}`),
  rated: truth,
})
export type Seek = Told<typeof seekSchema>

/** An opponent is found: take your seat at the table, or leave it. */
export const foundSchema = z.strictObject({ table: tableIdSchema })
