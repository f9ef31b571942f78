/** Beside the factions one chooses among: the bonus cards of this game, and who has which faction so far. */
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { lettersOf } from '../letters.ts'
import { Disc, FactionDisc } from '../signs/disc.tsx'
import { Face } from '../tiles/face.tsx'
import type { Offer } from '../view.ts'
import { useSay } from '../words.ts'
import styles from './agreed.module.css'
import { factionOffers, mostBid } from './bids.ts'

interface AgreedProps {
  readonly className: string | undefined
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly offers: readonly Offer[]
}

export function Agreed({ className, view, names, offers }: AgreedProps) {
  const say = useSay()
  const letters = lettersOf(view, names)
  const bids = factionOffers(offers)
  const standing = (seat: number) => {
    const held = view.nominations.find(({ bidder }) => bidder === seat)
    const bid = bids.find(({ faction }) => faction === held?.faction)
    if (held) return { faction: held.faction, words: bid && say('auction.beginsWith', { n: mostBid(bid) - held.bid }) }
    const { faction } = view.players[seat]
    return { faction, words: faction ? say(`faction.${faction}`) : say('auction.nothingYet') }
  }
  return (
    <section className={`${styles.agreed} ${className ?? ''}`} aria-label={say('auction.asItStands')}>
      <h2>{say('auction.cardsHere')}</h2>
      <ul className={styles.cards}>
        {view.bonusCards.map(({ id }) => (
          <li key={id}>
            <Face id={id} small />
          </li>
        ))}
      </ul>
      <h2>{say('auction.asItStands')}</h2>
      <ul className={styles.seats} data-testid="as-it-stands">
        {view.order.map((seat) => {
          const { faction, words } = standing(seat)
          return (
            <li key={seat}>
              <Disc player={{ terrain: null, faction: null }} size={26} letter={letters[seat]} />
              <span className="visually-hidden">{names[seat]}: </span>
              {faction && <FactionDisc faction={faction} size={26} />}
              {faction && <span className="visually-hidden">{say(`faction.${faction}`)} </span>}
              {words}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
