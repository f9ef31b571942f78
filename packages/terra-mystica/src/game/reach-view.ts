/** Every space a player could get to, and what a dwelling there would cost, whether or not it can be paid now. */
import { BY_TELEPORT, isFreeLand, isHome, isSoft, OUT_OF_REACH, reach, spadesFor, volcanoCost } from '../rules/reach.ts'
import { digPrice } from '../rules/spades.ts'
import * as S from '../rules/state.ts'
import { DWELLING } from '../types.ts'

export interface ReachView {
  readonly hex: string
  readonly spades: number // to make home terrain of it
  readonly cost: {
    readonly coins?: number
    readonly workers?: number
    readonly priests?: number
    readonly tokens?: number
    readonly cultSteps?: number
  }
  readonly by: 'land' | 'flight' // flight or tunnel: a fare is in the cost
}

export function reachOf(s: S.State, seat: number): ReachView[] {
  if (seat === S.opponentSeat(s) || s.w[S.ROUND] === 0) return []
  const rules = S.rulesOf(s, seat)
  const at = S.seatAt(seat)
  if (s.w[at + S.BUILT + DWELLING] >= rules.count[DWELLING]) return []
  return s.table.board.names.flatMap((hex, number) => {
    if (!isFreeLand(s, number)) return []
    const way = reach(s, seat, number)
    if (way === OUT_OF_REACH) return []
    const home = isHome(s, seat, number)
    if (!home && (!isSoft(s, number) || rules.data.riverbound)) return []
    const volcano = rules.data.volcano !== null
    const spades = home || volcano ? 0 : spadesFor(s, seat, number, s.w[at + S.GROUND])
    if (!home && !volcano && spades === 0) return []
    const fare = way === BY_TELEPORT ? rules.teleport[s.w[at + S.TELEPORT_LEVEL]] : undefined
    const dig = spades > 0 ? digPrice(s, seat) : undefined
    if (spades > 0 && !dig) return []
    const dwelling = rules.cost[DWELLING]
    const total = (what: 'coins' | 'workers' | 'priests') =>
      dwelling[what] + (fare?.[what] ?? 0) + spades * (dig?.[what] ?? 0)
    const lost = !home && volcano ? volcanoCost(s, seat, number) : 0
    const cost = {
      ...(total('coins') && { coins: total('coins') }),
      ...(total('workers') && { workers: total('workers') }),
      ...(total('priests') && { priests: total('priests') }),
      ...(lost && { [rules.data.volcano?.lose ?? 'tokens']: lost }),
    }
    return [{ hex, spades, cost, by: fare ? ('flight' as const) : ('land' as const) }]
  })
}
