/** Parts of cards to click into the text. */
import { linePicture } from '@freehold/dominion/symbols'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../ui/key-hint.tsx'
import { useGallery } from '../cards/gallery.ts'
import type { Part } from './parts.ts'
import styles from './parts-bar.module.css'

interface PartsBarProps {
  readonly parts: readonly Part[]
  onPart(part: Part): void
}

export function PartsBar({ parts, onPart }: PartsBarProps) {
  const { t } = useTranslation('workshop')
  return (
    <section className={styles.bar} aria-label={t('parts.title')}>
      <h2>{t('parts.title')}</h2>
      <p>
        {t('parts.help')} <KeyHint of={t('parts.key')} /> {t('parts.all')}
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <button type="button" title={part.lines.join('\n')} onClick={() => onPart(part)}>
              <PartPicture part={part} />
              {t(`parts.labels.${part.id}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SMALL = 70

function PartPicture({ part: { line, card } }: { readonly part: Part }) {
  const { gallery } = useGallery()
  if (!line.step) return null
  const { width, height, inside } = linePicture({ step: line.step, holds: line.holds }, card, 200, 20, gallery)
  if (width === 0 || width > SMALL) return null
  return (
    <svg
      className={styles.sign}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  )
}
