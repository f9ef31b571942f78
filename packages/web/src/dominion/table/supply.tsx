import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../ui/key-hint.tsx'
import { cardNamed } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { PictureDrawing } from '../cards/drawings.tsx'
import { useTongue } from '../tongue.ts'
import { LaidCards } from './laid-cards.tsx'
import styles from './supply.module.css'
import { coinsIn } from './treasure.ts'
import { useDominion } from './use-dominion.ts'

/** The piles and the trash. */
export function Supply({ className }: { readonly className?: string }) {
  const { t } = useTranslation('dominion')
  const { piles, placing } = useDominion()
  const [curse, ...apart] = piles.apart
  const basics = [...piles.moneys, ...(curse === undefined ? [] : [curse])]
  const half = Math.ceil(piles.kingdom.length / 2)
  const columns = Math.max(basics.length, piles.points.length + 1 + apart.length)
  return (
    <section
      className={`${styles.supply} ${className ?? ''}`}
      aria-label={t('supply')}
      data-lit={placing.piles.size > 0}
      data-columns={columns}
      data-piles={basics.length + piles.points.length + piles.kingdom.length + apart.length}
    >
      <ul className={styles.basics} data-columns={columns}>
        {basics.map((pile) => (
          <Pile key={pile} name={pile} />
        ))}
        {Array.from({ length: columns - basics.length }, (_, i) => (
          <li key={i} className={styles.gap} aria-hidden="true" />
        ))}
        {piles.points.map((pile) => (
          <Pile key={pile} name={pile} />
        ))}
        {apart.map((pile) => (
          <Pile key={pile} name={pile} />
        ))}
        <Trash />
      </ul>
      <ul className={styles.kingdom} data-columns={half}>
        {piles.kingdom.map((pile) => (
          <Pile key={pile} name={pile} />
        ))}
      </ul>
    </section>
  )
}

function Pile({ name }: { readonly name: string }) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { view, edition, placing, choosing, pileKeys, decision } = useDominion()
  const pile = view.piles.find((each) => each.pile === name)
  const card = cardNamed(pile?.card ?? name, edition) ?? cardNamed('Ruined Village', edition)
  if (!pile || !card) return null
  const options = placing.piles.get(name)
  const chosen = options?.some((option) => choosing.chosen.includes(option)) ?? false
  const buying = decision?.question.kind === 'buy'
  const held = buying ? (view.seats[decision.actor].hand.cards ?? []) : []
  const means = view.turn.coins + coinsIn(held, edition)
  const dear = buying && !options && pile.count > 0 && pile.supply && (pile.cost ?? 0) > means
  // Before the Treasures are played, hardly anybody wants what can be had without them.
  const soft = buying && placing.hand.size > 0
  const cost = pile.cost ?? card.cost.coins
  const state = pile.count === 0 ? 'empty' : options ? 'legal' : dear ? 'dear' : 'quiet'
  const label = [
    tongue.cardName(pile.card ?? name),
    t('costs', { count: cost }) + (pile.potion ? t('andPotion') : ''),
    t('left', { count: pile.count }),
    ...(pile.supply ? [] : [t('apart')]),
    ...(state === 'legal' ? [t(buying ? 'canBuy' : 'canChoose')] : state === 'dear' ? [t('tooDear')] : []),
  ].join(', ')
  return (
    <li
      className={styles.pile}
      data-place={`pile:${name}`}
      data-state={state}
      data-soft={soft}
      data-apart={!pile.supply}
      data-chosen={chosen}
    >
      <button
        type="button"
        className={styles.button}
        aria-disabled={!options || undefined}
        aria-pressed={placing.way === 'some' && options ? chosen : undefined}
        aria-keyshortcuts={options && pileKeys.get(name)}
        data-nav
        data-peek={pile.card ?? name}
        data-legal={options !== undefined}
        onClick={() => options && choosing.choose(options)}
      >
        <span className="visually-hidden">{label}</span>
        <CardTile card={card} cost={cost} count={pile.count} title={pile.card === null ? name : undefined}>
          {options && choosing.active && <KeyHint of={pileKeys.get(name) ?? ''} className={styles.key} />}
        </CardTile>
      </button>
    </li>
  )
}

function Trash() {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { view } = useDominion()
  const last = view.trash.at(-1)
  return (
    <li className={styles.trash} data-place="trash">
      <LaidCards title={t('trash')} cards={view.trash}>
        <span className={styles.trashName}>{t('trash')}</span>
        <PictureDrawing name="campfire" className={styles.fire} />
        <span className={styles.trashCount}>
          <b>{view.trash.length}</b>
          {last && <span className={styles.trashLast}> · {tongue.cardName(last)}</span>}
        </span>
      </LaidCards>
    </li>
  )
}
