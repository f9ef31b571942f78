/** Every people with what it can do, played. */
import { FACTION_IDS } from '@freehold/terra-mystica'
import { EXAMPLES } from '@freehold/terra-mystica/examples'
import { FactionDisc } from '../signs/disc.tsx'
import { capital, type Say, useSay } from '../words.ts'
import styles from './rulebook-page.module.css'
import { type Rule, Rules } from './rules.tsx'

/** What it can do, where it can do something of its own, and what its stronghold adds. */
function abilities(say: Say, id: string): readonly Rule[] {
  const ability = say(`ability.${id}`)
  const stronghold = `${capital(say('building.stronghold'))}: ${say(`strongholdAbility.${id}`)}.`
  return [
    ...(ability === '–' ? [] : [{ id: 'ability', words: `${capital(ability)}.`, example: EXAMPLES[`faction.${id}`] }]),
    { id: 'stronghold', words: stronghold, example: EXAMPLES[`stronghold.${id}`] },
  ]
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
            <Rules of={abilities(say, id)} />
          </div>
        </li>
      ))}
    </ul>
  )
}
