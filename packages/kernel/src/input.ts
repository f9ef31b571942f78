import type { ZodType } from 'zod'
import { InputError } from './errors.ts'
import type { Json } from './game.ts'

/** Where outside data is not as described. What else is told says what would be right: a number of at least `minimum` … */
export type InputFault = { readonly code: 'unexpected'; readonly place: string; readonly issue: string } & {
  readonly [right in (typeof told)[number]]?: Json
}
const told = ['expected', 'values', 'minimum', 'maximum', 'keys'] as const

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
  const right = Object.fromEntries(
    told.flatMap((key) => (key in issue ? [[key, issue[key as keyof typeof issue]]] : [])),
  )
  const fault = { code: 'unexpected', place, issue: issue.code, ...right } as InputFault
  throw new InputError([what, place, message].filter((part) => part !== '').join(': '), fault)
}

/** `['moves', 17, 0]` as people write it: `moves[17][0]`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${String(key)}`)).join('')
}
