/** A way to another page that matters as much as what a button does. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'

interface ButtonLinkProps {
  readonly to: string
  readonly className?: string
  readonly children: ReactNode
}

export function ButtonLink({ to, className, children }: ButtonLinkProps) {
  return (
    <Link href={to} className={[styles.link, className].filter(Boolean).join(' ')}>
      {children}
    </Link>
  )
}
