/** A favor or town tile in the room of a word. */
import { FAVOR_TILES, TOWN_TILES } from '@freehold/terra-mystica'
import { Gain } from '../signs/gain.tsx'
import { AllCultsIcon, PointIcon, TownIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { useSay } from '../words.ts'
import styles from './chip.module.css'
import { tileWords } from './tile.tsx'

export function Chip({ id }: { readonly id: string }) {
  const say = useSay()
  const words = `${say(`tile.${id}`)}: ${tileWords(say, id).join('; ')}`
  const favor = FAVOR_TILES.find((tile) => tile.id === id)
  const town = TOWN_TILES.find((tile) => tile.id === id)
  const [cult] = Object.keys(favor?.gain ?? {})
  return (
    <span className={styles.chip} data-cult={cult ?? 'town'} title={words}>
      <span className="visually-hidden">{words}</span>
      <span className={styles.signs} aria-hidden="true">
        {town && (
          <>
            <TownIcon size={13} />
            {town.gain.vp}
          </>
        )}
        {favor?.action && (
          <>
            +1
            <AllCultsIcon size={13} />
          </>
        )}
        {favor?.smallerTowns && (
          <>
            6<TownIcon size={13} />
          </>
        )}
        {favor?.built && (
          <>
            <StructureIcon building={favor.built.building} size={13} />
            {favor.built.vp}
            <PointIcon size={12} />
          </>
        )}
        {favor?.pass && (
          <>
            <StructureIcon building={favor.pass.each} size={13} />
            <PointIcon size={12} />
          </>
        )}
        {favor && <Gain of={favor.income} size={12} />}
        {favor &&
          !favor.action &&
          !favor.smallerTowns &&
          !favor.built &&
          !favor.pass &&
          Object.keys(favor.income).length === 0 && <Gain of={favor.gain} size={12} />}
      </span>
    </span>
  )
}
