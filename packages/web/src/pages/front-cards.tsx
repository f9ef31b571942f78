/** Four cards, fanned out. */
import { useSettings } from '../base/settings.ts'
import { CardFace } from '../dominion/cards/card-face.tsx'
import { cardNamed, printedNow } from '../dominion/cards/card-facts.ts'
import styles from './front-page.module.css'

const shown = ['Village', 'Militia', 'Gold', 'Moat']

export default function FrontCards() {
  const { face } = useSettings()
  return (
    <>
      {shown
        .flatMap((name) => cardNamed(name, printedNow('2e')) ?? [])
        .map((card) => (
          <div key={card.name} className={styles.card}>
            <CardFace card={card} mode={face} />
          </div>
        ))}
    </>
  )
}
