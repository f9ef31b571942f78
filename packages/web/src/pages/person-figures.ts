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
  readonly statistics: readonly Statistics[] // that it sums up
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

export function summaries({ statistics, ratings }: Pick<PersonPage, 'statistics' | 'ratings'>): readonly Summary[] {
  return [...Map.groupBy(statistics, ({ game }) => game)].map(([game, rows]) => {
    const scored = rows.flatMap(({ points, games }) => (points ? [{ ...points, games }] : []))
    const weight = sum(scored.map(({ games }) => games))
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
      statistics: rows,
    }
  })
}
