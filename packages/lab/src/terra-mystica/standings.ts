/** What many games of Terra Mystica say about who played them. */
import type { Estimate } from '../sim/statistics.ts'
import type { Played, Seated } from './contest.ts'

/** One set-up alone does not say how sure its mean is. */
export type Mean = Estimate | { readonly value: number }

export interface ContestStanding {
  readonly player: string
  readonly seats: number // how often it sat anywhere
  readonly points: Mean
  readonly place: Mean
  readonly first: Mean // share of first places; those who share one get a part of it
}

export interface ContestFacts {
  readonly games: number
  readonly setups: number
  readonly players: readonly ContestStanding[]
  readonly factions: readonly { readonly faction: string; readonly seats: number; readonly points: Mean }[]
  /** Where recorded games were gone on from that people played to the end: what they made, and what part of it was reached. */
  readonly recorded?: { readonly games: number; readonly points: Mean; readonly reached: Mean }
}

const Z = 1.959964

/** A mean and where it lies with 95 % confidence; games of one set-up are alike and count as one trial. */
function meanOf(games: readonly Played[], value: (seat: Seated, game: Played) => number | undefined): Mean {
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
  if (setups.size < 2) return { value: mean }
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
  const compared = games.filter((game) => game.seats.some(({ recorded }) => recorded !== undefined))
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
    ...(compared.length > 0 && {
      recorded: {
        games: compared.length,
        points: meanOf(compared, (seat) => seat.recorded),
        reached: meanOf(compared, (seat, game) => seat.points / meanRecorded(game)),
      },
    }),
  }
}

const asShare = (mean: Mean): Mean =>
  'low' in mean ? { value: mean.value, low: Math.max(0, mean.low), high: Math.min(1, mean.high) } : mean

/** The part of a first place: three who share it have a third each. */
function firstOf({ points }: Seated, { seats }: Played): number {
  const most = Math.max(...seats.map((seat) => seat.points))
  return points < most ? 0 : 1 / seats.filter((seat) => seat.points === most).length
}

const meanRecorded = ({ seats }: Played) => seats.reduce((sum, { recorded = 0 }) => sum + recorded, 0) / seats.length

/** The same as text, for people. */
export function contestReport(facts: ContestFacts): string {
  const lines = [`${counted(facts.games, 'game', 'games')}, ${counted(facts.setups, 'set-up', 'set-ups')}`, '']
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
    const { games, points, reached } = facts.recorded
    const where = games < facts.games ? `In the ${counted(games, 'game', 'games')} that nobody left, people` : 'People'
    lines.push(
      '',
      `${where} made ${within(points, 1).trim()} points there; ${within(scaled(reached), 1).trim()} % of it were reached`,
    )
  }
  return lines.join('\n')
}

const counted = (n: number, one: string, many: string) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`

const scaled = (mean: Mean): Mean =>
  'low' in mean ? { value: 100 * mean.value, low: 100 * mean.low, high: 100 * mean.high } : { value: 100 * mean.value }

function within(mean: Mean, digits: number): string {
  const value = mean.value.toFixed(digits)
  return ('low' in mean ? `${value} (${mean.low.toFixed(digits)} to ${mean.high.toFixed(digits)})` : value).padStart(16)
}
