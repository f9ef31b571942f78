/** Keys of the page. Whoever mounted last is asked first; typing in a field is never taken for a command, but Escape leaves it. */
import { useLayoutEffect, useRef } from 'react'

/** By `KeyboardEvent.key`, letters small. A handler that returns false leaves the key to the next. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>

const stack: { current: Keys }[] = []

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    (target as HTMLInputElement).type !== 'checkbox'
  )
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (isTyping(event.target) && (key !== 'Escape' || event.isComposing)) return
  // A focused control keeps the keys that work it.
  const onControl = event.target instanceof Element && event.target.closest('button, a[href], summary, [role=slider]')
  if (onControl && (key === 'Enter' || key === ' ')) return
  if (document.querySelector('dialog:modal') && key !== 'Escape') return
  for (const keys of stack.toReversed()) {
    const handler = keys.current[key]
    if (!handler) continue
    if (handler(event) === false) continue
    event.preventDefault()
    return
  }
}

if (typeof window !== 'undefined') window.addEventListener('keydown', onKey)

export function useKeys(keys: Keys, active = true): void {
  const latest = useRef(keys)
  latest.current = keys
  // Before anything is painted: whoever sees a key's sign can press it.
  useLayoutEffect(() => {
    if (!active) return
    stack.push(latest)
    return () => {
      stack.splice(stack.indexOf(latest), 1)
    }
  }, [active])
}
