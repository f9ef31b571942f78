import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How wide an element is, so that what is drawn in it keeps its letters at their size. */
export function useWidth<Element extends HTMLElement>(first: number): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.max(200, element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
