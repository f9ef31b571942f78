/** Where and how two pieces of plain data differ: `hands[1][0]: "sun 3" against "?"`. */
export function difference(a: unknown, b: unknown, place = ''): string | undefined {
  if (Object.is(a, b)) return undefined
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${place === '' ? '' : `${place}: `}${brief(a)} against ${brief(b)}`
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = Array.isArray(a) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`
    const found = difference(a[key], b[key], inner)
    if (found !== undefined) return found
  }
  return undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
