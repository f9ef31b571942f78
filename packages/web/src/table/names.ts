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

/** Who sits where, as it is shown. Whoever is only replaced by an artificial player keeps the name. */
export function useNames(state: TableState | undefined): readonly string[] {
  const robotName = useRobotName()
  const personName = usePersonName()
  const seats = JSON.stringify(state?.seats ?? [])
  return useMemo(() => {
    const told = JSON.parse(seats) as TableState['seats']
    return told.map(({ name, person, robot }, i) =>
      robot !== null && person === null ? robotName(robot, name ?? robot) : personName(name ?? `${i + 1}`),
    )
  }, [seats, robotName, personName])
}
