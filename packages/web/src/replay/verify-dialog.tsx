/** "Verify the shuffle": everything is worked out anew, and what was compared is shown. */
import type { Finding, GameLog } from '@freehold/kernel'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameTitle } from '../games/games.ts'
import { notedCommitment } from '../table/commitments.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { Recording } from './recording.ts'
import { faultText } from './replay-problem.ts'
import { type Verification, verify } from './verification.ts'
import styles from './verify-dialog.module.css'

const signs = { holds: '✓', fails: '✗', unknown: '–' } as const

export function VerifyDialog({ recording, onClose }: { readonly recording: Recording; onClose(): void }) {
  const { t } = useTranslation('replay')
  const [checked, setChecked] = useState<Verification>()
  useEffect(() => {
    // After the dialog is shown: the whole game is played again.
    const timer = setTimeout(() => {
      const { timeline, log, state, promised } = recording
      const noted = notedCommitment(localStorage, state.table)
      const givenUp = (state.result?.resigned.length ?? 0) > 0
      setChecked(verify(timeline.replayed.game, log, { noted, told: promised }, givenUp))
    }, 30)
    return () => clearTimeout(timer)
  }, [recording])
  return (
    <Dialog title={t('verification.title')} onClose={onClose}>
      <div className={styles.verify}>
        <p className={styles.intro}>{t('verification.intro')}</p>
        {checked ? <Shown checked={checked} log={recording.log} /> : <p>{t('verification.running')}</p>}
      </div>
    </Dialog>
  )
}

function findingText({ code, fault }: Finding, { game, rules, moves }: GameLog, t: TFunction<'replay'>): string {
  if (code === 'stopped') return faultText(fault, t)
  return t(`verification.findings.${code}`, { game: gameTitle(game), rules, moves: moves.length })
}

function Shown({ checked, log }: { readonly checked: Verification; readonly log: GameLog }) {
  const { t } = useTranslation('replay')
  const { promised, by, seed, computed, findings, verdict } = checked
  const same = promised !== undefined && promised === computed
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <h3>{t('verification.promised')}</h3>
          <p>{by ? t(`verification.by.${by}`) : t('verification.by.nobody')}</p>
          {promised && <code>{promised}</code>}
        </li>
        <li>
          <h3>{t('verification.seed')}</h3>
          <code>{seed ?? t('verification.noSeed')}</code>
        </li>
        <li>
          <h3>{t('verification.computed')}</h3>
          {computed && <code>{computed}</code>}
          {promised && (
            <p className={styles.verdict} data-verdict={same ? 'holds' : 'fails'}>
              {same ? `✓ ${t('verification.same')}` : `✗ ${t('verification.different')}`}
            </p>
          )}
        </li>
        <li>
          <h3>{t('verification.played', { count: log.moves.length })}</h3>
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <li key={finding.code} data-verdict={finding.verdict}>
                <span aria-hidden="true">{signs[finding.verdict]}</span>
                <span className="visually-hidden">{t(`verification.verdicts.${finding.verdict}`)}: </span>
                {findingText(finding, log, t)}
              </li>
            ))}
          </ul>
        </li>
      </ol>
      <p role="status" className={styles.result} data-verdict={verdict} data-testid="verdict">
        {t(`verification.result.${verdict}`)}
      </p>
    </>
  )
}
