/** The end of a game is a count, as at a table: what counts is laid out, and the sums run up. */
import { useTranslation } from 'react-i18next'
import { cardNamed } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { useTongue } from '../tongue.ts'
import { decisiveCard } from './decisive-card.ts'
import type { FullSeat } from './full-view.ts'
import { emblems } from './laurels.ts'
import styles from './the-count.module.css'
import { useCountUp } from './use-count-up.ts'
import { useDominion } from './use-dominion.ts'

/** Whose cards are counted beside the reader's own: the best of the others. */
function bestOther(points: readonly number[] | undefined, own: number | null): number | undefined {
  const others = (points ?? []).map((n, seat) => ({ n, seat })).filter(({ seat }) => seat !== own)
  return others.toSorted((a, b) => b.n - a.n)[0]?.seat
}

const MOST_FANNED = 8 // copies of which an edge is seen

/** What counts, the most first. */
const countedOf = ({ scoring = [] }: FullSeat) => scoring.toSorted((a, b) => b.points - a.points)

function Sources({ seat }: { readonly seat: number }) {
  const { t } = useTranslation('dominion')
  const { cardList } = useTongue()
  const { view } = useDominion()
  const { tokens } = view.seats[seat]
  return (
    <ul className={styles.sources}>
      {countedOf(view.seats[seat]).map(({ card, copies, points }) => (
        <li key={card}>{t('countFrom', { points, cards: cardList(Array.from({ length: copies }, () => card)) })}</li>
      ))}
      {tokens > 0 && <li>{t('countFrom', { points: tokens, cards: t('counters.points', { count: tokens }) })}</li>}
    </ul>
  )
}

/** In the place of what is in play: the cards of the best of the others. */
export function OtherCount({ className }: { readonly className?: string }) {
  const { t } = useTranslation('dominion')
  const { view, version, nameOf, handOf, state } = useDominion()
  const seat = bestOther(state.result?.points, handOf) ?? 0
  const points = state.result?.points?.[seat] ?? 0
  const total = useCountUp(points)
  const decisive = state.result && decisiveCard(view.seats, state.result)
  const isDecisive = (card: string) => total === points && decisive?.seat === seat && decisive.card === card
  return (
    <section className={`${styles.other} ${className ?? ''}`} aria-label={t('count')} data-seat-colour={seat}>
      <div className={styles.whose}>
        <span className={styles.title}>{t('count')}</span>
        <span className={styles.sub}>{nameOf(seat)}</span>
      </div>
      <ul className={styles.cards} data-place={`play:${seat}`}>
        {countedOf(view.seats[seat]).map(({ card, copies }) => {
          const drawn = cardNamed(card, version)
          return (
            drawn && (
              <li key={card} data-peek={card} data-lifted={isDecisive(card)}>
                {Array.from({ length: Math.min(copies, MOST_FANNED) - 1 }, (_, i) => (
                  <span key={i} className={styles.edge}>
                    <CardTile card={drawn} cost={null} />
                  </span>
                ))}
                <span className={styles.last}>
                  <CardTile card={drawn} cost={null} count={`×${copies}`} />
                </span>
              </li>
            )
          )
        })}
      </ul>
      <p className={styles.total}>
        <b data-figure>{total}</b>
      </p>
      <Sources seat={seat} />
    </section>
  )
}

/** Beside one's own cards: their sum, in laurels for who has won. */
export function OwnCount({ className }: { readonly className?: string }) {
  const { handOf, state } = useDominion()
  const own = handOf ?? 0
  const total = useCountUp(state.result?.points?.[own] ?? 0)
  const won = state.result?.winners.includes(own) ?? false
  return (
    <div className={`${styles.own} ${className ?? ''}`} data-won={won} data-seat-colour={own}>
      <p className={styles.sum}>
        {won && (
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path d={emblems.laurels} fill="currentcolor" />
          </svg>
        )}
        <b>{total}</b>
      </p>
      <Sources seat={own} />
    </div>
  )
}
