/** The shapes that everything in a scenario has: fields that may be left out, lists of one, numbers of cards. */
import { z } from 'zod'

/** An object in which every field may be left out and no other may stand. */
export function fields<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: (issue) => strayField(issue, Object.keys(shape)) }).partial()
}

/** What to say of a thing that is no such object, or has a field that does not belong there. */
export function strayField(issue: { code?: string; keys?: unknown }, known: readonly string[]): string | undefined {
  if (issue.code === 'invalid_type') return `expected fields in braces, some of ${known.join(', ')}`
  if (issue.code !== 'unrecognized_keys') return undefined
  const [key] = issue.keys as string[]
  return `there is no field ${JSON.stringify(key)} here; the fields are ${known.join(', ')}`
}

const wanted = 'expected a whole number from 0 to 10000'
export const count = z.number({ error: wanted }).int(wanted).min(0, wanted).max(10_000, wanted)
export const text = z.string({ error: 'expected a text' })

export const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

/** `{ "A.hand": … }` is the same as `{ "A": { "hand": … } }`. */
export function nest(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const nested: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const dot = key.indexOf('.')
    const [outer, field] = dot < 0 ? [key, undefined] : [key.slice(0, dot), key.slice(dot + 1)]
    const already = nested[outer]
    const both = typeof already === 'object' && !Array.isArray(already) ? already : {}
    nested[outer] =
      field === undefined ? (already ? { ...both, ...inner } : inner) : { ...both, ...nestOne(field, inner) }
  }
  return nested
}

const nestOne = (field: string, value: unknown): object => nest({ [field]: value }) as object

/** One or several; a lone one needs no brackets. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value) => (Array.isArray(value) || value === undefined ? value : [value]), z.array(item))
}

/** `"Copper"`, `"5 Copper"` for five of them, `"Copper, 2 Estate"`, or a list of those. */
export const cards = listOf(z.string({ error: 'expected cards, such as ["Copper", "2 Estate"]' })).transform((list) =>
  list.flatMap((entry) => entry.split(',')).flatMap(repeat),
)
export const cardsOrCount = z.union([count, cards], {
  error: 'expected cards, such as ["Copper", "2 Estate"], or how many',
})

/** `"2 Estate"` as `["Estate", "Estate"]`. */
export function repeat(entry: string): string[] {
  const many = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(entry.trim())
  if (many) return Array<string>(Math.min(Number(many[1]), 1000)).fill(many[2])
  return entry.trim() === '' ? [] : [entry.trim()]
}
