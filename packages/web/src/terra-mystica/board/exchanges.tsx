/** What a resource is exchanged for. */
import type { Wanted } from '@freehold/terra-mystica'
import { Button } from '../../ui/button.tsx'
import type { Offer } from '../view.ts'
import type { Why } from '../why-words.ts'
import { choiceWords, useSay } from '../words.ts'
import styles from './dialogs.module.css'

/** The exchanges that everybody has at any time, as the rules write them. */
const EXCHANGES: readonly { readonly of: readonly string[]; readonly key: string; readonly wanted: Wanted }[] = [
  { of: ['power'], key: 'burn 1', wanted: { do: 'burn' } },
  { of: ['power', 'priests'], key: 'convert 5PW to 1P', wanted: { do: 'convert', from: 'power', to: 'priests' } },
  { of: ['power', 'workers'], key: 'convert 3PW to 1W', wanted: { do: 'convert', from: 'power', to: 'workers' } },
  { of: ['power', 'coins'], key: 'convert 1PW to 1C', wanted: { do: 'convert', from: 'power', to: 'coins' } },
  { of: ['priests', 'workers'], key: 'convert 1P to 1W', wanted: { do: 'convert', from: 'priests', to: 'workers' } },
  { of: ['workers', 'coins'], key: 'convert 1W to 1C', wanted: { do: 'convert', from: 'workers', to: 'coins' } },
]

/** What the resource can be changed into just now, and back; and what not, with the reason. */
interface ExchangesProps {
  readonly what: string // resource
  readonly exchanges?: readonly Offer[] | undefined
  exchange?: ((offer: Offer) => void) | undefined
  readonly why?: Why | undefined // where one could exchange
  close(): void
}

export function Exchanges({ exchanges = [], exchange, why, close, what }: ExchangesProps) {
  const say = useSay()
  const touched = (offer: Offer) =>
    Object.keys(offer.detail.changes).some((each) => each === what || (what === 'power' && each.startsWith('bowl')))
  const here = exchanges.filter(touched)
  const closed = why
    ? EXCHANGES.filter(({ of, key }) => of.includes(what) && !exchanges.some((each) => each.key === key))
    : []
  if (here.length + closed.length === 0 || !exchange) return null
  return (
    <section className={styles.section}>
      <h3>{say('group.convert')}</h3>
      <div className={styles.exchanges}>
        {here.map((offer) => (
          <Button
            key={offer.key}
            data-key={offer.key}
            onClick={() => {
              exchange(offer)
              close()
            }}
          >
            {choiceWords(say, offer.key)}
          </Button>
        ))}
      </div>
      {why && closed.length > 0 && (
        <ul className={styles.closed}>
          {closed.map(({ key, wanted }) => (
            <li key={key}>
              {choiceWords(say, key)}: {why(wanted)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
