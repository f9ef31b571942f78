/** What one writes down for oneself: words, and turns to be made later. It lies over the log and leaves the table free. */
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Planning } from '../plan/use-plan.ts'
import { choiceWords, useSay } from '../words.ts'
import { MOST_CHARACTERS, MOST_TURNS, type Notes, readNotes, writeNotes } from './kept-notes.ts'
import styles from './notes-panel.module.css'
import { tryTurn } from './use-kept-plan.ts'

interface NotesPanelProps {
  readonly table: string
  readonly seat: number
  readonly plan: Planning
  onClose(): void
}

export default function NotesPanel({ table, seat, plan, onClose }: NotesPanelProps) {
  const say = useSay()
  const [notes, setNotes] = useState(() => readNotes(localStorage, table, seat))
  const change = (part: Partial<Notes>) => {
    setNotes({ ...notes, ...part })
    writeNotes(localStorage, table, seat, part)
  }
  const { text, turns } = notes
  const planned = plan.steps.map(({ offer }) => offer.key)
  return (
    <Dialog title={say('notes.title')} onClose={onClose} side open>
      <div className={styles.notes}>
        <label>
          {say('notes.text')}
          <textarea
            data-first
            rows={6}
            value={text}
            maxLength={MOST_CHARACTERS}
            onChange={(event) => change({ text: event.target.value })}
          />
        </label>
        <h3>{say('notes.turns')}</h3>
        {turns.length === 0 && <p>{say('notes.noTurns')}</p>}
        <ol aria-label={say('notes.turns')}>
          {turns.map((turn, at) => (
            <li key={`${at} ${turn.join()}`}>
              <span>{turn.map((key) => choiceWords(say, key)).join(', ')}</span>
              <Button
                quiet
                disabled={plan.busy || plan.asked === null || plan.steps.length > 0}
                onClick={() => void tryTurn(plan, turn)}
              >
                {say('notes.try')}
              </Button>
              <Button quiet onClick={() => change({ turns: turns.filter((_, other) => other !== at) })}>
                {say('notes.remove')}
              </Button>
            </li>
          ))}
        </ol>
        <Button
          disabled={planned.length === 0 || turns.length >= MOST_TURNS}
          onClick={() => change({ turns: [...turns, planned] })}
        >
          {say('notes.keep')}
        </Button>
        <p className={styles.secret}>{say('notes.secret')}</p>
      </div>
    </Dialog>
  )
}
