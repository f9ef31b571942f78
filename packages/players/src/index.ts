export { bigMoney } from './dominion/big-money.ts'
export { type FastPlayer, fastPlayer } from './dominion/fast-player.ts'
export { tableFor } from './dominion/fitting.ts'
export { breedingFor } from './dominion/menus.ts'
export { fastSearchPlayer } from './dominion/search/fast-search-player.ts'
export type { Amount, Comparison, Condition } from './dominion/strategy/expression.ts'
export { evolvedFor, evolvedIds, findStrategy, strategyIds } from './dominion/strategy/library.ts'
export { type Entry, type Evolved, type Measured, parseStrategy, type Strategy } from './dominion/strategy/strategy.ts'
export { strategyText } from './dominion/strategy/strategy-text.ts'
export { allOf, testsOf, writtenMenus } from './dominion/strategy/written.ts'
export { strategyPlayer } from './dominion/strategy-player.ts'
export {
  type Contestant,
  fastStylePlayer,
  findContestant,
  findStrength,
  type Style,
  type StyleOrStrength,
  strengths,
  styleOf,
} from './dominion/strengths.ts'
export { type NamedPlayer, namedPlayers } from './named.ts'
export { BotFailure, PROTOCOL, ProgramPlayer } from './program/program-player.ts'
export { randomPlayer } from './random.ts'
export { carryOut } from './terra-mystica/carry-out.ts'
export { findTerraMysticaPlayer, terraMysticaStrengths } from './terra-mystica/strengths.ts'
