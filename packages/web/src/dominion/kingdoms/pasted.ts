/** What people copy from elsewhere: a link, a list with numbers, costs or one name a line, Events and Shelters among the cards. */
import type { Beside } from '@freehold/dominion/setup'

const link = /\/kingdoms\/([^\s?#]+)/
/** Before a name: `3.`, `2x`, a dash. After it: `(4)`, `$5`, a number. */
const around = /^\s*(?:[-•*·]|\d+[.)x×]?)\s+|\s*(?:\([^)]*\)|\[[^\]]*\]|[$€]\s*\d+|\d+)\s*$/g

/** What lists of names are headed with, in either language. */
const heading =
  /^(?:kingdom(?: cards)?|cards|events?|landmarks?|projects?|ways?|landscapes?|königreich(?:karten)?|karten|ereignisse?|landmarken?|projekte?|wege?|querkarten?)\s*:\s*/i
const bane = /^(?:bane|bann)\s*:\s*/i
/** What stands among the names and is none: how the game is set up. */
const setUp: readonly (readonly [RegExp, Beside])[] = [
  [/^(?:colon(?:y|ies)|platinum|prosperity cards?|kolonien?|platin)$/i, { colonies: true }],
  [/^(?:shelters?|unterkünfte)$/i, { shelters: true }],
]

export interface Pasted {
  readonly asked: string // a code, the name of a set, or names with commas
  readonly beside: Beside
}

/** What is none of these stays as it is. */
export function readPasted(text: string): Pasted {
  const [, code] = link.exec(text) ?? []
  if (code !== undefined) return { asked: decodeURIComponent(code), beside: {} }
  const parts = text
    .replace(/^[^:\n]*kingdom[^:\n]*:/i, '')
    .split(/[,;|+\t\n\r]+/)
    .map((part) => part.trim().replace(heading, '').replace(around, '').trim())
    .filter((part) => part !== '')
  if (parts.length === 1) return { asked: text.trim(), beside: {} }
  const named = parts.filter((part) => !bane.test(part) && !setUp.some(([words]) => words.test(part)))
  const found = parts.find((part) => bane.test(part))
  const beside = Object.assign(
    {},
    ...setUp.flatMap(([words, has]) => (parts.some((part) => words.test(part)) ? has : [])),
  )
  return { asked: named.join(', '), beside: { ...beside, ...(found && { bane: found.replace(bane, '') }) } }
}
