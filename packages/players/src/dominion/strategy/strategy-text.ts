/** A strategy file as text that is pleasant to read: each line of a menu on a line of its own. */
import type { Evolved, Strategy } from './strategy.ts'
import { writtenMenus } from './written.ts'

export function strategyText({ name, about, evolved, ...lists }: Omit<Strategy, 'needs' | 'idle' | 'answers'>): string {
  const menus = Object.entries(writtenMenus(lists)).map(
    ([field, lines]) => `  "${field}": [\n${lines.map((line) => `    ${inOneLine(line)}`).join(',\n')}\n  ]`,
  )
  const fields = [`  "name": ${JSON.stringify(name)}`, `  "about": ${JSON.stringify(about)}`, ...menus]
  return `{\n${[...fields, ...(evolved ? [evolvedText(evolved)] : [])].join(',\n')}\n}\n`
}

function evolvedText(evolved: Evolved): string {
  const fields = Object.entries(evolved).map(([field, value]) => `    "${field}": ${inOneLine(value)}`)
  return `  "evolved": {\n${fields.join(',\n')}\n  }`
}

/** With the spaces that people leave. */
function inOneLine(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inOneLine(each)}`)
  return `{ ${fields.join(', ')} }`
}
