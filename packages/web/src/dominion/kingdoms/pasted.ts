/** What people copy from elsewhere: a link, a list with numbers, costs or one name a line. */

const link = /\/kingdoms\/([^\s?#]+)/
/** Before a name: `3.`, `2x`, a dash. After it: `(4)`, `$5`, a number. */
const around = /^\s*(?:[-•*·]|\d+[.)x×]?)\s+|\s*(?:\([^)]*\)|\[[^\]]*\]|[$€]\s*\d+|\d+)\s*$/g

/** The same as a code, the name of a set, or names with commas. What is none of these stays as it is. */
export function readPasted(text: string): string {
  const [, code] = link.exec(text) ?? []
  if (code !== undefined) return decodeURIComponent(code)
  const told = text.replace(/^[^:\n]*kingdom[^:\n]*:/i, '')
  const names = told
    .split(/[,;|\t\n\r]+/)
    .map((name) => name.replace(around, '').trim())
    .filter((name) => name !== '')
  return names.length > 1 ? names.join(', ') : text.trim()
}
