/** Which picture a card or a set has, out of all there are. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { PictureDrawing } from '../cards/drawings.tsx'
import { useAllPictures } from '../cards/gallery.ts'
import styles from './dialogs.module.css'

interface PictureDialogProps {
  onPicture(name: string): void
  onClose(): void
}

export function PictureDialog({ onPicture, onClose }: PictureDialogProps) {
  const { t } = useTranslation('workshop')
  const [sought, setSought] = useState('')
  const pictures = useAllPictures().filter((name) => name.includes(sought.trim().toLowerCase().replaceAll(' ', '-')))
  return (
    <Dialog title={t('picture.title')} onClose={onClose}>
      <Field
        label={t('picture.search')}
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        data-first
      />
      <ul className={styles.pictures} lang="en">
        {pictures.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onPicture(name)} title={name}>
              <PictureDrawing name={name} set="Own" className={styles.picture} />
              <span className="visually-hidden">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {pictures.length === 0 && <p role="status">{t('picture.none')}</p>}
    </Dialog>
  )
}
