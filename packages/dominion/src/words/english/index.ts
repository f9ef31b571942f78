import type { Tongue } from '../tongue.ts'
import { cardList } from './card-list.ts'
import { cardText } from './card-text.ts'
import { list } from './grammar.ts'
import { stepsSentence } from './prompts.ts'
import { spoken } from './spoken.ts'

export const english: Tongue = {
  code: 'en',
  cardName: (name) => name,
  typeName: (type) => type,
  cardList,
  theCards: (names) => list(names),
  cardText,
  spoken,
  stepsSentence,
}
