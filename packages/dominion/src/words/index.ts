export { type CardText, cardText, type Line, plainText } from './card-text.ts'
export { type Run, spoken } from './markup.ts'
export {
  type Prompt,
  stepSentence,
  stepsSentence,
  triggeredSentence,
} from './prompts.ts'
