/** Friends: who is here, who asks to be one, whom one does not want to meet. */
import type { Friends } from '@freehold/server/protocol'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { askFriend, block, hide, partFriend, unblock, useMeeting } from '../client/meeting.ts'
import { useSession } from '../client/session.ts'
import { Frame } from '../parts/frame.tsx'
import { problemText } from '../parts/problems.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { CopyLink } from './copy-link.tsx'
import styles from './people.module.css'

type Someone = Friends['asked'][number]

export default function FriendsPage() {
  const { t } = useTranslation('people')
  const session = useSession()
  return (
    <Frame title={t('friends.title')}>
      <div className={styles.page}>
        <h1>{t('friends.title')}</h1>
        {session?.person === null && <p className={styles.mute}>{t('friends.nobodyYet')}</p>}
        {session?.person && <Known person={session.person} />}
      </div>
    </Frame>
  )
}

function Known({ person }: { readonly person: string }) {
  const { t } = useTranslation('people')
  const { friends: known } = useMeeting()
  const [problem, setProblem] = useState('')
  const doing = (work: Promise<void>) => {
    setProblem('')
    work.catch((error: unknown) => setProblem(problemText(error)))
  }
  if (!known) return <p aria-busy="true">{'\u00a0'}</p>
  const { friends, asking, asked, blocked, hidden } = known
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      {asking.length > 0 && (
        <List title={t('friends.asking')} of={asking}>
          {(who) => (
            <>
              <Act primary text={t('friends.yes')} who={who} onClick={() => doing(askFriend(who.person))} />
              <Act text={t('friends.no')} who={who} onClick={() => doing(partFriend(who.person))} />
              <Act quiet text={t('friends.block')} who={who} onClick={() => doing(block(who.person))} />
            </>
          )}
        </List>
      )}
      {friends.length === 0 ? (
        <p className={styles.mute}>{t('friends.none')}</p>
      ) : (
        <List
          title={t('friends.yours')}
          of={friends}
          note={(each) => (each.here ? t('friends.here') : t('friends.away'))}
        >
          {(who) => <Act quiet text={t('friends.part')} who={who} onClick={() => doing(partFriend(who.person))} />}
        </List>
      )}
      <section className={styles.section}>
        <h2>{t('friends.more')}</h2>
        <p className={styles.mute}>{t('friends.moreHelp')}</p>
        <CopyLink link={`${location.origin}/people/${person}`} label={t('friends.link')} />
      </section>
      <section className={styles.section}>
        <Choice
          label={t('friends.seen')}
          value={hidden ? 'hidden' : 'seen'}
          of={[
            { value: 'seen', text: t('friends.seenYes') },
            { value: 'hidden', text: t('friends.seenNo') },
          ]}
          onChange={(value) => doing(hide(value === 'hidden'))}
        />
      </section>
      {asked.length > 0 && (
        <List title={t('friends.asked')} of={asked}>
          {(who) => <Act quiet text={t('friends.withdraw')} who={who} onClick={() => doing(partFriend(who.person))} />}
        </List>
      )}
      {blocked.length > 0 && (
        <List title={t('friends.blocked')} of={blocked}>
          {(who) => <Act text={t('friends.unblock')} who={who} onClick={() => doing(unblock(who.person))} />}
        </List>
      )}
    </>
  )
}

interface ListProps<Each extends Someone> {
  readonly title: string
  readonly of: readonly Each[]
  note?(each: Each): string
  children(each: Each): ReactNode
}

function List<Each extends Someone & { readonly here?: boolean }>({ title, of, note, children }: ListProps<Each>) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {of.map((each) => (
          <li key={each.person}>
            <span className={styles.who}>
              <Link href={`/people/${each.person}`}>{each.name}</Link>
              {note && (
                <span className={styles.note} data-here={each.here}>
                  {note(each)}
                </span>
              )}
            </span>
            <span className={styles.acts}>{children(each)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ActProps {
  readonly text: string
  readonly who: Someone
  readonly primary?: boolean
  readonly quiet?: boolean
  onClick(): void
}

function Act({ text, who, ...rest }: ActProps) {
  return (
    <Button {...rest}>
      {text}
      <span className="visually-hidden">: {who.name}</span>
    </Button>
  )
}
