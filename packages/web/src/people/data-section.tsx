/** What the host keeps of somebody: to be taken along, or to be deleted. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { post } from '../client/http.ts'
import { takeSession } from '../client/session.ts'
import styles from '../parts/account.module.css'
import { Form } from '../parts/account-form.tsx'
import { Field } from '../ui/field.tsx'

export default function DataSection({ guest }: { readonly guest: boolean }) {
  const { t } = useTranslation('people')
  const [password, setPassword] = useState('')
  return (
    <section className={styles.section} aria-labelledby="data">
      <h2 id="data">{t('data.title')}</h2>
      <p>
        <a href="/api/account/export" download="freehold.json">
          {t('data.export')}
        </a>
      </p>
      <details>
        <summary>{t(guest ? 'data.deleteGuest' : 'data.delete')}</summary>
        <Form
          intro={t('data.deleteHelp')}
          submit={t(guest ? 'data.deleteGuest' : 'data.delete')}
          danger
          onSubmit={async () =>
            takeSession(await post<'deleteAccount'>('/api/account/delete', guest ? {} : { password }))
          }
        >
          {guest ? undefined : (
            <Field
              label={t('data.password')}
              type="password"
              required
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Form>
      </details>
    </section>
  )
}
