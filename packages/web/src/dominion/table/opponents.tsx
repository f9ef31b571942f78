import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../base/i18n.ts'
import { useSettings } from '../../base/settings.ts'
import { type Sitter, useSitters } from '../../parts/names.ts'
import { Clock } from '../../table/clock.tsx'
import { Seal } from '../../table/seal.tsx'
import { useTableContext } from '../../table/table-context.tsx'
import { CardBack } from '../cards/card-face.tsx'
import { cardNamed } from '../cards/card-facts.ts'
import { GlyphDrawing, PictureDrawing } from '../cards/drawings.tsx'
import { portraitOf } from '../opponents/ladder.ts'
import { useTongue } from '../tongue.ts'
import { Counters } from './counters.tsx'
import { allOf, countersOf, placesOf, UNCOUNTED } from './full-view.ts'
import { Held } from './held.tsx'
import { LaidCards } from './laid-cards.tsx'
import styles from './opponents.module.css'
import { placeName } from './place-name.ts'
import { optionsOf } from './table-view.ts'
import { useDominion } from './use-dominion.ts'

const MOST_BACKS = 7
const ROOMY = '(min-width: 1100px)'
// It comes when everybody has had a turn, so that nobody waits for it; where it cannot be loaded the game goes on without.
const KingdomName = lazy(() => import('./kingdom-name.tsx').catch(() => ({ default: () => null })))
// They speak once there is something to say; where their words cannot be loaded they are silent.
const Remark = lazy(() =>
  withTexts(import('../opponents/remark.tsx'), 'remarks').catch(() => ({ default: () => null })),
)

/** So many have their words beside them; more are plates side by side. */
const FEW = 3

/** The others, in the order they play after you. Quiet; whoever is to act is marked. */
export function Opponents({ className }: { readonly className?: string }) {
  const { t } = useTranslation('dominion')
  const { view, you, state } = useDominion()
  const sitters = useSitters(state)
  const first = you ?? -1
  const others = view.seats.map((_, i) => (first + 1 + i) % view.seats.length).filter((seat) => seat !== you)
  return (
    <section
      className={`${styles.opponents} ${className ?? ''}`}
      data-count={others.length}
      data-many={others.length > FEW}
      aria-label={t('others')}
    >
      {others.map((seat) => (
        <Opponent key={seat} seat={seat} alone={others.length === 1} sitter={sitters[seat]} />
      ))}
      {others.length === 1 && view.seats.every(({ turns }) => turns > 1) && matchMedia(ROOMY).matches && (
        <Suspense>
          <KingdomName options={optionsOf(state)} />
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
  readonly sitter: Sitter
}

function Opponent({ seat, alone, sitter: { name, title } }: OpponentProps) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { view, version, state } = useDominion()
  const { known: tableKnown } = useTableContext()
  const { hand, deck, discard, turns, play, known, points, score, owned } = view.seats[seat]
  const top = discard.top === null ? undefined : cardNamed(discard.top, version)
  const turn = view.turn.seat === seat && state.phase === 'playing'
  const asked = view.asked === seat
  const kept = turn ? 0 : play.length
  const { robot, person, away } = state.seats[seat]
  const { remarks } = useSettings()
  // Five of a kind are told apart by their seals; whoever is the only one has a face.
  const only = state.seats.filter((each) => each.robot === robot).length === 1
  const face = only && robot !== null && person === null ? portraitOf(robot) : undefined
  const present = (robot !== null && !away) || tableKnown.present.includes(seat)
  const doing =
    points !== undefined
      ? t('pointsOf', { count: points })
      : turn
        ? t(asked ? 'playing' : 'theirTurn')
        : asked
          ? t('answering')
          : t('turnsDone', { count: turns })
  const laid = (label: string, cards: readonly string[], count: number | string, watched?: readonly string[]) => (
    <LaidCards title={`${name}: ${label}`} cards={cards} watched={watched} className={styles.laid}>
      {count}
    </LaidCards>
  )
  return (
    <article className={styles.opponent} data-turn={turn} data-asked={asked} data-seat={seat} data-seat-colour={seat}>
      {face ? (
        <img src={face} alt="" className={`${styles.seal} ${styles.face}`} />
      ) : (
        <Seal seat={seat} className={styles.seal} />
      )}
      <div className={styles.who}>
        <h2 className={styles.name}>
          {name}
          {title && <i className={styles.title}>, {title}</i>} <Clock seat={seat} className={styles.clock} />
        </h2>
        <p className={styles.sub} data-busy={turn || asked}>
          {doing}
          {points === undefined && score !== undefined && ` · ${t('pointsOf', { count: score })}`}
          {!present && ` · ${t('absent')}`}
        </p>
        {alone && face && robot && turns > 1 && remarks && matchMedia(ROOMY).matches && (
          <Suspense>
            <Remark seat={seat} robot={robot} />
          </Suspense>
        )}
        <Counters of={countersOf(view.seats[seat])} words={alone} className={styles.counters} />
        <Held seat={seat} />
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
          <Sign of="deck" text={t('deck')} />
          <dd>{owned ? laid(t('allCards'), allOf(owned), deck.count ?? UNCOUNTED) : (deck.count ?? UNCOUNTED)}</dd>
        </div>
        <div className={styles.stat} data-place={`discard:${seat}`} data-peek={discard.top ?? undefined}>
          <span className={styles.top} data-type={top?.types.at(-1)} aria-hidden="true">
            {top && <PictureDrawing name={top.emblem} set={top.set} />}
          </span>
          <Sign of="discardPile" text={t('discard')} />
          <dd>
            {discard.count ?? UNCOUNTED}
            {alone && discard.top && (
              <span className={styles.onTop}>{t('onTop', { card: tongue.cardName(discard.top) })}</span>
            )}
          </dd>
        </div>
        {kept > 0 && (
          <div className={styles.stat} data-place={`play:${seat}`}>
            <dt>{t('inPlayShort')}</dt>
            <dd>
              {laid(
                t('inPlayShort'),
                play.map(({ card }) => card),
                kept,
              )}
            </dd>
          </div>
        )}
        {placesOf(view.seats[seat]).map(({ name: place, count, cards, watched }) => (
          <div key={place} className={styles.stat} data-place={`${place}:${seat}`}>
            <dt>
              <GlyphDrawing id="aside" className={styles.glyph} />
              <span className={styles.word}>{placeName(place, tongue.cardName, t)}</span>
            </dt>
            <dd>{laid(placeName(place, tongue.cardName, t), cards, count, watched)}</dd>
          </div>
        ))}
      </dl>
      {alone && known.length > 0 && (
        <p className={styles.shown}>{t('shownOfHand', { cards: known.map(tongue.cardName).join(', ') })}</p>
      )}
    </article>
  )
}
