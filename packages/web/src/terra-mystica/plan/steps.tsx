/** What is planned, step by step, with what each step costs and brings. */
import { Gain } from '../signs/gain.tsx'
import type { Offer } from '../view.ts'
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
    <ol className={styles.steps} aria-label={say('ui.planned')} data-testid="plan-steps">
      {merged(plan.steps.map(({ offer }) => offer)).map(({ offer, times }, i) => (
        <li key={`${i} ${offer.key}`}>
          <span>
            {choiceWords(say, offer.key, firstCard)}
            {times > 1 && ` ×${times}`}
          </span>
          <Gain of={offer.detail.changes} size={14} signed />
          <Brings offer={offer} names={names} say={say} />
        </li>
      ))}
      {plan.final && <li className={styles.stop}>{say('ui.stopsHere')}</li>}
    </ol>
  )
}

/** The same thing several times in a row is one line. */
function merged(offers: readonly Offer[]): readonly { readonly offer: Offer; readonly times: number }[] {
  const lines: { offer: Offer; times: number }[] = []
  for (const offer of offers) {
    const last = lines.at(-1)
    if (last?.offer.key !== offer.key) lines.push({ offer, times: 1 })
    else lines[lines.length - 1] = { offer: added(last.offer, offer), times: last.times + 1 }
  }
  return lines
}

function added(one: Offer, other: Offer): Offer {
  const changes: Record<string, number> = { ...one.detail.changes }
  for (const [what, n] of Object.entries(other.detail.changes)) changes[what] = (changes[what] ?? 0) + n
  return { ...other, detail: { ...other.detail, changes } }
}
