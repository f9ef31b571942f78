import type { TableState } from '@freehold/server/protocol'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Who sits where, as it is shown. */
export function useNames(state: TableState | undefined): readonly string[] {
  const { t } = useTranslation()
  const seats = JSON.stringify(state?.seats ?? [])
  return useMemo(() => {
    const told = JSON.parse(seats) as TableState['seats']
    const robotName = (robot: string) => t(`robots.${robot as 'random'}`, { defaultValue: humanized(robot) })
    return told.map(({ name, robot }, i) =>
      robot !== null && (name === null || name === robot) ? robotName(robot) : (name ?? `${i + 1}`),
    )
  }, [seats, t])
}

const humanized = (robot: string) =>
  robot.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
