/** Shows how cards moved. The page plays without it: what shows it is loaded when somebody first touches the table. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Frame } from '../../client/table-store.ts'
import { loadSymbols } from '../cards/symbols.ts'
import type { FullView } from '../table/full-view.ts'
import type { TableMotion } from './table-motion.ts'

const touches = ['pointerdown', 'keydown'] as const

export function useMotion(root: RefObject<HTMLElement | null>, view: FullView, frame: Frame): void {
  const motion = useRef<TableMotion>(undefined)
  const shown = useRef({ view, position: frame.state.position })
  useLayoutEffect(() => {
    shown.current = { view, position: frame.state.position }
    motion.current?.show(view, frame)
  }, [view, frame])
  const watches = frame.state.you === null // and touches nothing
  useEffect(() => {
    let wanted = true
    const load = () => {
      for (const touch of touches) window.removeEventListener(touch, load, { capture: true })
      void loadSymbols() // for the first choice between things to do
      import('./table-motion.ts').then(
        (loaded) => {
          const { view, position } = shown.current
          if (wanted && root.current) motion.current = new loaded.TableMotion(root.current, view, position)
        },
        () => undefined, // offline: cards are where they are, and do not travel
      )
    }
    if (watches) load()
    else for (const touch of touches) window.addEventListener(touch, load, { capture: true })
    return () => {
      wanted = false
      for (const touch of touches) window.removeEventListener(touch, load, { capture: true })
      motion.current?.end()
      motion.current = undefined
    }
  }, [root, watches])
}
