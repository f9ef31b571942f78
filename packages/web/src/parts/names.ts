import { courtNames } from '@freehold/server/court-names'
import type { TableState, NOBODY as Told } from '@freehold/server/protocol'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** What an artificial player is called in the reader's language; as the host calls it where the page does not know it. */
export function useRobotName(): (robot: string, told: string) => string {
  const { t } = useTranslation()
  return useCallback((robot, told) => t(`robots.${robot as 'random'}`, { defaultValue: told }), [t])
}

/** The name that the host tells of whoever left; of its protocol pages take only the types, so that it stays small. */
const NOBODY: typeof Told = 'Somebody who left'

/** What a person is called: by name, unless the account is gone. */
export function usePersonName(): (name: string) => string {
  const { t } = useTranslation()
  return useCallback((name) => (name === NOBODY ? t('nobody') : name), [t])
}

/** Who sits where, as it is shown. */
export interface Sitter {
  readonly name: string
  readonly title: string | undefined // what sort of artificial player it is: `a Steward`
}

/** Whoever is only replaced by an artificial player keeps the name and has no title. */
export function useSitters(state: TableState | undefined): readonly Sitter[] {
  const { t } = useTranslation()
  const personName = usePersonName()
  const seats = JSON.stringify(state?.seats ?? [])
  const table = state?.table ?? ''
  return useMemo(() => {
    const told = JSON.parse(seats) as TableState['seats']
    const isArtificial = ({ person, robot }: (typeof told)[number]) => robot !== null && person === null
    const people = told.flatMap((seat) => (isArtificial(seat) ? [] : (seat.name ?? [])))
    const court = courtNames(table, told.length, people)
    return told.map((seat, i) => {
      if (!isArtificial(seat)) return { name: personName(seat.name ?? `${i + 1}`), title: undefined }
      // She is nobody else: the only one of her kind, known by her name.
      if (seat.robot === 'automa') return { name: t('robots.automa'), title: undefined }
      const { name, gender } = court[i]
      const title = t(`titles.${gender}.${seat.robot as 'random'}`, { defaultValue: seat.name ?? seat.robot ?? '' })
      return { name, title }
    })
  }, [seats, table, personName, t])
}

export function useNames(state: TableState | undefined): readonly string[] {
  const sitters = useSitters(state)
  return useMemo(() => sitters.map(({ name }) => name), [sitters])
}
