/** Who sits at the table, how factions are found, and what is agreed on. */
import { factionsAgainst, factionWays } from '@freehold/terra-mystica'
import { useTranslation } from 'react-i18next'
import { useRobotName } from '../../parts/names.ts'
import { TableOptions } from '../../parts/table-options.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Select } from '../../ui/field.tsx'
import { STRENGTHS } from '../first-game.ts'
import { useSay } from '../words.ts'
import { AutomaWishes, type WishProps } from './automa-wishes.tsx'
import { beginsAtOnce, factionsOf, isHers, type Wishes } from './new-game.ts'
import styles from './setup-page.module.css'

const BOXES = [
  'fireAndIce',
  'variableTurnOrder',
  'miniExpansion',
  'points2017',
  'shippingBonus',
  'templeTile',
] as const satisfies readonly (keyof Wishes)[]

export function WhoPlays({ wishes, wish }: WishProps) {
  const say = useSay()
  const hers = isHers(wishes)
  return (
    <>
      <Choice<string>
        label={say('setup.who')}
        value={hers ? `automa${wishes.people}` : `${wishes.people}`}
        of={[
          { value: 'automa1', text: say('setup.alone') },
          { value: 'automa2', text: say('setup.withAutoma') },
          ...[2, 3, 4, 5].map((n) => ({ value: `${n}`, text: `${n}` })),
        ]}
        onChange={(value) => wish({ people: Number(value.at(-1)), automa: value.startsWith('automa') })}
      />
      {wishes.people > 1 && (
        <Choice
          label={say('setup.others')}
          value={wishes.robots ? 'robots' : 'open'}
          of={[
            { value: 'open', text: say('setup.open') },
            { value: 'robots', text: say('setup.robots') },
          ]}
          onChange={(value) => wish({ robots: value === 'robots' })}
        />
      )}
      {wishes.people > 1 && wishes.robots && <StrengthWish wishes={wishes} wish={wish} />}
      {hers && <AutomaWishes wishes={wishes} wish={wish} />}
      <Choice
        label={say('setup.factions')}
        value={factionsOf(wishes)}
        of={factionWays(hers).map((way) => ({ value: way, text: say(`setup.factionWay.${way}`) }))}
        onChange={(factions) => wish({ factions })}
      />
      {hers && wishes.people === 1 && (
        <Select
          label={say('setup.factionNamed')}
          value={wishes.faction}
          of={[
            { value: 'any', text: say('setup.anyFaction') },
            ...factionsAgainst(wishes.herFaction).map((id) => ({
              value: id,
              text: say(`faction.${id}`),
            })),
          ]}
          onChange={(faction) => wish({ faction })}
        />
      )}
      <div className={styles.checks}>
        {BOXES.map((name) => (
          <label key={name} className={styles.check}>
            <input type="checkbox" checked={wishes[name]} onChange={() => wish({ [name]: !wishes[name] })} />
            {say(`setup.${name}`)}
          </label>
        ))}
      </div>
      {!beginsAtOnce(wishes) && (
        <TableOptions wishes={wishes.agreed} onlyPeople={!hers} onWishes={(agreed) => wish({ agreed })} />
      )}
    </>
  )
}

/** Who sits on the other seats, by name and by what is said of them. */
function StrengthWish({ wishes, wish }: WishProps) {
  const say = useSay()
  const robotName = useRobotName()
  const { t } = useTranslation('making')
  return (
    <>
      <Choice
        label={say('setup.strength')}
        value={wishes.strength}
        of={STRENGTHS.map((id) => ({ value: id, text: robotName(id, id) }))}
        onChange={(strength) => wish({ strength })}
      />
      <p className={styles.about}>{t(`opponents.${wishes.strength}`)}</p>
    </>
  )
}
