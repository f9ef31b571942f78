/** What messages are made of. */
import type { Json } from '@freehold/kernel'
import { z } from 'zod'
import { isOfOneAlphabet, isPlain, looksOf } from './look-alikes.ts'

/** What a message holds is only read. Data of any shape is left as it is. */
export type DeepReadonly<T> = [Json] extends [T] ? T : DeepReadonlyParts<T>
type DeepReadonlyParts<T> = T extends (infer Each)[]
  ? readonly DeepReadonly<Each>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

/** A message as its schema describes it. */
export type Told<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>

export const whole = z
  .number('expected a whole number')
  .int('expected a whole number')
  .min(0, 'expected a whole number from 0')
export const truth = z.boolean('expected true or false')
export const seatSchema = whole.describe('a seat, counted from 0')
export const nothing = z.strictObject({})

/** Letters that are not to be seen: somebody of such a name could be taken for nobody, or for somebody else. */
const unseen =
  /\u00ad|\u034f|[\u115f\u1160]|[\u17b4\u17b5]|[\u180b-\u180f]|\u2800|\u3164|[\ufe00-\ufe0d]|\uffa0|[\u{e0100}-\u{e01ef}]/u
/** Marks over marks, which reach into the lines above and below. */
const heaped = /\p{M}{4}/u

/** A text that can be shown in one line, whoever gave it: no control characters, none that turn the direction of text. */
export const lineOf = (what: string, most: number) =>
  z
    .string(`expected ${what}`)
    .trim()
    .min(1, `expected ${what}`)
    .max(most, `expected ${what} of at most ${most} characters`)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, `expected ${what} without control characters`)
    .refine((text) => !unseen.test(text) && !heaped.test(text), `expected ${what} of letters that can be read`)
    .refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), `expected ${what}`)

/** In place of the name of somebody whose account is gone. */
export const NOBODY = 'Somebody who left'
export const nameSchema = lineOf('a name', 40)
  .transform((name) => name.normalize('NFC'))
  .refine(isOfOneAlphabet, 'expected a name whose letters are of one alphabet')
  .refine(isPlain, 'expected a name in plain letters')
  .refine((name) => looksOf(name) !== looksOf(NOBODY), 'expected a name of your own')
export const tableIdSchema = z
  .string('expected the id of a table')
  .regex(/^[\w-]{1,64}$/, 'expected the id of a table')
  .describe('the id of a table, which is also its link')
export const personIdSchema = z
  .string('expected the id of a person')
  .regex(/^[\w-]{1,64}$/, 'expected the id of a person')
export const sinceSchema = z.coerce
  .number('expected a version')
  .int('expected a version')
  .min(0, 'expected a version from 0')
  .default(0)
  .describe('the version last heard of; 0: of nothing')
export const timeSchema = z.string().describe('a moment, such as 2026-11-15T12:00:00.000Z')
