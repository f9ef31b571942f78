/** What lies before the player: deck and discard pile, what is offered now, the hand. */
import { type CSSProperties, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../base/settings.ts'
import { cardNamed } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { useTongue } from '../tongue.ts'
import { allOf, placesOf, UNCOUNTED } from './full-view.ts'
import { HandCard } from './hand-card.tsx'
import { handItems, shelfItems } from './hand-items.ts'
import { LaidCards } from './laid-cards.tsx'
import { placeName } from './place-name.ts'
import { spokenOf } from './placing.ts'
import { Plates } from './plates.tsx'
import styles from './rail.module.css'
import { RailNote } from './rail-note.tsx'
import { MOST_BESIDE } from './rail-room.ts'
import { isCounted, useDominion } from './use-dominion.ts'

// Few cards ask for these, and none in one's first turn.
const OrderControl = lazy(() => import('./order-control.tsx'))
const DepthControl = lazy(() => import('./depth-control.tsx'))
const OwnCount = lazy(() => import('./the-end.ts').then((end) => ({ default: end.OwnCount })))
const CountedHand = lazy(() => import('./the-end.ts').then((end) => ({ default: end.CountedHand })))

export function Rail({ className }: { readonly className?: string }) {
  const { t } = useTranslation('dominion')
  const table = useDominion()
  const { handOf, view, nameOf, you, reader } = table
  const whose = handOf === null || handOf === reader ? t('yourPlace') : t('placeOf', { who: nameOf(handOf) })
  return (
    <section className={`${styles.rail} ${className ?? ''}`} aria-label={whose}>
      {handOf !== null && <Decks seat={handOf} />}
      <div className={styles.held}>
        <SpokenOf />
        <Offered />
        {handOf === null ? <p className={styles.watching}>{t('watching')}</p> : <Held seat={handOf} />}
      </div>
      {handOf !== null && you !== null && handOf !== you && (
        <p className={styles.instead}>{t('handOf', { who: nameOf(handOf) })}</p>
      )}
      {handOf !== null && isCounted(table) ? (
        <Suspense fallback={<div className={styles.note} />}>
          <OwnCount className={styles.note} />
        </Suspense>
      ) : (
        <RailNote className={styles.note} behind={handOf !== null && placesOf(view.seats[handOf]).length > 0} />
      )}
    </section>
  )
}

function Decks({ seat }: { readonly seat: number }) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { view, version, reader, nameOf } = useDominion()
  const { deck, discard, owned = {}, score } = view.seats[seat]
  const top = discard.top === null ? undefined : cardNamed(discard.top, version)
  const known = deck.known.find(({ above }) => above === 0)?.card
  const whose = seat === reader ? t('allYourCards') : `${nameOf(seat)}: ${t('allCards')}`
  const all = score === undefined ? whose : `${whose} · ${t('pointsOf', { count: score })}`
  return (
    <div className={styles.decks}>
      <div className={styles.deck} data-place={`deck:${seat}`} data-empty={deck.count === 0}>
        <LaidCards title={all} cards={allOf(owned)} className={styles.deckBack} peek={known}>
          <b>{deck.count ?? UNCOUNTED}</b>
          {known && <span className={styles.known}>{tongue.cardName(known)}</span>}
          <span className="visually-hidden">{all}</span>
        </LaidCards>
        <span className={styles.label}>{seat === reader ? t('yourDeck') : t('deckOf', { who: nameOf(seat) })}</span>
      </div>
      <div
        className={styles.deck}
        data-place={`discard:${seat}`}
        data-empty={!top}
        data-peek={discard.top ?? undefined}
      >
        <span className={styles.discardTop}>{top && <CardTile card={top} cost={null} />}</span>
        <span className={styles.label}>
          {t('discard')} <b>{discard.count ?? UNCOUNTED}</b>
        </span>
      </div>
    </div>
  )
}

/** What the question is about, to look at. */
function SpokenOf() {
  const { t } = useTranslation('dominion')
  const { decision, version, view } = useDominion()
  const { face } = useSettings()
  const cards = spokenOf(decision, view).flatMap((name) => cardNamed(name, version) ?? [])
  if (cards.length === 0) return null
  return (
    <ul className={styles.spoken} aria-label={t('spokenOf')}>
      {cards.map((card) => (
        <HandCard key={card.name} card={card} mode={face} copies={1} state="quiet" />
      ))}
    </ul>
  )
}

/** What lies nowhere else on the table: cards that were shown, choices in words, an order to make. */
function Offered() {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { placing, choosing, version } = useDominion()
  const { face } = useSettings()
  if (placing.way === 'order' || placing.way === 'depth' || placing.plates.length > 0)
    return (
      <Suspense>
        {placing.way === 'order' ? <OrderControl /> : placing.way === 'depth' ? <DepthControl /> : <Plates />}
      </Suspense>
    )
  const shelf = shelfItems(placing)
  if (shelf.length === 0) return null
  return (
    <ul
      className={styles.offered}
      data-some={shelf.length > 3}
      data-many={shelf.length > 6}
      data-crowd={shelf.length > 12}
      style={{ '--columns': Math.ceil(shelf.length / 2) } as CSSProperties}
      aria-label={t('offered')}
    >
      {shelf.map(({ option, card, as, from, place, copies }, i) => {
        const drawn = cardNamed(as ?? card, version)
        const at = choosing.chosen.indexOf(option)
        if (!drawn) return null
        return (
          <HandCard
            key={option}
            card={drawn}
            mode={face}
            copies={copies}
            state={at >= 0 ? 'chosen' : 'legal'}
            digit={i < 9 ? `${i + 1}` : undefined}
            order={at >= 0 ? at + 1 : undefined}
            note={
              place !== undefined
                ? placeName(place, tongue.cardName, t)
                : from && placing.hand.size > 0
                  ? t(`from.${from}`)
                  : undefined
            }
            act={() => (placing.way === 'some' ? choosing.toggle(option) : choosing.choose([option]))}
            pressed={placing.way === 'some' ? at >= 0 : undefined}
          />
        )
      })}
    </ul>
  )
}

/** The hand, and at the end one's green cards. */
function Held({ seat }: { readonly seat: number }) {
  if (!isCounted(useDominion())) return <Hand seat={seat} />
  return (
    <Suspense fallback={<section className={styles.hand} data-place={`hand:${seat}`} />}>
      <CountedHand seat={seat} />
    </Suspense>
  )
}

function Hand({ seat }: { readonly seat: number }) {
  const { t } = useTranslation('dominion')
  const { view, version, placing, choosing, decision, reader, nameOf } = useDominion()
  const { face } = useSettings()
  const items = handItems(view.seats[seat].hand.cards ?? [], placing, version)
  const offset = shelfItems(placing).length
  const legal = items.filter(({ options }) => options)
  const item = (each: (typeof items)[number]) => {
    const digit = each.options ? offset + legal.indexOf(each) + 1 : 0
    const orders = each.options?.map((option) => choosing.chosen.indexOf(option)).filter((at) => at >= 0) ?? []
    return (
      <HandCard
        key={each.id}
        card={each.card}
        mode={face}
        copies={each.copies}
        chosen={each.stacked ? orders.length : undefined}
        state={orders.length > 0 ? 'chosen' : each.options ? 'legal' : decision ? 'off' : 'quiet'}
        digit={digit > 0 && digit <= 9 ? `${digit}` : undefined}
        order={decision?.ordered && orders.length === 1 ? orders[0] + 1 : undefined}
        pressed={placing.way === 'some' && each.options ? orders.length > 0 : undefined}
        act={
          each.options &&
          (() => {
            const options = each.options ?? []
            if (placing.way !== 'some' || each.stacked) choosing.choose(options)
            else choosing.toggle(options[0])
          })
        }
      />
    )
  }
  const rest = items.filter(({ options }) => !options)
  const alone = legal.length + offset + placing.plates.length === 0 && placing.way !== 'depth'
  return (
    <section
      className={styles.hand}
      data-tight={items.length + offset + placing.plates.length + spokenOf(decision, view).length > MOST_BESIDE}
      data-place={`hand:${seat}`}
      aria-label={
        seat === reader
          ? t('yourHand', { count: view.seats[seat].hand.count })
          : t('handOfCount', { who: nameOf(seat), count: view.seats[seat].hand.count })
      }
    >
      {legal.length > 0 && (
        <ul className={styles.lit} data-some={legal.length > 3} data-many={legal.length > 8}>
          {legal.map(item)}
        </ul>
      )}
      {rest.length > 0 && (
        <ul
          className={styles.rest}
          data-alone={alone}
          data-some={alone && rest.length > 3}
          data-many={alone && rest.length > 8}
        >
          {rest.map(item)}
        </ul>
      )}
      {items.length === 0 && <p className={styles.none}>{t('emptyHand')}</p>}
    </section>
  )
}
