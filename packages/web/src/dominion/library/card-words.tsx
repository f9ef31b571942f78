import type { Card, Landscape } from '@freehold/dominion'
import type { Run, Tongue } from '@freehold/dominion/words'
import { GlyphDrawing } from '../cards/drawings.tsx'
import { useTongue } from '../tongue.ts'
import styles from './card-words.module.css'

const glyphOf = { coins: 'coin', points: 'point', potions: 'potion' } as const

/** What a card says, in lines; amounts are drawn, and read out as words. */
export function CardWords({ card }: { readonly card: Card | Landscape }) {
  return <WordsIn card={card} tongue={useTongue()} />
}

/** The same in whatever language. */
export function WordsIn({ card, tongue }: { readonly card: Card | Landscape; readonly tongue: Tongue }) {
  return (
    <div className={styles.words} lang={tongue.code}>
      {tongue.cardText(card).sections.map((lines, section) => (
        <div key={section} className={styles.section}>
          {lines.map(({ kind, runs }, line) => (
            <p key={line} data-kind={kind}>
              {runs.map((run, i) => (
                <Piece key={i} run={run} tongue={tongue} />
              ))}
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

function Piece({ run, tongue: { spoken } }: { readonly run: Run; readonly tongue: Tongue }) {
  if (run.kind === 'text') return run.text
  if (run.kind === 'bonus') return <strong>{run.text}</strong>
  return (
    <>
      <span className="visually-hidden">{spoken(run)}</span>
      <span className={styles.amount} aria-hidden="true">
        {run.plus && '+'}
        <GlyphDrawing id={glyphOf[run.kind]} n={run.n} className={styles.glyph} />
      </span>
    </>
  )
}
