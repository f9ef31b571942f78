/** In the waiting room: friends, each to be invited with a click. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { post } from '../client/http.ts'
import { useMeeting } from '../client/meeting.ts'
import { problemText } from '../parts/problems.ts'
import { Button } from '../ui/button.tsx'
import styles from './people.module.css'

export default function InviteFriends({
  table,
  seated,
}: {
  readonly table: string
  readonly seated: readonly string[]
}) {
  const { t } = useTranslation('people')
  const { friends } = useMeeting()
  const [invited, setInvited] = useState<readonly string[]>([])
  const [problem, setProblem] = useState('')
  const others = (friends?.friends ?? []).filter(({ person }) => !seated.includes(person))
  const inOrder = others.toSorted((one, other) => Number(other.here) - Number(one.here))
  if (inOrder.length === 0) return null
  const invite = async (person: string) => {
    setProblem('')
    try {
      await post<'invite'>(`/api/tables/${table}/invite`, { person })
      setInvited((before) => [...before, person])
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return (
    <section className={styles.section} aria-label={t('invite.title')}>
      <p className={styles.mute}>{t('invite.title')}</p>
      <ul className={styles.list}>
        {inOrder.map(({ person, name, here }) => (
          <li key={person}>
            <span className={styles.who}>
              {name}
              <span className={styles.note} data-here={here}>
                {here ? t('friends.here') : t('friends.away')}
              </span>
            </span>
            <Button disabled={invited.includes(person)} onClick={() => void invite(person)}>
              {invited.includes(person) ? t('invite.done') : t('invite.invite')}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
