/** Where one is told that it is one's turn in a slow game: by this browser, by e-mail. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { del, get, post } from '../client/http.ts'
import { type PushState, pushState, turnPushOff, turnPushOn } from '../client/push.ts'
import styles from '../parts/account.module.css'
import { Form } from '../parts/account-form.tsx'
import { problemText } from '../parts/problems.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Field } from '../ui/field.tsx'

export default function NoticesSection() {
  const { t } = useTranslation('people')
  const { value, reload } = useLoaded('notices', () => get<'notices'>('/api/notices'))
  return (
    <section className={styles.section} aria-labelledby="notices">
      <h2 id="notices">{t('notices.title')}</h2>
      <p className={styles.help}>{t('notices.help')}</p>
      <PushSwitch onChange={reload} />
      {value?.mails && <MailForm onChange={reload} />}
      <ul className={styles.tokens}>
        {value?.subscriptions.map(({ id, kind, where, confirmed }) => (
          <li key={id}>
            <span>
              {t(`notices.kinds.${kind}`, { where })}
              {!confirmed && `, ${t('notices.notConfirmed')}`}
            </span>
            <Button onClick={() => void del<'unsubscribe'>(`/api/notices/${id}`).then(reload, reload)}>
              {t('notices.remove')}
              <span className="visually-hidden">: {t(`notices.kinds.${kind}`, { where })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PushSwitch({ onChange }: { onChange(): void }) {
  const { t } = useTranslation('people')
  const [state, setState] = useState<PushState>()
  const [problem, setProblem] = useState('')
  useEffect(() => void pushState().then(setState, () => setState('unsupported')), [])
  const turn = async (on: boolean) => {
    setProblem('')
    try {
      setState(await (on ? turnPushOn() : turnPushOff()))
      onChange()
    } catch (error) {
      setProblem(error instanceof DOMException ? t('notices.browserRefused') : problemText(error))
    }
  }
  if (state === 'unsupported') return <p className={styles.help}>{t('notices.unsupported')}</p>
  return (
    <>
      <Choice
        label={t('notices.browser')}
        value={state === 'on' ? 'on' : 'off'}
        of={[
          { value: 'on', text: t('notices.on'), disabled: state === undefined || state === 'denied' },
          { value: 'off', text: t('notices.off') },
        ]}
        onChange={(value) => void turn(value === 'on')}
      />
      {state === 'denied' && <p className={styles.help}>{t('notices.denied')}</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

function MailForm({ onChange }: { onChange(): void }) {
  const { t, i18n } = useTranslation('people')
  const [email, setEmail] = useState('')
  return (
    <Form
      submit={t('notices.mailAdd')}
      done={t('notices.mailSent')}
      disabled={email.trim() === ''}
      onSubmit={async () => {
        const tongue = i18n.language === 'de' ? 'de' : 'en'
        await post<'subscribe'>('/api/notices', { kind: 'mail', email, tongue })
        setEmail('')
        onChange()
      }}
    >
      <Field
        label={t('notices.mail')}
        help={t('notices.mailHelp')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
    </Form>
  )
}
