/** Text in the width of a terminal. */
import { stripVTControlCharacters } from 'node:util'

const NARROWEST = 40
const WIDEST = 120

/** How wide to write: as wide as the terminal, but no wider than one likes to read. */
export const width = (): number => Math.min(WIDEST, Math.max(NARROWEST, process.stdout.columns || 80))

/** How many columns the text takes, colours left out. */
export const measure = (text: string): number => stripVTControlCharacters(text).length

export const padEnd = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - measure(text)))

/** Breaks a line at spaces; what follows is indented by `hang`. */
export function wrap(text: string, columns = width(), hang = 0): string {
  return flow(text.split(' '), { columns, hang, between: ' ' })
}

interface Flow {
  readonly columns?: number
  readonly hang?: number
  readonly between?: string
}

/** Puts parts one after the other and begins a new line, indented by `hang`, where the next does not fit. */
export function flow(parts: readonly string[], { columns = width(), hang = 0, between = '  ' }: Flow = {}): string {
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (line !== '' && measure(line) + between.length + measure(part) > columns) {
      lines.push(line)
      line = ' '.repeat(hang) + part
    } else line += line === '' ? part : between + part
  }
  return [...lines, line].join('\n')
}

/** Lists in as many columns as fit, read downwards. */
export function columns(items: readonly string[], available = width(), indent = 2): string {
  const widest = Math.max(...items.map(measure)) + 3
  const across = Math.max(1, Math.min(items.length, Math.floor((available - indent + 3) / widest)))
  const down = Math.ceil(items.length / across)
  return Array.from({ length: down }, (_, row) => {
    const cells = items.filter((_, i) => i % down === row)
    return ' '.repeat(indent) + cells.map((cell) => padEnd(cell, widest)).join('')
  })
    .map((line) => line.trimEnd())
    .join('\n')
}
