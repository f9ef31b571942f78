import { useTranslation } from 'react-i18next'
import { cardNamed } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { GlyphDrawing } from '../cards/drawings.tsx'
import { useTongue } from '../tongue.ts'
import { Counters } from './counters.tsx'
import { countersOf, type FullSeat, heldBy } from './full-view.ts'
import { Held } from './held.tsx'
import styles from './in-play.module.css'
import { coinsIn } from './treasure.ts'
import { useDominion } from './use-dominion.ts'

interface Stack {
  readonly card: string
  readonly as: string | undefined
  readonly count: number
  readonly key: string
  readonly stayed: boolean // from an earlier turn
}

/** Equal cards are one stack, where the first of them was laid; what stayed from an earlier turn lies apart. */
function stacked(play: FullSeat['play']): Stack[] {
  const equal = Map.groupBy(play, ({ card, as, stayed }) => `${card} ${as} ${stayed}`)
  return [...equal].map(([key, [{ card, as, stayed = false }, ...more]]) => {
    return { card, as, stayed, count: more.length + 1, key }
  })
}

/** What lies in play before the player whose turn it is, and what that player may still do. */
export function InPlay({ className }: { readonly className?: string }) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { view, version, you, reader, nameOf, decision, state, placing, choosing } = useDominion()
  const { seat, actions, buys, coins, potions, phase } = view.turn
  const yours = seat === you
  const asking = decision?.question.cause?.source
  const own = stacked(you !== null && !yours ? view.seats[you].play : []).map((stack) => ({
    ...stack,
    key: `own ${stack.key}`,
  }))
  const theirs = stacked(view.seats[seat].play)
  const stacks = [...theirs, ...own]
  // Said only where both lie there: else there is nothing to tell apart.
  const parted = theirs.some(({ stayed }) => stayed) ? theirs.findIndex(({ stayed }) => !stayed) : -1
  const lastAsking = stacks.findLastIndex(({ card }) => card === asking)
  const counters = you === null ? [] : countersOf(view.seats[you])
  const held = you !== null && heldBy(view, you).length > 0
  const spend = (kind: string) => {
    const options = placing.counters.get(kind)
    return options && (() => choosing.choose(options))
  }
  const money = yours ? coinsIn(view.seats[seat].hand.cards ?? [], version) : 0
  return (
    <section className={`${styles.row} ${className ?? ''}`} aria-label={t('inPlay')}>
      <div className={styles.whose}>
        <span className={styles.title}>{t('inPlay')}</span>
        <span className={styles.sub}>
          {state.phase === 'over'
            ? t('over')
            : seat === reader
              ? t('yourTurn', { n: view.seats[seat].turns })
              : t('turnOf', { who: nameOf(seat) })}
        </span>
      </div>
      <ul className={styles.cards} data-place={`play:${seat}`} data-parted={parted >= 0}>
        {stacks.map(({ card, as, count, key }, i) => {
          const drawn = cardNamed(as ?? card, version)
          if (!drawn) return null
          return (
            <li
              key={key}
              className={styles.card}
              data-card={card}
              data-peek={as ?? card}
              data-asking={i === lastAsking}
              data-first-own={i === stacks.length - own.length && own.length > 0}
              data-first-now={i === parted}
            >
              {parted >= 0 && (i === 0 || i === parted) && (
                <span className={styles.when}>{t(i === 0 ? 'fromLastTurn' : 'thisTurn')}</span>
              )}
              <CardTile card={drawn} cost={null}>
                {count > 1 && <span className={styles.times}>×{count}</span>}
                {as && <span className={styles.as}>{tongue.cardName(card)}</span>}
              </CardTile>
            </li>
          )
        })}
      </ul>
      <dl className={styles.counters} data-purse data-quiet={!yours || phase === 'cleanup' || state.phase === 'over'}>
        <Counter glyph="action" n={actions} text={t('actions', { count: actions })} />
        <Counter glyph="buy" n={buys} text={t('buys', { count: buys })} />
        <Counter glyph="coin" n={coins} text={t('coins', { count: coins })} />
        {potions > 0 && <Counter glyph="potion" n={potions} text={t('potions', { count: potions })} />}
        <div className={styles.counter} data-money data-none={money === 0}>
          <dd className={styles.money}>+{money}</dd>
          <dt>{t('inHand')}</dt>
        </div>
      </dl>
      {you !== null && (held || counters.length > 0) && (
        <div className={styles.own}>
          <Held seat={you} />
          <Counters of={counters} words spend={spend} />
        </div>
      )}
    </section>
  )
}

function Counter({
  glyph,
  n,
  text,
}: {
  readonly glyph: 'action' | 'buy' | 'coin' | 'potion'
  n: number
  text: string
}) {
  return (
    <div className={styles.counter} data-counter={glyph}>
      <dd>
        <GlyphDrawing id={glyph} n={n} className={styles.glyph} />
        <span className="visually-hidden">{n}</span>
      </dd>
      <dt>{text}</dt>
    </div>
  )
}
