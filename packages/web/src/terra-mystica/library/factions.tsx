/** All factions with what they can do, and one of them with its board. */
import { checkOptions, FACTION_IDS, FACTIONS, factionNumber, ownTerrain, terraMystica } from '@freehold/terra-mystica'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { PlayerSheet } from '../board/player-sheet.tsx'
import { FactionDisc } from '../signs/disc.tsx'
import { type Say, useSay } from '../words.ts'
import styles from './library-page.module.css'

const nothing = () => undefined

/** Where it lives: a terrain, its own ground, or one that it picks. */
function homeWords(say: Say, faction: string, picks: string): string {
  const { ground } = FACTIONS[factionNumber(faction as never)]
  return ground === 'variable' ? picks : say(`terrain.${ground}`)
}

export function AllFactions() {
  const say = useSay()
  const { t } = useTranslation('terra-mystica-library')
  const boxes = {
    base: FACTION_IDS.filter((id) => ownTerrain(FACTIONS[factionNumber(id)])),
    fireAndIce: FACTION_IDS.filter((id) => !ownTerrain(FACTIONS[factionNumber(id)])),
  }
  return Object.entries(boxes).map(([box, factions]) => (
    <section key={box}>
      <h2>{t(`boxes.${box as keyof typeof boxes}`)}</h2>
      <ul className={styles.factions}>
        {factions.map((id) => (
          <li key={id}>
            <Link href={`/terra-mystica/factions/${id}`} className={styles.faction}>
              <FactionDisc faction={id} size={46} />
              <span>
                <h3>{say(`faction.${id}`)}</h3>
                <small>{homeWords(say, id, t('picks'))}</small>
              </span>
              <p>{say(`ability.${id}`)}</p>
              <p>
                <b>{say('building.stronghold')}:</b> {say(`strongholdAbility.${id}`)}
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Its board as it lies before the first turn. */
export function OneFaction({ faction }: { readonly faction: string }) {
  const say = useSay()
  const { t } = useTranslation('terra-mystica-library')
  const id = FACTION_IDS.find((each) => each === faction)
  const player = useMemo(() => {
    if (!id) return undefined
    const other = FACTION_IDS.find(
      (each) => FACTIONS[factionNumber(each)].ground !== FACTIONS[factionNumber(id)].ground,
    )
    const options = checkOptions({ factions: [id, other ?? id] })
    return terraMystica.view(terraMystica.setup(options, 'fast:library'), 'audience').players[0]
  }, [id])
  if (!id || !player) return <p role="alert">{t('noSuchFaction')}</p>
  return (
    <section>
      <p className={styles.more}>
        <Link href="/terra-mystica/factions">{t('allFactions')}</Link>
      </p>
      <h2 className={styles.head}>
        <FactionDisc faction={id} size={40} /> {say(`faction.${id}`)} · {homeWords(say, id, t('picks'))}
      </h2>
      <p>{say(`ability.${id}`)}</p>
      <p>
        {say('building.stronghold')}: {say(`strongholdAbility.${id}`)}
      </p>
      <div className={styles.board}>
        <PlayerSheet player={player} isAutoma={false} onExplain={nothing} />
      </div>
    </section>
  )
}
