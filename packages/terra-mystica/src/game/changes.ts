/** What a choice changes at once: costs and gains, before anybody else answers. */
import { hideReserve } from '../automa/set-up.ts'
import { automaOf } from '../automa/state.ts'
import type { Choice } from '../rules/choice.ts'
import { perform } from '../rules/commands.ts'
import * as S from '../rules/state.ts'

/** What of a seat is a number that people count. */
export const COUNTED = {
  vp: S.VP,
  coins: S.COINS,
  workers: S.WORKERS,
  priests: S.PRIESTS,
  bowl1: S.BOWL1,
  bowl2: S.BOWL2,
  bowl3: S.BOWL3,
  fire: S.CULT,
  water: S.CULT + 1,
  earth: S.CULT + 2,
  air: S.CULT + 3,
  keys: S.KEYS,
  shipping: S.SHIPPING,
  digging: S.DIGGING,
} as const
export type Counted = keyof typeof COUNTED

export type Changes = { readonly [C in Counted]?: number }

const entries = Object.entries(COUNTED) as [Counted, number][]

/** Only what changes is named. */
export function changesBy(s: S.State, seat: number, made: Choice): Changes {
  const after = S.cloneState(s)
  if (automaOf(s)) hideReserve(after)
  for (const command of made.commands) perform(after, seat, command)
  const at = S.seatAt(seat)
  return Object.fromEntries(
    entries.flatMap(([name, word]) => {
      const by = after.w[at + word] - s.w[at + word]
      return by === 0 ? [] : [[name, by]]
    }),
  )
}
