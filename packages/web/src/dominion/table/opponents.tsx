import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Clock } from '../../table/clock.tsx'
import { useTableContext } from '../../table/table-context.tsx'
import { CardBack } from '../cards/card-face.tsx'
import { cardNamed } from '../cards/card-facts.ts'
import { GlyphDrawing, PictureDrawing } from '../cards/drawings.tsx'
import { useTongue } from '../tongue.ts'
import { LaidCards } from './laid-cards.tsx'
import styles from './opponents.module.css'
import { optionsOf } from './table-view.ts'
import { useDominion } from './use-dominion.ts'

const MOST_BACKS = 7
const ROOMY = '(min-width: 1100px)'
// It comes after the first move, so that nobody waits for it; where it cannot be loaded the game goes on without.
const KingdomName = lazy(() => import('./kingdom-name.tsx').catch(() => ({ default: () => null })))

/** The others, in the order they play after you. Quiet; whoever is to act is marked. */
export function Opponents({ className }: { readonly className?: string }) {
  const { t } = useTranslation('dominion')
  const { view, you, nameOf, edition, state } = useDominion()
  const first = you ?? -1
  const others = view.seats.map((_, i) => (first + 1 + i) % view.seats.length).filter((seat) => seat !== you)
  return (
    <section
      className={`${styles.opponents} ${className ?? ''}`}
      data-many={others.length > 1}
      aria-label={t('others')}
    >
      {others.map((seat) => (
        <Opponent key={seat} seat={seat} alone={others.length === 1} name={nameOf(seat)} />
      ))}
      {others.length === 1 && state.position > 0 && matchMedia(ROOMY).matches && (
        <Suspense>
          <KingdomName edition={edition} kingdom={optionsOf(state).kingdom} />
        </Suspense>
      )}
    </section>
  )
}

/** A word where there is room, else its symbol. */
function Sign({ of, text }: { readonly of: 'hand' | 'deck' | 'discardPile'; readonly text: string }) {
  return (
    <dt>
      <GlyphDrawing id={of} className={styles.glyph} />
      <span className={styles.word}>{text}</span>
    </dt>
  )
}

interface OpponentProps {
  readonly seat: number
  readonly alone: boolean
  readonly name: string
}

function Opponent({ seat, alone, name }: OpponentProps) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { view, edition, state } = useDominion()
  const { known: tableKnown } = useTableContext()
  const { hand, deck, discard, tokens, turns, play, known, aside, points } = view.seats[seat]
  const named = (cards: readonly string[]) => cards.map(tongue.cardName).join(', ')
  const top = discard.top === null ? undefined : cardNamed(discard.top, edition)
  const turn = view.turn.seat === seat && state.phase === 'playing'
  const kept = turn ? 0 : play.length
  const { robot, away } = state.seats[seat]
  const present = (robot !== null && !away) || tableKnown.present.includes(seat)
  return (
    <article className={styles.opponent} data-turn={turn} data-asked={view.asked === seat} data-seat={seat}>
      <div className={styles.seal} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </div>
      <div className={styles.who}>
        <h2 className={styles.name}>
          {name} <Clock seat={seat} className={styles.clock} />
        </h2>
        <p className={styles.sub}>
          {alone && robot !== null && !away && <span className={styles.kind}>{t('computer')} · </span>}
          {points !== undefined
            ? t('pointsOf', { count: points })
            : turn
              ? t(view.asked === seat ? 'playing' : 'theirTurn')
              : view.asked === seat
                ? t('answering')
                : t('turnsDone', { count: turns })}
          {!present && ` · ${t('absent')}`}
          {tokens > 0 && ` · ${t('tokens', { count: tokens })}`}
        </p>
      </div>
      <dl className={styles.stats}>
        <div className={styles.stat} data-place={`hand:${seat}`}>
          <span className={styles.backs} data-row={alone} aria-hidden="true">
            {Array.from({ length: Math.min(hand.count, alone ? MOST_BACKS : 1) }, (_, i) => (
              <CardBack key={i} className={styles.back} />
            ))}
          </span>
          <Sign of="hand" text={t('hand')} />
          <dd>{hand.count}</dd>
        </div>
        <div className={styles.stat} data-place={`deck:${seat}`}>
          <span className={styles.backs} aria-hidden="true">
            <CardBack className={styles.back} />
          </span>
          <Sign of="deck" text={t('deck')} />
          <dd>{deck.count}</dd>
        </div>
        <div className={styles.stat} data-place={`discard:${seat}`} data-peek={discard.top ?? undefined}>
          <span className={styles.top} data-type={top?.types.at(-1)} aria-hidden="true">
            {top && <PictureDrawing name={top.emblem} set={top.set} />}
          </span>
          <Sign of="discardPile" text={t('discard')} />
          <dd>
            {discard.count}
            {alone && discard.top && (
              <span className={styles.onTop}>{t('onTop', { card: tongue.cardName(discard.top) })}</span>
            )}
          </dd>
        </div>
        {kept > 0 && (
          <div className={styles.stat} data-place={`play:${seat}`}>
            <dt>{t('inPlayShort')}</dt>
            <dd>
              <LaidCards
                title={`${name}: ${t('inPlayShort')}`}
                cards={play.map(({ card }) => card)}
                className={styles.laid}
              >
                {kept}
              </LaidCards>
            </dd>
          </div>
        )}
        {aside.count > 0 && (
          <div className={styles.stat} data-place={`aside:${seat}`}>
            <dt>{t('asideShort')}</dt>
            <dd>
              <LaidCards title={`${name}: ${t('asideShort')}`} cards={aside.cards} className={styles.laid}>
                {aside.count}
              </LaidCards>
            </dd>
          </div>
        )}
      </dl>
      {alone && known.length > 0 && <p className={styles.shown}>{t('shownOfHand', { cards: named(known) })}</p>}
    </article>
  )
}
