export { type CardText, cardText, type Line, plainText } from './card-text.ts'
export { plain, type Run, runs, spoken } from './markup.ts'
export {
  type Asking,
  conditionWords,
  filterWords,
  filterWordsMany,
  stepSentence,
  stepsSentence,
  triggeredSentence,
} from './prompts.ts'
