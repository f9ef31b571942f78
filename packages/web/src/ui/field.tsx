import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly help?: ReactNode
}

/** A line to type in, with its name above it. */
export function Field({ label, help, ...rest }: FieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input {...rest} />
      {help && <small>{help}</small>}
    </label>
  )
}

interface SelectProps<Value extends string> {
  readonly label: string
  readonly help?: ReactNode
  readonly value: Value
  readonly of: readonly { readonly value: NoInfer<Value>; readonly text: string }[]
  onChange(value: NoInfer<Value>): void
}

/** One of many. */
export function Select<Value extends string>({ label, help, value, of, onChange }: SelectProps<Value>) {
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {of.map((each) => (
          <option key={each.value} value={each.value}>
            {each.text}
          </option>
        ))}
      </select>
      {help && <small>{help}</small>}
    </label>
  )
}
