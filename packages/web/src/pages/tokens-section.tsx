/** Keys with which programs play for their owner. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { regionOf } from '../base/region.ts'
import { del, get, post } from '../client/http.ts'
import styles from '../parts/account.module.css'
import { Form } from '../parts/account-form.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

export function TokensSection() {
  const { t, i18n } = useTranslation('account')
  const { value, reload } = useLoaded('tokens', () => get<'tokens'>('/api/tokens'))
  const [name, setName] = useState('')
  const [secret, setSecret] = useState('')
  const day = (moment: string) =>
    new Intl.DateTimeFormat(regionOf(i18n.language), { dateStyle: 'medium' }).format(new Date(moment))
  const make = async () => {
    const { token } = await post<'newToken'>('/api/tokens', { name })
    setSecret(token)
    setName('')
    reload()
  }
  return (
    <details>
      <summary>{t('tokens')}</summary>
      <p className={styles.help}>{t('tokensHelp')}</p>
      {value?.tokens.length === 0 && <p className={styles.help}>{t('noTokens')}</p>}
      <ul className={styles.tokens}>
        {value?.tokens.map((token) => (
          <li key={token.id}>
            <span>
              {token.name}, {t('made', { date: day(token.created) })},{' '}
              {token.used ? t('used', { date: day(token.used) }) : t('neverUsed')}
            </span>
            <Button onClick={() => void del<'revokeToken'>(`/api/tokens/${token.id}`).then(reload)}>
              {t('revoke')}
              <span className="visually-hidden">: {token.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {secret && (
        <div role="status">
          <p>{t('tokenMade')}</p>
          <code className={styles.secret}>{secret}</code>
        </div>
      )}
      <Form submit={t('makeToken')} disabled={name.trim() === ''} onSubmit={make}>
        <Field label={t('tokenName')} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Form>
    </details>
  )
}
