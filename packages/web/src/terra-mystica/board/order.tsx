/** Who plays when: this round with arrows, and the places of the next round as people pass. */
import { ROUNDS, type TerraMysticaView } from '@freehold/terra-mystica'
import { lettersOf } from '../letters.ts'
import { Disc } from '../signs/disc.tsx'
import { useSay } from '../words.ts'
import styles from './order.module.css'

interface OrderProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly waitingFor: number | null
}

export function Order({ view, names, waitingFor }: OrderProps) {
  const say = useSay()
  const letters = lettersOf(view, names)
  const next = view.passedInOrder ?? []
  const disc = (seat: number, size: number) => (
    <>
      <Disc player={view.players[seat]} size={size} letter={letters[seat]} />
      <span className="visually-hidden">{names[seat]}</span>
    </>
  )
  return (
    <div className={styles.order} data-testid="order">
      <span className={styles.label}>{view.round === 0 ? say('ui.setUp') : say('log.round', { n: view.round })}</span>
      <ol className={styles.seats}>
        {view.order.map((seat) => (
          <li
            key={seat}
            data-current={seat === waitingFor}
            data-gone={view.players[seat]?.passed}
            title={names[seat]}
            aria-current={seat === waitingFor ? 'true' : undefined}
          >
            {disc(seat, 30)}
          </li>
        ))}
      </ol>
      {view.round > 0 && view.round < ROUNDS && (
        <>
          <span className={styles.rule} />
          <span className={styles.label}>{say('log.round', { n: view.round + 1 })}</span>
          <ol className={styles.next}>
            {view.players.map((_, place) => (
              <li key={place} data-empty={next[place] === undefined}>
                {next[place] === undefined ? place + 1 : disc(next[place], 28)}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
