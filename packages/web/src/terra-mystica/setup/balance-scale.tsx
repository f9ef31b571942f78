/** How factions fare on the map: everybody on one scale, those who make the most points at its right. */
import type { MapId } from '@freehold/terra-mystica'
import type { CSSProperties } from 'react'
import { FactionDisc } from '../signs/disc.tsx'
import { useSay } from '../words.ts'
import { balanceOn, GAMES_MEASURED } from './balance.ts'
import styles from './balance-scale.module.css'

export function BalanceScale({ map, fireAndIce }: { readonly map: MapId; readonly fireAndIce: boolean }) {
  const say = useSay()
  const scale = balanceOn(map, fireAndIce)
  return (
    <section className={styles.balance} aria-labelledby="balance">
      <h2 id="balance">
        {say('setup.balance')} <small>{say('setup.balanceAbout', { games: GAMES_MEASURED })}</small>
      </h2>
      <ol className={styles.scale} data-many={scale.length > 14}>
        {scale.map(({ faction, points, at }, i) => (
          <li key={faction} style={{ '--at': at } as CSSProperties} data-level={i % (scale.length > 14 ? 4 : 2)}>
            <FactionDisc faction={faction} size={34} />
            <span className={styles.name}>
              {say(`faction.${faction}`)} <small>{points}</small>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.ends} aria-hidden="true">
        <span>‹ {say('setup.balanceHard')}</span>
        <span>{say('setup.balanceKind')} ›</span>
      </p>
    </section>
  )
}
