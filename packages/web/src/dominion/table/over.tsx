/** How it ended, in the place of what is asked. */
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useTableContext } from '../../table/table-context.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './decision-line.module.css'
import { useDominion } from './use-dominion.ts'

export function Over() {
  const { t } = useTranslation('dominion')
  const { state, nameOf, reader } = useDominion()
  const { store } = useTableContext()
  const { result, rematch, table } = state
  if (!result)
    return (
      <p className={styles.say} data-quiet="true" data-over="true" data-testid="sentence">
        {t('closed')}
      </p>
    )
  const winners = result.winners.map((seat) => (seat === reader ? t('youWin') : nameOf(seat)))
  const told = result.points?.map((n, seat) => `${seat === reader ? t('you') : nameOf(seat)} ${n}`).join('\u00a0· ')
  const [most = 0, next = 0] = result.points?.toSorted((a, b) => b - a) ?? []
  const counted = told !== undefined && result.resigned.length === 0 // else it was not the points that decided
  const won = reader !== null && result.winners.includes(reader)
  return (
    <>
      <p className={styles.say} data-over="true" data-testid="sentence">
        <i>
          {result.winners.length > 1
            ? t('shared', { who: winners.join(', ') })
            : won
              ? t('youWon')
              : t('won', { who: winners[0] })}
        </i>{' '}
        {told ?? result.why}
        {counted && most > next && <span className={styles.by}>. {t('wonBy', { count: most - next })}</span>}
        {counted && most === next && result.winners.length === 1 && `. ${t('wonByTurns')}`}
      </p>
      <div className={styles.buttons}>
        <Link href={`/result/${table}`} className={styles.link}>
          {t('toResult')}
        </Link>
        {rematch ? (
          <Link href={`/table/${rematch}`} className={styles.link}>
            {t('toRematch')}
          </Link>
        ) : (
          reader !== null && (
            <Button primary onClick={() => void store.command('rematch', {})}>
              {t('rematch')}
            </Button>
          )
        )}
      </div>
    </>
  )
}
