/** Choosing the ten cards, and whom to play them with. */
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { Frame } from '../../parts/frame.tsx'
import { EXAMPLE_SET, useSetWords } from '../set-words.ts'
import { useTongue } from '../tongue.ts'
import { codeOf, type Draft, draftFrom, noWishes, setNameOf, type Wishes } from './draft.ts'
import { type Favourite, keepFavourites, readFavourites } from './favourites.ts'
import styles from './kingdom-page.module.css'
import { kingdomProblem } from './kingdom-problem.ts'
import { KingdomShown } from './kingdom-shown.tsx'
import { keepBoxes, readBoxes } from './owned-boxes.ts'
import { Sources } from './sources.tsx'
import { TablePanel } from './table-panel.tsx'

/** `asked`: what the link asks for, a code or a name. */
export default function KingdomPage({ asked }: { readonly asked?: string }) {
  const { t } = useTranslation('kingdoms')
  const words = useSetWords()
  const tongue = useTongue()
  const [, go] = useLocation()
  const query = new URLSearchParams(useSearch())
  const opened = useMemo(() => open(asked), [asked])
  const [draft, setDraft] = useState(opened.draft)
  const [wishes, setWishes] = useState<Wishes>(() => ({ ...noWishes, sets: readBoxes(localStorage) ?? noWishes.sets }))
  const [problem, setProblem] = useState(opened.problem)
  const [favourites, setFavourites] = useState(() => readFavourites(localStorage))
  const code = codeOf(draft)

  // Back and forward lead from kingdom to kingdom.
  useEffect(() => {
    if (asked === undefined) return
    setDraft((before) => (codeOf(before) === codeOf(opened.draft) ? before : opened.draft))
    setProblem(opened.problem)
  }, [asked, opened])

  const change = (next: () => Draft) => {
    try {
      const changed = next()
      setProblem(undefined)
      setDraft(changed)
      const nextCode = codeOf(changed)
      if (nextCode !== undefined && nextCode !== code) {
        go(`/kingdoms/${nextCode}${location.search}`, { replace: true })
      }
    } catch (error) {
      setProblem(error as Error)
    }
  }
  const keep = (next: readonly Favourite[]) => {
    setFavourites(next)
    keepFavourites(localStorage, next)
  }
  const wish = (next: Wishes) => {
    setWishes(next)
    if (next.sets !== wishes.sets) keepBoxes(localStorage, next.sets)
  }
  const set = setNameOf(draft)
  const name = set ? words.setName(set) : favourites.find((each) => each.code === code)?.name
  return (
    <Frame title={name ?? t('title')}>
      <div className={styles.columns}>
        <div className={styles.kingdom}>
          <KingdomShown draft={draft} name={name} wishes={wishes} change={change} favourites={favourites} keep={keep} />
          {problem && (
            <p role="alert" className={styles.problem}>
              {kingdomProblem(problem, t, words, tongue)}
            </p>
          )}
        </div>
        <TablePanel
          draft={draft}
          boxes={wishes.sets}
          friends={query.get('with') === 'friends'}
          players={Number(query.get('players')) || undefined}
          onPrinting={(printing) => change(() => ({ ...draft, printing }))}
        />
        <Sources draft={draft} change={change} wishes={wishes} onWishes={wish} favourites={favourites} keep={keep} />
      </div>
    </Frame>
  )
}

/** A link that says something wrong still opens the page, and says what was wrong. */
function open(asked: string | undefined): { draft: Draft; problem: Error | undefined } {
  try {
    return { draft: draftFrom(asked ?? EXAMPLE_SET), problem: undefined }
  } catch (error) {
    return { draft: draftFrom(EXAMPLE_SET), problem: error as Error }
  }
}
