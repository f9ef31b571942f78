/** What the front page shows of Dominion: four cards, fanned out. */
import { lazy, Suspense } from 'react'
import { withTexts } from '../base/i18n.ts'
import { withBoxes } from './cards/boxes.ts'
import styles from './front-picture.module.css'

const FrontCards = lazy(() => withTexts(withBoxes(import('./front-cards.tsx'), 'Basic', 'Base'), 'cards'))

export function FrontPicture() {
  return (
    <div className={styles.fan}>
      <Suspense fallback={<CardPlaces />}>
        <FrontCards />
      </Suspense>
    </div>
  )
}

/** As large as the cards that are still on their way. */
function CardPlaces() {
  return Array.from({ length: 4 }, (_, i) => <div key={i} className={styles.card} />)
}
