import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Chat } from '../beside/chat.ts'
import type { HostedGames } from '../games.ts'
import type { Host } from '../host/host.ts'
import type { Presence } from '../host/presence.ts'
import type { Judge } from '../judging/judge.ts'
import type { Meeting } from '../meeting/meeting.ts'
import type { NodeLink } from '../nodes/redis.ts'
import type { Notices } from '../notices/notices.ts'
import type { Subscriptions } from '../notices/subscriptions.ts'
import type { Callers } from '../people/callers.ts'
import type { KnownBrowsers } from '../people/known-browsers.ts'
import type { OpenKeys } from '../people/open-keys.ts'
import type { People } from '../people/people.ts'
import type { Tokens } from '../people/tokens.ts'
import type { Whence } from '../people/whence.ts'
import type { Pictures } from '../previews/pictures.ts'
import type { Database } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'

/** What requests and messages are answered with. */
export interface WebParts {
  readonly host: Host
  readonly chat: Chat
  readonly meeting: Meeting
  readonly judge: Judge
  readonly pictures: Pictures
  readonly presence: Presence
  readonly notices: {
    readonly sender: Notices
    readonly subscriptions: Subscriptions
    readonly key: string // public, of this host
    readonly allowsPrivate: boolean
    readonly mails: boolean // whether the host sends e-mail
  }
  readonly store: Store
  readonly db: Kysely<Database>
  readonly games: HostedGames
  readonly people: People
  readonly knownBrowsers: KnownBrowsers
  readonly openKeys: OpenKeys
  readonly tokens: Tokens
  readonly whence: Whence
  readonly callers: Callers
  readonly metrics: Metrics
  readonly limits: Limits
  readonly logger: FastifyBaseLogger
  readonly behindProxy: boolean // addresses and protocol are taken from the headers of a proxy
  readonly page: string | undefined // the folder of the built page, where there is one
  readonly neighbours?: Neighbours // where other nodes serve the same tables
  isStopping(): boolean
}

export interface Neighbours {
  readonly node: string // the name of this one
  readonly adapter: NodeLink['adapter']
  isConnected(): boolean
  /** Another node has changed a table. */
  heard(table: string, version: number): void
}

/** The largest body of a request or message of a socket. */
export const MOST_BYTES = 64 * 1024
