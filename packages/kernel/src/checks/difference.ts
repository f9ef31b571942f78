/** Where and how two pieces of plain data differ: `hands[1][0]: "sun 3" against "?"`. */
export function difference(a: unknown, b: unknown): string | undefined {
  if (isSame(a, b)) return undefined // the quick way, for what is nearly always the same
  const [found] = differences(a, b)
  return found && `${found.place === '' ? '' : `${found.place}: `}${found.how}`
}

/** Whether the two are the same plain data; a field that is undefined counts as no field. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a)) return isSameList(a, b as unknown as unknown[])
  for (const key in a) if (a[key] !== b[key] && !isSame(a[key], b[key])) return false
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false
  return true
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false
  return true
}

/** A copy of plain data, to see later that the original did not change. */
export function copyOf<Value>(value: Value): Value {
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.map(copyOf) as Value
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyOf(value[key])
  return copy as Value
}

export interface Difference {
  readonly place: string
  readonly how: string
}

/** Every place where the two differ, in the order of the first. */
export function differences(a: unknown, b: unknown): Difference[] {
  const found: Difference[] = []
  collect(a, b, '', found)
  return found
}

function collect(a: unknown, b: unknown, place: string, found: Difference[]): void {
  if (Object.is(a, b)) return
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    found.push({ place, how: `${brief(a)} against ${brief(b)}` })
    return
  }
  for (const key of Object.keys(a))
    if (!Object.is(a[key], b[key])) collect(a[key], b[key], inside(a, place, key), found)
  for (const key of Object.keys(b)) if (!(key in a)) collect(a[key], b[key], inside(a, place, key), found)
}

const inside = (a: object, place: string, key: string): string =>
  Array.isArray(a) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
