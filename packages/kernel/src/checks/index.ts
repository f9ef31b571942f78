export { belowFrom, randomMove } from '../move.ts'
export { checkGame, checkSample, GAME_CHECKS, type Plan, type Report, type Sample } from './check-game.ts'
export type { Shows } from './trial.ts'
export { CheckFailure } from './trial.ts'
