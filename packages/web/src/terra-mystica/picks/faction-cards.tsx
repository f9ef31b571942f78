/** Factions to choose among, or to bid for: a card each with all that one has to know, and a stepper for the bid. */
import { FACTIONS, factionOf, ownTerrain, printedBoard, type TerraMysticaView } from '@freehold/terra-mystica'
import { useState } from 'react'
import { useKeys } from '../../base/keys.ts'
import { Button } from '../../ui/button.tsx'
import { SmallBowls } from '../board/small-bowls.tsx'
import { groundLook, pieceColour, pieceInk } from '../map/terrain.ts'
import { Disc, FactionDisc } from '../signs/disc.tsx'
import { Gain } from '../signs/gain.tsx'
import { HexIcon } from '../signs/hex-icon.tsx'
import { PointIcon, SpadeIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import type { Offer } from '../view.ts'
import { type Say, useSay } from '../words.ts'
import { bidOf, factionOffers, mostBid } from './bids.ts'
import styles from './faction-cards.module.css'

const CULTS = ['fire', 'water', 'earth', 'air'] as const

interface FactionCardsProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly offers: readonly Offer[]
  readonly busy: boolean
  choose(offer: Offer): void
}

export function FactionCards({ view, names, offers, busy, choose }: FactionCardsProps) {
  const say = useSay()
  const bids = factionOffers(offers)
  const [looked, look] = useState<string>()
  const [raised, setRaised] = useState<Readonly<Record<string, number>>>({})
  const chosen = bids.find(({ faction }) => faction === looked) ?? bids[0]
  const at = (faction: string, count: number) => Math.min(raised[faction] ?? 0, count - 1)
  const offer = chosen?.offers[at(chosen.faction, chosen.offers.length)]
  useKeys({ Enter: () => (offer && !busy ? choose(offer) : false) })
  if (!chosen || !offer) return null
  const auction = offer.key.startsWith('bid')
  const rivals = auction ? bids.map(({ faction }) => faction) : view.players.flatMap(({ faction }) => faction ?? [])
  return (
    <div className={styles.cards} data-testid="faction-cards">
      <ul className={styles.row} data-many={bids.length > 5}>
        {bids.map(({ faction, offers: of }, i) => (
          <li key={faction}>
            <FactionCard
              id={faction}
              view={view}
              names={names}
              selected={faction === chosen.faction}
              offer={of[at(faction, of.length)]}
              steps={of.length}
              step={at(faction, of.length)}
              most={mostBid(bids[i])}
              rivals={rivals}
              onLook={() => look(faction)}
              onStep={(step) => {
                look(faction)
                setRaised({ ...raised, [faction]: step })
              }}
              say={say}
            />
          </li>
        ))}
      </ul>
      <div className={styles.act}>
        <p>{auction && heldBy(say, view, names, chosen.faction)}</p>
        <Button
          primary
          hint="Enter"
          disabled={busy}
          onClick={() => choose(offer)}
          data-key={offer.key}
          data-testid="take-faction"
        >
          {auction
            ? say('auction.bid', { count: bidOf(offer), faction: say(`faction.${chosen.faction}`) })
            : say('auction.take', { faction: say(`faction.${chosen.faction}`) })}
        </Button>
      </div>
    </div>
  )
}

function heldBy(say: Say, view: TerraMysticaView, names: readonly string[], faction: string): string {
  const held = view.nominations.find((each) => each.faction === faction)
  if (!held || held.bidder === null) return ''
  return say('auction.outbid', { name: names[held.bidder] })
}

interface FactionCardProps {
  readonly id: string
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly selected: boolean
  readonly offer: Offer
  readonly step: number
  readonly steps: number
  readonly most: number // points that the faction begins with
  readonly rivals: readonly string[] // factions that are in the game, or may be
  readonly say: Say
  onLook(): void
  onStep(step: number): void
}

function FactionCard(props: FactionCardProps) {
  const { id, view, names, selected, offer, step, steps, most, rivals, say, onLook, onStep } = props
  const faction = FACTIONS.find((each) => each.id === id)
  if (!faction) return null
  const { fill } = groundLook(faction.ground)
  const terrain = ownTerrain(faction)
  const wheel = printedBoard(id, terrain)?.wheel ?? []
  const held = view.nominations.find((each) => each.faction === id)
  const bid = bidOf(offer)
  const { coins, workers, priests, bowls, cults } = faction.start
  const lands = view.hexes.filter(({ ground }) => ground === terrain).length
  return (
    <article className={styles.card} data-selected={selected}>
      <button type="button" className={styles.look} onClick={onLook} aria-pressed={selected} data-faction={id}>
        <span className={styles.head} style={{ backgroundColor: fill }}>
          <Disc player={{ faction: id, terrain }} size={64} />
        </span>
        <span className={styles.name}>{say(`faction.${id}`)}</span>
        {say(`ability.${id}`) !== '–' && <span className={styles.about}>{say(`ability.${id}`)}</span>}
        <span className={styles.about}>
          <StructureIcon building="stronghold" colour={pieceColour(terrain)} ink={pieceInk(terrain)} size={18} />
          {say(`strongholdAbility.${id}`)}
        </span>
        {wheel.length > 0 && (
          <span className={styles.wheel}>
            <small>{say('auction.spades')}</small>
            <SpadeIcon size={16} />
            {[1, 2, 3].map((spades) => {
              const those = wheel.filter((each) => each.spades === spades)
              return those.length === 0 ? null : (
                <span key={spades}>
                  {spades}
                  {those.map((each) => (
                    <Land key={each.terrain} terrain={each.terrain} rivals={rivals} />
                  ))}
                </span>
              )
            })}
          </span>
        )}
        <span className={styles.start}>
          <Gain of={{ coins, workers, priests }} size={16} />
        </span>
        <span className={styles.start}>
          <SmallBowls bowls={bowls} />
          <Gain of={Object.fromEntries(CULTS.map((cult, i) => [cult, cults[i]]))} size={15} />
        </span>
        {terrain && (
          <small className={styles.lands}>
            {say('auction.lands', { count: lands, ground: say(`terrain.${terrain}`) })}
          </small>
        )}
      </button>
      {held && (
        <div className={styles.bid}>
          <p>
            {held.bidder === null
              ? say('auction.nobody')
              : say('auction.holds', { name: names[held.bidder], count: held.bid })}
          </p>
          <div className={styles.stepper}>
            <button
              type="button"
              disabled={step === 0}
              onClick={() => onStep(step - 1)}
              aria-label={say('auction.less')}
            >
              −
            </button>
            <b data-testid={`bid-${id}`}>
              {bid} <PointIcon size={20} />
            </b>
            <button
              type="button"
              disabled={step + 1 >= steps}
              onClick={() => onStep(step + 1)}
              aria-label={say('auction.more')}
            >
              +
            </button>
          </div>
          <p className={styles.begin}>{say('auction.begins', { n: most - bid })}</p>
        </div>
      )}
    </article>
  )
}

/** A land on the wheel, with the emblem of the rival who lives there. */
function Land({ terrain, rivals }: { readonly terrain: string; readonly rivals: readonly string[] }) {
  const rival = rivals.find((id) => {
    const faction = factionOf(id)
    return faction && ownTerrain(faction) === terrain
  })
  return rival ? <FactionDisc faction={rival} size={19} /> : <HexIcon ground={terrain} size={16} />
}
