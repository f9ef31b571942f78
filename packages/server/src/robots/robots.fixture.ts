/** Artificial players that fail in every way, for tests of the threads they think in. */
import { type Player, randomMove } from '@freehold/kernel'
import type { HostedGames, Robot } from '../games.ts'
import { hostedSpyglass } from '../table/tables.fixture.ts'

const robot = (create: () => Player): Robot => ({ name: 'Test', says: 'Fails.', create })
const failing = (choose: Player['choose']) => robot(() => ({ name: 'failing', choose }))

/** More than the system may fail to count. */
const BUSY_US = 30_000

/** Says how often it was asked and how much it was told, as far as option numbers can say it. */
const counting = robot((): Player => {
  let asked = 0
  let noticed = 0
  return {
    name: 'counting',
    notice: () => {
      noticed++
    },
    choose: () => [asked++, noticed],
  }
})

const MOST_PRACTICE = 3

/** Says how often it has practised. */
const practising = robot((): Player => {
  let practised = 0
  return {
    name: 'practising',
    practise: () => ++practised < MOST_PRACTICE,
    choose: () => [practised],
  }
})

export const hostedGames: HostedGames = {
  spyglass: {
    ...hostedSpyglass,
    robots: {
      ...hostedSpyglass.robots,
      slow: failing(() => {
        for (;;) {}
      }),
      silent: failing(() => new Promise(() => {})),
      throwing: failing(() => {
        throw new TypeError('no idea')
      }),
      crashing: failing(() => process.exit(3)),
      illegal: failing(() => [99]),
      nonsense: failing(() => 'what?' as never),
      good: failing((decision) => randomMove(decision, () => 0)),
      busy: failing((decision) => {
        const before = process.threadCpuUsage()
        while (process.threadCpuUsage(before).user < BUSY_US);
        return randomMove(decision, () => 0)
      }),
      counting,
      practising,
      stumbling: robot(() => ({
        name: 'stumbling',
        practise() {
          throw new TypeError('no idea')
        },
        choose: () => [1],
      })),
    },
  },
}
