/**
 * Text with marks in it. Phrases are put together as plain strings in which a mark stands in braces (`{$2}` two coins,
 * `{+2 Cards}` a bonus); `runs` takes a finished string apart.
 */

export type Run =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bonus'; readonly text: string } // set in bold: `+2 Cards`
  | { readonly kind: 'coins' | 'points' | 'potions'; readonly n: number; readonly plus: boolean }

const codes = { coins: '$', points: 'v', potions: 'p' } as const
export type Symbolic = keyof typeof codes
const kinds = new Map<string, Symbolic>(Object.entries(codes).map(([kind, code]) => [code, kind as Symbolic]))

/** An amount shown as a symbol with its number in it. */
export const amount = (kind: Symbolic, n: number): string => `{${codes[kind]}${n}}`
export const plusAmount = (kind: Symbolic, n: number): string => `{+${codes[kind]}${n}}`
export const bonus = (text: string): string => `{+${text}}`

const mark = /\{(\+?)([$vp])(-?\d+)\}|\{\+([^}]*)\}/g

export function runs(marked: string): Run[] {
  const result: Run[] = []
  let end = 0
  for (const match of marked.matchAll(mark)) {
    if (match.index > end) result.push({ kind: 'text', text: marked.slice(end, match.index) })
    end = match.index + match[0].length
    const kind = kinds.get(match[2])
    if (kind) result.push({ kind, n: Number(match[3]), plus: match[1] === '+' })
    else result.push({ kind: 'bonus', text: `+${match[4]}` })
  }
  if (end < marked.length) result.push({ kind: 'text', text: marked.slice(end) })
  return result
}
