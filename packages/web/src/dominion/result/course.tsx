/** How a game went: everybody's chances, what was bought and the great swings on one line of time that leads into the replay. */
import type { GameLog } from '@freehold/kernel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import type { Version } from '../cards/card-facts.ts'
import { useTongue } from '../tongue.ts'
import styles from './course.module.css'
import { CourseChart } from './course-chart.tsx'
import { bandsOf, type MarkedSwing, markedSwings } from './course-math.ts'
import { estimators } from './estimators.ts'
import type { Story } from './story.ts'
import { swingsOf } from './swings.ts'
import { shortWords, turnWords } from './turn-words.ts'
import { type Chances, type Estimate, PLAYOUTS, useChances } from './use-chances.ts'

interface CourseProps {
  readonly log: GameLog
  readonly story: Story
  readonly names: readonly string[]
  readonly table: string
  readonly version: Version
  readonly below: number // the seat whose chances are read from below
}

export function Course({ log, story, names, table, version, below }: CourseProps) {
  const { t, i18n } = useTranslation('result')
  const { cardName } = useTongue()
  const { turns } = story
  const estimate = useChances(log, turns.length + 1)
  const [at, setAt] = useState(turns.length - 1)
  const known = estimate?.chances ?? []
  const done = known.length === turns.length + 1
  const order = [below, ...names.map((_, seat) => seat).filter((seat) => seat !== below)]
  const bands = bandsOf(known, order)
  const swings = done ? markedSwings(swingsOf(story, known), story, bands) : []
  const percent = (share: number) => new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share)
  const momentName = (turn: number) =>
    turn < turns.length ? t('momentOf', { name: names[turns[turn].seat], round: turns[turn].number }) : t('theEnd')
  return (
    <section className={styles.course} aria-labelledby="course" aria-busy={!done && estimate !== null}>
      <div className={styles.head}>
        <h2 id="course">{t('course')}</h2>
        {estimate === null && <p role="alert">{t('noChances')}</p>}
        {estimate !== null && !done && <p>{t('chancesWorking')}</p>}
        {done && swings.length === 0 && <p>{t('noSwings')}</p>}
        {swings.length > 0 && (
          <SwingList
            swings={swings}
            names={names}
            below={below}
            at={at}
            say={(swing) => shortWords(swing.turn, { names, cardName, t })}
            onChoose={setAt}
          />
        )}
      </div>
      <CourseChart
        story={story}
        names={names}
        version={version}
        order={order}
        bands={bands}
        swings={swings}
        at={at}
        momentName={momentName}
        percent={percent}
        onChoose={setAt}
      />
      <Moment turn={at} {...{ story, names, table, chances: known, below, percent }} />
      <FigureTable
        title={t('chanceOverTime')}
        head={[t('turn'), ...names]}
        rows={[...turns, null].map((_, turn) => ({
          key: turn,
          name: momentName(turn),
          cells: names.map((_, seat) => known[turn] && percent(known[turn][seat])),
        }))}
      />
      {estimate && <Method {...estimate} />}
    </section>
  )
}

/** How the chances were estimated, and by whom. What will be said later has its room already, so that nothing moves then. */
function Method({ by, isLast }: Estimate) {
  const { t } = useTranslation('result')
  return (
    <p className={styles.method}>
      {estimators.map((each) => (
        <span key={each} data-shown={each === by}>
          {t(`chancesAbout.${each}`, { playouts: PLAYOUTS })} {each === 'money' && !isLast && t('chancesAgain')}
        </span>
      ))}
    </p>
  )
}

interface SwingListProps {
  readonly swings: readonly MarkedSwing[]
  readonly names: readonly string[]
  readonly below: number
  readonly at: number
  say(swing: MarkedSwing): string
  onChoose(turn: number): void
}

/** Of two players the changes are those of one, since the other's are the opposite; of more, each says whose it is. */
function SwingList({ swings, names, below, at, say, onChoose }: SwingListProps) {
  const { t } = useTranslation('result')
  const two = names.length === 2
  return (
    <>
      <p>{two ? t('swingsFor', { name: names[below] }) : t('swings')}</p>
      <ol className={styles.swings} aria-label={t('swings')}>
        {swings.map((swing) => {
          const change = Math.round(100 * (swing.to - swing.from)) * (two && swing.seat !== below ? -1 : 1)
          return (
            <li key={swing.at}>
              <button type="button" aria-pressed={swing.at === at} onClick={() => onChoose(swing.at)}>
                <span className={styles.number} aria-hidden="true">
                  {swing.number}
                </span>
                {say(swing)} {!two && swing.seat !== swing.turn.seat && <span>· {names[swing.seat]}</span>}
                <b>{change > 0 ? `+${change}` : `−${-change}`}</b>
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}

interface MomentProps extends Pick<CourseProps, 'story' | 'names' | 'table' | 'below'> {
  readonly turn: number
  readonly chances: Chances
  percent(share: number): string
}

/** What happened in the chosen turn, and the way there. */
function Moment({ turn, story, names, table, chances, below, percent }: MomentProps) {
  const { t } = useTranslation('result')
  const { cardName } = useTongue()
  const told = story.turns[turn]
  const seat = names.length === 2 ? below : told.seat
  const [before, after] = [chances[turn], chances[turn + 1]]
  return (
    <div className={styles.moment}>
      <p>
        <i>{t('momentOf', { name: names[told.seat], round: told.number })}.</i> {t('hadCoins', { count: told.coins })} ·{' '}
        {turnWords(told, { names, cardName, t })}
      </p>
      <p className={styles.change}>
        {before &&
          after &&
          t('beforeAfter', { name: names[seat], from: percent(before[seat]), to: percent(after[seat]) })}
      </p>
      <ButtonLink to={`/replay/${table}?at=${told.position}`}>{t('watchFrom')}</ButtonLink>
    </div>
  )
}
