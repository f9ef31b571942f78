/** The lines of a text, each with those that stand further in below it. */
import { type Token, tokensOf } from './tokens.ts'

export interface Line {
  readonly number: number // from 1
  readonly tokens: readonly Token[]
  readonly indent: number
  readonly end: number // the column behind its last letter
  readonly below: Line[]
}

export function linesOf(text: string): Line[] {
  const top: Line[] = []
  const open: Line[] = []
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const said = raw.replaceAll('\t', '  ')
    if (said.trim() === '') continue
    const indent = said.length - said.trimStart().length
    const line: Line = { number: i + 1, tokens: tokensOf(said), indent, end: said.trimEnd().length, below: [] }
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop()
    const above = open.at(-1)?.below ?? top
    above.push(line)
    open.push(line)
  }
  return top
}
