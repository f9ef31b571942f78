/** The artificial players of a game, as the host offers them. */
import type { RouteAnswer } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { get } from '../client/http.ts'
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

/** Whom to meet first: nobody too strong. The first that the host has. */
const forBeginners = ['page', 'steward', 'big-money']
/** Whom to measure oneself against: the strongest that the host has. */
const strongest = ['regent', 'chancellor', 'steward', 'big-money']

const firstOf = (wanted: readonly string[], there: readonly { readonly id: string }[]): string =>
  wanted.find((id) => there.some((each) => each.id === id)) ?? there[0]?.id

export const beginnersOpponent = (there: readonly { readonly id: string }[]): string => firstOf(forBeginners, there)
export const strongestOpponent = (there: readonly { readonly id: string }[]): string => firstOf(strongest, there)

export function useOpponents(game: string): Loaded<readonly Opponent[]> {
  const { t } = useTranslation('pages')
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
