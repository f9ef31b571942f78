/** What is said at every table, at a click. It is sent in English and read by each in the language of their page. */
import type { TFunction } from 'i18next'

const english = {
  hello: 'Hello! Have fun.',
  wellPlayed: 'Well played!',
  thanks: 'Thank you for the game.',
  moment: 'One moment, please.',
  sorry: 'Sorry!',
  oops: 'May I take that back?',
} as const

export type Phrase = keyof typeof english
export const phrases = Object.keys(english) as Phrase[]

export const phraseText = (phrase: Phrase): string => english[phrase]

/** Whatever was said, as somebody reads it. */
export function saidIn(text: string, t: TFunction<'table'>): string {
  const phrase = phrases.find((each) => english[each] === text)
  return phrase ? t(`phrases.${phrase}`) : text
}
