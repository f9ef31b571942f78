/** A card to begin with: an example of ours, or any card there is. */
import { type WritingCode, writingIn, writtenCard } from '@freehold/dominion/writing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useTongue } from '../tongue.ts'
import styles from './dialogs.module.css'
import { exampleName, examples, exampleText } from './examples.ts'
import { inTongue, knownCards } from './first-text.ts'

interface OpenDialogProps {
  readonly code: WritingCode
  onText(text: string): void
  onClose(): void
}

export function OpenDialog({ code, onText, onClose }: OpenDialogProps) {
  const { t } = useTranslation('workshop')
  const { cardName } = useTongue()
  const [sought, setSought] = useState('')
  const word = sought.trim().toLowerCase()
  const found = knownCards
    .filter(({ name }) => `${cardName(name)} ${name}`.toLowerCase().includes(word))
    .toSorted((a, b) => cardName(a.name).localeCompare(cardName(b.name), code))
  return (
    <Dialog title={t('open.title')} onClose={onClose}>
      <Field
        label={t('open.search')}
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        data-first
      />
      {word === '' ? (
        <>
          <h3 className={styles.title}>{t('open.examples')}</h3>
          <ul className={styles.examples}>
            {examples.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => void exampleText(name).then((text) => onText(inTongue(text, code)))}
                >
                  <b lang="en">{exampleName(name)}</b>
                  {t(`examples.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ul className={styles.known}>
          {found.map((card) => (
            <li key={card.name}>
              <button type="button" onClick={() => onText(writtenCard(card, writingIn(code)))}>
                {cardName(card.name)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {word !== '' && found.length === 0 && <p role="status">{t('open.none')}</p>}
    </Dialog>
  )
}
