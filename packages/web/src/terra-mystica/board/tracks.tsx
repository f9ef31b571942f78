/** Shipping and digging with every step, the price of the next one and what it brings; the next step advances. */
import { type PlayerView, printedBoard, type Track } from '@freehold/terra-mystica'
import { Gain } from '../signs/gain.tsx'
import { ShipIcon, SpadeIcon } from '../signs/icons.tsx'
import type { Offer } from '../view.ts'
import type { Why } from '../why-words.ts'
import { amounts, type Say, useSay } from '../words.ts'
import styles from './tracks.module.css'

interface TracksProps {
  readonly player: PlayerView
  readonly offers: readonly Offer[]
  choose?: ((offer: Offer) => void) | undefined
  readonly why?: Why | undefined
  readonly large?: boolean // as on the whole board
}

export function Tracks({ player, offers, choose, why, large }: TracksProps) {
  const say = useSay()
  const board = printedBoard(player.faction, player.terrain)
  if (!board) return null
  const find = (key: string) => offers.find((offer) => offer.key === key)
  return (
    <div className={styles.tracks} data-large={large}>
      {board.shipping && (
        <Line
          name={say('track.shipping')}
          icon={<ShipIcon size={large ? 20 : 16} />}
          track={board.shipping}
          at={player.shipping}
          offer={find('advance ship')}
          reason={why?.({ do: 'shipping' })}
          choose={choose}
          large={large}
          say={say}
        />
      )}
      {!board.shipping && <p className={styles.range}>{say('ui.range', { n: player.teleportRange })}</p>}
      {board.digging && (
        <Line
          name={say('track.digging')}
          icon={<SpadeIcon size={large ? 20 : 16} />}
          track={board.digging}
          at={player.digging}
          offer={find('advance dig')}
          reason={why?.({ do: 'digging' })}
          choose={choose}
          large={large}
          say={say}
        />
      )}
    </div>
  )
}

interface LineProps {
  readonly name: string
  readonly icon: React.ReactNode
  readonly track: Track
  readonly at: number
  readonly offer: Offer | undefined
  readonly reason: string | undefined // why it is not offered
  choose?: ((offer: Offer) => void) | undefined
  readonly large: boolean | undefined
  readonly say: Say
}

function Line({ name, icon, track, at, offer, reason, choose, large, say }: LineProps) {
  const next = track.steps.find(({ level }) => level === at + 1)
  return (
    <div className={styles.line}>
      {large && (
        <h4>
          {icon} {name}
        </h4>
      )}
      <ol className={styles.steps} aria-label={name}>
        {!large && <li className={styles.icon}>{icon}</li>}
        {track.steps.map(({ level, vp, spade }) => {
          const inside = (
            <>
              {spade ? <Gain of={spade} size={large ? 16 : 12} /> : level}
              {large && (
                <small>{vp > 0 ? <Gain of={{ vp }} size={12} /> : say(spade ? 'track.aSpade' : 'track.start')}</small>
              )}
            </>
          )
          const isNext = level === at + 1 && track.price !== null
          return (
            <li
              key={level}
              className={styles.step}
              data-at={level === at}
              data-next={isNext}
              aria-current={level === at ? 'step' : undefined}
              title={isNext && !offer ? reason : undefined}
            >
              {isNext && offer && choose ? (
                <button
                  type="button"
                  data-key={offer.key}
                  onClick={() => choose(offer)}
                  title={say(`do.${offer.key === 'advance ship' ? 'advanceShip' : 'advanceDig'}`)}
                >
                  {inside}
                </button>
              ) : (
                inside
              )}
              {isNext && !offer && reason && <span className="visually-hidden">, {reason}</span>}
            </li>
          )
        })}
      </ol>
      {next && track.price && (
        <p className={styles.price} title={amounts(say, track.price)}>
          {large && !choose && <span>{say('track.nextStep')}</span>}
          <Gain of={track.price} size={13} /> →{' '}
          <span className={styles.gain}>
            +<Gain of={{ vp: next.vp }} size={13} />
          </span>
        </p>
      )}
    </div>
  )
}
