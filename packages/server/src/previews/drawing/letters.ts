/** Names are written in every script; pictures have the letters of our fonts. */
import { letters } from '@freehold/dominion/outlined'

/** The text as far as it can be drawn: accents fall away where the fonts do not have them, and so do other scripts. */
export function drawable(text: string): string {
  return [...text]
    .flatMap((letter) =>
      letters.has(letter) ? [letter] : [...letter.normalize('NFKD')].filter((part) => letters.has(part)),
    )
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()
}
