/** Where kingdoms come from: rulebooks, chance, one's own pick, and what one liked before. */
import {
  boxesOf,
  type Edition,
  editions,
  findKingdom,
  type KingdomSet,
  LOT,
  type RecommendedSet,
  recommendedSets,
} from '@freehold/dominion/setup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useSetWords } from '../set-words.ts'
import { useTongue } from '../tongue.ts'
import { Boxes } from './boxes.tsx'
import { codeOf, completed, draftFrom, draftOf, inEdition, inEnglish, isComplete, setNameOf } from './draft.ts'
import { DrawSource } from './draw-source.tsx'
import { withoutFavourite } from './favourites.ts'
import { readPasted } from './pasted.ts'
import { PickSource } from './pick-source.tsx'
import { freshSeed } from './seeds.ts'
import { SetButton } from './set-button.tsx'
import type { SourceProps } from './source-props.ts'
import styles from './sources.module.css'

const sources = ['recommended', 'draw', 'pick', 'favourites'] as const
type Source = (typeof sources)[number]

export function Sources(props: SourceProps) {
  const { t } = useTranslation('kingdoms')
  const { draft, wishes, change } = props
  const [source, setSource] = useState<Source>('recommended')
  const takeEdition = (edition: Edition) =>
    change(() => {
      // A set of that name may stand in both rulebooks; otherwise what falls out is drawn.
      const name = setNameOf(draft)
      const same = name && recommendedSets(edition).find((set) => set.name === name)
      if (same) return draftOf(findKingdom(same.name, edition))
      const other = inEdition(draft, edition)
      return isComplete(draft) ? completed(other, wishes, freshSeed()) : other
    })
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources" className="visually-hidden">
        {t('otherKingdoms')}
      </h2>
      <div className={styles.bar}>
        <Choice
          label={t('source.label')}
          hideLabel
          value={source}
          of={sources.map((value) => ({ value, text: t(`source.${value}`) }))}
          onChange={setSource}
        />
        <Choice
          label={t('edition.label')}
          hideLabel
          value={draft.edition}
          of={editions.toReversed().map((value) => ({ value, text: t(`edition.${value}`) }))}
          onChange={takeEdition}
        />
      </div>
      {source === 'recommended' && <Recommended {...props} />}
      {source === 'draw' && <DrawSource {...props} />}
      {source === 'pick' && <PickSource {...props} />}
      {source === 'favourites' && <Favourites {...props} />}
    </section>
  )
}

function Recommended({ draft, wishes, change, onWishes }: SourceProps) {
  const { t } = useTranslation('kingdoms')
  const { setName, expansionName } = useSetWords()
  const [onlyMine, setOnlyMine] = useState(false)
  const chosen = setNameOf(draft)
  const isMine = (set: RecommendedSet) => boxesOf(set).every((box) => wishes.sets.includes(box as KingdomSet))
  const sets = recommendedSets(draft.edition).filter((set) => !onlyMine || isMine(set))
  const groups = [...Map.groupBy(sets, (set) => boxesOf(set).map(expansionName).join(' · '))]
  return (
    <>
      <div className={styles.mine}>
        <label className={styles.only}>
          <input type="checkbox" checked={onlyMine} onChange={() => setOnlyMine(!onlyMine)} />
          {t('boxes.only')}
        </label>
        {onlyMine && <Boxes boxes={wishes.sets} onChange={(boxes) => onWishes({ ...wishes, sets: boxes })} />}
      </div>
      {groups.length === 0 && <p className={styles.empty}>{t('boxes.noSets')}</p>}
      {groups.map(([boxes, among]) => (
        <section key={boxes} className={styles.group} aria-label={boxes}>
          <h3>{boxes}</h3>
          <ul className={styles.sets}>
            {among.map(({ name, edition, landscapes }) => {
              const found = findKingdom(name, edition)
              return (
                <li key={name}>
                  <SetButton
                    name={setName(name)}
                    edition={edition}
                    cards={found.cards}
                    landscapes={landscapes}
                    chosen={name === chosen}
                    onClick={() => {
                      change(() => draftOf(found))
                      scrollTo({ top: 0 })
                    }}
                  />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

function Favourites({ draft, favourites, change, keep }: SourceProps) {
  const { t } = useTranslation('kingdoms')
  const { setName } = useSetWords()
  const { cardName } = useTongue()
  const [typed, setTyped] = useState('')
  return (
    <>
      <form
        className={styles.open}
        onSubmit={(event) => {
          event.preventDefault()
          change(() => {
            const { asked, beside } = readPasted(typed, (name) => inEnglish(name, setName, cardName))
            const draft = draftFrom(asked)
            return { ...draft, beside: { ...draft.beside, ...beside } }
          })
        }}
      >
        <Field
          label={t('openCode')}
          value={typed}
          placeholder="MMSX-KS99"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onPaste={(event) => {
            // A line to type in would drop the ends of pasted lines, and with them where a name ends.
            event.preventDefault()
            setTyped(
              event.clipboardData
                .getData('text')
                .trim()
                .replaceAll(/\s*[\r\n]+\s*/g, ', '),
            )
          }}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {t('open')}
        </Button>
      </form>
      {favourites.length === 0 && <p className={styles.empty}>{t('noFavourites')}</p>}
      <ul className={styles.sets}>
        {favourites.map(({ code, name }) => {
          const kingdom = findKingdom(code)
          const { edition, cards, beside } = kingdom
          return (
            <li key={code}>
              <SetButton
                name={name}
                edition={edition}
                cards={cards}
                landscapes={beside?.landscapes === LOT ? [] : beside?.landscapes}
                chosen={code === codeOf(draft)}
                onClick={() => change(() => draftOf(kingdom))}
              />
              <Button quiet onClick={() => keep(withoutFavourite(favourites, code))}>
                {t('forget', { name })}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
