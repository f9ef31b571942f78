import type { ZodType } from 'zod'
import { InputError } from './errors.ts'

/**
 * Outside data as the schema describes it, or an `InputError` of one line that names the place:
 * `log: moves[17][0]: expected a whole number from 0`.
 */
export function parseInput<T>(schema: ZodType<T>, input: unknown, what: string): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = placeOf(issue.path)
  const message = issue.message.replace(/^Invalid input: /, '').replaceAll('\n', ' ')
  throw new InputError([what, place, message].filter((part) => part !== '').join(': '))
}

/** `['moves', 17, 0]` as people write it: `moves[17][0]`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${String(key)}`)).join('')
}
