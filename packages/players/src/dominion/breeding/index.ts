/** Menus that are bred: what they are made of, how they begin and how they change. */
export {
  type Genome,
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
export { QuickBreeding } from './quick.ts'
export { skeletons } from './skeletons.ts'
export { crossed, mutated } from './vary.ts'
