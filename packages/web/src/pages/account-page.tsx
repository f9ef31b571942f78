/** Who one is here, and how this browser shows things. Everything on it is optional. */
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { withTexts } from '../base/i18n.ts'
import { post } from '../client/http.ts'
import { beginSession, takeSession, useLikelySession, useSession } from '../client/session.ts'
import styles from '../parts/account.module.css'
import { Form } from '../parts/account-form.tsx'
import { Frame } from '../parts/frame.tsx'
import { guestName } from '../parts/guest-names.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TokensSection } from './tokens-section.tsx'

const NoticesSection = lazy(() => withTexts(import('../people/notices-section.tsx'), 'people'))
const DataSection = lazy(() => withTexts(import('../people/data-section.tsx'), 'people'))

export default function AccountPage() {
  const { t } = useTranslation('pages')
  const session = useLikelySession()
  return (
    <Frame title={t('account.title')}>
      <div className={styles.columns}>
        <div className={styles.page}>
          <header className={styles.head}>
            <h1>{t('account.title')}</h1>
            {session.person && (
              <p>
                <Link href={`/people/${session.person}`}>{t('account.yours')}</Link>
                {' · '}
                <Link href="/friends">{t('lobby.friends')}</Link>
              </p>
            )}
          </header>
          <NameForm />
          {session.email === null ? <GuestSection /> : <AccountSection email={session.email} />}
        </div>
        <SettingsSection />
        {/* Last, since it comes last: nothing below it moves. */}
        {session.person && (
          <div className={styles.later}>
            <Suspense>
              <DataSection guest={session.email === null} />
              <NoticesSection />
            </Suspense>
          </div>
        )}
      </div>
    </Frame>
  )
}

function NameForm() {
  const { t } = useTranslation('pages')
  const session = useSession()
  const [typed, setTyped] = useState<string>()
  const name = typed ?? session?.name ?? ''
  return (
    <Form
      submit={t('account.save')}
      done={t('account.saved')}
      disabled={name.trim() === '' || name === session?.name}
      onSubmit={async () => {
        await beginSession(name)
        setTyped(undefined)
      }}
    >
      <Field
        label={t('account.name')}
        help={t('account.nameHelp')}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={(event) => setTyped(event.target.value)}
      />
    </Form>
  )
}

function GuestSection() {
  const { t } = useTranslation('pages')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [way, setWay] = useState<'make' | 'signIn'>()
  const name = useSession()?.name ?? guestName()
  const fields = (
    <>
      <Field
        label={t('account.email')}
        type="email"
        required
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label={t('account.password')}
        help={way === 'make' && t('account.passwordHelp')}
        type="password"
        required
        minLength={way === 'make' ? 10 : undefined}
        autoComplete={way === 'make' ? 'new-password' : 'current-password'}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </>
  )
  return (
    <section className={styles.section}>
      <p>{t('account.guest')}</p>
      <div className={styles.buttons}>
        <Button aria-expanded={way === 'make'} onClick={() => setWay(way === 'make' ? undefined : 'make')}>
          {t('account.make')}
        </Button>
        <Button aria-expanded={way === 'signIn'} onClick={() => setWay(way === 'signIn' ? undefined : 'signIn')}>
          {t('account.signIn')}
        </Button>
      </div>
      {way === 'make' && (
        <Form
          intro={t('account.makeHelp')}
          submit={t('account.make')}
          onSubmit={async () => takeSession(await post<'newAccount'>('/api/account', { email, password, name }))}
        >
          {fields}
        </Form>
      )}
      {way === 'signIn' && (
        <Form
          intro={t('account.signInHelp')}
          submit={t('account.signIn')}
          onSubmit={async () => takeSession(await post<'signIn'>('/api/account/sign-in', { email, password }))}
        >
          {fields}
        </Form>
      )}
    </section>
  )
}

function AccountSection({ email }: { readonly email: string }) {
  const { t } = useTranslation('pages')
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  return (
    <section className={styles.section}>
      <p>{t('account.signedIn', { email })}</p>
      <Form
        submit={t('account.signOut')}
        onSubmit={async () => takeSession(await post<'signOut'>('/api/account/sign-out', {}))}
      />
      <TokensSection />
      <details>
        <summary>{t('account.change')}</summary>
        <Form
          submit={t('account.change')}
          done={t('account.changed')}
          onSubmit={async () => {
            takeSession(await post<'changePassword'>('/api/account/password', { current, next }))
            setCurrent('')
            setNext('')
          }}
        >
          <Field
            label={t('account.current')}
            type="password"
            required
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
          <Field
            label={t('account.next')}
            help={t('account.passwordHelp')}
            type="password"
            required
            minLength={10}
            autoComplete="new-password"
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        </Form>
      </details>
    </section>
  )
}
