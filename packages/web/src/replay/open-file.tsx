import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gamePart, games } from '../games/games.ts'
import { Frame } from '../parts/frame.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { Button } from '../ui/button.tsx'
import { FileButton } from '../ui/file-button.tsx'
import styles from './open-file.module.css'
import { type Recording, readRecording } from './recording.ts'
import { RecordProblem, replayProblem } from './replay-problem.ts'

const MOST_SHOWN = 200_000 // characters; more of them would make the field slow

/** A game from a file or a text: a log of this host or of another, or what a game knows of other notations. */
export function OpenFile({ onOpen }: { onOpen(recording: Recording): void }) {
  const { t, i18n } = useTranslation('replay')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Error>()
  const field = useRef<HTMLTextAreaElement>(null)
  const { value: abouts = [] } = useLoaded(`records ${i18n.language}`, () =>
    Promise.all(games().map(async ({ id }) => (await gamePart(id, 'records'))?.about() ?? '')),
  )
  const open = async (given: string) => {
    setProblem(undefined)
    try {
      onOpen(await readRecording(given))
    } catch (error) {
      setProblem(error as Error)
    }
  }
  const openFile = async (file: File) => {
    const content = await file.text()
    if (content.length <= MOST_SHOWN) setText(content)
    await open(content)
  }
  // Whoever mends it begins where it is wrong.
  useEffect(() => {
    const line = problem instanceof RecordProblem ? problem.line : undefined
    if (line !== undefined && field.current) selectLine(field.current, line)
  }, [problem])
  return (
    <Frame title={t('openTitle')}>
      <h1 className={styles.title}>{t('openTitle')}</h1>
      <p className={styles.text}>
        {t('openText')} {abouts.join(' ')}
      </p>
      <FileButton label={t('openFile')} accept=".json,.cmd,.tsv,.txt" onFile={(file) => void openFile(file)} />
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault()
          void open(text)
        }}
      >
        <label>
          {t('openPaste')}
          <textarea
            ref={field}
            value={text}
            rows={12}
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => setText(event.target.value)}
            aria-describedby={problem ? 'open-problem' : undefined}
            aria-invalid={problem !== undefined}
          />
        </label>
        {problem && (
          <p role="alert" id="open-problem" className={styles.problem}>
            {replayProblem(problem, t)}
          </p>
        )}
        <Button primary type="submit" disabled={text.trim() === ''}>
          {t('openPasted')}
        </Button>
      </form>
    </Frame>
  )
}

function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  field.focus()
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4)
}
