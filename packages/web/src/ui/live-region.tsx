/** What is told to those who listen instead of looking. */
import { useEffect, useState } from 'react'

type Listener = (text: string) => void
let listener: Listener | undefined
let waiting: string[] = []

/** Says it after whatever is being said. */
export function announce(text: string): void {
  if (text === '') return
  if (listener) listener(text)
  else waiting.push(text)
}

const KEPT = 30

/** A growing list is read line by line, where a changed text might be read only at its end. */
export function LiveRegion() {
  const [said, setSaid] = useState<readonly { id: number; text: string }[]>([])
  useEffect(() => {
    let id = 0
    listener = (text) => setSaid((before) => [...before, { id: id++, text }].slice(-KEPT))
    for (const text of waiting) listener(text)
    waiting = []
    return () => {
      listener = undefined
    }
  }, [])
  return (
    // At the top, so that it does not make the page a line longer than the window.
    <div
      className="visually-hidden"
      style={{ top: 0 }}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      data-testid="announced"
    >
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
