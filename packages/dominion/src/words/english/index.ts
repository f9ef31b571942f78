import type { Tongue } from '../tongue.ts'
import { cardList } from './card-list.ts'
import { cardText } from './card-text.ts'
import { stepsSentence } from './prompts.ts'
import { spoken } from './spoken.ts'

export const english: Tongue = {
  code: 'en',
  cardName: (name) => name,
  typeName: (type) => type,
  cardList,
  cardText,
  spoken,
  stepsSentence,
}
