/** A player of Terra Mystica that takes what brings most: points now, and what resources and income are worth until the end. */
import type { Decision, Option, Player } from '@freehold/kernel'
import { belowFrom } from '@freehold/kernel'
import type { Changes, Counted, Group, TerraMysticaView } from '@freehold/terra-mystica'

/** What the game tells of an option. */
interface Detail {
  readonly group?: Group
  readonly changes?: Changes
  readonly hex?: string
  readonly ground?: string | null
  readonly building?: string
  readonly brings?: { readonly power: readonly number[]; readonly town: boolean } | null
  readonly tile?: string | null
  readonly action?: string
  readonly power?: number // offered by a neighbour
}

const ROUNDS = 6

/** What one of a thing is worth in points while there are rounds to use it in, and at the end. */
const worths: Readonly<Record<Counted, readonly [using: number, end: number]>> = {
  vp: [1, 1],
  coins: [0.45, 0.33],
  workers: [1, 0.33],
  priests: [2, 0.33],
  bowl1: [0, 0],
  bowl2: [0.3, 0],
  bowl3: [0.6, 0.33],
  fire: [0.6, 0.8],
  water: [0.6, 0.8],
  earth: [0.6, 0.8],
  air: [0.6, 0.8],
  keys: [0.5, 0],
  shipping: [2, 0.5],
  digging: [1.5, 0],
}

/** What a building is worth at once, and in every round that is left; what it is built from no longer pays. */
const buildings: Readonly<Record<string, readonly [once: number, aRound: number]>> = {
  dwelling: [2, 1],
  tradingHouse: [2.5, 0.3],
  temple: [5, 0.8],
  stronghold: [5, 0.8],
  sanctuary: [6, 0.8],
}

/** The same of tiles and actions, beyond what they change at once. */
const extras: Readonly<Record<string, readonly [once: number, aRound: number]>> = {
  FAV5: [2, 0],
  FAV6: [0, 0.7],
  FAV7: [0, 1.3],
  FAV8: [0, 1.2],
  FAV9: [0, 1.35],
  FAV10: [1, 1],
  FAV11: [1, 1.3],
  FAV12: [0, 1.2],
  BON1: [3, 0],
  BON2: [2, 0],
  BON3: [2.7, 0],
  BON4: [2, 0],
  BON5: [2.5, 0],
  BON6: [2.5, 0],
  BON7: [2.5, 0],
  BON8: [2.5, 0],
  BON9: [2.5, 0],
  BON10: [2, 0],
  ACT5: [2.5, 0.3],
  ACT6: [4.5, 0.5],
}

const TOWN = 5
const POWER_FOR_OTHERS = 0.15
/** Changing money is a means that this player does not know how to use, and giving up a waste. */
const groupWorth: Readonly<Partial<Record<Group, number>>> = { convert: -20, 'give up': -3, bridge: -0.5, leech: 0.01 }
/** Power that others offer goes round all the bowls again: while there are rounds left it is worth more than it moves. */
const OFFERED_POWER = 0.3
/** A space made habitable wants a house. */
const HOME = [2, 0.8] as const

export function settler(seed: string, name = 'Settler'): Player<TerraMysticaView> {
  const below = belowFrom(`fast:settler ${seed}`)
  return {
    name,
    choose(decision, view) {
      const values = decision.options.map((option) => worthOf(option, decision, view))
      const best = Math.max(...values)
      const equal = values.flatMap((value, i) => (value > best - 1e-9 ? [i] : []))
      const first = equal[below(equal.length)]
      // Where several are to be chosen, the next best follow.
      const rest = values.map((_, i) => i).filter((i) => i !== first)
      rest.sort((a, b) => values[b] - values[a])
      return [first, ...rest].slice(0, Math.max(1, decision.min))
    },
  }
}

function worthOf(option: Option, { seat, question }: Decision, view: TerraMysticaView): number {
  const detail = (option.detail ?? {}) as Detail
  const left = ROUNDS - view.round
  const over = ([once, aRound]: readonly [number, number]): number => once + left * aRound
  let worth = detail.group ? (groupWorth[detail.group] ?? 0) : 0
  for (const [what, by] of Object.entries(detail.changes ?? {})) {
    const [using, end] = worths[what as Counted]
    worth += (by ?? 0) * (left > 0 ? using : end)
  }
  if (detail.building)
    worth += question.kind === 'place dwelling' ? site(detail.hex, seat, view) : over(buildings[detail.building])
  if (detail.brings?.town) worth += TOWN
  for (const [other, power] of detail.brings?.power.entries() ?? [])
    if (other !== seat) worth -= POWER_FOR_OTHERS * power
  if (detail.tile) worth += over(extras[detail.tile] ?? [0, 0])
  if (detail.action) worth += over(extras[detail.action] ?? [0, 0])
  if (detail.group === 'transform' && detail.ground === view.players[seat].terrain && canStillBuild(detail, seat, view))
    worth += over(HOME)
  if (detail.group === 'leech' && left > 0) worth += OFFERED_POWER * (detail.power ?? 0)
  if (detail.group === 'pass') worth -= PASSING
  return worth
}

/** Whether there is enough left for a dwelling after this. */
function canStillBuild({ changes = {} }: Detail, seat: number, { players }: TerraMysticaView): boolean {
  const { coins, workers, buildings: costs } = players[seat]
  const { cost, built, count } = costs.dwelling
  if (built >= count) return false
  return workers + (changes.workers ?? 0) >= (cost.workers ?? 0) && coins + (changes.coins ?? 0) >= (cost.coins ?? 0)
}

/** Passing early leaves things undone. */
const PASSING = 3

/** A first dwelling stands well where there is much of its own ground, and somebody, not far away. */
function site(hex: string | undefined, seat: number, { hexes, players }: TerraMysticaView): number {
  const here = hexes.find(({ id }) => id === hex)
  if (!here) return 0
  let worth = 0
  for (const other of hexes) {
    const steps = Math.max(Math.abs(other.row - here.row), Math.abs(other.col - here.col))
    if (steps === 0 || steps > 3 || other.ground === 'river') continue
    if (other.ground === players[seat].terrain) worth += 1 / steps
    if (other.owner !== null && other.owner !== seat) worth += 0.4 / steps
  }
  return worth
}
