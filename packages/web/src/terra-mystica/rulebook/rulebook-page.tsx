/** The rules of Terra Mystica to read, in our own words; what can be played is played on the page by the rules themselves. */
import { EXAMPLES } from '@freehold/terra-mystica/examples'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import shared from '../../parts/rulebook.module.css'
import { Rulebook } from '../../parts/rulebook.tsx'
import palette from '../palette.module.css'
import { CHAPTERS, type Chapter, chapterNames, DIFFERENCES, exampleOf } from './chapters.ts'
import { Peoples } from './peoples.tsx'
import { Board, Box, PICTURES } from './pictures.tsx'
import styles from './rulebook-page.module.css'
import { PlayButton, type Rule, Rules } from './rules.tsx'

export default function RulebookPage() {
  const { t } = useTranslation('terra-mystica-rulebook')
  const chapters = [...chapterNames, 'differences' as const]
  return (
    <Rulebook
      title={t('title')}
      address="/rulebook/terra-mystica"
      chapters={chapters.map((id) => ({ id, title: t(`chapters.${id}`) }))}
    >
      <section id="box" className={`${palette.palette} ${shared.chapter} ${styles.box}`}>
        <h2>{t('chapters.box')}</h2>
        <Board />
        <div>
          <Box />
          <ChapterRules chapter="box" />
        </div>
      </section>
      <div className={`${palette.palette} ${styles.columns}`}>
        {chapterNames.slice(1).map((chapter) => (
          <ChapterOf key={chapter} chapter={chapter} />
        ))}
      </div>
      <Differences />
    </Rulebook>
  )
}

function ChapterRules({ chapter }: { readonly chapter: Chapter }) {
  const { t } = useTranslation('terra-mystica-rulebook')
  const rules = CHAPTERS[chapter].map((name): Rule => {
    const id = `${chapter}.${name}`
    return {
      id,
      words: t(`rules.${id}` as 'rules.box.goal'),
      tag: id === 'rounds.seats' ? t('differences.first') : undefined,
      example: EXAMPLES[exampleOf(id)],
    }
  })
  return <Rules of={rules} />
}

function ChapterOf({ chapter }: { readonly chapter: Chapter }) {
  const { t } = useTranslation('terra-mystica-rulebook')
  const Picture = PICTURES[chapter]
  return (
    <section id={chapter} className={`${shared.chapter} ${styles.chapter}`}>
      <h2>{t(`chapters.${chapter}`)}</h2>
      {Picture && <Picture />}
      <ChapterRules chapter={chapter} />
      {chapter === 'peoples' && (
        <>
          <Peoples />
          <p className={styles.more}>
            <Link href="/terra-mystica/factions">{t('library')}</Link>
          </p>
        </>
      )}
    </section>
  )
}

const COLUMNS = ['first', 'later', 'here'] as const
const differences = Object.keys(DIFFERENCES) as (keyof typeof DIFFERENCES)[]

function Differences() {
  const { t } = useTranslation('terra-mystica-rulebook')
  return (
    <section id="differences" className={shared.differences}>
      <h2>{t('chapters.differences')}</h2>
      <p>
        {t('differences.text')} <Link href="/new/terra-mystica">Terra Mystica</Link>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('differences.rule')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`differences.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`differences.rows.${row}.rule`)}</th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  {t(`differences.rows.${row}.${column}`)} <PlayedWay row={row} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PlayedWay({ row, column }: { readonly row: keyof typeof DIFFERENCES; readonly column: string }) {
  const { t } = useTranslation('terra-mystica-rulebook')
  const ways: Readonly<Record<string, string>> = DIFFERENCES[row]
  const way = t(`differences.rows.${row}.${column as 'first'}`)
  return <PlayButton words={`${t(`differences.rows.${row}.rule`)}: ${way}`} example={EXAMPLES[ways[column]]} />
}
