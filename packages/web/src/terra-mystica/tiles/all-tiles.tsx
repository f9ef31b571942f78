/** Every tile of the table, and where it lies. */
import { FAVOR_TILES, type TerraMysticaView, TOWN_TILES } from '@freehold/terra-mystica'
import { useSay } from '../words.ts'
import tileStyles from './tile.module.css'
import { Tile } from './tile.tsx'

export function AllTiles({ view, names }: { readonly view: TerraMysticaView; readonly names: readonly string[] }) {
  const say = useSay()
  const left = (n: number) => (n === 0 ? say('ui.none') : say('ui.left', { count: n }))
  return (
    <>
      {view.finalTile && (
        <>
          <h3 className={tileStyles.section}>{say('ui.finalTile')}</h3>
          <p className={tileStyles.about}>{say(`final.${view.finalTile}`)}</p>
        </>
      )}
      <h3 className={tileStyles.section}>{say('ui.bonusCards')}</h3>
      <div className={tileStyles.grid}>
        {view.bonusCards.map(({ id, coins, owner }) => (
          <Tile
            key={id}
            id={id}
            faint={owner !== null}
            note={
              owner !== null
                ? say('ui.heldBy', { name: names[owner] })
                : coins > 0
                  ? say('ui.coinsOn', { count: coins })
                  : ''
            }
          />
        ))}
      </div>
      <h3 className={tileStyles.section}>{say('ui.favors')}</h3>
      <div className={tileStyles.grid}>
        {FAVOR_TILES.map(({ id }) => (
          <Tile key={id} id={id} note={left(view.favorsLeft[id] ?? 0)} faint={!view.favorsLeft[id]} />
        ))}
      </div>
      <h3 className={tileStyles.section}>{say('ui.townTiles')}</h3>
      <div className={tileStyles.grid}>
        {TOWN_TILES.map(({ id }) => (
          <Tile key={id} id={id} note={left(view.townsLeft[id] ?? 0)} faint={!view.townsLeft[id]} />
        ))}
      </div>
    </>
  )
}
