/** The six power actions as octagons, and the special actions of the faction. */
import {
  POWER_ACTION,
  POWER_ACTIONS,
  powerActionPrice,
  SPECIAL_ACTION,
  type TerraMysticaView,
} from '@freehold/terra-mystica'
import { lettersOf } from '../letters.ts'
import { Disc } from '../signs/disc.tsx'
import { Gain } from '../signs/gain.tsx'
import type { Offer } from '../view.ts'
import type { Why } from '../why-words.ts'
import { choiceWords, type Say, useSay } from '../words.ts'
import styles from './power-actions.module.css'

interface PowerActionsProps {
  readonly view: TerraMysticaView
  readonly seat: number | undefined
  readonly takers: ReadonlyMap<string, number> // who took which this round, as far as that is known
  readonly offers: readonly Offer[]
  readonly why?: Why // for who has a seat
  choose(offer: Offer): void
  readonly lit?: ReadonlyMap<string, { readonly out?: number; readonly chosen?: boolean }> | undefined
}

const noReason: Why = () => ''

export function PowerActions({ view, seat, takers, offers, why = noReason, choose, lit }: PowerActionsProps) {
  const say = useSay()
  const letters = lettersOf(view)
  const player = seat === undefined ? undefined : view.players[seat]
  const special = player?.actionsLeft ?? []
  const offerOf = (action: string) => offers.find(({ detail }) => detail.action === action)
  return (
    <div className={styles.actions}>
      <ul className={styles.power} aria-label={say('ui.powerActions')}>
        {POWER_ACTIONS.map((id) => {
          const { gain } = POWER_ACTION[id]
          const power = powerActionPrice(player?.faction ?? null, id)
          const offer = offerOf(id)
          const taken = view.powerActionsTaken.includes(id)
          const taker = takers.get(id)
          const light = lit?.get(id)
          const words = offer ? choiceWords(say, offer.key) : say(`special.${id}`)
          const vain = gain.bridges ? why({ do: 'lay bridge' }) : ''
          const reason = vain || (offer ? '' : why({ do: 'power action', action: id }))
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.action}
                disabled={!offer}
                data-taken={taken}
                data-open={offer !== undefined}
                data-vain={vain !== ''}
                data-lit={light !== undefined}
                data-out={light?.out}
                data-chosen={light?.chosen}
                data-key={offer?.key}
                onClick={() => offer && choose(offer)}
                title={reason ? `${words}: ${reason}` : words}
              >
                <span className="visually-hidden">
                  {words}, {say('amount.power', { count: power })}
                  {reason ? `, ${reason}` : taken && `, ${say('ui.taken')}`}
                </span>
                <span className={styles.cost} aria-hidden="true">
                  {power}
                </span>
                <span aria-hidden="true">
                  <Gain of={gain} size={17} />
                </span>
              </button>
              {taken && taker !== undefined && (
                <span className={styles.taker}>
                  <Disc player={view.players[taker]} size={19} letter={letters[taker]} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {special.length > 0 ? (
        <ul className={styles.special} aria-label={say('group.special action')}>
          {special.map((id) => {
            const offer = offerOf(id)
            const action = id as keyof typeof SPECIAL_ACTION
            const vain = SPECIAL_ACTION[action]?.gain.bridges ? why({ do: 'lay bridge' }) : ''
            const reason = vain || (offer ? '' : why({ do: 'special action', action }))
            const words = [say(`special.${id}`), reason].filter(Boolean).join(': ')
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.own}
                  disabled={!offer}
                  data-key={offer?.key}
                  data-vain={vain !== ''}
                  title={words}
                  onClick={() => offer && choose(offer)}
                >
                  <Gain of={SPECIAL_ACTION[action]?.gain ?? {}} size={16} />
                  <span className="visually-hidden">{words}</span>
                </button>
              </li>
            )
          })}
        </ul>
      ) : (
        <p className={styles.note}>{player?.faction && powerNote(say, player.bowls)}</p>
      )}
    </div>
  )
}

/** What bowl III holds, and what burning would put there. */
function powerNote(say: Say, [, second, third]: readonly [number, number, number]): string {
  const burnt = Math.floor(second / 2)
  if (burnt === 0) return say('ui.powerReady', { n: third })
  return say(third === 0 ? 'ui.burningFromNone' : 'ui.burning', { n: third, count: burnt })
}
