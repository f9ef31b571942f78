/** Parts of cards to click into the text: whole lines, or whatever fits at the cursor. */
import { linePicture } from '@freehold/dominion/symbols'
import { type Caret, type Grammar, OPEN, partsAt } from '@freehold/dominion/writing'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../ui/choice.tsx'
import { KeyHint } from '../../ui/key-hint.tsx'
import { useGallery } from '../cards/gallery.ts'
import type { Part } from './parts.ts'
import styles from './parts-bar.module.css'

interface PartsBarProps {
  readonly parts: readonly Part[]
  readonly text: string
  readonly caret: Caret
  readonly grammar: Grammar
  onPart(part: Part): void
  onPut(words: string): void
  onNewLine(): void
  onNextPlace(): void
}

export function PartsBar({ parts, onPart, ...here }: PartsBarProps) {
  const { t } = useTranslation('workshop')
  const [which, setWhich] = useState<'lines' | 'here'>('lines')
  return (
    <section className={styles.bar} aria-label={t('parts.title')}>
      <h2>{t('parts.title')}</h2>
      <Choice
        label={t('parts.which')}
        hideLabel
        value={which}
        of={[
          { value: 'lines', text: t('parts.lines') },
          { value: 'here', text: t('parts.here') },
        ]}
        onChange={setWhich}
      />
      <p>
        {t('parts.help')} <KeyHint of={t('parts.key')} /> {t('parts.all')}
      </p>
      {which === 'lines' ? (
        <ul>
          {parts.map((part) => (
            <li key={part.id}>
              <PartButton title={part.lines.join('\n')} onPut={() => onPart(part)}>
                <PartPicture part={part} />
                {t(`parts.labels.${part.id}`)}
              </PartButton>
            </li>
          ))}
        </ul>
      ) : (
        <PartsHere {...here} />
      )}
    </section>
  )
}

/** The editor keeps the caret, and a phone its keyboard as it is, while parts are clicked. */
function PartButton({ title, onPut, children }: PartButtonProps) {
  return (
    <button type="button" title={title} onMouseDown={(event) => event.preventDefault()} onClick={onPut}>
      {children}
    </button>
  )
}

interface PartButtonProps {
  readonly title?: string
  readonly children: ReactNode
  onPut(): void
}

/** Everything that the language knows and that fits where the cursor stands. */
function PartsHere({ text, caret, grammar, onPut, onNewLine, onNextPlace }: Omit<PartsBarProps, 'parts' | 'onPart'>) {
  const { t, i18n } = useTranslation('workshop')
  const looked = useDeferredValue(JSON.stringify([text, caret]))
  const { parts, names } = useMemo(() => {
    const [written, at] = JSON.parse(looked) as [string, Caret]
    return partsAt(written, at, grammar)
  }, [looked, grammar])
  return (
    <ul className={styles.many} lang={grammar.tongue.code}>
      {text.includes(OPEN) && (
        <li>
          <PartButton onPut={onNextPlace}>
            <span lang={i18n.language}>{t('parts.nextPlace')}</span>
          </PartButton>
        </li>
      )}
      <li>
        <PartButton onPut={onNewLine}>
          <span lang={i18n.language}>{t('parts.newLine')}</span>
        </PartButton>
      </li>
      {names.length > 0 && (
        <li>
          <select
            aria-label={t('parts.name')}
            value=""
            onChange={({ target }) => target.value !== '' && onPut(target.value)}
          >
            <option value="" lang={i18n.language}>
              {t('parts.name')}
            </option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </li>
      )}
      {parts.map((part) => (
        <li key={part}>
          <PartButton title={part} onPut={() => onPut(part)}>
            {part.split('\n')[0]}
          </PartButton>
        </li>
      ))}
      {parts.length === 0 && names.length === 0 && (
        <li className={styles.nothing} lang={i18n.language}>
          {t('parts.nothing')}
        </li>
      )}
    </ul>
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
