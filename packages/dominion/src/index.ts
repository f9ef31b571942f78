export { allCards, allLandscapes, cardsOf, landscapesOf, reprinted } from './cards/index.ts'
export { type Ending, endingOf } from './ending.ts'
export type { DominionQuestion, Happened } from './engine/asking/describe.ts'
export type { Lies, OptionDetail } from './engine/asking/option-detail.ts'
export type { PromptData } from './engine/asking/prompt.ts'
export { type Asking, askings } from './engine/memory/setting.ts'
export type { State } from './engine/memory/state.ts'
export { type DominionEvent, type EventType, eventTypes, type Place } from './engine/seen/events.ts'
export type { DominionView, SeatView } from './engine/seen/view.ts'
export type { LandscapeView, PileView } from './engine/seen/view-supply.ts'
export { dominion, RULES } from './game.ts'
export type * from './language/types.ts'
export { editions, expansions, printings } from './language/types.ts'
export { openView } from './open-view.ts'
export { type Closed, closedOf, closedWords } from './setup/closed.ts'
export { findKingdom } from './setup/find-kingdom.ts'
export { cardsIn, type Kingdom, type KingdomPile, kingdomCards } from './setup/kingdom.ts'
export { kingdomCode, parseKingdomCode } from './setup/kingdom-code.ts'
export { kingdomLandscapes } from './setup/landscapes.ts'
export { checkOptions, type DominionOptions, followingStart, type Start } from './setup/options.ts'
export {
  type KingdomSet,
  type KingdomWishes,
  kingdomSets,
  type RandomKingdom,
  type Range,
  randomKingdom,
} from './setup/random-kingdom.ts'
export { missingCards, type RecommendedSet, recommendedSets, rulebookSetsOf, setOf } from './setup/recommended-sets.ts'
export { type Preset, presets, type Rules, rulesOf, ruleValues } from './setup/rules.ts'
export { kingdomTraits, type Trait, traitNames, traits, traitWords } from './setup/traits.ts'
export * from './symbols/index.ts'
export { type CardText, english, type Line, plainText, type Run, type Tongue } from './words/index.ts'
