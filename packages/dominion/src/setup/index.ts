/** Kingdoms without the engine: for pages that offer, draw and name them. */
export { landscapesOf, reprinted } from '../cards/index.ts'
export { USUAL_PRINTING } from '../cards/printing.ts'
export { type Card, type Edition, editions, type Printing, printings } from '../language/types.ts'
export { type Beside, drawMarket, marketPool, mayBeBane } from './beside.ts'
export { kingdomOfBoxes } from './boxes-by-lot.ts'
export { type Closed, closedOf, type Mechanism, mechanisms } from './closed.ts'
export { checkDraft, type DraftBoxes, draftedBeside, draftPiles, draftSuggestion } from './draft.ts'
export type { KingdomFault, WishTold } from './faults.ts'
export { findKingdom } from './find-kingdom.ts'
export { isKingdomCard, KINGDOM_SIZE, type Kingdom, type KingdomPile, kingdomCards, sortedByCost } from './kingdom.ts'
export { kingdomCode, parseKingdomCode } from './kingdom-code.ts'
export { drawLandscapes, kingdomLandscapes } from './landscapes.ts'
export { LOT, type Lot } from './lot.ts'
export {
  type KingdomSet,
  type KingdomWishes,
  kingdomSets,
  type RandomKingdom,
  type Range,
  randomKingdom,
} from './random-kingdom.ts'
export {
  boxesOf,
  type RecommendedSet,
  recommendedSets,
  setOf,
} from './recommended-sets.ts'
export { kingdomTraits, type Trait, traitNames, traits } from './traits.ts'
