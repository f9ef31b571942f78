/**
 * Menus that are bred: what they are made of, how they begin and how they change, and who plays them. Safe in a browser:
 * nothing here reads files.
 */
export { type FastPlayer, fastPlayer } from '../fast-player.ts'
export { tableFor } from '../fitting.ts'
export type { Strategy } from '../strategy/strategy.ts'
export {
  type Genome,
  line,
  moneyWith,
  parseGenome,
  randomGenome,
  shorterBy,
  simpleGenomes,
  sizeOf,
  stockOf,
  strategyOf,
  tidy,
  withColonies,
  written,
} from './genome.ts'
export { type ByHand, QuickBreeding } from './quick.ts'
export { FEW_ROUNDS } from './schedule.ts'
export { bestAmong } from './several.ts'
export { skeletons } from './skeletons.ts'
export { crossed, mutated } from './vary.ts'
