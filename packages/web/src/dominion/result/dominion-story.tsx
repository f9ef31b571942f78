/** A finished game of Dominion told in pictures and figures. It brings the rules along: loaded only where it is shown. */
import type { DominionOptions, DominionView } from '@freehold/dominion'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { StoryProps } from '../../games/game-entry.ts'
import { LineChart } from '../../ui/line-chart.tsx'
import { SeatPatterns } from '../../ui/seat-patterns.tsx'
import { knowOwnCards } from '../cards/boxes.ts'
import type { Version } from '../cards/card-facts.ts'
import { versionOf } from '../table/table-view.ts'
import { useTongue } from '../tongue.ts'
import { CardUsesTables } from './card-uses-table.tsx'
import { Course } from './course.tsx'
import { decidingOf } from './deciding.ts'
import { DeckChart } from './deck-chart.tsx'
import { decksOf } from './deck-parts.ts'
import { DeckRows } from './deck-rows.tsx'
import styles from './dominion-story.module.css'
import { MoneyChart } from './money-chart.tsx'
import { PointsByCard } from './points-by-card.tsx'
import { type Story, storyOf, type TurnTold } from './story.ts'

export default function DominionStory({ log, names, state, result }: StoryProps) {
  const { t } = useTranslation('result')
  const story = useMemo(() => {
    knowOwnCards((log.options as unknown as DominionOptions).own)
    return storyOf(log)
  }, [log])
  const version = versionOf(log.options as unknown as DominionOptions)
  const { table } = state
  const final = story.turns.at(-1)?.decks ?? story.start.decks
  return (
    <>
      <SeatPatterns />
      <Decided {...{ story, result, state }} />
      <DeckRows {...{ state, result, names, version }} decks={final} />
      <Course {...{ log, story, names, table, version }} below={state.you ?? 0} />
      <div className={styles.charts}>
        <PointsByCard {...{ state, result, names, version }} />
        <MoneyChart {...{ story, names, version }} />
      </div>
      <section aria-labelledby="uses">
        <h2 id="uses">{t('uses.title')}</h2>
        <p className={styles.about}>{t('uses.about')}</p>
        <CardUsesTables names={names} uses={story.uses} version={version} />
      </section>
      <Folded title={t('bought')}>
        <Purchases story={story} names={names} table={table} />
      </Folded>
      <Folded title={t('overTime')}>
        <OverTime {...{ story, names, version }} />
      </Folded>
    </>
  )
}

function Decided({ story, result, state }: Pick<StoryProps, 'result' | 'state'> & { readonly story: Story }) {
  const { t } = useTranslation('result')
  const { cardName } = useTongue()
  const deciding = decidingOf(story, result, state.view as DominionView)
  if (!deciding) return null
  const { card, turn } = deciding
  return <p className={styles.decided}>{t('decided', { card: cardName(card), turn: turn.number })}</p>
}

/** For those who want to know more. */
function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  )
}

function OverTime({ story, names, version }: { story: Story; names: readonly string[]; version: Version }) {
  const { t } = useTranslation('result')
  const decks = names.map((_, seat) => decksOf(story, seat))
  const size = (deck: Readonly<Record<string, number>>) => Object.values(deck).reduce((sum, copies) => sum + copies, 0)
  const most = Math.max(...decks.flat().map(size))
  return (
    <div className={styles.charts}>
      <LineChart
        title={t('pointsOverTime')}
        xTitle={t('turn')}
        series={names.map((name, seat) => ({ name, points: pointsOf(story, seat) }))}
      />
      {names.map((name, seat) => (
        <DeckChart key={seat} name={name} decks={decks[seat]} version={version} most={most} />
      ))}
    </div>
  )
}

const ownTurns = ({ turns }: Story, seat: number): readonly TurnTold[] =>
  turns.filter((turn) => turn.seat === seat && !turn.extra)

/** After each own turn; the last one counts what others gave afterwards too. */
function pointsOf(story: Story, seat: number): { x: number; y: number }[] {
  const own = ownTurns(story, seat).map(({ number, points }) => ({ x: number, y: points[seat] }))
  const end = story.turns.at(-1)?.points[seat] ?? 0
  const last = own.at(-1)
  return [{ x: 0, y: story.start.points[seat] }, ...own.slice(0, -1), ...(last ? [{ ...last, y: end }] : [])]
}

function Purchases({ story, names, table }: { story: Story; names: readonly string[]; table: string }) {
  const { t } = useTranslation('result')
  const rounds = Math.max(...story.turns.map(({ number }) => number))
  return (
    <div className={styles.scroll}>
      <table className={styles.bought}>
        <thead>
          <tr>
            <th scope="col">{t('turn')}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {names.map((name, seat) => (
                <td key={seat}>
                  {story.turns
                    .filter((turn) => turn.seat === seat && turn.number === round)
                    .map((turn) => (
                      <Link key={turn.position} href={`/replay/${table}?at=${turn.position}`}>
                        <span className="visually-hidden">{t('turnOf', { name, round })}</span>
                        <span className={styles.coins}>{turn.coins}</span>
                        <Deeds turn={turn} />
                      </Link>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Deeds({ turn: { bought, gained, trashed } }: { readonly turn: TurnTold }) {
  const { t } = useTranslation('result')
  const { cardName } = useTongue()
  const named = (cards: readonly string[]) => cards.map(cardName).join(', ')
  return (
    <span>
      {bought.length > 0 ? named(bought) : <i>{t('nothing')}</i>}
      {gained.length > 0 && <small> {t('gained', { cards: named(gained) })}</small>}
      {trashed.length > 0 && <small> {t('trashed', { cards: named(trashed) })}</small>}
    </span>
  )
}
