/** On somebody's page: to be friends with them, or not to meet them. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askFriend, block, partFriend, unblock, useMeeting } from '../client/meeting.ts'
import { problemText } from '../parts/problems.ts'
import { Button } from '../ui/button.tsx'
import styles from './people.module.css'

export function FriendButtons({ person }: { readonly person: string }) {
  const { t } = useTranslation('people')
  const { friends: known } = useMeeting()
  const [problem, setProblem] = useState('')
  if (!known) return <p className={styles.acts}>{'\u00a0'}</p>
  const has = (list: readonly { readonly person: string }[]) => list.some((each) => each.person === person)
  const doing = (work: Promise<void>) => {
    setProblem('')
    work.catch((error: unknown) => setProblem(problemText(error)))
  }
  const blocked = has(known.blocked)
  const friend = known.friends.find((each) => each.person === person)
  return (
    <div className={styles.section}>
      <div className={styles.acts}>
        {friend && (
          <span className={styles.note} data-here={friend.here}>
            {friend.here ? t('friends.isFriendHere') : t('friends.isFriend')}
          </span>
        )}
        {!friend && !blocked && has(known.asked) && <span className={styles.note}>{t('friends.isAsked')}</span>}
        {!friend && !blocked && !has(known.asked) && (
          <Button primary onClick={() => doing(askFriend(person))}>
            {has(known.asking) ? t('friends.accept') : t('friends.ask')}
          </Button>
        )}
        {friend && <Button onClick={() => doing(partFriend(person))}>{t('friends.part')}</Button>}
        {blocked ? (
          <Button onClick={() => doing(unblock(person))}>{t('friends.unblock')}</Button>
        ) : (
          <Button quiet onClick={() => doing(block(person))}>
            {t('friends.block')}
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
