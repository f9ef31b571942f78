/** How much one visitor may ask of the host. */
import { OpenSockets } from './open-sockets.ts'
import { RateLimit, type Used } from './rate-limit.ts'

/** Rated games a day among people at one address. */
export const RATED_AT_ONE_PLACE = 10

export type Limits = ReturnType<typeof newLimits>

/** `times` more of everything, where it is known that many visitors come from one address. */
export function newLimits(times = 1, now?: () => number) {
  const limit = (burst: number, perSecond: number) => new RateLimit(burst * times, perSecond * times, now)
  return {
    requests: limit(200, 50), // by address
    pages: limit(6000, 400), // the page and its files, of which a first visit takes some 400, by address
    turnedAway: limit(200, 20), // requests beyond these limits that hear why, by address
    connecting: limit(2000, 200), // new connections of any kind, by address
    live: limit(1200, 100), // requests of live play and the kilobytes in them, by address
    kilobytes: limit(1200, 100), // by sockets, each read as 100 bytes more, by address
    messages: limit(200, 50), // by person, or by address where nobody is known
    messagesFrom: limit(800, 200), // by address
    working: limit(4000, 100), // ms that the host works for somebody, by person
    workingFrom: limit(12_000, 400), // the same, by address
    newcomers: limit(60, 0.5), // new guests, by address
    attempts: limit(30, 0.2), // passwords and new accounts, by address
    attemptsAt: limit(10, 1 / 30), // passwords, by account and address, or by account and a browser known to it
    attemptsAll: limit(40, 1 / 20), // passwords, by account, of browsers that are not known to it
    tables: limit(60, 0.5), // new tables, by person
    listed: limit(20, 1 / 60), // new tables in the lobby, by address
    chat: limit(8, 0.5), // lines, by person
    friends: limit(30, 0.2), // questions, blocks and invitations, by person
    callings: limit(5, 1 / 600), // notices of an invitation, from one to another
    seeks: limit(10, 1 / 30), // searches for an opponent, by person
    mails: limit(3, 1 / 600), // to addresses nobody has confirmed, by person, address and visitor
    exports: limit(3, 1 / 60), // of one's own data, by person
    notices: limit(10, 0.1), // tests of addresses, by person
    pictures: limit(30, 0.5), // for links, that must be drawn first, by address
    refusals: limit(50, 5), // connections beyond the limit that hear why, by address
    ratedAt: limit(RATED_AT_ONE_PLACE, RATED_AT_ONE_PLACE / 86_400), // rated games among people at one address
    bare: new OpenSockets(400 * times, now), // connections of any kind open at a time, by address
    sockets: new OpenSockets(200 * times, now), // open at a time, by address
    streams: 20 * times, // open at a time, by person
  }
}

/** What is counted together at all nodes. */
const shared = [
  'requests',
  'pages',
  'live',
  'kilobytes',
  'messages',
  'messagesFrom',
  'working',
  'workingFrom',
  'newcomers',
  'attempts',
  'attemptsAt',
  'attemptsAll',
  'tables',
  'listed',
  'chat',
  'friends',
  'callings',
  'seeks',
  'mails',
  'exports',
  'notices',
  'pictures',
  'ratedAt',
] as const

/** What a node tells the others of, now and then. */
export interface LimitNews {
  readonly used: Readonly<Record<string, Used>>
  readonly sockets: Used
}

export function newsOf(limits: Limits): LimitNews | undefined {
  const used = Object.fromEntries(
    shared.map((name) => [name, limits[name].news()] as const).filter(([, all]) => all.length > 0),
  )
  const sockets = limits.sockets.counts()
  return Object.keys(used).length > 0 || sockets.length > 0 ? { used, sockets } : undefined
}

export function hearNews(limits: Limits, node: string, { used, sockets }: LimitNews): void {
  for (const name of shared) limits[name].usedElsewhere(used[name] ?? [])
  limits.sockets.heard(node, sockets)
}
