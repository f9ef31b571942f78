import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePersonName } from '../parts/names.ts'
import { Button } from '../ui/button.tsx'
import styles from './chat.module.css'
import { phrases, phraseText, saidIn } from './phrases.ts'
import { useTableContext } from './table-context.tsx'

/** What people say at the table. Text is shown as it was said, never as markup. */
export function Chat() {
  const { t } = useTranslation('table')
  const { known, state, store } = useTableContext()
  const personName = usePersonName()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { chat } = known
  useEffect(() => {
    if (chat.length > 0) list.current?.scrollTo(0, list.current.scrollHeight)
  }, [chat])
  const say = async () => {
    if (text.trim() !== '' && (await store.command('say', { text }))) setText('')
  }
  return (
    <div className={styles.chat}>
      <ol className={styles.lines} ref={list} aria-label={t('panels.chat')}>
        {chat.map(({ number, name, seat, text: said }) => (
          <li key={number} data-you={seat !== null && seat === state.you}>
            <b data-seat-colour={seat ?? undefined}>{personName(name)}</b> {saidIn(said, t)}
          </li>
        ))}
        {chat.length === 0 && <li className={styles.none}>{t('chat.none')}</li>}
      </ol>
      {state.maySpeak && (
        <ul className={styles.phrases} aria-label={t('chat.phrases')}>
          {phrases.map((phrase) => (
            <li key={phrase}>
              <button type="button" onClick={() => void store.command('say', { text: phraseText(phrase) })}>
                {t(`phrases.${phrase}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {state.maySpeak ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void say()
          }}
        >
          <input
            value={text}
            maxLength={500}
            onChange={({ target }) => setText(target.value)}
            data-first
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
          />
          <Button primary type="submit" disabled={text.trim() === ''}>
            {t('chat.send')}
          </Button>
        </form>
      ) : (
        <p>{t('chat.readOnly')}</p>
      )}
    </div>
  )
}
