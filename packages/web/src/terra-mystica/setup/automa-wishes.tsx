/** How one wishes the Automa: her level, faction and home, and the values printed on her cards. */
import { InputError } from '@freehold/kernel'
import { AUTOMA_FACTION_IDS, checkAutomaCards, factionsAgainst, LEVELS, TERRAINS } from '@freehold/terra-mystica'
import { useState } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { Select } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { useSay } from '../words.ts'
import { firstWishes, type Wishes } from './new-game.ts'
import styles from './setup-page.module.css'
import { fileProblem } from './setup-problem.ts'

export interface WishProps {
  readonly wishes: Wishes
  wish(change: Partial<Wishes>): void
}

export function AutomaWishes({ wishes, wish }: WishProps) {
  const say = useSay()
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
              wish({ herFaction, faction: factionsAgainst(herFaction).find((id) => id === wishes.faction) ?? 'any' })
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
      <Cards wishes={wishes} wish={wish} />
    </>
  )
}

/** A file of printed values, checked here as the host checks it. */
function Cards({ wishes, wish }: WishProps) {
  const say = useSay()
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
    <details className={styles.cards}>
      <summary>{say('setup.cards')}</summary>
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
    </details>
  )
}
