/** The four cults as steles, with everybody's markers and the priests that were sent. A free space takes a priest. */
import { CULTS, type TerraMysticaView } from '@freehold/terra-mystica'
import { lettersOf } from '../letters.ts'
import { Disc } from '../signs/disc.tsx'
import { CultIcon } from '../signs/icons.tsx'
import type { Offer } from '../view.ts'
import type { Why } from '../why-words.ts'
import { choiceWords, useSay } from '../words.ts'
import styles from './cult-steles.module.css'

const STEPS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const
const POWER_AT: readonly number[] = [3, 5, 7, 10]

interface CultStelesProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly offers: readonly Offer[] // those about cults
  choose(offer: Offer): void
  readonly why?: Why
  readonly lit?: ReadonlyMap<string, { readonly out?: number; readonly chosen?: boolean }> | undefined
}

export function CultSteles({ view, names, offers, choose, why, lit }: CultStelesProps) {
  const say = useSay()
  const letters = lettersOf(view, names)
  const noPriest = why?.({ do: 'priest' })
  return (
    <div className={styles.steles}>
      {CULTS.map((cult) => {
        const here = offers.filter(({ detail }) => detail.cult === cult)
        const spaces = priestSpaces(view.priestSpaces[cult] ?? [], here)
        const others = here.filter((offer) => !spaces.some((space) => space.offer === offer))
        const light = lit?.get(cult)
        return (
          <section
            key={cult}
            className={styles.stele}
            data-cult={cult}
            data-lit={light !== undefined}
            data-chosen={light?.chosen}
            data-out={light?.out}
            aria-label={say(`cult.${cult}`)}
          >
            <h3 className={styles.head}>
              <CultIcon cult={cult} size={18} />
              <span className="visually-hidden">{say(`cult.${cult}`)}</span>
            </h3>
            <ol className={styles.track} aria-hidden="true">
              {STEPS.map((step) => {
                const markers = view.players.filter(
                  ({ cults, faction }) => faction !== null && (cults[cult] ?? 0) === step,
                )
                return (
                  <li key={step} data-power={POWER_AT.includes(step)}>
                    <span className={styles.step}>{step}</span>
                    <span className={styles.markers} data-many={markers.length > 2}>
                      {markers.map((player) => (
                        <Disc
                          key={player.seat}
                          player={player}
                          size={markers.length > 2 ? 16 : 21}
                          letter={letters[player.seat]}
                        />
                      ))}
                    </span>
                  </li>
                )
              })}
            </ol>
            <ul className="visually-hidden">
              {view.players.map(({ seat, cults }) => (
                <li key={seat}>
                  {names[seat]}: {cults[cult] ?? 0}
                </li>
              ))}
            </ul>
            <div className={styles.priests} title={say('ui.priestSpaces')}>
              {spaces.map(({ owner, steps, offer }, i) =>
                owner !== null ? (
                  <span key={i} className={styles.taken}>
                    <Disc player={view.players[owner]} size={18} letter={letters[owner]} />
                    <span className="visually-hidden">{names[owner]}</span>
                  </span>
                ) : offer ? (
                  <button
                    key={i}
                    type="button"
                    className={styles.space}
                    data-key={offer.key}
                    onClick={() => choose(offer)}
                    title={choiceWords(say, offer.key)}
                  >
                    {steps}
                    <span className="visually-hidden">: {choiceWords(say, offer.key)}</span>
                  </button>
                ) : (
                  <span key={i} className={styles.space} title={noPriest}>
                    {steps}
                    {noPriest && <span className="visually-hidden">: {noPriest}</span>}
                  </span>
                ),
              )}
            </div>
            <div className={styles.offers}>
              {others.map((offer) => (
                <button
                  key={offer.key}
                  type="button"
                  data-key={offer.key}
                  onClick={() => choose(offer)}
                  title={choiceWords(say, offer.key)}
                >
                  {stepsOf(offer, cult)}
                  <span className="visually-hidden">: {choiceWords(say, offer.key)}</span>
                </button>
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

/** The four spaces for priests; one who stays goes to the first that is free, which is the best. */
function priestSpaces(owners: readonly (number | null)[], offers: readonly Offer[]) {
  const stays = offers.find(({ key }) => /^send p to \w+$/.test(key))
  const first = owners.indexOf(null)
  return owners.map((owner, i) => ({ owner, steps: i === 0 ? 3 : 2, offer: i === first ? stays : undefined }))
}

function stepsOf({ detail }: Offer, cult: string): string {
  const n = (detail.changes as Record<string, number>)[cult] ?? 0
  return n < 0 ? `−${-n}` : `+${n}`
}
