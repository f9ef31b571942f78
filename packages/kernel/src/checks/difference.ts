/** Where and how two pieces of plain data differ: `hands[1][0]: "sun 3" against "?"`. */
export function difference(a: unknown, b: unknown): string | undefined {
  if (JSON.stringify(a) === JSON.stringify(b)) return undefined // the quick way, for what is nearly always the same
  const [found] = differences(a, b)
  return found && `${found.place === '' ? '' : `${found.place}: `}${found.how}`
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
