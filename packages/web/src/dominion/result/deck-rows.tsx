/** The decks that the game ended with, as cards. */
import type { TableState } from '@freehold/server/protocol'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Seal } from '../../table/seal.tsx'
import { SeatMark } from '../../table/seat-mark.tsx'
import type { Version } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { portraitOf } from '../opponents/ladder.ts'
import { useTongue } from '../tongue.ts'
import { deckColumns } from './deck-columns.ts'
import styles from './deck-rows.module.css'
import type { Deck } from './story.ts'

interface DeckRowsProps {
  readonly state: TableState
  readonly result: NonNullable<TableState['result']>
  readonly names: readonly string[]
  readonly decks: readonly Deck[] // by seat
  readonly version: Version
}

/** As many edges as can be told apart. */
const MOST_EDGES = 4

export function DeckRows({ state, result, names, decks, version }: DeckRowsProps) {
  const { t } = useTranslation('result')
  const { cardName } = useTongue()
  const columns = deckColumns(decks, version)
  const order = names.map((_, seat) => seat).toSorted((a, b) => result.places[a] - result.places[b] || a - b)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with keys
    <section className={styles.decks} aria-label={t('finalDecks')} tabIndex={0}>
      <ol style={{ '--columns': columns.length } as CSSProperties}>
        {order.map((seat) => (
          <li key={seat} className={styles.row}>
            <Who state={state} result={result} seat={seat} name={names[seat]} cards={sizeOf(decks[seat])} />
            <ul className={styles.cards}>
              {columns.map(({ card, copies }) =>
                copies[seat] === 0 ? (
                  <li key={card.name} className={styles.none} aria-hidden="true">
                    –
                  </li>
                ) : (
                  <li key={card.name} className={styles.stack} data-edges={Math.min(copies[seat] - 1, MOST_EDGES)}>
                    <span className="visually-hidden">
                      {copies[seat]} {cardName(card.name)}
                    </span>
                    <CardTile card={card} cost={null} count={`×${copies[seat]}`} />
                  </li>
                ),
              )}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

const sizeOf = (deck: Deck): number => Object.values(deck).reduce((sum, copies) => sum + copies, 0)

interface WhoProps extends Pick<DeckRowsProps, 'state' | 'result'> {
  readonly seat: number
  readonly name: string
  readonly cards: number
}

function Who({ state, result, seat, name, cards }: WhoProps) {
  const { t } = useTranslation('result')
  const { person, robot } = state.seats[seat]
  const portrait = robot === null ? undefined : portraitOf(robot)
  const points = result.points?.[seat]
  return (
    <div className={styles.who} data-seat-colour={seat}>
      {portrait ? <img src={portrait} alt="" width={52} height={52} /> : <Seal seat={seat} className={styles.seal} />}
      <div>
        <span className={styles.name}>
          <SeatMark seat={seat} /> {person ? <Link href={`/people/${person}`}>{name}</Link> : name}
        </span>
        <span className={styles.points}>
          {points === undefined ? t('gaveUp') : t('pointsCount', { count: points })}
          {result.winners.includes(seat) && (
            <span className={styles.star}>
              <span aria-hidden="true">{'\u00a0'}★</span>
              <span className="visually-hidden"> {t('winner')}</span>
            </span>
          )}
        </span>
        <small>{t('copies', { count: cards })}</small>
      </div>
    </div>
  )
}
