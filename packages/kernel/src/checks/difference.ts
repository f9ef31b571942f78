/** Where and how two pieces of plain data differ: `hands[1][0]: "sun 3" against "?"`. */
export function difference(a: unknown, b: unknown): string | undefined {
  if (JSON.stringify(a) === JSON.stringify(b)) return undefined // the quick way, for what is nearly always the same
  for (const found of differences(a, b)) return `${found.place === '' ? '' : `${found.place}: `}${found.how}`
  return undefined
}

export interface Difference {
  readonly place: string
  readonly how: string
}

export function* differences(a: unknown, b: unknown, place = ''): Generator<Difference> {
  if (Object.is(a, b)) return
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    yield { place, how: `${brief(a)} against ${brief(b)}` }
    return
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = Array.isArray(a) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`
    yield* differences(a[key], b[key], inner)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
