/** What a deck has that belongs to nobody and lies face down: which cards everybody may know, in which order nobody. */
import { useTranslation } from 'react-i18next'
import { cardNamed } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { useTongue } from '../tongue.ts'
import styles from './beside.module.css'
import { useDominion } from './use-dominion.ts'

interface DeckInsideProps {
  readonly name: string
  readonly cards: readonly string[]
}

export default function DeckInside({ name, cards }: DeckInsideProps) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { version } = useDominion()
  return (
    <section className={styles.sheets} aria-label={name}>
      <h3>{t('deckInside', { deck: name, count: cards.length })}</h3>
      <ul className={styles.cards}>
        {cards.map((each) => {
          const card = cardNamed(each, version)
          return (
            <li key={each} data-peek={each}>
              <span className="visually-hidden">{tongue.cardName(each)}</span>
              {card && <CardTile card={card} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
