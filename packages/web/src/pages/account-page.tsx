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
  const { t } = useTranslation('account')
  const session = useLikelySession()
  return (
    <Frame title={t('title')}>
      <div className={styles.columns}>
        <div className={styles.page}>
          <header className={styles.head}>
            <h1>{t('title')}</h1>
            {session.person && (
              <p>
                <Link href={`/people/${session.person}`}>{t('yours')}</Link>
                {' · '}
                <Link href="/friends">{t('friends')}</Link>
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
  const { t } = useTranslation('account')
  const session = useSession()
  const [typed, setTyped] = useState<string>()
  const name = typed ?? session?.name ?? ''
  return (
    <Form
      submit={t('save')}
      done={t('saved')}
      disabled={name.trim() === '' || name === session?.name}
      onSubmit={async () => {
        await beginSession(name)
        setTyped(undefined)
      }}
    >
      <Field
        label={t('name')}
        help={t('nameHelp')}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={(event) => setTyped(event.target.value)}
      />
    </Form>
  )
}

function GuestSection() {
  const { t } = useTranslation('account')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [way, setWay] = useState<'make' | 'signIn'>()
  const name = useSession()?.name ?? guestName()
  const fields = (
    <>
      <Field
        label={t('email')}
        type="email"
        required
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label={t('password')}
        help={way === 'make' && t('passwordHelp')}
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
      <p>{t('guest')}</p>
      <div className={styles.buttons}>
        <Button aria-expanded={way === 'make'} onClick={() => setWay(way === 'make' ? undefined : 'make')}>
          {t('make')}
        </Button>
        <Button aria-expanded={way === 'signIn'} onClick={() => setWay(way === 'signIn' ? undefined : 'signIn')}>
          {t('signIn')}
        </Button>
      </div>
      {way === 'make' && (
        <Form
          intro={t('makeHelp')}
          submit={t('make')}
          onSubmit={async () => takeSession(await post<'newAccount'>('/api/account', { email, password, name }))}
        >
          {fields}
        </Form>
      )}
      {way === 'signIn' && (
        <Form
          intro={t('signInHelp')}
          submit={t('signIn')}
          onSubmit={async () => takeSession(await post<'signIn'>('/api/account/sign-in', { email, password }))}
        >
          {fields}
        </Form>
      )}
    </section>
  )
}

function AccountSection({ email }: { readonly email: string }) {
  const { t } = useTranslation('account')
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  return (
    <section className={styles.section}>
      <p>{t('signedIn', { email })}</p>
      <Form
        submit={t('signOut')}
        onSubmit={async () => takeSession(await post<'signOut'>('/api/account/sign-out', {}))}
      />
      <TokensSection />
      <details>
        <summary>{t('change')}</summary>
        <Form
          submit={t('change')}
          done={t('changed')}
          onSubmit={async () => {
            takeSession(await post<'changePassword'>('/api/account/password', { current, next }))
            setCurrent('')
            setNext('')
          }}
        >
          <Field
            label={t('current')}
            type="password"
            required
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
          <Field
            label={t('next')}
            help={t('passwordHelp')}
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
