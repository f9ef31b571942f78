export { allCards, cardsOf } from './cards/index.ts'
export type * from './language/types.ts'
export * from './words/index.ts'
