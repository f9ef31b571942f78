/** How a game ended, why, and how it came to that. */
import { type GameLog, parseLog } from '@freehold/kernel'
import type { TableState } from '@freehold/server/protocol'
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { get, post } from '../client/http.ts'
import { useTongue } from '../dominion/tongue.ts'
import { toldApart } from '../replay/told-apart.ts'
import { useNames } from '../table/names.ts'
import { Button } from '../ui/button.tsx'
import { Frame } from './frame.tsx'
import { gameTitle } from './listing-words.ts'
import { problemText } from './problems.ts'
import { reasonOf } from './reasons.ts'
import styles from './result-page.module.css'
import { ScoreTable } from './score-table.tsx'
import { useLoaded } from './use-loaded.ts'

interface StoryProps {
  readonly log: GameLog
  readonly names: readonly string[]
  readonly table: string
  readonly people: readonly number[] // seats of people
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
  const { value: log } = useLoaded(`log ${state.table}`, async () =>
    parseLog(await get<'log'>(`/api/tables/${state.table}/log`)),
  )
  const Story = stories[state.game]
  const people = useMemo(() => state.seats.flatMap(({ robot }, seat) => (robot === null ? [seat] : [])), [state.seats])
  const others = (seats: readonly number[]) => seats.map((seat) => names[seat])
  const you = state.you !== null && result.winners.includes(state.you)
  const title =
    result.winners.length > 1
      ? t('shared', { names: others(result.winners) })
      : you
        ? t('youWon')
        : t('won', { name: names[result.winners[0]] })
  return (
    <Frame title={title}>
      <header className={styles.head}>
        <div>
          <p className={styles.game}>{gameTitle(state.game)}</p>
          <h1>{title}</h1>
          <Why state={state} result={result} names={names} />
        </div>
        <Actions state={state} />
      </header>
      <ScoreTable state={state} result={result} names={names} />
      {log && Story && (
        <Suspense fallback={<p className={styles.wait}>{t('working')}</p>}>
          <div className={styles.story}>
            <Story log={log} names={names} table={state.table} people={people} />
          </div>
        </Suspense>
      )}
    </Frame>
  )
}

function Why({ state, result, names }: EndedProps & { readonly names: readonly string[] }) {
  const { t } = useTranslation('result')
  const { cardName } = useTongue()
  const reason = reasonOf(result, turnsOf(state))
  const named = (seats: readonly number[]) => seats.map((seat) => names[seat])
  if (reason.by === 'resigning') return <p className={styles.why}>{t('resigned', { names: named(result.resigned) })}</p>
  const ending = endingOf(state)
  return (
    <p className={styles.why}>
      {reason.by === 'points' && t('byPoints', { count: reason.points })}
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
