/** What an artificial opponent says at this moment, if anything. */
import type { DominionEvent } from '@freehold/dominion'
import { useTranslation } from 'react-i18next'
import { standing } from '../../client/table-store.ts'
import { useTableContext } from '../../table/table-context.tsx'
import { cardNamed } from '../cards/card-facts.ts'
import { useDominion } from '../table/use-dominion.ts'
import styles from './remark.module.css'
import { remarkOf } from './remarks.ts'

export default function Remark({ seat, robot }: { readonly seat: number; readonly robot: string }) {
  const { t } = useTranslation('remarks')
  const { known } = useTableContext()
  const { state, version } = useDominion()
  const until = known.happened.filter((each) => each.version <= state.version)
  const events = standing(until, known.base).flatMap(
    (move) => (move.events ?? []) as unknown as readonly DominionEvent[],
  )
  const isAttack = (card: string) => cardNamed(card, version)?.types.includes('Attack') ?? false
  const winners = state.phase === 'over' ? state.result?.winners : undefined
  const moment = remarkOf({ events, seat, winners, isAttack })
  return moment ? <q className={styles.remark}>{t(`${robot as 'page'}.${moment}`)}</q> : null
}
