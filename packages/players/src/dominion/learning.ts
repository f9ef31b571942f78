/** What training needs of the players of Dominion. */
export { skeletons, stockOf, strategyOf } from './breeding/index.ts'
export { QuickBreeding } from './breeding/quick.ts'
export { type FastPlayer, fastPlayer } from './fast-player.ts'
export { tableFor } from './fitting.ts'
export { CARD_FEATURES, cardFeatures } from './learned/card-features.ts'
export { Position, SCALARS } from './learned/position.ts'
export { fastSearchPlayer } from './search/fast-search-player.ts'
export { fittingIn, shipped } from './strategy/library.ts'
