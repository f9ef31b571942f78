/** Where a name may be broken, as soft hyphens: only where a tile is too narrow for a whole word is any of them seen. */

const SOFT_HYPHEN = '\u00ad'
const LONG = 7 // letters; shorter words fit on any tile
const LONGEST = 12

/** A syllable's vowel and what closes it, before what opens the next one: sounds that are written with several letters stay together. */
const syllable =
  /[aeiouyäöü][^aeiouyäöü]*?(?=(?:sch|[cpst]h|ck|qu|s[pt]|[bcdfgkpt][lr]|[bcdfghjklmnpqrstvwxzß])[aeiouyäöü])/giu

const brokenWord = (word: string): string =>
  word.replace(syllable, (heard, at: number) => {
    const end = at + heard.length
    return end >= 3 && word.length - end >= 2 ? heard + SOFT_HYPHEN : heard
  })

/** Several words are broken between them; only what no tile holds is broken within. */
export function withSoftHyphens(name: string): string {
  const least = name.includes(' ') ? LONGEST : LONG
  return name.replace(/\p{L}+/gu, (word) => (word.length < least ? word : brokenWord(word)))
}
