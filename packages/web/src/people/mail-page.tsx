/** Where the links in mails lead: whoever reads mail at that address says whether more may come. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { post } from '../client/http.ts'
import { Frame } from '../parts/frame.tsx'
import { problemText } from '../parts/problems.ts'
import { Button } from '../ui/button.tsx'
import styles from './people.module.css'

/** `code` is as it stands in the link, behind `/mail/`. */
export default function MailPage({ code }: { readonly code: string }) {
  const { t } = useTranslation('people')
  const [answered, setAnswered] = useState<'yes' | 'no'>()
  const [problem, setProblem] = useState('')
  const answer = async (wanted: boolean) => {
    setProblem('')
    try {
      await post<'answerMail'>(`/api/mail/${code}`, { wanted })
      setAnswered(wanted ? 'yes' : 'no')
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return (
    <Frame title={t('mail.title')}>
      <div className={styles.page}>
        <h1>{t('mail.title')}</h1>
        <p>{answered ? t(`mail.${answered}Done`) : t('mail.question')}</p>
        {!answered && (
          <div className={styles.acts}>
            <Button primary onClick={() => void answer(true)}>
              {t('mail.yes')}
            </Button>
            <Button onClick={() => void answer(false)}>{t('mail.no')}</Button>
          </div>
        )}
        {problem && <p role="alert">{problem}</p>}
      </div>
    </Frame>
  )
}
