import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../ui/key-hint.tsx'
import { cardNamed, faceOfPile } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { TokenMark } from '../cards/token-mark.tsx'
import { useTongue } from '../tongue.ts'
import { buyWithTreasures, isDear } from './buying.ts'
import type { FullPile } from './full-view.ts'
import styles from './pile.module.css'
import { useDominion } from './use-dominion.ts'

/** So many tokens lie open on a pile; that there are more is told by dots, for a number would read like a token of its own. */
const MOST_TOKENS = 3
const MOST_BESIDE_A_MARK = 1

interface PileProps {
  readonly name: string
  readonly words?: boolean // what the card says stands on it, too
  readonly className?: string
}

export function Pile({ name, words, className = '' }: PileProps) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const table = useDominion()
  const { view, version, placing, choosing, pileKeys, decision } = table
  const pile = view.piles.find((each) => each.pile === name)
  const card = pile && (pile.card === null ? faceOfPile(name, version) : cardNamed(pile.card, version))
  if (!pile || !card) return null
  const options = placing.piles.get(name)
  const chosen = options?.some((option) => choosing.chosen.includes(option)) ?? false
  const buying = decision?.question.kind === 'buy'
  const dear = buying && !options && pile.count > 0 && pile.supply && isDear(pile, table)
  const later = buyWithTreasures(name, table, choosing)
  const act = options ? () => choosing.choose(options) : later
  // Before the Treasures are played, hardly anybody wants what can be had without them.
  const soft = buying && placing.hand.size > 0
  const cost = pile.cost ?? card.cost.coins
  const state = pile.count === 0 ? 'empty' : options ? 'legal' : later ? 'later' : dear ? 'dear' : 'quiet'
  const { below, tokens = [] } = pile
  const key = pileKeys.get(name)
  const mark = pile.bane ? t('bane') : pile.obelisk ? tongue.cardName('Obelisk') : undefined
  const label = [
    tongue.cardName(pile.card ?? name),
    t('costs', { count: cost }) + (pile.potion ? t('andPotion') : ''),
    ...(pile.debt ? [t('counted', { count: pile.debt, what: t('counters.debt', { count: pile.debt }) })] : []),
    t('left', { count: pile.count }),
    ...(below ? [t('below', { card: tongue.cardName(below.card), count: below.count })] : []),
    ...(mark ? [mark] : []),
    ...tokens.map(({ kind, n }) => t('counted', { count: n, what: wordOf(kind) })),
    ...(pile.supply ? [] : [t('apart')]),
    ...(state === 'legal' ? [t(buying ? 'canBuy' : 'canChoose')] : []),
    ...(state === 'later' ? [t('canBuyAfter')] : state === 'dear' ? [t('tooDear')] : []),
  ].join(', ')
  function wordOf(kind: string): string {
    return t(`counters.${kind as 'points'}`, { count: 1, defaultValue: kind })
  }
  return (
    <li
      className={`${styles.pile} ${className}`}
      data-place={`pile:${name}`}
      data-state={state}
      data-soft={soft}
      data-apart={!pile.supply}
      data-chosen={chosen}
      data-split={below !== undefined}
      data-tokens={tokens.length > 0}
    >
      <button
        type="button"
        className={styles.button}
        aria-disabled={!act || undefined}
        aria-pressed={placing.way === 'some' && options ? chosen : undefined}
        aria-keyshortcuts={act && key}
        data-nav
        data-peek={pile.card ?? name}
        data-legal={options !== undefined}
        onClick={act}
      >
        <span className="visually-hidden">{label}</span>
        <CardTile
          card={card}
          cost={cost}
          debt={pile.debt ?? (pile.card === null ? undefined : 0)}
          count={below ? `${pile.count - below.count} + ${below.count}` : pile.count}
          title={pile.card === null ? tongue.cardName(name) : undefined}
          words={words && !below}
        >
          {(mark || tokens.length > 0) && (
            <span className={styles.marks} data-of-pile>
              {tokens.length > 0 && <Tokens pile={pile} most={mark ? MOST_BESIDE_A_MARK : MOST_TOKENS} />}
              {mark && (
                <span className={styles.bane} data-mark>
                  {mark}
                </span>
              )}
            </span>
          )}
          {below && (
            <span
              className={styles.below}
              data-of-pile
              data-long={tongue.cardName(below.card).length > 8}
              style={{ '--letters': tongue.cardName(below.card).length } as CSSProperties}
            >
              <b>{below.cost}</b>
              {below.debt && <TokenMark kind="debt" n={below.debt} />}
              <span>{tongue.cardName(below.card)}</span>
            </span>
          )}
          {options && choosing.active && key && <KeyHint of={key} className={styles.key} />}
        </CardTile>
      </button>
    </li>
  )
}

function Tokens({ pile: { tokens = [] }, most }: { readonly pile: FullPile; readonly most: number }) {
  return (
    <span className={styles.tokens} data-mark>
      {tokens.slice(0, most).map(({ kind, n, seat }) => (
        <TokenMark key={`${kind} ${seat}`} kind={kind} n={n} />
      ))}
      {tokens.length > most && <b>…</b>}
    </span>
  )
}
