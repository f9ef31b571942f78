import { type RefObject, useEffect, useRef } from 'react'

/** Whoever chose by keyboard goes on from the sentence, where the thing that had the focus is gone. */
export function useKeptFocus(steps: number, version: number): RefObject<HTMLHeadingElement | null> {
  const sentence = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) sentence.current?.focus({ preventScroll: true })
  }, [steps, version])
  return sentence
}
