/** A line in words, numbers and marks, each with where it stands. */
export interface Token {
  readonly text: string
  readonly at: number // the column, from 0
}

const pattern = /“[^”]*”|"[^"]*"|„[^“”]*[“”]|[-−]?\d+|-?[\p{L}][\p{L}\p{N}'’/-]*|\S/gu

export const tokensOf = (line: string): Token[] =>
  [...line.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index }))

/** What does not matter between two spellings of a word. */
export const plain = (word: string): string => word.toLowerCase().replaceAll('’', "'").replaceAll('−', '-')

/** A name in quotation marks, without them. */
export const quoted = (text: string): string | undefined => (/^[“"„]/.test(text) ? text.slice(1, -1) : undefined)

/** Words with the spaces that belong between them. */
export const joined = (words: readonly string[]): string =>
  words.reduce((line, word) => {
    const tight = line === '' || /^([,:)]|-\p{L})/u.test(word) || /[(+]$/.test(line)
    return tight && !/\+ $/.test(line) ? line + word : `${line} ${word}`
  }, '')
