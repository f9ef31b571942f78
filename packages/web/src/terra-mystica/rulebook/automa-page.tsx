/** The rules of the Automa to read: how her cards are read, what she does in which order, and every tie-break played. */
import { LEVEL_LIST, PROCEDURES, STARTERS, type TieBreak } from '@freehold/terra-mystica'
import { AUTOMA_EXAMPLES } from '@freehold/terra-mystica/examples'
import { useTranslation } from 'react-i18next'
import shared from '../../parts/rulebook.module.css'
import { Rulebook } from '../../parts/rulebook.tsx'
import palette from '../palette.module.css'
import { capital, useSay } from '../words.ts'
import { AllCards, Legend } from './automa-cards.tsx'
import {
  AUTOMA_CHAPTERS,
  type AutomaChapter,
  automaChapters,
  automaExampleOf,
  CONDITION_EXAMPLES,
  decidingExample,
  OPTION_EXAMPLES,
} from './automa-chapters.ts'
import styles from './rulebook-page.module.css'
import { PlayButton, type Rule, Rules } from './rules.tsx'

export default function AutomaPage() {
  const { t } = useTranslation('automa-rulebook')
  return (
    <Rulebook
      title={t('title')}
      address="/rulebook/automa"
      chapters={automaChapters.map((id) => ({ id, title: t(`chapters.${id}`) }))}
    >
      <div className={`${palette.palette} ${styles.columns}`}>
        {automaChapters.map((chapter) => (
          <section key={chapter} id={chapter} className={`${shared.chapter} ${styles.chapter}`}>
            <h2>{t(`chapters.${chapter}`)}</h2>
            {chapter === 'setUp' && <Levels />}
            {chapter === 'cards' && <Legend />}
            {chapter === 'actions' && <Actions />}
            <ChapterRules chapter={chapter} />
          </section>
        ))}
      </div>
      <AllCards />
    </Rulebook>
  )
}

function ChapterRules({ chapter }: { readonly chapter: AutomaChapter }) {
  const { t } = useTranslation('automa-rulebook')
  const rules = AUTOMA_CHAPTERS[chapter].map((name): Rule => {
    const id = `${chapter}.${name}`
    return { id, words: t(`rules.${id}` as 'rules.who.who'), example: AUTOMA_EXAMPLES[automaExampleOf(id)] }
  })
  return rules.length > 0 && <Rules of={rules} />
}

/** What each level changes, out of the rules. */
function Levels() {
  const { t } = useTranslation('automa-rulebook')
  const say = useSay()
  const pairs = (byRound: readonly number[]) => [0, 2, 4].map((round) => byRound[round]).join(', ')
  return (
    <table className={`${shared.counts} ${styles.levels}`}>
      <thead>
        <tr>
          <th scope="col">{t('level')}</th>
          <th scope="col">{t('shipping')}</th>
          <th scope="col">{t('x')}</th>
          <th scope="col">{t('deck')}</th>
        </tr>
      </thead>
      <tbody>
        {LEVEL_LIST.map(({ id, shipping, x, without, more }) => (
          <tr key={id}>
            <th scope="row">{say(`level.${id}`)}</th>
            <td>{pairs(shipping)}</td>
            <td>{pairs(x)}</td>
            <td>{STARTERS - (without ? 1 : 0) + more}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Each action as the rules run it: when, among what, and by which tie-breaks one after another. */
function Actions() {
  const { t } = useTranslation('automa-rulebook')
  const say = useSay()
  return Object.entries(PROCEDURES).map(([action, { condition, options, tieBreaks }]) => {
    const spread: readonly TieBreak[] = action === 'build' ? ['furthest from her own'] : []
    const breaks = tieBreaks.flatMap((each): readonly TieBreak[] =>
      each === 'closest to humans' ? [each, ...spread] : [each],
    )
    return (
      <div key={action} className={styles.procedure}>
        <h3>{capital(say(`herAction.${action}`))}</h3>
        <Line lead={t('condition')} words={t(`conditions.${condition}`)} example={CONDITION_EXAMPLES[condition]} />
        <Line
          lead={t('options')}
          words={t(`from.${options}` as 'from.open cults')}
          example={OPTION_EXAMPLES[options]}
        />
        <p>
          <b>{t('order')}</b>
        </p>
        <Rules
          ordered
          of={breaks.map((tieBreak) => ({
            id: tieBreak,
            words: t(`ties.${tieBreak}` as 'ties.reaching'),
            example: AUTOMA_EXAMPLES[decidingExample(action, tieBreak)],
          }))}
        />
        <p>
          <b>{t('action')}</b>
        </p>
        <Rules
          of={[
            {
              id: action,
              words: t(`does.${action}` as 'does.build'),
              example: AUTOMA_EXAMPLES[decidingExample(action)],
            },
          ]}
        />
      </div>
    )
  })
}

/** When, or among what. */
function Line({ lead, words, example }: { readonly lead: string; readonly words: string; readonly example: string }) {
  return (
    <p>
      <b>{lead}</b> {words}. <PlayButton words={`${lead} ${words}`} example={AUTOMA_EXAMPLES[example]} />
    </p>
  )
}
