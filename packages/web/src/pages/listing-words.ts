import type { Listing } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { useSession } from '../client/session.ts'
import { useRobotName } from '../table/names.ts'

const titles: Readonly<Record<string, string>> = { dominion: 'Dominion', 'terra-mystica': 'Terra Mystica' }

export const gameTitle = (game: string): string => titles[game] ?? game

/** `Dominion against Hester`, for a table one sits at. */
export function useListingWords(): (listing: Listing) => string {
  const { t } = useTranslation('pages')
  const session = useSession()
  const nameOf = useSeatName()
  return ({ game, seats }) => {
    const own = seats.findIndex(({ name }) => name === session?.name)
    const others = seats.filter(({ name }, seat) => seat !== own && name !== null).map(nameOf)
    return others.length === 0
      ? t('listing.alone', { game: gameTitle(game) })
      : t('listing.against', { game: gameTitle(game), others })
  }
}

/** A name as it is shown; artificial players have theirs in every language. */
export function useSeatName(): (seat: Listing['seats'][number]) => string {
  const { t } = useTranslation('pages')
  const robotName = useRobotName()
  return ({ name, person, robot }) =>
    robot !== null && person === null ? robotName(robot, name ?? robot) : (name ?? t('listing.open'))
}
