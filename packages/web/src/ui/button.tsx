import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { KeyHint } from './key-hint.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  readonly primary?: boolean
  readonly quiet?: boolean // as text
  readonly danger?: boolean
  readonly hint?: string // the key that does the same
  readonly children: ReactNode
}

export function Button({ primary, quiet, danger, hint, children, className, ...rest }: ButtonProps) {
  const kind = [styles.button, primary && styles.primary, quiet && styles.quiet, danger && styles.danger, className]
  return (
    <button type="button" className={kind.filter(Boolean).join(' ')} aria-keyshortcuts={hint} {...rest}>
      {children}
      {hint && <KeyHint of={hint} />}
    </button>
  )
}
