/** The four cults as steles, with everybody's markers and the priests that were sent. */
import { CULTS, type TerraMysticaView } from '@freehold/terra-mystica'
import { lettersOf } from '../letters.ts'
import { pieceColour, pieceInk } from '../map/terrain.ts'
import { CultIcon } from '../signs/icons.tsx'
import type { Offer } from '../view.ts'
import { choiceWords, useSay } from '../words.ts'
import styles from './cult-steles.module.css'

const STEPS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const
const POWER_AT: readonly number[] = [3, 5, 7, 10]

interface CultStelesProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly offers: readonly Offer[] // those about cults
  choose(offer: Offer): void
  readonly lit?: ReadonlyMap<string, { readonly out?: number; readonly chosen?: boolean }> | undefined
}

export function CultSteles({ view, names, offers, choose, lit }: CultStelesProps) {
  const say = useSay()
  const letters = lettersOf(view)
  return (
    <div className={styles.steles}>
      {CULTS.map((cult) => {
        const here = offers.filter(({ detail }) => detail.cult === cult)
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
              <CultIcon cult={cult} size={17} />
              <span className="visually-hidden">{say(`cult.${cult}`)}</span>
            </h3>
            <ol className={styles.track} aria-hidden="true">
              {STEPS.map((step) => (
                <li key={step} data-power={POWER_AT.includes(step)}>
                  <span className={styles.step}>{step}</span>
                  <span
                    className={styles.markers}
                    data-many={view.players.filter(({ cults }) => (cults[cult] ?? 0) === step).length > 2}
                  >
                    {view.players.flatMap(({ seat, terrain, cults, name }) =>
                      (cults[cult] ?? 0) === step && name !== null
                        ? [
                            <span
                              key={seat}
                              className={styles.marker}
                              style={{ backgroundColor: pieceColour(terrain), color: pieceInk(terrain) }}
                            >
                              {letters[seat]}
                            </span>,
                          ]
                        : [],
                    )}
                  </span>
                </li>
              ))}
            </ol>
            <ul className="visually-hidden">
              {view.players.map(({ seat, cults }) => (
                <li key={seat}>
                  {names[seat]}: {cults[cult] ?? 0}
                </li>
              ))}
            </ul>
            <p className={styles.priests} title={say('ui.priestSpaces')}>
              {(view.priestSpaces[cult] ?? []).map((owner, i) => (
                <span
                  key={i}
                  data-steps={i === 0 ? 3 : 2}
                  style={
                    owner === null ? undefined : { backgroundColor: pieceColour(view.players[owner]?.terrain ?? null) }
                  }
                >
                  {owner === null ? (i === 0 ? 3 : 2) : '●'}
                </span>
              ))}
            </p>
            {here.length > 0 && (
              <div className={styles.offers}>
                {here.map((offer) => (
                  <button
                    key={offer.key}
                    type="button"
                    onClick={() => choose(offer)}
                    title={choiceWords(say, offer.key)}
                  >
                    {stepsOf(offer, cult)}
                    <span className="visually-hidden">: {choiceWords(say, offer.key)}</span>
                  </button>
                ))}
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}

function stepsOf({ detail }: Offer, cult: string): string {
  const n = (detail.changes as Record<string, number>)[cult] ?? 0
  return n < 0 ? `−${-n}` : `+${n}`
}
