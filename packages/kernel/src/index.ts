export * from './errors.ts'
export * from './game.ts'
export * from './player.ts'
