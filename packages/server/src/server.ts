/** The host as one process: store, artificial players, HTTP and sockets. */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { freshSecretSeed, InputError } from '@freehold/kernel'
import pino, { type DestinationStream } from 'pino'
import webPush from 'web-push'
import { Chat } from './beside/chat.ts'
import { FirstTries } from './beside/first-tries.ts'
import { RatedBounds } from './beside/rated-bounds.ts'
import { Recorder } from './beside/recorder.ts'
import { Records } from './beside/records.ts'
import { type HostedGames, hostedGames } from './games.ts'
import { SqlClockStore } from './host/clock-keeper.ts'
import { Forsaken } from './host/forsaken.ts'
import { Host } from './host/host.ts'
import { Presence } from './host/presence.ts'
import { Judge } from './judging/judge.ts'
import type { LogLevel } from './log-levels.ts'
import { Meeting } from './meeting/meeting.ts'
import { newId } from './new-id.ts'
import { openBackend } from './nodes/backend.ts'
import { Node } from './nodes/node.ts'
import { OtherWriters } from './nodes/other-writers.ts'
import { Mailer, type MailSettings } from './notices/mailer.ts'
import { Notices, type VapidKeys } from './notices/notices.ts'
import { Subscriptions } from './notices/subscriptions.ts'
import { Callers } from './people/callers.ts'
import { KnownBrowsers } from './people/known-browsers.ts'
import { OpenKeys } from './people/open-keys.ts'
import { People } from './people/people.ts'
import { Retaining, type Retention } from './people/retention.ts'
import { Tokens } from './people/tokens.ts'
import { Whence } from './people/whence.ts'
import { Pictures } from './previews/pictures.ts'
import { RobotRunner } from './robots/robot-runner.ts'
import { NodeStore } from './store/node-store.ts'
import { httpSide } from './web/http.ts'
import { newLimits } from './web/limits.ts'
import { liveSide } from './web/live.ts'
import { newMetrics } from './web/metrics.ts'
import { OnePlace } from './web/one-place.ts'
import type { WebParts } from './web/parts.ts'

export interface ServerSettings {
  readonly data: string // the folder, where there is no database
  readonly databaseUrl?: string // of PostgreSQL
  readonly redisUrl?: string // by which several hosts over one database hear of each other
  readonly port: number // 0: any that is free
  readonly host: string
  readonly logLevel: LogLevel
  readonly behindProxy?: boolean // the one proxy in front says who asks, and whether by https
  readonly contact?: string // whom push services can write to: mailto: or https:
  readonly privateNotices?: boolean // notices may go to addresses inside of the host's own network, and without TLS
  readonly mail?: MailSettings // left out where the host sends no e-mail
  readonly page?: string // the folder of the built page
  readonly closeAfterDays?: number // tables at which nothing happened for so long are closed; 0: never
  readonly tablesMb?: number // memory for tables, by estimate; others are read again when they are needed. Left out: a share of what the process has
  readonly keeps?: Retention // for how many days
  readonly limitTimes?: number // so many times the usual limits for each visitor
  readonly limitClock?: () => number // for tests: milliseconds that pass as the test wishes
  readonly logTo?: DestinationStream
  readonly games?: { readonly games: HostedGames; readonly module: URL } // for tests
}

export interface RunningServer {
  readonly url: string
  /** Finishes what was acknowledged, tells clients to connect again, and closes. */
  stop(): Promise<void>
}

/** How often it is looked up whether the sessions of all who are connected still hold. */
const SWEEP_MS = 1000
/** Push services want to know whom to write to. */
const CONTACT = 'mailto:nobody@example.org'
/** Where whoever runs the host does not say otherwise. */
const CLOSE_AFTER_DAYS = 180
const ROBOT_LIMIT_MS = 5000
/** So long somebody may take to read their last answer when the host stops. */
const PATIENCE_MS = 3000

/** Starts the host. Throws `InputError` where the folder, a database or the port cannot be used. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { data, port, host: address, logLevel, logTo } = settings
  const games = settings.games?.games ?? hostedGames
  const backend = await openBackend(settings)
  const { store, link } = backend
  const logger = logTo ? pino({ level: logLevel }, logTo) : pino({ level: logLevel })
  const robots = new RobotRunner({
    threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    limitMs: ROBOT_LIMIT_MS,
    games: settings.games?.module,
  })
  const metrics = newMetrics()
  const presence = new Presence()
  const warn = (message: string, about: object) => logger.warn(about, message)
  const node =
    backend.node === undefined
      ? undefined
      : new Node({
          name: backend.node,
          nodes: new NodeStore(store.db),
          versions: (tables) => store.versions(tables),
          connection: () => link?.connection(),
          lost: (other) => {
            presence.lost(other)
            meeting.here.lost(other)
          },
          mayBeMissed: () => {
            presence.announceAll()
            meeting.here.announceAll()
          },
          warn,
        })
  const firstTries = new FirstTries(store.db)
  const ratedBounds = new RatedBounds(store.db)
  const whence = new Whence()
  const limits = newLimits(settings.limitTimes, settings.limitClock)
  const atOnePlace = new OnePlace(whence, limits)
  const host = new Host({
    store,
    games,
    robots,
    duty: node,
    clocks: new SqlClockStore(store.db),
    isShared: node !== undefined,
    ...(settings.tablesMb !== undefined && { mostBytes: settings.tablesMb * 2 ** 20 }),
    away: (table, person) => presence.awayFor(table, person),
    placeOf: (person) => whence.placeOf(person),
    beginning: async (table) => {
      await ratedBounds.expectCounts(table)
      atOnePlace.take(table)
      await firstTries.begin(table)
    },
    announce: (table, version) => live.announce(table, version),
    newId,
    newSeed: () => freshSecretSeed(randomBytes(32)),
    warn: (message, about) => {
      metrics.robotFailures.inc()
      warn(message, about)
    },
  })
  const forsaken = new Forsaken(store, host, settings.closeAfterDays ?? CLOSE_AFTER_DAYS, warn)
  const recorder = new Recorder(host, new Records(store.db), warn)
  const subscriptions = new Subscriptions(store.db)
  const vapid: VapidKeys = JSON.parse(await store.setting('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())))
  const allowsPrivate = settings.privateNotices ?? false
  const mailer = settings.mail && new Mailer(settings.mail)
  const notices = new Notices({
    host,
    subscriptions,
    keys: vapid,
    mailer,
    contact: settings.contact ?? CONTACT,
    allowsPrivate,
    isHere: (table, person) => presence.isHere(table, person),
    hasDuty: (table) => node?.has(table) ?? true,
    warn,
  })
  const meeting = new Meeting({
    db: store.db,
    host,
    games,
    mayRate: async (all, game) => atOnePlace.mayRate(all) && ratedBounds.wouldCount(all, game),
    node: backend.node,
    warn,
  })
  const people = new People(store.db, backend.secret)
  const tokens = new Tokens(store.db)
  const openKeys = new OpenKeys(store.db, people.ended)
  const pictures = new Pictures()
  const judge = new Judge(host, whence, settings.games?.module)
  let stopping = false
  const parts: WebParts = {
    host,
    chat: new Chat(store.db),
    meeting,
    judge,
    pictures,
    presence,
    notices: { sender: notices, subscriptions, key: vapid.publicKey, allowsPrivate, mails: mailer !== undefined },
    store,
    games,
    db: store.db,
    people,
    knownBrowsers: new KnownBrowsers(backend.secret),
    openKeys,
    tokens,
    whence,
    callers: new Callers(people, tokens),
    metrics,
    limits,
    page: settings.page,
    logger,
    behindProxy: settings.behindProxy ?? false,
    neighbours: link && {
      node: backend.node ?? '',
      adapter: link.adapter,
      isConnected: () => link.connection() !== undefined,
      heard(table, version) {
        if (!node?.has(table) && !host.knows(table) && !live.watches(table) && !streams.watches(table)) return
        host
          .refresh(table, version)
          .catch((error: unknown) => warn('a table cannot be followed', { error: String(error) }))
      },
    },
    isStopping: () => stopping,
  }
  const retaining = new Retaining({ db: store.db, people, host, keeps: settings.keeps ?? {}, warn })
  const sweeping = setInterval(() => {
    openKeys
      .sweep()
      .catch((error: unknown) => logger.debug({ error: String(error) }, 'sessions could not be looked up'))
  }, SWEEP_MS)
  sweeping.unref()
  const others = node ? undefined : new OtherWriters(store, host, warn)
  const { app, streams } = httpSide(parts)
  const live = liveSide(app.server, parts)
  const closeAll = async () => {
    streams.stop()
    live.sayFarewell()
    await host.stop() // what is under way is finished, and its acknowledgement sent
    clearInterval(sweeping)
    await retaining.stop()
    await meeting.stop()
    await recorder.stop()
    await forsaken.stop()
    notices.stop()
    mailer?.close()
    await live.stop()
    const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    await app.close()
    clearTimeout(impatience)
    await robots.close()
    await judge.close()
    await pictures.close()
    await others?.stop()
    await node?.stop()
    await backend.close()
  }
  try {
    await others?.start()
    await meeting.seeking.start()
    await app.listen({ port, host: address })
  } catch (error) {
    await closeAll()
    throw listenProblem(error, port, address)
  }
  if (node) {
    const watched = () => new Set([...host.known(), ...live.watched(), ...streams.watched()])
    await node.start({ refresh: (table, version) => host.refresh(table, version), watched })
  } else void host.resume().catch((error: unknown) => warn('tables cannot go on', { error: String(error) })) // people are served
  void recorder.resume()
  forsaken.start()
  void retaining.start()
  const url = `http://${address.includes(':') ? `[${address}]` : address}:${(app.server.address() as AddressInfo).port}`
  logger.info({ url, ...(node ? { node: backend.node } : { data }) }, 'the host is ready')
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
