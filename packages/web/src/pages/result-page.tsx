/** How a game ended, why, and how it came to that. */
import { type GameLog, parseLog } from '@freehold/kernel'
import type { TableState } from '@freehold/server/protocol'
import type { TFunction } from 'i18next'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { get, post } from '../client/http.ts'
import { useTongue } from '../dominion/tongue.ts'
import { Frame } from '../parts/frame.tsx'
import { gameTitle } from '../parts/listing-words.ts'
import { useNames } from '../parts/names.ts'
import { problemText } from '../parts/problems.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { toldApart } from '../replay/told-apart.ts'
import { Button } from '../ui/button.tsx'
import { type Reason, reasonOf } from './reasons.ts'
import styles from './result-page.module.css'
import { ScoreTable } from './score-table.tsx'

interface StoryProps extends EndedProps {
  readonly log: GameLog
  readonly names: readonly string[]
}

/** What each game tells of its course. */
const stories: Readonly<Record<string, ComponentType<StoryProps>>> = {
  dominion: lazy(() => import('../dominion/result/dominion-story.tsx')),
  'terra-mystica': lazy(() => import('../terra-mystica/result/terra-mystica-story.tsx')),
}

export default function ResultPage({ table }: { readonly table: string }) {
  const { t } = useTranslation('result')
  const { value, problem } = useLoaded(`result ${table}`, () => get<'table'>(`/api/tables/${table}`))
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
  return <Ended state={value.state} result={value.state.result} />
}

interface EndedProps {
  readonly state: TableState
  readonly result: NonNullable<TableState['result']>
}

function Ended({ state, result }: EndedProps) {
  const { t } = useTranslation('result')
  const names = toldApart(useNames(state))
  const { value: log, problem } = useLoaded(`log ${state.table}`, async () =>
    parseLog(await get<'log'>(`/api/tables/${state.table}/log`)),
  )
  const Story = stories[state.game]
  const reason = reasonOf(result, turnsOf(state))
  const title = titleOf(state, result, reason, names, t)
  return (
    <Frame title={title}>
      <header className={styles.head}>
        <div>
          <p className={styles.game}>{gameTitle(state.game)}</p>
          <h1>{title}</h1>
          <Why {...{ state, result, names, reason }} />
        </div>
        <Actions state={state} />
      </header>
      {problem && <ScoreTable {...{ state, result, names }} />}
      {log && Story && (
        <Suspense fallback={<p className={styles.wait}>{t('working')}</p>}>
          <div className={styles.story}>
            <Story {...{ log, names, state, result }} />
          </div>
        </Suspense>
      )}
    </Frame>
  )
}

function titleOf(
  { you }: TableState,
  { winners }: EndedProps['result'],
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

function Why({ state, result, names, reason }: WhyProps) {
  const { t } = useTranslation('result')
  const { cardName } = useTongue()
  const named = (seats: readonly number[]) => seats.map((seat) => names[seat])
  if (reason.by === 'resigning') return <p className={styles.why}>{t('resigned', { names: named(result.resigned) })}</p>
  const ending = endingOf(state)
  return (
    <p className={styles.why}>
      {reason.by === 'points' && pointsText(result, t)}
      {reason.by === 'turns' && t('byTurns', { ...reason, count: reason.points, others: named(reason.others) })}
      {reason.by === 'sharing' &&
        (reason.turns === undefined
          ? t('levelPoints', { count: reason.points })
          : t('level', { count: reason.points, turns: reason.turns }))}{' '}
      {ending &&
        (ending === 'province'
          ? t('ended.province')
          : t('ended.piles', { piles: ending.map(cardName), count: ending.length }))}
    </p>
  )
}

/** `34 to 33`; of more than two all in a row, the best first. */
function pointsText({ points = [] }: EndedProps['result'], t: TFunction<'result'>): string {
  const [most, ...less] = points.toSorted((a, b) => b - a).map(String)
  return less.length === 1 ? t('byPointsOfTwo', { most, less: less[0] }) : t('byPoints', { points: [most, ...less] })
}

interface DominionLike {
  readonly piles?: readonly { readonly pile: string; readonly count: number; readonly supply: boolean }[]
  readonly seats?: readonly { readonly turns: number }[]
}

/** Turns taken, in games where they decide between equals. */
const turnsOf = ({ game, view }: TableState): readonly number[] | undefined =>
  game === 'dominion' ? (view as DominionLike | null)?.seats?.map(({ turns }) => turns) : undefined

function endingOf({ game, view }: TableState): 'province' | readonly string[] | undefined {
  const piles = game === 'dominion' ? (view as DominionLike | null)?.piles : undefined
  if (!piles) return undefined
  const empty = piles.filter(({ count, supply }) => supply && count === 0).map(({ pile }) => pile)
  return empty.includes('Province') ? 'province' : empty
}

function Actions({ state }: { readonly state: TableState }) {
  const { t } = useTranslation('result')
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
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
      <Link href={`/replay/${state.table}`} className={styles.button}>
        {t('replay')}
      </Link>
      <Link href={`/table/${state.table}`} className={styles.quiet}>
        {t('toTable')}
      </Link>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
