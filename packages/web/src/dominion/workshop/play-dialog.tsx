/** A table with the card: against a computer, or with friends by link. */
import { checkOwn, limits } from '@freehold/dominion/own'
import type { Json } from '@freehold/kernel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { newTable } from '../../client/tables.ts'
import { guestName } from '../../parts/guest-names.ts'
import { robotsOf } from '../../parts/opponents.ts'
import { problemText } from '../../parts/problems.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { dominionTable } from '../new-table.ts'
import { beginnersOpponent } from '../opponents/ladder.ts'
import styles from './dialogs.module.css'
import { playable } from './study.ts'

interface PlayDialogProps {
  readonly texts: readonly string[] // of all cards of the set
  readonly card: number // which of them it is about
  onClose(): void
}

export function PlayDialog({ texts, card, onClose }: PlayDialogProps) {
  const { t } = useTranslation('workshop')
  const [, go] = useLocation()
  const [all, setAll] = useState(false)
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState('')
  const whole = playable(texts).slice(0, limits.cards)
  const begin = async (against: 'computer' | 'friends') => {
    setStarting(true)
    setProblem('')
    try {
      const own = checkOwn(all ? whole : playable([texts[card]], texts)) as unknown as Json
      const alone = against === 'computer'
      const other = alone ? { robot: beginnersOpponent(await robotsOf('dominion')) } : 'open'
      go(`/table/${await newTable(guestName(), dominionTable({ own }, ['open', other]), alone)}`)
    } catch (error) {
      setProblem(problemText(error))
      setStarting(false)
    }
  }
  return (
    <Dialog title={t('play.title')} onClose={onClose}>
      <p>{t('play.about')}</p>
      {whole.length > 1 && (
        <Choice
          label={t('play.which')}
          value={all ? 'all' : 'one'}
          of={[
            { value: 'one', text: t('play.one') },
            { value: 'all', text: t('play.all', { count: whole.length }) },
          ]}
          onChange={(value) => setAll(value === 'all')}
        />
      )}
      <p className={styles.ways}>
        <Button primary data-first disabled={starting} onClick={() => void begin('computer')}>
          {t('play.computer')}
        </Button>
        <Button disabled={starting} onClick={() => void begin('friends')}>
          {t('play.friends')}
        </Button>
      </p>
      {problem && <p role="alert">{problem}</p>}
    </Dialog>
  )
}
