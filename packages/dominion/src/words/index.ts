export { type CardText, cardText, type Line, plainText } from './card-text.ts'
export { plain, type Run, runs, spoken } from './markup.ts'
export {
  conditionWords,
  filterWords,
  filterWordsMany,
  type Prompt,
  stepSentence,
  stepsSentence,
  triggeredSentence,
} from './prompts.ts'
