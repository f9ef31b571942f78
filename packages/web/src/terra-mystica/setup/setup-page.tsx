/** A table of Terra Mystica as one wishes it. */
import { InputError } from '@freehold/kernel'
import {
  AUTOMA_FACTION_IDS,
  checkAutomaCards,
  FACTION_IDS,
  FINAL_TILES,
  LEVELS,
  MAP_IDS,
  TERRAINS,
} from '@freehold/terra-mystica'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { newTable } from '../../client/tables.ts'
import { Frame } from '../../parts/frame.tsx'
import { guestName } from '../../parts/guest-names.ts'
import { useRobotName } from '../../parts/names.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Select } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { type Say, useSay } from '../words.ts'
import { balanceOn, type Rated } from './balance.ts'
import {
  beginsAtOnce,
  canHaveAutoma,
  firstWishes,
  friendsWishes,
  STRENGTHS,
  tableFor,
  type Wishes,
} from './new-game.ts'
import styles from './setup-page.module.css'
import { fileProblem, tableProblem } from './setup-problem.ts'

export default function SetupPage() {
  const say = useSay()
  const [, go] = useLocation()
  const friends = new URLSearchParams(useSearch()).get('with') === 'friends'
  const [wishes, setWishes] = useState<Wishes>(friends ? friendsWishes : firstWishes)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const wish = (change: Partial<Wishes>) => setWishes({ ...wishes, ...change })
  const hers = wishes.automa && canHaveAutoma(wishes.people)
  const make = async () => {
    setBusy(true)
    setProblem('')
    try {
      const table = await newTable(guestName(), tableFor(wishes), beginsAtOnce(wishes))
      go(`/table/${table}`)
    } catch (error) {
      setProblem(tableProblem(say, error))
      setBusy(false)
    }
  }
  return (
    <Frame title={say('setup.title')}>
      <h1>{say('setup.title')}</h1>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <Choice
          label={say('setup.who')}
          value={who(wishes)}
          of={[
            { value: 'alone', text: say('setup.alone') },
            { value: 'two', text: say('setup.withAutoma') },
            ...[2, 3, 4, 5].map((n) => ({ value: `${n}`, text: say('setup.people', { count: n }) })),
          ]}
          onChange={(value) =>
            wish(
              value === 'alone'
                ? { people: 1, automa: true }
                : value === 'two'
                  ? { people: 2, automa: true, factions: wishes.factions === 'auction' ? 'pick' : wishes.factions }
                  : { people: Number(value), automa: false },
            )
          }
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
        {wishes.people > 1 && wishes.robots && <StrengthWish wishes={wishes} wish={wish} say={say} />}
        {hers && <AutomaWishes wishes={wishes} wish={wish} say={say} />}
        <div className={styles.row}>
          <Select
            label={say('setup.map')}
            value={wishes.map}
            of={MAP_IDS.map((id) => ({ value: id, text: say(`map.${id}`) }))}
            onChange={(map) => wish({ map })}
          />
          <Select
            label={say('setup.factions')}
            value={wishes.factions}
            of={[
              { value: 'pick', text: say('setup.factionPick') },
              { value: 'random', text: say('setup.factionRandom') },
              ...(hers ? [] : [{ value: 'auction' as const, text: say('setup.factionAuction') }]),
            ]}
            onChange={(factions) => wish({ factions })}
          />
          {hers && wishes.people === 1 && (
            <Select
              label={say('setup.factionNamed')}
              value={wishes.faction}
              of={[
                { value: 'any', text: say('setup.anyFaction') },
                ...FACTION_IDS.filter((id) => wishes.herFaction !== 'blight' || id !== 'giants').map((id) => ({
                  value: id,
                  text: say(`faction.${id}`),
                })),
              ]}
              onChange={(faction) => wish({ faction })}
            />
          )}
          <Select
            label={say('setup.finalTile')}
            value={wishes.finalTile}
            of={[
              { value: 'none', text: say('setup.none') },
              { value: 'random', text: say('setup.random') },
              ...FINAL_TILES.map((id) => ({ value: id, text: say(`final.${id}`) })),
            ]}
            onChange={(finalTile) => wish({ finalTile })}
          />
        </div>
        <Balance map={wishes.map} fireAndIce={wishes.fireAndIce} say={say} />
        <Check on={wishes.fireAndIce} text={say('setup.fireAndIce')} set={(fireAndIce) => wish({ fireAndIce })} />
        <details className={styles.more}>
          <summary>{say('setup.more')}</summary>
          {(['miniExpansion', 'shippingBonus', 'templeTile', 'variableTurnOrder', 'points2017'] as const).map(
            (name) => (
              <Check key={name} on={wishes[name]} text={say(`setup.${name}`)} set={(on) => wish({ [name]: on })} />
            ),
          )}
        </details>
        {!beginsAtOnce(wishes) && (
          <Check on={wishes.listed} text={say('setup.listed')} set={(listed) => wish({ listed })} />
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div>
          <Button primary type="submit" disabled={busy}>
            {say(beginsAtOnce(wishes) ? 'setup.begin' : 'setup.make')}
          </Button>
        </div>
      </form>
    </Frame>
  )
}

const who = ({ people, automa }: Wishes) => (people === 1 ? 'alone' : people === 2 && automa ? 'two' : `${people}`)

interface PartProps {
  readonly wishes: Wishes
  wish(change: Partial<Wishes>): void
  readonly say: Say
}

/** Which factions are the easier ones on this map. */
function Balance({ map, fireAndIce, say }: Pick<Wishes, 'map' | 'fireAndIce'> & { readonly say: Say }) {
  const { strong, weak } = balanceOn(map, fireAndIce)
  const named = (of: readonly Rated[]) =>
    of.map(({ faction, points }) => `${say(`faction.${faction}`)} ${points}`).join(', ')
  return <p className={styles.about}>{say('setup.balance', { strong: named(strong), weak: named(weak) })}</p>
}

/** Who sits on the other seats, by name and by what is said of them. */
function StrengthWish({ wishes, wish, say }: PartProps) {
  const robotName = useRobotName()
  const { t } = useTranslation('pages')
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

function AutomaWishes({ wishes, wish, say }: PartProps) {
  return (
    <>
      <Choice
        label={say('setup.level')}
        value={wishes.level}
        of={LEVELS.map((id) => ({ value: id, text: say(`level.${id}`) }))}
        onChange={(level) => wish({ level })}
      />
      <p className={styles.about}>
        {say(`levelAbout.${wishes.level}`)}
        {wishes.level === firstWishes.level && ` · ${say('setup.recommended')}`}
      </p>
      <div className={styles.row}>
        {wishes.people === 1 && (
          <Select
            label={say('setup.herFaction')}
            help={say(`ability.${wishes.herFaction}`)}
            value={wishes.herFaction}
            of={AUTOMA_FACTION_IDS.map((id) => ({ value: id, text: say(`faction.${id}`) }))}
            onChange={(herFaction) =>
              wish({ herFaction, ...(herFaction === 'blight' && wishes.faction === 'giants' && { faction: 'any' }) })
            }
          />
        )}
        <Select
          label={say('setup.herHome')}
          value={wishes.herHome}
          of={[
            { value: 'random', text: say('setup.random') },
            ...TERRAINS.map((id) => ({ value: id, text: say(`terrain.${id}`) })),
          ]}
          onChange={(herHome) => wish({ herHome })}
        />
      </div>
      <Cards wishes={wishes} wish={wish} say={say} />
    </>
  )
}

/** A file of printed values, checked here as the host checks it. */
function Cards({ wishes, wish, say }: PartProps) {
  const [file, setFile] = useState('')
  const [problem, setProblem] = useState('')
  const load = async (chosen: File) => {
    setFile('')
    setProblem('')
    wish({ cards: undefined })
    let content: unknown
    try {
      content = JSON.parse(await chosen.text())
    } catch {
      return setProblem(say('setup.notJson', { name: chosen.name }))
    }
    try {
      wish({ cards: checkAutomaCards(content, chosen.name) })
      setFile(chosen.name)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      setProblem(fileProblem(say, error.fault, chosen.name))
    }
  }
  const parts = Object.keys(wishes.cards ?? {}).join(', ')
  return (
    <fieldset className={styles.cards}>
      <legend>{say('setup.cards')}</legend>
      <p className={styles.about}>{say('setup.cardsAbout')}</p>
      <FileButton label={say('setup.cardsLoad')} onFile={(chosen) => void load(chosen)} />
      {wishes.cards && (
        <p role="status">
          {say('setup.cardsLoaded', { name: file, parts: parts || say('setup.cardsNothing') })}{' '}
          <button type="button" className={styles.forget} onClick={() => wish({ cards: undefined })}>
            {say('setup.cardsForget')}
          </button>
        </p>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function Check({ on, text, set }: { readonly on: boolean; readonly text: string; set(on: boolean): void }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
      {text}
    </label>
  )
}
