/** Four cards, fanned out. */
import { cardsOf } from '@freehold/dominion/cards'
import { useSettings } from '../app/settings.ts'
import { CardFace } from '../dominion/cards/card-face.tsx'
import styles from './front-page.module.css'

const shown = ['Village', 'Militia', 'Gold', 'Moat'].flatMap((name) => cardsOf('2e').get(name) ?? [])

export default function FrontCards() {
  const { face } = useSettings()
  return (
    <>
      {shown.map((card) => (
        <div key={card.name} className={styles.card}>
          <CardFace card={card} mode={face} />
        </div>
      ))}
    </>
  )
}
