/** A connection to Redis that says in one line when it is lost, and comes back by itself. */
import { InputError } from '@freehold/kernel'
import { Redis } from 'ioredis'

/** Is told of what a person who watches wants to know, in one line. */
export type Told = (line: string) => void

const RETRY_MS = 500
const CONNECT_MS = 5000

/** Throws `InputError` where the address is none, or nobody answers there. */
export async function connectRedis(url: string, told: Told): Promise<Redis> {
  const where = placeOf(url)
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null, // what was asked while it was away is asked again
    connectTimeout: CONNECT_MS,
    retryStrategy: () => (connected ? RETRY_MS : null),
  })
  let connected = false
  let away = false
  let why = ''
  redis.on('error', (error: NodeJS.ErrnoException) => {
    why = reasonOf(error)
  })
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    redis.disconnect()
    throw new InputError(`--redis: ${where} cannot be reached (${why || reasonOf(error as Error)})`)
  }
  connected = true
  redis.on('close', () => {
    if (away || redis.status === 'end') return
    away = true
    told(`${where} went away; going on when it is back`)
  })
  redis.on('ready', () => {
    if (away) told(`${where} is back`)
    away = false
  })
  return redis
}

/** Where Redis is, without the password. */
function placeOf(url: string): string {
  const right = 'expected an address such as redis://host:6379'
  if (!URL.canParse(url)) throw new InputError(`--redis: ${right}, got '${url}'`)
  const { protocol, hostname, port } = new URL(url)
  if (!['redis:', 'rediss:'].includes(protocol) || hostname === '') throw new InputError(`--redis: ${right}`)
  return `Redis at ${hostname}:${port || '6379'}`
}

const reasonOf = (error: NodeJS.ErrnoException): string => error.code ?? error.message.split('\n')[0]

/** What goes wrong with a queue is that Redis went away, which its connection tells. */
export const toldAlready = (): void => {}

/** Waits for something, but not for ever: a Redis that is away does not answer. */
export async function within(ms: number, something: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, ms)
  await Promise.race([something, late.promise])
  clearTimeout(timer)
}
