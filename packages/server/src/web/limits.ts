/** How much one visitor may ask of the host. */
import { RateLimit } from './rate-limit.ts'

export type Limits = ReturnType<typeof newLimits>

/** `times` more of everything, where it is known that many visitors come from one address. */
export function newLimits(times = 1, now?: () => number) {
  const limit = (burst: number, perSecond: number) => new RateLimit(burst * times, perSecond * times, now)
  return {
    requests: limit(200, 50), // by address
    messages: limit(200, 50), // by socket
    newcomers: limit(60, 0.5), // new guests, by address
    attempts: limit(30, 0.2), // passwords and new accounts, by address
    attemptsAt: limit(10, 1 / 30), // passwords, by the account they are for
    tables: limit(60, 0.5), // new tables, by person
    chat: limit(8, 0.5), // lines, by person
    friends: limit(30, 0.2), // questions, blocks and invitations, by person
    exports: limit(3, 1 / 60), // of one's own data, by person
    notices: limit(10, 0.1), // tests of addresses, by person
    sockets: 200 * times, // open at a time, by address
    streams: 20 * times, // open at a time, by person
  }
}
