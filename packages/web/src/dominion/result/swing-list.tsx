/** The turns that changed the chances most: whose, what was done, what came of it. */
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useTongue } from '../tongue.ts'
import styles from './chance-story.module.css'
import type { Hit, TurnTold } from './story.ts'
import type { Swing } from './swings.ts'

interface SwingListProps {
  readonly swings: readonly Swing[]
  readonly names: readonly string[]
  readonly table: string
  percent(share: number): string
}

export function SwingList({ swings, names, table, percent }: SwingListProps) {
  const { t } = useTranslation('result')
  const { cardName } = useTongue()
  if (swings.length === 0) return <p>{t('noSwings')}</p>
  return (
    <ol aria-labelledby="swings">
      {swings.map(({ turn, seat, from, to }) => (
        <li key={turn.position}>
          <Link href={`/replay/${table}?at=${turn.position}`}>
            {t('momentOf', { name: names[turn.seat], round: turn.number })}
          </Link>
          <span>{[...deedsOf(turn, cardName, t), ...hitsOf(turn.hits, names, cardName, t)].join(' · ')}</span>
          <span className={styles.change} data-up={to > from}>
            {t('swing', { name: names[seat], from: percent(from), to: percent(to) })}
          </span>
        </li>
      ))}
    </ol>
  )
}

type Naming = (card: string) => string
type Say = TFunction<'result'>

/** `2 Copper, Gold` */
const listed = (cards: readonly string[], cardName: Naming): string =>
  [...Map.groupBy(cards, (card) => card)]
    .map(([card, { length }]) => (length > 1 ? `${length} ${cardName(card)}` : cardName(card)))
    .join(', ')

function deedsOf({ bought, gained, trashed }: TurnTold, cardName: Naming, t: Say): readonly string[] {
  return [
    t('boughtCards', { cards: listed(bought, cardName) || t('nothing') }),
    ...(gained.length > 0 ? [t('gained', { cards: listed(gained, cardName) })] : []),
    ...(trashed.length > 0 ? [t('trashed', { cards: listed(trashed, cardName) })] : []),
  ]
}

/** What others suffered; those who suffered the same in one sentence. */
function hitsOf(hits: readonly Hit[], names: readonly string[], cardName: Naming, t: Say): readonly string[] {
  const bySeat = [...Map.groupBy(hits, ({ seat, did }) => `${seat} ${did}`).values()].map((same) => ({
    ...same[0],
    cards: same.flatMap(({ cards }) => cards),
  }))
  const what = ({ did, cards }: Hit) => (did === 'discarded' ? `${cards.length}` : listed(cards, cardName))
  return [...Map.groupBy(bySeat, (hit) => `${hit.did} ${what(hit)}`).values()].map((same) => {
    const [hit] = same
    const others = same.map(({ seat }) => names[seat])
    return t(`hits.${hit.did}`, { names: others, cards: what(hit), count: hit.cards.length })
  })
}
