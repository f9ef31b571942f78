/** What many games of Terra Mystica say about who played them. */
import type { Estimate } from '../sim/statistics.ts'
import type { Played, Seated } from './contest.ts'

export interface ContestStanding {
  readonly player: string
  readonly seats: number // how often it sat anywhere
  readonly points: Estimate
  readonly place: Estimate
  readonly first: Estimate // share of first places; those who share one get a part of it
}

export interface ContestFacts {
  readonly games: number
  readonly setups: number
  readonly players: readonly ContestStanding[]
  readonly factions: readonly { readonly faction: string; readonly seats: number; readonly points: Estimate }[]
  /** Where recorded games were gone on from: what people made of the same seats, and what part of it was reached. */
  readonly recorded?: { readonly points: Estimate; readonly reached: Estimate }
}

const Z = 1.959964

/** A mean and where it lies with 95 % confidence; games of one set-up are alike and count as one trial. */
function meanOf(games: readonly Played[], value: (seat: Seated, game: Played) => number | undefined): Estimate {
  const setups = new Map<number, { sum: number; count: number }>()
  let sum = 0
  let count = 0
  for (const game of games) {
    for (const seat of game.seats) {
      const each = value(seat, game)
      if (each === undefined) continue
      const of = setups.get(game.setup) ?? { sum: 0, count: 0 }
      of.sum += each
      of.count++
      setups.set(game.setup, of)
      sum += each
      count++
    }
  }
  const mean = sum / count
  if (setups.size < 2) return { value: mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  let squares = 0
  for (const of of setups.values()) squares += (of.sum - mean * of.count) ** 2
  const error = (Z * Math.sqrt((squares * setups.size) / (setups.size - 1))) / count
  return { value: mean, low: mean - error, high: mean + error }
}

export function contestFacts(games: readonly Played[]): ContestFacts {
  const seats = games.flatMap((game) => game.seats)
  const names = [...new Set(seats.map(({ player }) => player))]
  const factions = [...new Set(seats.map(({ faction }) => faction))].sort()
  const of = (test: (seat: Seated) => boolean, value: (seat: Seated, game: Played) => number) =>
    meanOf(games, (seat, game) => (test(seat) ? value(seat, game) : undefined))
  const recorded = seats.some((seat) => seat.recorded !== undefined)
  return {
    games: games.length,
    setups: new Set(games.map(({ setup }) => setup)).size,
    players: names.map((name) => {
      const mine = (seat: Seated) => seat.player === name
      return {
        player: name,
        seats: seats.filter(mine).length,
        points: of(mine, ({ points }) => points),
        place: of(mine, ({ place }) => place),
        first: asShare(of(mine, firstOf)),
      }
    }),
    factions: factions.map((faction) => ({
      faction,
      seats: seats.filter((seat) => seat.faction === faction).length,
      points: of(
        (seat) => seat.faction === faction,
        ({ points }) => points,
      ),
    })),
    ...(recorded && {
      recorded: {
        points: meanOf(games, (seat) => seat.recorded),
        reached: meanOf(games, (seat, game) => seat.recorded && seat.points / meanRecorded(game)),
      },
    }),
  }
}

const asShare = ({ value, low, high }: Estimate): Estimate => ({
  value,
  low: Math.max(0, low),
  high: Math.min(1, high),
})

/** The part of a first place: three who share it have a third each. */
function firstOf({ points }: Seated, { seats }: Played): number {
  const most = Math.max(...seats.map((seat) => seat.points))
  return points < most ? 0 : 1 / seats.filter((seat) => seat.points === most).length
}

const meanRecorded = ({ seats }: Played) => seats.reduce((sum, { recorded = 0 }) => sum + recorded, 0) / seats.length

/** The same as text, for people. */
export function contestReport(facts: ContestFacts): string {
  const lines = [`${facts.games.toLocaleString('en')} games, ${facts.setups.toLocaleString('en')} set-ups`, '']
  const widest = Math.max(
    ...facts.players.map(({ player }) => player.length),
    ...facts.factions.map((f) => f.faction.length),
  )
  lines.push(`${''.padEnd(widest)}   seats           points            place       first places`)
  for (const { player, seats, points, place, first } of facts.players) {
    lines.push(
      `${player.padEnd(widest)} ${String(seats).padStart(7)} ${within(points, 1)} ${within(place, 2)} ${within(scaled(first), 0)} %`,
    )
  }
  lines.push('', 'Points by faction')
  for (const { faction, seats, points } of facts.factions)
    lines.push(`${faction.padEnd(widest)} ${String(seats).padStart(7)} ${within(points, 1)}`)
  if (facts.recorded) {
    const { points, reached } = facts.recorded
    lines.push(
      '',
      `People made ${within(points, 1).trim()} points there; ${within(scaled(reached), 1).trim()} % of it were reached`,
    )
  }
  return lines.join('\n')
}

const scaled = ({ value, low, high }: Estimate): Estimate => ({ value: 100 * value, low: 100 * low, high: 100 * high })

function within({ value, low, high }: Estimate, digits: number): string {
  if (!Number.isFinite(high - low)) return value.toFixed(digits).padStart(16)
  return `${value.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`.padStart(16)
}
