export { type LossyLine, lossyLine } from './lossy-line.ts'
export { startPostgres } from './postgres.ts'
export { startRedis } from './redis.ts'
export type { TestService } from './service.ts'
