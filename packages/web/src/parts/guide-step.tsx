/** A step of how to play a game: a heading, a few words, and a picture where there is one. */
import type { ReactNode } from 'react'
import styles from './guide.module.css'

interface GuideStepProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

export function GuideStep({ title, text, children }: GuideStepProps) {
  return (
    <div className={styles.step}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}
