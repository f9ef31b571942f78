import type { Listing } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { useSession } from '../client/session.ts'
import { gameNamed, gameTitle, listingAreas } from '../games/games.ts'
import { usePersonName, useRobotName } from './names.ts'

/** `Chess against Hester`, for a table one sits at. */
export function useListingWords(): (listing: Listing) => string {
  const { t } = useTranslation('pages')
  const session = useSession()
  const nameOf = useSeatName()
  return ({ game, seats }) => {
    const others = seats.filter(({ name, person }) => name !== null && person !== session?.person).map(nameOf)
    return others.length === 0
      ? t('listing.alone', { game: gameTitle(game) })
      : t('listing.against', { game: gameTitle(game), others })
  }
}

/** What is played, how far it is and who is asked: `First Game`, `turn 5`, `your move`. Brings the texts that games need for it. */
export function useListingFacts(): (listing: Listing) => readonly string[] {
  const { t } = useTranslation('pages')
  useTranslation(listingAreas() as ['pages'])
  const session = useSession()
  const nameOf = useSeatName()
  return ({ game, phase, seats, set, ownCards, turn, waitingFor }) => {
    const entry = gameNamed(game)
    const asked = waitingFor === null ? undefined : seats[waitingFor]
    const isYours = asked?.person != null && asked.person === session?.person
    return [
      ...(set === null ? [] : [entry?.listing?.setName(set) ?? set]),
      ...(ownCards ? [t('listing.ownCards')] : []),
      ...(turn === null ? [] : [t(entry?.countsIn === 'rounds' ? 'listing.round' : 'listing.turn', { n: turn })]),
      ...(asked && phase === 'playing'
        ? [isYours ? t('listing.yourMove') : t('listing.moveOf', { who: nameOf(asked) })]
        : []),
    ]
  }
}

/** A name as it is shown; artificial players have theirs in every language. */
export function useSeatName(): (seat: Listing['seats'][number]) => string {
  const { t } = useTranslation('pages')
  const robotName = useRobotName()
  const personName = usePersonName()
  return ({ name, person, robot }) =>
    robot !== null && person === null
      ? robotName(robot, name ?? robot)
      : name === null
        ? t('listing.open')
        : personName(name)
}
