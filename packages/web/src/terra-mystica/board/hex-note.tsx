/** What is to know of a space: whose it is, what it would cost to build there, what that would bring to whom. */
import type { PlayerView, TerraMysticaView } from '@freehold/terra-mystica'
import { Brings } from '../plan/choices.tsx'
import { Gain } from '../signs/gain.tsx'
import { SpadeIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import type { Offer } from '../view.ts'
import { amounts, useSay } from '../words.ts'
import styles from './hex-note.module.css'

interface HexNoteProps {
  readonly hex: string
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly you: PlayerView | undefined
  readonly offers: readonly Offer[]
}

export function HexNote({ hex, view, names, you, offers }: HexNoteProps) {
  const say = useSay()
  const space = view.hexes.find(({ id }) => id === hex)
  if (!space) return null
  const ground = say(`terrain.${space.ground}`)
  const here = offers.filter(({ detail }) => detail.hex === hex)
  const reach = you?.reach.find((each) => each.hex === hex)
  const building = here.find(({ detail }) => detail.group === 'build')
  const upgrades = here.filter(({ detail }) => detail.group === 'upgrade')
  return (
    <div className={styles.note}>
      <p className={styles.name}>
        {space.building && space.owner !== null
          ? say('ui.hexBuilt', {
              hex,
              ground,
              building: say(`building.${space.building}`),
              name: names[space.owner],
            })
          : say('ui.hexFree', { hex, ground })}
      </p>
      {you && !space.building && (
        <p className={styles.row}>
          {reach ? (
            <>
              {reach.spades > 0 && (
                <span className={styles.pair}>
                  {reach.spades} <SpadeIcon size={15} />
                </span>
              )}
              <StructureIcon building="dwelling" size={16} />
              <Gain of={reach.cost} size={14} />
              {lacking(you, reach.cost) && (
                <span className={styles.lack}>
                  {say('ui.tooDear', { what: amounts(say, lacking(you, reach.cost) ?? {}) })}
                </span>
              )}
            </>
          ) : (
            view.round > 0 && say('ui.outOfReach')
          )}
        </p>
      )}
      {building && (
        <p className={styles.row}>
          <Brings offer={building} names={names} say={say} />
        </p>
      )}
      {upgrades.map((offer) => (
        <p key={offer.key} className={styles.row}>
          <StructureIcon building={offer.detail.building ?? 'tradingHouse'} size={16} />
          <Gain of={offer.detail.changes} size={14} signed />
          <Brings offer={offer} names={names} say={say} />
        </p>
      ))}
      {here.length > 0 && <p className={styles.count}>{say('ui.canDo', { count: here.length })}</p>}
    </div>
  )
}

/** What is missing to pay that; nothing where it can be paid. */
function lacking(
  you: PlayerView,
  cost: Readonly<Record<string, number | undefined>>,
): Record<string, number> | undefined {
  const missing = (['coins', 'workers', 'priests'] as const).flatMap((what): [string, number][] => {
    const short = (cost[what] ?? 0) - you[what]
    return short > 0 ? [[what, short]] : []
  })
  return missing.length > 0 ? Object.fromEntries(missing) : undefined
}
