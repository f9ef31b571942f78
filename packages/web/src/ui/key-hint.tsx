import styles from './key-hint.module.css'

const shown: Readonly<Record<string, string>> = {
  Enter: '⏎',
  Escape: 'esc',
  Backspace: '⌫',
  ' ': '␣',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** The key that does what stands beside it; for the eye only, since `aria-keyshortcuts` tells it to others. */
export function KeyHint({ of, className }: { readonly of: string; readonly className?: string }) {
  return (
    <span data-key-hint className={`${styles.key} ${className ?? ''}`} aria-hidden="true">
      {shown[of] ?? of.toUpperCase()}
    </span>
  )
}
