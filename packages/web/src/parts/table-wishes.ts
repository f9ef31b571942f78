/** What people at a table agree on, as the page asks for it and as the host is told. */
import type { ClockOptions, Delay, NewTable } from '@freehold/server/protocol'

const DAY = 86_400

const clockOptions = {
  none: undefined,
  quick: { per: 'game', seconds: 300, increment: 5 },
  calm: { per: 'game', seconds: 1200, increment: 10 },
  move: { per: 'move', seconds: 120 },
  day: { per: 'move', seconds: DAY },
  threeDays: { per: 'move', seconds: 3 * DAY },
} as const satisfies Record<string, ClockOptions | undefined>
export type ClockName = keyof typeof clockOptions
export const clocks = Object.keys(clockOptions) as ClockName[]

/** The name of a clock as a table tells it; none where it is one that the page does not offer. */
export const clockNameOf = ({ per, seconds, increment }: ClockOptions): ClockName | undefined =>
  clocks.find((name) => {
    const offered: ClockOptions | undefined = clockOptions[name]
    return offered?.per === per && offered.seconds === seconds && offered.increment === increment
  })

const delayOptions = {
  none: undefined,
  moves: { moves: 10 },
  minutes: { minutes: 10 },
} as const satisfies Record<string, Delay | undefined>
export type DelayName = keyof typeof delayOptions
export const delays = Object.keys(delayOptions) as DelayName[]

export interface TableWishes {
  readonly listed: boolean
  readonly clock: ClockName
  readonly delay: DelayName
  readonly audienceSpeaks: boolean
  readonly audienceSeesAll: boolean
  readonly rated: boolean
}

export const plainWishes: TableWishes = {
  listed: false,
  clock: 'none',
  delay: 'none',
  audienceSpeaks: false,
  audienceSeesAll: false,
  rated: false,
}

/** Only what was wished for is told; a table of artificial players and one person has nothing to agree on. */
export function agreed(wishes: TableWishes, onlyPeople: boolean): Omit<NewTable, 'game'> {
  const clock = clockOptions[wishes.clock]
  const delay = delayOptions[wishes.delay]
  const rated = wishes.rated && onlyPeople
  return {
    ...(wishes.listed && { listed: true }),
    ...(clock && { clock }),
    ...(delay && { delay }),
    ...(wishes.audienceSpeaks && { audienceSpeaks: true }),
    ...(wishes.audienceSeesAll && !rated && { audienceSeesAll: true }),
    ...(rated && { rated }),
  }
}
