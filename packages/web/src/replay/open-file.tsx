import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../parts/frame.tsx'
import { FileButton } from '../ui/file-button.tsx'
import styles from './open-file.module.css'
import { type Recording, readRecording } from './recording.ts'
import { replayProblem } from './replay-problem.ts'

const MOST_BYTES = 5_000_000

/** A log from a file, of this host or of another. */
export function OpenFile({ onOpen }: { onOpen(recording: Recording): void }) {
  const { t } = useTranslation('replay')
  const [problem, setProblem] = useState('')
  const open = async (file: File) => {
    setProblem('')
    try {
      onOpen(await readRecording(await file.slice(0, MOST_BYTES).text()))
    } catch (error) {
      setProblem(replayProblem(error as Error, t))
    }
  }
  return (
    <Frame title={t('openTitle')}>
      <h1 className={styles.title}>{t('openTitle')}</h1>
      <p className={styles.text}>{t('openText')}</p>
      <FileButton label={t('openFile')} onFile={(file) => void open(file)} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Frame>
  )
}
