/** Plain data is what survives JSON unchanged. A field that is undefined counts as no field, as JSON has it. */

const DEEPEST = 64

/** Where and why the value is not plain data: `hands[2].cards: a Set`. */
export function plainProblem(value: unknown): string | undefined {
  return isPlain(value, 0) ? undefined : problemAt(value, '', 0)
}

/** The quick way, for what nearly always is. */
function isPlain(value: unknown, depth: number): boolean {
  if (depth > DEEPEST || notPlain(value) !== undefined) return false
  if (value === null || typeof value !== 'object') return true
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i], depth + 1)) return false
    return true
  }
  for (const key in value) if (!isPlain((value as Record<string, unknown>)[key], depth + 1)) return false
  return true
}

function problemAt(value: unknown, place: string, depth: number): string | undefined {
  const problem = depth > DEEPEST ? 'nested too deeply' : notPlain(value)
  if (problem !== undefined) return place === '' ? problem : `${place}: ${problem}`
  if (value === null || typeof value !== 'object') return undefined
  for (const [key, inner] of Object.entries(value)) {
    const dot = place === '' ? '' : '.'
    const found = problemAt(inner, Array.isArray(value) ? `${place}[${key}]` : `${place}${dot}${key}`, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** What keeps the value itself, whatever is inside it, from being plain data. */
export function notPlain(value: unknown): string | undefined {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `the number ${value}`
  if (typeof value !== 'object') return `a ${typeof value}`
  if (Array.isArray(value)) return value.includes(undefined) ? 'a list with a gap' : undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null || prototype === Object.prototype) return undefined
  return `a ${value.constructor.name}`
}
