/** How everybody's chances stood, and which turns changed them most. */
import type { GameLog } from '@freehold/kernel'
import { useTranslation } from 'react-i18next'
import { LineChart } from '../../ui/line-chart.tsx'
import styles from './chance-story.module.css'
import type { Story } from './story.ts'
import { SwingList } from './swing-list.tsx'
import { placesOf, swingsOf } from './swings.ts'
import { PLAYOUTS, useChances } from './use-chances.ts'

interface ChanceStoryProps {
  readonly log: GameLog
  readonly story: Story
  readonly names: readonly string[]
  readonly table: string
}

export function ChanceStory({ log, story, names, table }: ChanceStoryProps) {
  const { t, i18n } = useTranslation('result')
  const chances = useChances(log)
  const places = placesOf(story)
  const done = chances?.length === places.length
  const percent = (of100: number) => new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(of100 / 100)
  const momentName = (x: number) => {
    const turn = story.turns[places.indexOf(x)]
    return turn ? t('momentOf', { name: names[turn.seat], round: turn.number }) : t('theEnd')
  }
  return (
    <section aria-labelledby="chances" aria-busy={!done && chances !== null}>
      <h2 id="chances">{t('chances')}</h2>
      <p className={styles.about}>{t('chancesAbout', { playouts: PLAYOUTS })}</p>
      <div className={styles.columns}>
        <LineChart
          title={t('chanceOverTime')}
          xTitle={t('turn')}
          series={names.map((name, seat) => ({
            name,
            points: (chances ?? []).map((shares, i) => ({ x: places[i], y: Math.round(100 * shares[seat]) })),
          }))}
          room={{ x: places, y: 100 }}
          xName={momentName}
          yName={percent}
        />
        <div className={styles.swings}>
          <h3 id="swings">{t('swings')}</h3>
          {chances === null && <p role="alert">{t('noChances')}</p>}
          {chances !== null && !done && <p>{t('chancesWorking')}</p>}
          {done && (
            <SwingList
              swings={swingsOf(story, chances)}
              names={names}
              table={table}
              percent={(share) => percent(Math.round(100 * share))}
            />
          )}
        </div>
      </div>
    </section>
  )
}
