/** Somebody's games of Terra Mystica, added up by faction, map and level of the Automa. */
import type { Statistics } from '@freehold/server/protocol'

export const KINDS = ['faction', 'map', 'level'] as const
type Kind = (typeof KINDS)[number]

export interface Fared {
  readonly which: string
  readonly games: number
  readonly wins: number
  readonly mean: number | undefined // points of games that were played to the end
}

/** Over all numbers of players, the most played first. */
export function byKind(statistics: readonly Pick<Statistics, 'tallies'>[], kind: Kind): readonly Fared[] {
  const sum = (what: string, which: string) =>
    statistics.reduce((all, { tallies }) => all + (tallies[`${kind} ${what}`]?.[which] ?? 0), 0)
  const all = new Set(statistics.flatMap(({ tallies }) => Object.keys(tallies[`${kind} games`] ?? {})))
  return [...all]
    .map((which) => {
      const scored = sum('scored', which)
      const mean = scored > 0 ? sum('points', which) / scored : undefined
      return { which, games: sum('games', which), wins: sum('wins', which), mean }
    })
    .sort((a, b) => b.games - a.games || b.wins - a.wins)
}
