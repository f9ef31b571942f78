export { english } from './english/index.ts'
export type { Run } from './markup.ts'
export type { KnownCard, Prompt } from './prompt.ts'
export { type CardText, type Line, plainText, type Tongue } from './tongue.ts'
