export { asCard, type OwnDefinition } from './as-card.ts'
export {
  CARD_SET_VERSION,
  type CardSet,
  cardSetFile,
  definitionOf,
  openCardSet,
  readCardSet,
  type SetFault,
  setLimits,
  type WrittenSet,
  writtenSetFile,
} from './card-set.ts'
export { checkOwn } from './definitions.ts'
export type { OwnFault } from './faults.ts'
export { cardOf, notRun, type OwnCard, readOwnCard } from './own-card.ts'
export { limits } from './valid.ts'
