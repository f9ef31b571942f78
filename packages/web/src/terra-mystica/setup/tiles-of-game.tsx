/** What the table will be played with: rounds, final tile and bonus cards as faces, each of which can be changed alone. */
import type { ReactNode } from 'react'
import { Face } from '../tiles/face.tsx'
import { FinalFace, RoundFace } from '../tiles/round-face.tsx'
import { useSay } from '../words.ts'
import type { Wishes } from './new-game.ts'
import styles from './tiles-of-game.module.css'

interface TilesOfGameProps extends Pick<Wishes, 'roundTiles' | 'bonusCards'> {
  readonly finalTile: string | null
  /** Where they are still to be settled: what a click on one does. */
  readonly change?: { round(n: number): void; card(id: string): void; final(): void }
}

export function TilesOfGame({ roundTiles, bonusCards, finalTile, change }: TilesOfGameProps) {
  const say = useSay()
  if (roundTiles === 'random' || bonusCards === 'random')
    return <p className={styles.later}>{say('setup.drawnLater')}</p>
  return (
    <>
      <ul className={styles.rounds} aria-label={say('setup.rounds')}>
        {roundTiles.map((id, i) => (
          <li key={i}>
            <Tile onClick={change && (() => change.round(i))}>
              <RoundFace id={id} round={i + 1} />
            </Tile>
          </li>
        ))}
        <li>
          <Tile onClick={change?.final}>
            <FinalFace id={finalTile} />
          </Tile>
        </li>
      </ul>
      <ul className={styles.cards} aria-label={say('ui.bonusCards')}>
        {bonusCards.map((id, i) => (
          <li key={i}>
            <Tile onClick={change && (() => change.card(id))}>
              <Face id={id} />
            </Tile>
          </li>
        ))}
      </ul>
    </>
  )
}

function Tile({ onClick, children }: { readonly onClick: (() => void) | undefined; readonly children: ReactNode }) {
  const say = useSay()
  if (!onClick) return children
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      {children}
      <span className="visually-hidden">{say('setup.change')}</span>
    </button>
  )
}
