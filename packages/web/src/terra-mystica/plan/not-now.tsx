/** What else there is to do in a turn, greyed, with the reason why not now. */
import { POWER_ACTION, POWER_ACTIONS, type Wanted } from '@freehold/terra-mystica'
import type { Offer } from '../view.ts'
import type { Why } from '../why-words.ts'
import { capital, type Say, useSay } from '../words.ts'
import styles from './choices.module.css'

interface Greyed {
  readonly wanted: Wanted
  readonly words: string
  readonly offered: (offer: Offer) => boolean
}

const UPGRADES = ['tradingHouse', 'temple', 'stronghold', 'sanctuary'] as const

const all = (say: Say): readonly Greyed[] => [
  { wanted: { do: 'shipping' }, words: say('do.advanceShip'), offered: ({ key }) => key === 'advance ship' },
  { wanted: { do: 'digging' }, words: say('do.advanceDig'), offered: ({ key }) => key === 'advance dig' },
  { wanted: { do: 'priest' }, words: say('source.priest'), offered: ({ key }) => key.startsWith('send p') },
  ...UPGRADES.map((to) => ({
    wanted: { do: 'upgrade', to } as const,
    words: say(`building.${to}`),
    offered: ({ detail }: Offer) => detail.group === 'upgrade' && detail.building === to,
  })),
  { wanted: { do: 'bridge' }, words: say('special.ACT1'), offered: () => false },
  ...POWER_ACTIONS.filter((action) => !POWER_ACTION[action].gain.bridges).map((action) => ({
    wanted: { do: 'power action', action } as const,
    words: say('do.power', { action: say(`special.${action}`) }),
    offered: ({ detail }: Offer) => detail.action === action,
  })),
]

export function NotNow({ offers, why }: { readonly offers: readonly Offer[]; readonly why: Why }) {
  const say = useSay()
  const closed = all(say)
    .filter(({ offered }) => !offers.some(offered))
    .map(({ wanted, words }) => ({ words, reason: why(wanted) }))
    .filter(({ reason }) => reason !== '') // a bridge is possible
  if (closed.length === 0) return null
  return (
    <details className={styles.others} data-testid="not-now">
      <summary>{say('why.title')}</summary>
      <ul className={styles.closed}>
        {closed.map(({ words, reason }) => (
          <li key={words}>
            <b>{capital(words)}</b> {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
