/** The set that the card belongs to: what it is called, and ways to take it along. */
import { openCardSet, setLimits, writtenSetFile } from '@freehold/dominion/own'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../base/settings.ts'
import { CopyLink } from '../../people/copy-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { PictureDrawing } from '../cards/drawings.tsx'
import { useGallery } from '../cards/gallery.ts'
import { startText } from './first-text.ts'
import { intoView } from './into-view.ts'
import { type Bench, currentSet, opened, withoutSet, withSet, withSetChanged } from './kept-sets.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { linkTo } from './set-link.ts'
import styles from './set-panel.module.css'
import { LARGEST_FILE, refusedWords } from './set-problems.ts'

interface SetPanelProps {
  readonly bench: Bench
  change(next: Bench | ((before: Bench) => Bench)): void
  onProblem(problem: string): void
}

export function SetPanel({ bench, change, onProblem }: SetPanelProps) {
  const { t, i18n } = useTranslation('workshop')
  const language = i18n.language as Language
  const [choosing, setChoosing] = useState(false)
  const [link, setLink] = useState<{ readonly of: object; readonly link: string }>()
  const { gallery, complete } = useGallery('Own')
  const set = currentSet(bench)
  const read = async (file: File) => {
    if (file.size > LARGEST_FILE) return onProblem(t('problems.card-too-long', setLimits))
    try {
      const imported = openCardSet(JSON.parse(await file.text()), language)
      change((before) => withSet(before, imported))
    } catch (error) {
      onProblem(refusedWords(error, t('problems.file', { file: file.name }), t))
    }
  }
  const said = (text: string, otherwise: string) => (text.trim() === '' ? otherwise : text.trim())
  return (
    <section className={styles.panel} aria-labelledby="own-set">
      <h2 id="own-set">{t('set.title')}</h2>
      <div className={styles.fields} key={bench.set}>
        {bench.sets.length > 1 && (
          <Select
            label={t('set.which')}
            value={String(bench.set)}
            of={bench.sets.map(({ name }, i) => ({ value: String(i), text: name }))}
            onChange={(value) => change(opened({ ...bench, set: Number(value), card: 0 }))}
          />
        )}
        <Field
          label={t('set.name')}
          defaultValue={set.name}
          maxLength={60}
          onBlur={(event) => change(withSetChanged(bench, { name: said(event.target.value, t('set.unnamed')) }))}
        />
        <Field
          label={t('set.author')}
          defaultValue={set.author === 'unknown' ? '' : set.author}
          maxLength={60}
          onBlur={(event) => change(withSetChanged(bench, { author: said(event.target.value, 'unknown') }))}
        />
        <button type="button" className={styles.emblem} onClick={() => setChoosing(true)}>
          <PictureDrawing name={set.emblem} set="Own" className={styles.picture} />
          {t('set.emblem')}
        </button>
        {complete && !gallery.picture(set.emblem) && <p>{t('runs.noPicture', { name: set.emblem })}</p>}
      </div>
      <div className={styles.deeds}>
        <Button onClick={() => save(set.name, writtenSetFile(set))}>{t('set.export')}</Button>
        <FileButton label={t('set.import')} onFile={(file) => void read(file)} />
        <Button
          onClick={() =>
            void linkTo(set, `${location.origin}/workshop`).then((made) => setLink({ of: set, link: made }))
          }
        >
          {t('set.link')}
        </Button>
        <Button
          onClick={() =>
            change(
              withSet(bench, {
                name: `${t('set.unnamed')} ${bench.sets.length + 1}`,
                author: set.author,
                emblem: 'raft',
                cards: [startText(language, t('newCard'))],
              }),
            )
          }
        >
          {t('set.new')}
        </Button>
        {bench.sets.length > 1 && (
          <Button danger onClick={() => change(withoutSet)}>
            {t('set.throwAway')}
          </Button>
        )}
      </div>
      {link?.of === set && (
        <div className={styles.link} ref={intoView}>
          <CopyLink link={link.link} label={t('set.link')} />
        </div>
      )}
      {choosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onPicture={(emblem) => {
            setChoosing(false)
            change(withSetChanged(bench, { emblem }))
          }}
        />
      )}
    </section>
  )
}

/** Gives the browser a file to save. */
function save(name: string, file: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(file, undefined, 2)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = `${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`
  anchor.click()
  URL.revokeObjectURL(address)
}
