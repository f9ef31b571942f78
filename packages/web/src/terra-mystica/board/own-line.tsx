/** What you own, in a line: for screens where your board is behind a tab. */
import type { PlayerView } from '@freehold/terra-mystica'
import { sign } from '../signs/gain.tsx'
import { PointIcon } from '../signs/icons.tsx'
import { useSay } from '../words.ts'
import { Then } from './delta.tsx'
import styles from './own-line.module.css'
import { SmallBowls } from './small-bowls.tsx'

const OWNED = ['coins', 'workers', 'priests'] as const

export function OwnLine({ player, before }: { readonly player: PlayerView; readonly before: PlayerView }) {
  const say = useSay()
  if (!player.faction) return <p className={styles.line} /> // its room is kept
  return (
    <p className={styles.line} data-testid="own-line">
      {OWNED.map((what) => (
        <span key={what}>
          {sign(what, 17)}
          <span className="visually-hidden">{say(`resource.${what}`)}</span>
          <b>{before[what]}</b>
          <Then from={before[what]} to={player[what]} />
        </span>
      ))}
      <SmallBowls bowls={player.bowls} />
      <span>
        <b>{player.vp}</b>
        <PointIcon size={16} />
      </span>
    </p>
  )
}
