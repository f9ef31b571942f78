/** Pieces of input that are checked the same way wherever they are asked for. */
import { z } from 'zod'

export const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, { error: `expected ${words.map((word) => JSON.stringify(word)).join(' or ')}` })

export function whole(from: number, to: number, what: string) {
  const error = `expected ${what}, ${from} to ${to}`
  return z.int({ error }).min(from, error).max(to, error)
}

/** An object of these keys; another key is named together with those there are. */
export const only = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no ${JSON.stringify(issue.keys[0])}; expected ${Object.keys(shape).join(', ')}`
        : undefined,
  })
