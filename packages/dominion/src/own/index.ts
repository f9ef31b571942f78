export { CARD_SET_VERSION, type CardSet, cardSetFile, definitionOf, readCardSet } from './card-set.ts'
export { asCard, checkOwn, type OwnDefinition } from './definitions.ts'
export { cardOf, notRun, type OwnCard, readOwnCard } from './own-card.ts'
export { limits } from './valid.ts'
