/** Whether a card that is well written can be played, and why not. */
import { Trans, useTranslation } from 'react-i18next'
import { useTongue } from '../tongue.ts'
import type { Study } from './study.ts'

export function RefusalText({ studied: { refusal, notRun } }: { readonly studied: Study }) {
  const { t } = useTranslation('workshop')
  const { cardName } = useTongue()
  if (notRun !== undefined)
    return <Trans t={t} i18nKey="runs.not" values={{ what: notRun }} components={{ what: <span lang="en" /> }} />
  if (!refusal) return t('runs.all')
  return t(`refusals.${refusal.code}`, { ...refusal, ...('card' in refusal && { card: cardName(refusal.card) }) })
}
