/** In the place of the hand when a game was counted: one's green cards, and lifted out of them the one that decided it. */
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../base/settings.ts'
import { cardNamed, inHandOrder } from '../cards/card-facts.ts'
import { decisiveCard } from './decisive-card.ts'
import { HandCard } from './hand-card.tsx'
import styles from './rail.module.css'
import { MOST_BESIDE } from './rail-room.ts'
import { useCountUp } from './use-count-up.ts'
import { useDominion } from './use-dominion.ts'

export function CountedHand({ seat }: { readonly seat: number }) {
  const { t } = useTranslation('dominion')
  const { view, version, state, reader, nameOf } = useDominion()
  const { face } = useSettings()
  const points = state.result?.points?.[seat] ?? 0
  const counted = useCountUp(points) === points // it is lifted when the sums are told
  const copiesOf = new Map(view.seats[seat].scoring?.map(({ card, copies }) => [card, copies]))
  const decisive = state.result && decisiveCard(view.seats, state.result)
  const lifted = decisive?.seat === seat ? cardNamed(decisive.card, version) : undefined
  const stacks = inHandOrder(copiesOf.keys(), version).flatMap((name) => {
    const card = cardNamed(name, version)
    const copies = (copiesOf.get(name) ?? 0) - (name === lifted?.name ? 1 : 0)
    return card && copies > 0 ? [{ card, copies }] : []
  })
  const shown = stacks.length + (lifted ? 1 : 0)
  const { count } = view.seats[seat].hand
  return (
    <section
      className={styles.hand}
      data-tight={shown > MOST_BESIDE}
      data-place={`hand:${seat}`}
      aria-label={seat === reader ? t('yourHand', { count }) : t('handOfCount', { who: nameOf(seat), count })}
    >
      <ul className={styles.rest} data-alone={true} data-some={shown > 3} data-many={shown > 8}>
        {stacks.map(({ card, copies }) => (
          <HandCard key={card.name} card={card} mode={face} copies={copies} state="quiet" fanned />
        ))}
        {lifted && (
          <HandCard card={lifted} mode={face} copies={1} state="quiet" lifted={counted} note={t('decisive')} />
        )}
      </ul>
      {shown === 0 && <p className={styles.none}>{t('emptyHand')}</p>}
    </section>
  )
}
