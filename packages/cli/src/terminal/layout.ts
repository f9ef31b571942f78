/** Text in the width of a terminal. */
import { stripVTControlCharacters } from 'node:util'

const NARROWEST = 40
const WIDEST = 120

/** How wide to write: as wide as the terminal, but no wider than one likes to read. */
export const width = (): number => Math.min(WIDEST, Math.max(NARROWEST, process.stdout.columns || 80))

/** How many columns the text takes, colours left out. */
export const measure = (text: string): number => stripVTControlCharacters(text).length

export const padEnd = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - measure(text)))

/** Breaks a line at spaces and keeps its indentation; what follows is indented by `hang`. */
export function wrap(text: string, columns = width(), hang = 0): string {
  const [, indent, rest] = /^( *)(.*)$/s.exec(text) ?? ['', '', text]
  const [first, ...words] = rest.split(' ')
  return flow([indent + first, ...words], { columns, hang, between: ' ' })
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

const GAP = 2

interface Columns {
  readonly available?: number
  readonly indent?: number
  readonly hang?: number // of an item that is too long for a line
}

/** Lists in as many columns as fit, read downwards. */
export function columns(items: readonly string[], { available = width(), indent = 2, hang = 0 }: Columns = {}): string {
  const margin = ' '.repeat(indent)
  for (let down = 1; down < items.length; down++) {
    const across = Math.ceil(items.length / down)
    const lists = Array.from({ length: across }, (_, i) => items.slice(i * down, (i + 1) * down))
    const widths = lists.map((list) => Math.max(...list.map(measure)) + GAP)
    if (indent + sum(widths) - GAP > available) continue
    return Array.from({ length: down }, (_, row) =>
      (margin + lists.map((list, i) => padEnd(list[row] ?? '', widths[i])).join('')).trimEnd(),
    ).join('\n')
  }
  return items.map((item) => wrap(margin + item, available, indent + hang)).join('\n')
}

interface Row {
  readonly label: string
  readonly cells: readonly string[]
}

/**
 * Labelled lists under each other, read across: with their cells in common columns, unless one after the other takes
 * fewer lines.
 */
export function lists(rows: readonly Row[], labelWidth: number, available = width()): string[] {
  const flowing = rows.map(({ label, cells }) =>
    flow([padEnd(label, labelWidth - GAP), ...cells], { columns: available, hang: labelWidth }),
  )
  const inColumns = aligned(rows, labelWidth, available)
  return inColumns.length <= flowing.join('\n').split('\n').length ? inColumns : flowing
}

function aligned(rows: readonly Row[], labelWidth: number, available: number): string[] {
  const longest = Math.max(...rows.map(({ cells }) => cells.length))
  for (let across = longest; ; across--) {
    const lines = rows.flatMap(({ label, cells }) =>
      Array.from({ length: Math.ceil(cells.length / across) }, (_, i) => ({
        label: i === 0 ? label : '',
        cells: cells.slice(i * across, (i + 1) * across),
      })),
    )
    const widths = Array.from({ length: across }, (_, column) =>
      Math.max(...lines.map(({ cells }) => (column < cells.length ? measure(cells[column]) + GAP : 0))),
    )
    if (across > 1 && labelWidth + sum(widths) - GAP > available) continue
    return lines.map(({ label, cells }) =>
      (padEnd(label, labelWidth) + cells.map((cell, column) => padEnd(cell, widths[column])).join('')).trimEnd(),
    )
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
