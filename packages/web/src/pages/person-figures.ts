/** Statistics as a page shows them: one summary a game, whatever the number of players. */
import type { PersonPage, RatingTold, Statistics } from '@freehold/server/protocol'

export interface Summary {
  readonly game: string
  readonly games: number
  readonly wins: number
  readonly average: number | undefined // points
  readonly best: number | undefined
  readonly against: readonly { readonly kind: Statistics['against']; readonly games: number; readonly wins: number }[]
  readonly ratings: readonly RatingTold[]
  readonly favourites: readonly { readonly what: string; readonly count: number }[] // bought most
}

const MOST = 8
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

export function summaries({ statistics, ratings }: Pick<PersonPage, 'statistics' | 'ratings'>): readonly Summary[] {
  return [...Map.groupBy(statistics, ({ game }) => game)].map(([game, rows]) => {
    const scored = rows.flatMap(({ points, games }) => (points ? [{ ...points, games }] : []))
    const weight = sum(scored.map(({ games }) => games))
    const bought = new Map<string, number>()
    for (const { tallies } of rows)
      for (const [what, count] of Object.entries(tallies.bought ?? {}))
        bought.set(what, (bought.get(what) ?? 0) + count)
    return {
      game,
      games: sum(rows.map((row) => row.games)),
      wins: sum(rows.map((row) => row.wins)),
      average: weight > 0 ? sum(scored.map(({ average, games }) => average * games)) / weight : undefined,
      best: scored.length > 0 ? Math.max(...scored.map(({ best }) => best)) : undefined,
      against: [...Map.groupBy(rows, ({ against }) => against)].map(([kind, each]) => ({
        kind,
        games: sum(each.map((row) => row.games)),
        wins: sum(each.map((row) => row.wins)),
      })),
      ratings: ratings.filter((rating) => rating.game === game),
      favourites: [...bought]
        .map(([what, count]) => ({ what, count }))
        .sort((a, b) => b.count - a.count)
        .slice(0, MOST),
    }
  })
}
