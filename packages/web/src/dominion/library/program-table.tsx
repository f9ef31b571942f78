/** A card step by step: how it is written, what each line says, and how it is drawn. */
import type { Card, Landscape } from '@freehold/dominion'
import { linePicture } from '@freehold/dominion/symbols'
import { type ExplainedLine, explained, type WritingCode, writingIn } from '@freehold/dominion/writing'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../ui/choice.tsx'
import { useGallery } from '../cards/gallery.ts'
import { useTongue } from '../tongue.ts'
import styles from './program-table.module.css'

export function ProgramTable({ card }: { readonly card: Card | Landscape }) {
  const { t } = useTranslation('workshop')
  const tongue = useTongue()
  const [asData, setAsData] = useState(false)
  const lines = explained(card, writingIn(tongue.code as WritingCode), tongue)
  return (
    <section aria-labelledby="program">
      <div className={styles.head}>
        <h2 id="program">{t('steps.title')}</h2>
        <Choice
          label={t('steps.form')}
          hideLabel
          value={asData ? 'data' : 'written'}
          of={[
            { value: 'written', text: t('steps.written') },
            { value: 'data', text: t('steps.data') },
          ]}
          onChange={(value) => setAsData(value === 'data')}
        />
      </div>
      {asData ? (
        <pre className={styles.data} lang="en">
          {JSON.stringify(card.abilities, undefined, 2)}
        </pre>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('steps.asWritten')}</th>
              <th scope="col">{t('steps.says')}</th>
              <th scope="col">{t('steps.symbols')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, i) => (
              <tr key={i} data-heading={line.depth === 0 || undefined}>
                <th scope="row" style={{ '--depth': line.depth } as CSSProperties}>
                  {line.text}
                </th>
                <td>{line.says}</td>
                <td>
                  <LineSymbols line={line} card={card} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function LineSymbols({
  line: { step, holds },
  card,
}: {
  readonly line: ExplainedLine
  readonly card: Card | Landscape
}) {
  const { gallery } = useGallery(card.set)
  if (!step) return null
  const { width, height, inside } = linePicture({ step, holds }, card, 220, 24, gallery)
  if (width === 0) return null
  return (
    <svg
      className={styles.symbols}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  )
}
