/** A turn in pictures, step by step. */
import type { Edition } from '@freehold/dominion'
import { useTranslation } from 'react-i18next'
import { cardNamed, printedNow } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { GlyphDrawing } from '../cards/drawings.tsx'
import { useTongue } from '../tongue.ts'
import styles from './example-turn.module.css'
import { type ExampleStep, exampleTurn, FRESH } from './example-turn.ts'
import { PlayButton } from './rule-list.tsx'

export function ExampleTurn({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('rulebook')
  return (
    <section className={styles.example} aria-labelledby="example">
      <header>
        <h2 id="example">{t('example.title')}</h2>
        <p>{t('example.left')}</p>
      </header>
      <ol>
        {exampleTurn.map((step, i) => (
          <li key={step.id}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <div className={styles.words}>
              <h3>{t(`example.steps.${step.id}.title`)}</h3>
              <p>{t(`example.steps.${step.id}.text`)}</p>
            </div>
            <Cards step={step} edition={edition} />
            {step.id !== 'cleanUp' && <Left {...step.left} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Cards({
  step: { id, hand = [], plays = [], draws, buys },
  edition,
}: {
  readonly step: ExampleStep
  readonly edition: Edition
}) {
  const { t } = useTranslation('rulebook')
  if (id === 'cleanUp') {
    return (
      <div className={styles.cards}>
        <span className={styles.back}>{t('example.fresh', { count: FRESH })}</span>
        <p>
          <em>{t('example.short')}</em> <PlayButton rule="example.short" words={t('example.short')} edition={edition} />
        </p>
      </div>
    )
  }
  const tiles = (names: readonly string[], played = false) =>
    [...Map.groupBy(names, (name) => name)].map(([name, copies]) => (
      <Tile key={name} name={name} copies={copies.length} played={played} edition={edition} />
    ))
  return (
    <div className={styles.cards}>
      {tiles(hand)}
      {tiles(plays, draws !== undefined)}
      {draws && (
        <>
          <em>{t('example.draws')}</em>
          {tiles(draws)}
        </>
      )}
      {buys && (
        <>
          <em>{t('example.buy')}</em>
          {tiles([buys], true)}
        </>
      )}
    </div>
  )
}

function Tile({
  name,
  copies,
  played,
  edition,
}: {
  readonly name: string
  readonly copies: number
  readonly played: boolean
  readonly edition: Edition
}) {
  const card = cardNamed(name, printedNow(edition))
  const { cardName } = useTongue()
  if (!card) return null
  return (
    <span className={styles.tile} data-played={played}>
      <span className="visually-hidden">{cardName(name)}</span>
      <CardTile card={card} cost={null} count={copies > 1 ? `×${copies}` : undefined} />
    </span>
  )
}

function Left({ actions, buys, coins }: ExampleStep['left']) {
  const { t } = useTranslation('rulebook')
  return (
    <div className={styles.left}>
      <span className="visually-hidden">{t('played.left', { actions, buys, coins })}</span>
      <span aria-hidden="true">
        <GlyphDrawing id="action" n={actions} />
      </span>
      <span aria-hidden="true">
        <GlyphDrawing id="buy" n={buys} />
      </span>
      <span aria-hidden="true">
        <GlyphDrawing id="coin" n={coins} />
      </span>
    </div>
  )
}
