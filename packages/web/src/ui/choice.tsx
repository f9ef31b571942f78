/** One of a few: radio buttons that look like one strip. */
import { useId } from 'react'
import styles from './choice.module.css'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly of: readonly { readonly value: NoInfer<Value>; readonly text: string; readonly disabled?: boolean }[]
  readonly hideLabel?: boolean
  onChange(value: NoInfer<Value>): void
}

export function Choice<Value extends string>({ label, value, of, hideLabel, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      <div className={styles.strip}>
        {of.map((each) => (
          <label key={each.value}>
            <input
              type="radio"
              name={name}
              checked={each.value === value}
              disabled={each.disabled}
              onChange={() => onChange(each.value)}
            />
            <span>{each.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
