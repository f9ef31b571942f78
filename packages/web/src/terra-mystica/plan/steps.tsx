/** What is planned, step by step, with what each step costs and brings. */
import { Gain } from '../signs/gain.tsx'
import { choiceWords, useSay } from '../words.ts'
import { Brings } from './choices.tsx'
import styles from './steps.module.css'
import type { Planning } from './use-plan.ts'

export function Steps({
  plan,
  names,
  firstCard,
}: {
  readonly plan: Planning
  readonly names: readonly string[]
  readonly firstCard: boolean
}) {
  const say = useSay()
  if (plan.steps.length === 0) return <p className={styles.empty}>{say('ui.nothingPlanned')}</p>
  return (
    <ol className={styles.steps} aria-label={say('ui.planned')}>
      {plan.steps.map(({ offer }, i) => (
        <li key={`${i} ${offer.key}`}>
          <span>{choiceWords(say, offer.key, firstCard)}</span>
          <Gain of={offer.detail.changes} size={14} signed />
          <Brings offer={offer} names={names} say={say} />
        </li>
      ))}
      {plan.final && <li className={styles.stop}>{say('ui.stopsHere')}</li>}
    </ol>
  )
}
