/** Shows how cards moved. The page plays without it: what shows it is loaded when the first decision is there. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Frame } from '../../client/table-store.ts'
import type { FullView } from '../table/full-view.ts'
import type { TableMotion } from './table-motion.ts'

const SOON_MS = 400

export function useMotion(root: RefObject<HTMLElement | null>, view: FullView, frame: Frame): void {
  const motion = useRef<TableMotion>(undefined)
  const shown = useRef(view)
  useLayoutEffect(() => {
    shown.current = view
    motion.current?.show(view, frame)
  }, [view, frame])
  useEffect(() => {
    const load = () =>
      import('./table-motion.ts').then(
        (loaded) => {
          if (root.current) motion.current = new loaded.TableMotion(root.current, shown.current)
        },
        () => undefined, // offline: cards are where they are, and do not travel
      )
    const timer = setTimeout(load, SOON_MS)
    return () => {
      clearTimeout(timer)
      motion.current?.end()
      motion.current = undefined
    }
  }, [root])
}
