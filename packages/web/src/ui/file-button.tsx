import buttonStyles from './button.module.css'
import styles from './file-button.module.css'

interface FileButtonProps {
  readonly label: string
  readonly accept?: string
  onFile(file: File): void
}

/** A file of one's own, JSON where nothing else is said. The browser's control for it speaks the browser's language, not the page's: it stays unseen. */
export function FileButton({ label, accept = 'application/json,.json', onFile }: FileButtonProps) {
  return (
    <label className={`${buttonStyles.button} ${styles.file}`}>
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = '' // the same file may be chosen again after it was mended
        }}
      />
    </label>
  )
}
