import type { TableState } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'

/** Who sits where, as it is shown. */
export function useNames(state: TableState | undefined): readonly string[] {
  const { t } = useTranslation()
  const robotName = (robot: string) => t(`robots.${robot as 'random'}`, { defaultValue: humanized(robot) })
  return (state?.seats ?? []).map(({ name, robot }, i) =>
    robot !== null && (name === null || name === robot) ? robotName(robot) : (name ?? `${i + 1}`),
  )
}

const humanized = (robot: string) =>
  robot.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
