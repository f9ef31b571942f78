/** What guests join: the map, the tiles and what was agreed, for those who wait for the game to begin. */
import type { TableState } from '@freehold/server/protocol'
import { MapThumbnail } from '../map/map-picture.tsx'
import { optionsOf } from '../view.ts'
import { useSay } from '../words.ts'
import styles from './preview.module.css'
import { TilesOfGame } from './tiles-of-game.tsx'

export default function SetupPreview({ state }: { readonly state: TableState }) {
  const say = useSay()
  const options = optionsOf(state)
  const { automa, factions, map } = options
  const agreed = [
    typeof factions === 'string'
      ? `${say('setup.factions')}: ${say(`setup.factionWay.${factions}`)}`
      : factions.map((id) => say(`faction.${id}`)).join(', '),
    automa && `${say('ui.automa')}: ${say(`level.${automa.level}`)}, ${say(`faction.${automa.faction}`)}`,
    ...(['fireAndIce', 'variableTurnOrder', 'miniExpansion', 'points2017'] as const).map(
      (name) => options[name] && say(`setup.${name}`),
    ),
  ].filter(Boolean)
  return (
    <section className={styles.preview} aria-labelledby="preview-map">
      <h2 id="preview-map">{say(`map.${map}`)}</h2>
      <MapThumbnail map={map} />
      <p className={styles.agreed}>{agreed.join(' · ')}</p>
      <TilesOfGame
        roundTiles={options.roundTiles}
        bonusCards={options.bonusCards}
        finalTile={options.finalTile === 'none' || options.finalTile === 'random' ? null : options.finalTile}
      />
    </section>
  )
}
