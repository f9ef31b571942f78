import { useSettings } from '../base/settings.ts'
import { CardFace } from './cards/card-face.tsx'
import { cardNamed, printedNow } from './cards/card-facts.ts'
import styles from './front-picture.module.css'

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
