/** Every people with what it can do, some of it played. */
import { FACTION_IDS } from '@freehold/terra-mystica'
import { EXAMPLES } from '@freehold/terra-mystica/examples'
import { FactionDisc } from '../signs/disc.tsx'
import { capital, type Say, useSay } from '../words.ts'
import styles from './rulebook-page.module.css'
import { Rules } from './rules.tsx'

/** What it can do, and what its stronghold adds. */
function abilityWords(say: Say, id: string): string {
  const stronghold = `${capital(say('building.stronghold'))}: ${say(`strongholdAbility.${id}`)}.`
  const ability = say(`ability.${id}`)
  return ability === '–' ? stronghold : `${capital(ability)}. ${stronghold}`
}

export function Peoples() {
  const say = useSay()
  return (
    <ul className={styles.peoples}>
      {FACTION_IDS.map((id) => (
        <li key={id}>
          <FactionDisc faction={id} size={30} />
          <div>
            <h3>{say(`faction.${id}`)}</h3>
            <Rules of={[{ id, words: abilityWords(say, id), example: EXAMPLES[`faction.${id}`] }]} />
          </div>
        </li>
      ))}
    </ul>
  )
}
