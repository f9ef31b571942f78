/** The artificial players of a game, as the host offers them. */
import type { RouteAnswer } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { get } from '../client/http.ts'
import { type Loaded, useLoaded } from './use-loaded.ts'

export interface Opponent {
  readonly id: string
  readonly name: string
  readonly line: string // what is said of them
}

export const loadGames = (): Promise<RouteAnswer<'games'>> => get<'games'>('/api/games')

/** Whom to meet first: nobody too strong. The first that the host has. */
const forBeginners = ['steward', 'big-money', 'random']
/** Whom to measure oneself against: the strongest that the host has. */
const strongest = ['regent', 'chancellor', 'steward', 'big-money', 'random']

export const beginnersOpponent = (robots: readonly string[]): string =>
  forBeginners.find((robot) => robots.includes(robot)) ?? robots[0]
export const strongestOpponent = (robots: readonly string[]): string =>
  strongest.find((robot) => robots.includes(robot)) ?? robots[0]

export function useOpponents(game: string): Loaded<readonly Opponent[]> {
  const { t } = useTranslation(['pages', 'common'])
  const loaded = useLoaded('games', loadGames)
  const robots = loaded.value?.games.find((each) => each.game === game)?.robots
  const opponents = robots?.map((id) => ({
    id,
    name: t(`common:robots.${id as 'random'}`, { defaultValue: id }),
    line: t(`opponents.${id as 'random'}`, { defaultValue: '' }),
  }))
  return { ...loaded, value: opponents }
}
