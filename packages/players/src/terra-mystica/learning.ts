/** What training and benchmarks need of the player. */
export { candidatesOf } from './candidates.ts'
export { carryOut } from './carry-out.ts'
export { FEATURES, look } from './features.ts'
export { Network, type Weights } from './network.ts'
export { findTerraMysticaPlayer, ourNetwork } from './strengths.ts'
export { type Temper, Thinker } from './thinker.ts'
