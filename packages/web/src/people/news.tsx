/** What comes from other people while one is on any page: invitations, and an opponent who was found. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useRoute } from 'wouter'
import { post } from '../client/http.ts'
import { decline, type Meeting, settleFound, stopSeeking } from '../client/meeting.ts'
import { gameTitle } from '../games/games.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { announce } from '../ui/live-region.tsx'
import styles from './news.module.css'

export default function News({ friends, seeking, found }: Meeting) {
  const { t } = useTranslation('people')
  const [, go] = useLocation()
  const [isFinding] = useRoute('/find')
  const [isTable, at] = useRoute('/table/:table')
  const invitations = (friends?.invitations ?? []).filter(({ table }) => table !== at?.table) // who is there knows it
  const heard = useRef(new Set<string>())
  useEffect(() => {
    for (const { table, from, game } of invitations) {
      if (heard.current.has(table)) continue
      heard.current.add(table)
      announce(t('news.invited', { name: from.name, game: gameTitle(game) }))
    }
  }, [invitations, t])
  const take = async (table: string) => {
    settleFound()
    await post<'sit'>(`/api/tables/${table}/sit`, {}).catch(() => undefined) // the table says how it stands
    go(`/table/${table}`)
  }
  const refuse = (table: string) => {
    settleFound()
    void post<'leave'>(`/api/tables/${table}/leave`, {}).catch(() => undefined)
  }
  return (
    <>
      {(invitations.length > 0 || (seeking && !isFinding)) && (
        <aside className={styles.news} data-table={isTable} aria-label={t('news.title')}>
          {invitations.map(({ table, from, game }) => (
            <div key={table} className={styles.item}>
              <span>{t('news.invited', { name: from.name, game: gameTitle(game) })}</span>
              <Button primary onClick={() => go(`/table/${table}`)}>
                {t('news.look')}
              </Button>
              <Button onClick={() => void decline(table).catch(() => undefined)}>{t('news.decline')}</Button>
            </div>
          ))}
          {seeking && !isFinding && (
            <div className={styles.item}>
              <span>{t('news.looking', { game: gameTitle(seeking.game) })}</span>
              <Button onClick={stopSeeking}>{t('find.stop')}</Button>
            </div>
          )}
        </aside>
      )}
      {found !== undefined && (
        <Dialog title={t('news.found')} onClose={() => refuse(found)}>
          <p>{t('news.foundHelp')}</p>
          <div className={styles.buttons}>
            <Button primary data-first onClick={() => void take(found)}>
              {t('news.play')}
            </Button>
            <Button onClick={() => refuse(found)}>{t('news.notNow')}</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
