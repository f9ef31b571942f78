/** On a phone: the whole map in a corner, with a frame around what one sees of it; two fingers make it larger or smaller. */
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSay } from '../words.ts'
import { corners, layoutOf, RADIUS } from './geometry.ts'
import styles from './mini-map.module.css'
import { groundLook, pieceColour } from './terrain.ts'

interface MiniMapProps {
  readonly view: TerraMysticaView
  readonly scroller: RefObject<HTMLElement | null> // in which the map pans
  readonly zoom: number
  setZoom(zoom: number): void
}

export default function MiniMap({ view, scroller, zoom, setZoom }: MiniMapProps) {
  const say = useSay()
  const layout = useMemo(() => layoutOf(view.hexes), [view.hexes])
  const [seen, setSeen] = useState({ x: 0, y: 0, width: 1, height: 1 }) // of the map, as parts of one
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => {
      const { scrollWidth: width, scrollHeight: height } = box
      if (width === 0 || height === 0) return // another sheet lies there
      setSeen({
        x: box.scrollLeft / width,
        y: box.scrollTop / height,
        width: box.clientWidth / width,
        height: box.clientHeight / height,
      })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller])
  usePinch(scroller, zoom, setZoom)
  const goTo = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    const box = scroller.current
    if (!box || buttons === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    box.scrollLeft = ((clientX - left) / width) * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = ((clientY - top) / height) * box.scrollHeight - box.clientHeight / 2
  }
  if (seen.width > 0.98 && seen.height > 0.98) return null
  return (
    <button
      type="button"
      tabIndex={-1} // whoever uses keys goes from space to space
      className={styles.mini}
      aria-label={say('ui.wholeMap')}
      onPointerDown={goTo}
      onPointerMove={goTo}
    >
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
        {view.hexes.map((hex) => (
          <polygon
            key={hex.id}
            points={corners(layout.at(hex), RADIUS)}
            fill={groundLook(hex.ground).fill}
            opacity={hex.ground === 'river' || hex.owner !== null ? 1 : 0.55}
          />
        ))}
        {view.hexes
          .filter(({ owner }) => owner !== null)
          .map((hex) => (
            <circle
              key={hex.id}
              cx={layout.at(hex).x}
              cy={layout.at(hex).y}
              r={17}
              fill={pieceColour(view.players[hex.owner ?? 0]?.terrain ?? null)}
              className={styles.piece}
            />
          ))}
        <rect
          x={seen.x * layout.width}
          y={seen.y * layout.height}
          width={seen.width * layout.width}
          height={seen.height * layout.height}
          className={styles.frame}
        />
      </svg>
    </button>
  )
}

const LEAST = 0.55
const MOST = 2.4

interface Point {
  readonly x: number
  readonly y: number
}

/** What lies between the fingers stays between them. */
function usePinch(scroller: RefObject<HTMLElement | null>, zoom: number, setZoom: (zoom: number) => void): void {
  const latest = useRef(zoom)
  latest.current = zoom
  /** Where the fingers are, and which part of the map was between them at first. */
  const held = useRef<{ readonly part: Point; readonly at: Point }>(undefined)
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    let began: { readonly apart: number; readonly zoom: number; readonly part: Point } | undefined
    const apart = ([one, other]: readonly Touch[]) =>
      Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    const between = ([one, other]: readonly Touch[]): Point => ({
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
    })
    const start = ({ touches }: TouchEvent) => {
      const map = box.firstElementChild?.getBoundingClientRect()
      held.current = undefined
      began = undefined
      if (touches.length !== 2 || !map) return
      const { x, y } = between([...touches])
      const part = { x: (x - map.left) / map.width, y: (y - map.top) / map.height }
      began = { apart: apart([...touches]), zoom: latest.current, part }
    }
    const move = (event: TouchEvent) => {
      if (!began || event.touches.length !== 2) return
      if (event.cancelable) event.preventDefault() // a map that still glides from a push cannot be stopped
      held.current = { part: began.part, at: between([...event.touches]) }
      setZoom(Math.min(MOST, Math.max(LEAST, (began.zoom * apart([...event.touches])) / began.apart)))
    }
    box.addEventListener('touchstart', start, { passive: true })
    box.addEventListener('touchmove', move, { passive: false })
    return () => {
      box.removeEventListener('touchstart', start)
      box.removeEventListener('touchmove', move)
    }
  }, [scroller, setZoom])
  // Only once the map has its new size.
  useLayoutEffect(() => {
    const box = scroller.current
    const map = box?.firstElementChild?.getBoundingClientRect()
    if (!box || !map || !held.current) return
    const { part, at } = held.current
    box.scrollLeft += map.left + part.x * map.width - at.x
    box.scrollTop += map.top + part.y * map.height - at.y
  }, [scroller, zoom])
}
