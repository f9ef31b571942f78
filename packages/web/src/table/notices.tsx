/** What the table asks or tells beyond the game: votes, a pause, a seat that somebody else plays. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import styles from './notices.module.css'
import { useTableContext } from './table-context.tsx'

export function Notices() {
  return (
    <div className={styles.notices}>
      <UndoAsked />
      <Proposed />
      <Paused />
      <Away />
    </div>
  )
}

function Notice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <section className={styles.notice} aria-label={text}>
      <span role="alert">{text}</span>
      {children}
    </section>
  )
}

/** Somebody asks the others to let them take something back. */
function UndoAsked() {
  const { t } = useTranslation('table')
  const { state, store, names, tellMove } = useTableContext()
  const request = state.undoRequest
  if (!request) return null
  const what = tellMove(request.to) ?? t('undo.lastAnswer')
  const mine = request.seat === state.you
  const asked = state.you !== null && request.missing.includes(state.you)
  const missing = request.missing.map((seat) => names[seat]).join(', ')
  const text = mine ? t('undo.waiting', { missing, what }) : t('undo.asked', { who: names[request.seat], what })
  return (
    <Notice text={text}>
      {asked && (
        <Vote
          yes={t('undo.agree')}
          no={t('undo.refuse')}
          vote={(agrees) => void store.command('answer-undo', { agrees })}
        />
      )}
      {mine && (
        <Button onClick={() => void store.command('answer-undo', { agrees: false })}>{t('undo.withdraw')}</Button>
      )}
    </Notice>
  )
}

interface VoteProps {
  readonly yes: string
  readonly no: string
  vote(agrees: boolean): void
}

function Vote({ yes, no, vote }: VoteProps) {
  return (
    <>
      <Button primary onClick={() => vote(true)}>
        {yes}
      </Button>
      <Button onClick={() => vote(false)}>{no}</Button>
    </>
  )
}

function Proposed() {
  const { t } = useTranslation('table')
  const { state, store, names } = useTableContext()
  const { proposal, you } = state
  if (!proposal) return null
  const who = names[proposal.seat]
  const about = proposal.about === null ? '' : names[proposal.about]
  const missing = proposal.missing.map((seat) => names[seat]).join(', ')
  const asked = you !== null && proposal.missing.includes(you)
  return (
    <Notice text={asked ? t(`proposed.${proposal.what}`, { who, about }) : t('propose.waiting', { missing })}>
      {asked && (
        <Vote yes={t('undo.agree')} no={t('undo.refuse')} vote={(agrees) => void store.command('vote', { agrees })} />
      )}
    </Notice>
  )
}

function Paused() {
  const { t } = useTranslation('table')
  const { state, store } = useTableContext()
  if (!state.paused || state.proposal) return null
  return (
    <Notice text={t('paused')}>
      {state.you !== null && (
        <Button primary onClick={() => void store.command('propose', { what: 'resume' })}>
          {t('propose.resume')}
        </Button>
      )}
    </Notice>
  )
}

/** An artificial player sits in for you. */
function Away() {
  const { t } = useTranslation('table')
  const { state, store } = useTableContext()
  if (state.you === null || !state.seats[state.you].away || state.phase !== 'playing') return null
  return (
    <Notice text={t('away')}>
      <Button primary onClick={() => void store.command('come-back', {})}>
        {t('comeBack')}
      </Button>
    </Notice>
  )
}
