/** What is in the game: the kinds of cards, each beside one of them. */
import type { Edition } from '@freehold/dominion'
import { useTranslation } from 'react-i18next'
import { cardNamed, printedNow } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { PlayButton, RuleList } from './rule-list.tsx'
import styles from './rulebook-page.module.css'

const EXAMPLES = {
  treasure: 'Silver',
  victory: 'Duchy',
  curse: 'Curse',
  action: 'Village',
  attack: 'Witch',
  reaction: 'Moat',
} as const
const kinds = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]

export function Kinds({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('rulebook')
  return (
    <section id="cards">
      <h2>{t('cards.title')}</h2>
      <ul className={styles.kinds}>
        {kinds.map((kind) => {
          const card = cardNamed(EXAMPLES[kind], printedNow(edition))
          const words = t(`cards.rules.${kind}`)
          return (
            <li key={kind}>
              <span className={styles.tile}>{card && <CardTile card={card} />}</span>
              <p>
                {words} <PlayButton rule={`cards.${kind}`} words={words} edition={edition} />
              </p>
            </li>
          )
        })}
      </ul>
      <RuleList part="cards" edition={edition} />
    </section>
  )
}
