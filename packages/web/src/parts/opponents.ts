/** The artificial players of a game, as the host offers them. */
import type { RouteAnswer } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { get } from '../client/http.ts'
import { gameNamed } from '../games/games.ts'
import { useRobotName } from './names.ts'
import { type Loaded, useLoaded } from './use-loaded.ts'

export interface Opponent {
  readonly id: string
  readonly name: string
  readonly line: string // what is said of them
}

type Robots = RouteAnswer<'games'>['games'][number]['robots']

const loadGames = (): Promise<RouteAnswer<'games'>> => get<'games'>('/api/games')

export async function robotsOf(game: string): Promise<Robots> {
  const { games } = await loadGames()
  return games.find((each) => each.game === game)?.robots ?? []
}

/** Those whom the game offers to people, from the gentlest to the strongest; the host may have further ones, for measuring. */
export async function gradedRobotsOf(game: string): Promise<Robots> {
  const robots = await robotsOf(game)
  return gameNamed(game)?.opponents.flatMap((id) => robots.find((each) => each.id === id) ?? []) ?? robots
}

export function useOpponents(game: string): Loaded<readonly Opponent[]> {
  const { t } = useTranslation('making')
  const robotName = useRobotName()
  const loaded = useLoaded('games', loadGames)
  const robots = loaded.value?.games.find((each) => each.game === game)?.robots
  const opponents = robots?.map(({ id, name, says }) => ({
    id,
    name: robotName(id, name),
    line: t(`opponents.${id as 'random'}`, { defaultValue: says }),
  }))
  return { ...loaded, value: opponents }
}
