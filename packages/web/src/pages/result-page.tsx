/** How a game ended, why, and how it came to that. */
import { parseLog } from '@freehold/kernel'
import type { TableState } from '@freehold/server/protocol'
import type { TFunction } from 'i18next'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { get, post } from '../client/http.ts'
import type { GameResult } from '../games/game-entry.ts'
import { gamePart, gameTitle } from '../games/games.ts'
import { Frame } from '../parts/frame.tsx'
import { useNames } from '../parts/names.ts'
import { problemText } from '../parts/problems.ts'
import { ScoreTable } from '../parts/score-table.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { toldApart } from '../replay/told-apart.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PictureLink } from '../ui/picture-link.tsx'
import { useShare } from '../ui/use-share.ts'
import { type Reason, reasonOf } from './reasons.ts'
import styles from './result-page.module.css'

/** What was told of the game, and what the game itself makes of it. */
interface Finished {
  readonly state: TableState
  readonly game: GameResult | undefined // nobody here knows it
}

export default function ResultPage({ table }: { readonly table: string }) {
  const { t } = useTranslation('result')
  const { value, problem } = useLoaded(`result ${table}`, async (): Promise<Finished> => {
    const { state } = await get<'table'>(`/api/tables/${table}`)
    return { state, game: await gamePart(state.game, 'result') }
  })
  if (problem) {
    return (
      <Frame title={t('title')}>
        <p role="alert">{problemText(problem)}</p>
      </Frame>
    )
  }
  if (!value) return <div aria-busy="true" />
  if (value.state.phase !== 'over' || !value.state.result) {
    return (
      <Frame title={t('title')}>
        <h1>{value.state.phase === 'over' ? t('noResult') : t('notOver')}</h1>
        <p className={styles.links}>
          <Link href={`/table/${table}`}>{t('toTable')}</Link>
        </p>
      </Frame>
    )
  }
  return <Ended {...value} result={value.state.result} />
}

interface EndedProps extends Finished {
  readonly result: NonNullable<TableState['result']>
}

export function Ended({ state, game, result }: EndedProps) {
  const { t } = useTranslation('result')
  const names = toldApart(useNames(state))
  const { value: log, problem } = useLoaded(`log ${state.table}`, async () =>
    parseLog(await get<'log'>(`/api/tables/${state.table}/log`)),
  )
  const reason = reasonOf(result, state.view ? game?.turnsOf?.(state.view) : undefined)
  const title = titleOf(state, result, reason, names, t)
  return (
    <Frame title={title}>
      <header className={styles.head}>
        <div>
          <p className={styles.game}>{gameTitle(state.game)}</p>
          <h1>{title}</h1>
          <Why {...{ state, game, result, names, reason }} />
        </div>
        <Actions state={state} />
      </header>
      {problem && (
        <ScoreTable {...{ state, result, names }} rows={state.view ? (game?.scoreRows(state.view) ?? []) : []} />
      )}
      {log && game && (
        <Suspense fallback={<p className={styles.wait}>{t('working')}</p>}>
          <div className={styles.story}>
            <game.Story {...{ log, names, state, result }} />
          </div>
        </Suspense>
      )}
    </Frame>
  )
}

function titleOf(
  { you }: TableState,
  { winners }: NonNullable<TableState['result']>,
  reason: Reason,
  names: readonly string[],
  t: TFunction<'result'>,
): string {
  if (winners.length > 1) return t('shared', { names: winners.map((seat) => names[seat]) })
  const yours = winners[0] === you
  const name = names[winners[0]]
  if (reason.by === 'points' && reason.ahead)
    return yours ? t('youWonBy', { count: reason.ahead }) : t('wonBy', { name, count: reason.ahead })
  return yours ? t('youWon') : t('won', { name })
}

interface WhyProps extends EndedProps {
  readonly names: readonly string[]
  readonly reason: Reason
}

function Why({ state, game, result, names, reason }: WhyProps) {
  const { t } = useTranslation('result')
  const named = (seats: readonly number[]) => seats.map((seat) => names[seat])
  if (reason.by === 'resigning') return <p className={styles.why}>{t('resigned', { names: named(result.resigned) })}</p>
  return (
    <p className={styles.why}>
      {reason.by === 'points' && pointsText(result, t)}
      {reason.by === 'turns' && t('byTurns', { ...reason, count: reason.points, others: named(reason.others) })}
      {reason.by === 'sharing' &&
        (reason.turns === undefined
          ? t('levelPoints', { count: reason.points })
          : t('level', { count: reason.points, turns: reason.turns }))}{' '}
      {state.view ? game?.ending?.(state.view) : undefined}
    </p>
  )
}

/** `34 to 33`; of more than two all in a row, the best first. */
function pointsText({ points = [] }: NonNullable<TableState['result']>, t: TFunction<'result'>): string {
  const [most, ...less] = points.toSorted((a, b) => b - a).map(String)
  return less.length === 1 ? t('byPointsOfTwo', { most, less: less[0] }) : t('byPoints', { points: [most, ...less] })
}

function Actions({ state }: { readonly state: TableState }) {
  const { t } = useTranslation('result')
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const { label, copied, share } = useShare(t('copied'))
  const again = async () => {
    setProblem('')
    try {
      const { table } = await post<'rematch'>(`/api/tables/${state.table}/rematch`, {})
      go(`/table/${table}`)
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return (
    <div className={styles.actions}>
      {state.you !== null && (
        <Button primary onClick={() => void again()}>
          {t('rematch')}
        </Button>
      )}
      <ButtonLink to={`/replay/${state.table}`} className={styles.button}>
        {t('replay')}
      </ButtonLink>
      <Link href={`/table/${state.table}`} className={styles.quiet}>
        {t('toTable')}
      </Link>
      <Button quiet onClick={() => share(`${location.origin}/result/${state.table}`)}>
        {copied ? t('copied') : (label ?? t('copyLink'))}
      </Button>
      <PictureLink kind="result" of={state.table} className={styles.quiet}>
        {t('picture')}
      </PictureLink>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
