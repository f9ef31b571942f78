/** The maps to choose from, as they are drawn. */
import { MAP_IDS, type MapId } from '@freehold/terra-mystica'
import { useId } from 'react'
import { MapThumbnail } from '../map/map-picture.tsx'
import { useSay } from '../words.ts'
import styles from './map-choice.module.css'

export function MapChoice({ map, onMap }: { readonly map: MapId; onMap(map: MapId): void }) {
  const say = useSay()
  const name = useId()
  return (
    <fieldset className={styles.maps}>
      <legend>{say('setup.map')}</legend>
      {MAP_IDS.map((id) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === map} onChange={() => onMap(id)} />
          <span className={styles.map}>
            <MapThumbnail map={id} />
            <span>{say(`mapShort.${id}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
