/** The host as one process: store, artificial players, HTTP and sockets. */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { freshSecretSeed, InputError } from '@freehold/kernel'
import pino, { type DestinationStream } from 'pino'
import { Chat } from './beside/chat.ts'
import { openData } from './data-folder.ts'
import { type HostedGames, hostedGames } from './games.ts'
import { Host } from './host/host.ts'
import { Presence } from './host/presence.ts'
import type { LogLevel } from './log-levels.ts'
import { Callers } from './people/callers.ts'
import { People } from './people/people.ts'
import { Tokens } from './people/tokens.ts'
import { RobotRunner } from './robots/robot-runner.ts'
import { httpSide } from './web/http.ts'
import { newLimits } from './web/limits.ts'
import { liveSide } from './web/live.ts'
import { newMetrics } from './web/metrics.ts'
import type { WebParts } from './web/parts.ts'

export interface ServerSettings {
  readonly data: string // the folder
  readonly port: number // 0: any that is free
  readonly host: string
  readonly logLevel: LogLevel
  readonly behindProxy?: boolean // the one proxy in front says who asks, and whether by https
  readonly page?: string // the folder of the built page
  readonly limitTimes?: number // so many times the usual limits for each visitor
  readonly logTo?: DestinationStream
  readonly games?: { readonly games: HostedGames; readonly module: URL } // for tests
}

export interface RunningServer {
  readonly url: string
  /** Finishes what was acknowledged, tells clients to connect again, and closes. */
  stop(): Promise<void>
}

const ROBOT_LIMIT_MS = 5000

/** Starts the host. Throws `InputError` where the folder or the port cannot be used. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { data, port, host: address, logLevel, logTo } = settings
  const games = settings.games?.games ?? hostedGames
  const folder = await openData(data)
  const { store } = folder
  const logger = logTo ? pino({ level: logLevel }, logTo) : pino({ level: logLevel })
  const robots = new RobotRunner({
    threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    limitMs: ROBOT_LIMIT_MS,
    games: settings.games?.module,
  })
  const metrics = newMetrics()
  const host = new Host({
    store,
    games,
    robots,
    newId: () => randomBytes(16).toString('base64url'),
    newSeed: () => freshSecretSeed(randomBytes(32)),
    warn: (message, about) => {
      metrics.robotFailures.inc()
      logger.warn(about, message)
    },
  })
  const people = new People(store.db, folder.secret)
  const tokens = new Tokens(store.db)
  let stopping = false
  const parts: WebParts = {
    host,
    chat: new Chat(store.db),
    presence: new Presence(),
    store,
    games,
    db: store.db,
    people,
    tokens,
    callers: new Callers(people, tokens),
    metrics,
    limits: newLimits(settings.limitTimes),
    page: settings.page,
    logger,
    behindProxy: settings.behindProxy ?? false,
    isStopping: () => stopping,
  }
  const app = httpSide(parts)
  const live = liveSide(app.server, parts)
  const closeAll = async () => {
    await live.stop()
    await app.close()
    await host.stop()
    await robots.close()
    await folder.close()
  }
  try {
    await app.listen({ port, host: address })
  } catch (error) {
    await closeAll()
    throw listenProblem(error, port, address)
  }
  await host.resume(await store.running())
  const url = `http://${address.includes(':') ? `[${address}]` : address}:${(app.server.address() as AddressInfo).port}`
  logger.info({ url, data }, 'the host is ready')
  return {
    url,
    async stop() {
      if (stopping) return
      stopping = true
      await closeAll()
      logger.info('the host has stopped')
    },
  }
}

function listenProblem(error: unknown, port: number, address: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return new InputError(`port ${port} is in use; choose another with --port or PORT`)
  if (code === 'EACCES') return new InputError(`port ${port} is not allowed to this user; choose one from 1024`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new InputError(`host ${address} is no address of this machine`)
  return error
}
