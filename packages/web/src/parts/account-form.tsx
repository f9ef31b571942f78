import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { announce } from '../ui/live-region.tsx'
import styles from './account.module.css'
import { problemText } from './problems.ts'

interface FormProps {
  readonly intro?: string
  readonly submit: string
  readonly done?: string
  readonly disabled?: boolean
  readonly danger?: boolean
  onSubmit(): Promise<unknown>
  readonly children?: ReactNode
}

/** A form that says how it went, beside its button. */
export function Form({ intro, submit, done, disabled, danger, onSubmit, children }: FormProps) {
  const [problem, setProblem] = useState('')
  const [finished, setFinished] = useState(false)
  const [sending, setSending] = useState(false)
  useEffect(() => {
    if (!finished) return
    const timer = setTimeout(() => setFinished(false), 3000)
    return () => clearTimeout(timer)
  }, [finished])
  const send = async () => {
    setProblem('')
    setSending(true)
    try {
      await onSubmit()
      setFinished(true)
      if (done) announce(done)
    } catch (error) {
      setProblem(problemText(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      className={styles.form}
      noValidate // what is wrong is said in the language of the page, not of the browser
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
      <div className={styles.buttons}>
        <Button
          type="submit"
          danger={danger}
          primary={!danger && children !== undefined}
          disabled={disabled || sending}
        >
          {submit}
        </Button>
        {finished && done && <span className={styles.done}>{done}</span>}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}
