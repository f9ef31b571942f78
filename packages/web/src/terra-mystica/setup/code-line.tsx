/** The code that recreates what lies on the table, to copy, and the place to type one. */
import { InputError } from '@freehold/kernel'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../words.ts'
import styles from './code-line.module.css'
import { codeProblem } from './setup-problem.ts'

interface CodeLineProps {
  readonly code: string
  /** Throws `InputError` where it is none. */
  onCode(code: string): void
}

const SHOWN_MS = 2000

export function CodeLine({ code, onCode }: CodeLineProps) {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState('')
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }
  const take = () => {
    try {
      onCode(typed ?? '')
      setTyped(undefined)
      setProblem('')
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      setProblem(codeProblem(say, error))
    }
  }
  return (
    <section className={styles.line} aria-label={say('setup.code')}>
      <span className={styles.name}>{say('setup.code')}</span>
      <output className={styles.code} data-testid="setup-code">
        {code}
      </output>
      <Button onClick={() => void copy().catch(() => undefined)}>
        {say(copied ? 'setup.codeCopied' : 'setup.codeCopy')}
      </Button>
      {typed === undefined ? (
        <Button onClick={() => setTyped('')}>{say('setup.codeEnter')}</Button>
      ) : (
        <form
          className={styles.enter}
          onSubmit={(event) => {
            event.preventDefault()
            take()
          }}
        >
          <Field
            label={say('setup.codeOf')}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">{say('setup.codeTake')}</Button>
        </form>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}
