/** People: guests, accounts, tokens for programs. */
import { z } from 'zod'
import { moveSchema } from './game.ts'
import { lineOf, nameSchema, personIdSchema, seatSchema, type Told, tableIdSchema, timeSchema } from './values.ts'

export const emailSchema = z
  .string('expected an e-mail address')
  .trim()
  .toLowerCase()
  .max(200, 'expected an e-mail address of at most 200 characters')
  .pipe(z.email('expected an e-mail address such as ann@example.org'))

export const passwordSchema = z
  .string('expected a password')
  .min(10, 'expected a password of at least 10 characters')
  .max(200, 'expected a password of at most 200 characters')

/** A password that was chosen already: whether it is right is found out by comparing. */
const givenPassword = z.string('expected a password').min(1, 'expected a password').max(200, 'expected a password')

/** Who is asking. A guest is somebody too: only without a session everything is null. */
export const sessionSchema = z.strictObject({
  person: personIdSchema.nullable(),
  name: z.string().nullable(),
  email: z.string().nullable().describe('null: a guest'),
  admin: z.boolean(),
})
export type Session = Told<typeof sessionSchema>

export const beginSessionSchema = z.strictObject({ name: nameSchema })
export const newAccountSchema = z.strictObject({
  name: nameSchema.optional().describe('where left out, the name of the guest'),
  email: emailSchema,
  password: passwordSchema,
})
export const signInSchema = z.strictObject({ email: emailSchema, password: givenPassword })
export const changePasswordSchema = z.strictObject({ current: givenPassword, next: passwordSchema })
export const deleteAccountSchema = z.strictObject({
  password: givenPassword.optional().describe('of an account; a guest has none'),
})

/** All that the host keeps of a person, as it is kept. */
const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export const exportSchema = z.strictObject({
  person: z.strictObject({
    id: personIdSchema,
    name: z.string(),
    email: z.string().nullable(),
    admin: z.boolean(),
    created_at: timeSchema,
  }),
  sessions: z.array(rowSchema),
  tokens: z.array(rowSchema).describe('without their secrets, which are not kept'),
  notices: z.array(rowSchema),
  ratings: z.array(rowSchema),
  games: z.array(rowSchema).describe('how they ended'),
  firstTries: z.array(rowSchema),
  said: z.array(rowSchema),
  acquaintances: z.array(rowSchema).describe('friends, those you asked, and those you blocked'),
  tables: z
    .array(
      z.strictObject({
        table: tableIdSchema,
        game: z.string(),
        phase: z.string(),
        seat: seatSchema.nullable(),
        answers: z.array(moveSchema),
      }),
    )
    .describe('that you made or sat at, with your own answers'),
})
export type Export = Told<typeof exportSchema>

/** A key with which a program plays for its owner. Its secret is told once, when it is made. */
export const tokenSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  scope: z.literal('play').describe('tables, and nothing of the account'),
  created: timeSchema,
  used: timeSchema.nullable().describe('the day it was last used'),
})
export type Token = Told<typeof tokenSchema>
export const newTokenSchema = z.strictObject({ name: lineOf('a name for the token', 60) })
export const tokenMadeSchema = z.strictObject({ token: z.string().describe('the secret'), made: tokenSchema })
