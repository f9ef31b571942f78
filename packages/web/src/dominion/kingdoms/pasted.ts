/** What people copy from elsewhere: a link, a list with numbers, costs or one name a line, Events and Shelters among the cards. */
import type { Beside } from '@freehold/dominion/setup'

const link = /\/kingdoms\/([^\s?#]+)/
/** Before a name: `3.`, `2x`, a dash, `and`. After it: `(4)`, `$5`, a number. */
const around = /^\s*(?:[-•*·]|\d+[.)x×]?|and|und)\s+|\s*(?:\([^)]*\)|\[[^\]]*\]|[$€]\s*\d+|\d+)\s*$/gi
/** Marks of forums around the whole: `[kingdom]…[/kingdom]`. */
const tags = /\[\/?kingdom\]/gi

/** What lists of names are headed with, in either language. */
const heading =
  /^(?:kingdom(?: cards)?|cards|events?|landmarks?|projects?|ways?|landscapes?|königreich(?:karten)?|karten|ereignisse?|landmarken?|projekte?|wege?|querkarten?)\s*:\s*/i
const bane = /^(?:bane|bann)\s*:\s*/i
/** What stands among the names and is none: how the game is set up. */
const setUp: readonly (readonly [RegExp, Beside])[] = [
  [
    /^(?:(?:colon(?:y|ies)|platinum|kolonien?|platin)(?:\s*[/&]\s*(?:colon(?:y|ies)|platinum|kolonien?|platin))?|prosperity cards?)$/i,
    { colonies: true },
  ],
  [/^(?:shelters?|unterkünfte)$/i, { shelters: true }],
  [/^(?:no|without|keine?|ohne) (?:colon(?:y|ies)|platinum|shelters?|kolonien?|platin|unterkünfte)$/i, {}],
]

/** Behind its name stands what a card or landscape is set up with: `Young Witch (Bane: Moat)`, `Way of the Mouse: Lackeys`. */
const behind = String.raw`)\s*(?:\(([^)$\d]+)\)|:\s*([^,;|+\t\r\n]+))`
const setUpWith: readonly (readonly [RegExp, (names: readonly string[]) => Beside])[] = [
  [new RegExp(`(Young Witch|Junge Hexe${behind}`, 'i'), ([card]) => ({ bane: card })],
  [new RegExp(`(Obelisk${behind}`, 'i'), ([card]) => ({ obelisk: card })],
  [new RegExp(`(Way of the Mouse|Weg der Maus${behind}`, 'i'), ([card]) => ({ mouse: card })],
  [new RegExp(`(Druid(?:in)?${behind}`, 'i'), (boons) => (boons.length === 3 ? { druid: boons } : {})],
]

export interface Pasted {
  readonly asked: string // a code, the name of a set, or names with commas
  readonly beside: Beside
}

/** What is none of these stays as it is. `inEnglish` finds the names of cards, whatever language they are in. */
export function readPasted(text: string, inEnglish: (name: string) => string): Pasted {
  const [, code] = link.exec(text) ?? []
  if (code !== undefined) return { asked: inEnglish(decodeURIComponent(code)), beside: {} }
  const beside: Beside[] = []
  const cardsIn = (names: string) => names.split(/[,;/]/).map((name) => inEnglish(name.trim().replace(bane, '')))
  const listed = setUpWith.reduce(
    (left, [words, has]) =>
      left.replace(words, (_, name: string, inside?: string, after?: string) => {
        beside.push(has(cardsIn(inside ?? after ?? '')))
        return name
      }),
    text.replace(tags, ''),
  )
  const parts = listed
    .replace(/^[^:\n]*kingdom[^:\n]*:/i, '')
    .split(/[,;|+\t\n\r]+/)
    .map((part) => part.trim().replace(heading, '').replace(around, '').trim())
    .filter((part) => part !== '')
  if (parts.length === 1) return { asked: inEnglish(text.trim()), beside: {} }
  const named = parts.filter((part) => !bane.test(part) && !setUp.some(([words]) => words.test(part)))
  for (const [words, has] of setUp) if (parts.some((part) => words.test(part))) beside.push(has)
  const found = parts.find((part) => bane.test(part))
  if (found) beside.push({ bane: cardsIn(found)[0] })
  return { asked: inEnglish(named.join(', ')), beside: Object.assign({}, ...beside) }
}
