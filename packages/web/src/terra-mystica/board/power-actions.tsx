/** The six power actions, and the special actions of the faction. */
import {
  POWER_ACTION,
  POWER_ACTIONS,
  powerActionPrice,
  SPECIAL_ACTION,
  type TerraMysticaView,
} from '@freehold/terra-mystica'
import { Gain } from '../signs/gain.tsx'
import type { Offer } from '../view.ts'
import { choiceWords, useSay } from '../words.ts'
import styles from './power-actions.module.css'

interface PowerActionsProps {
  readonly view: TerraMysticaView
  readonly seat: number | undefined
  readonly offers: readonly Offer[]
  choose(offer: Offer): void
  readonly lit?: ReadonlyMap<string, { readonly out?: number; readonly chosen?: boolean }> | undefined
}

export function PowerActions({ view, seat, offers, choose, lit }: PowerActionsProps) {
  const say = useSay()
  const special = seat === undefined ? [] : (view.players[seat]?.actionsLeft ?? [])
  const faction = seat === undefined ? null : (view.players[seat]?.faction ?? null)
  const offerOf = (action: string) => offers.find(({ detail }) => detail.action === action)
  return (
    <div className={styles.actions}>
      <ul className={styles.power} aria-label={say('ui.powerActions')}>
        {POWER_ACTIONS.map((id) => {
          const { gain } = POWER_ACTION[id]
          const power = powerActionPrice(faction, id)
          const offer = offerOf(id)
          const taken = view.powerActionsTaken.includes(id)
          const light = lit?.get(id)
          const words = offer ? choiceWords(say, offer.key) : say(`special.${id}`)
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.action}
                disabled={!offer}
                data-taken={taken}
                data-open={offer !== undefined}
                data-lit={light !== undefined}
                data-out={light?.out}
                data-chosen={light?.chosen}
                onClick={() => offer && choose(offer)}
                title={words}
              >
                <span className="visually-hidden">
                  {words}, {say('amount.power', { count: power })}
                  {taken && `, ${say('ui.taken')}`}
                </span>
                <span className={styles.cost} aria-hidden="true">
                  {power}
                </span>
                <span aria-hidden="true">
                  <Gain of={gain} size={17} />
                </span>
                {taken && <span className={styles.cross} aria-hidden="true" />}
              </button>
            </li>
          )
        })}
      </ul>
      {special.length > 0 && (
        <ul className={styles.special} aria-label={say('group.special action')}>
          {special.map((id) => {
            const offer = offerOf(id)
            return (
              <li key={id}>
                <button type="button" disabled={!offer} onClick={() => offer && choose(offer)}>
                  <Gain of={SPECIAL_ACTION[id as keyof typeof SPECIAL_ACTION]?.gain ?? {}} size={15} />
                  {say(`special.${id}`)}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
