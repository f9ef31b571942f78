/** On a phone: the whole map in a corner, with a frame around what one sees of it; two fingers make it larger or smaller. */
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
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

/** What lies between the fingers stays between them. */
function usePinch(scroller: RefObject<HTMLElement | null>, zoom: number, setZoom: (zoom: number) => void): void {
  const latest = useRef(zoom)
  latest.current = zoom
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    let began: { readonly apart: number; readonly zoom: number } | undefined
    const apart = ([one, other]: readonly Touch[]) =>
      Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    const start = ({ touches }: TouchEvent) => {
      began = touches.length === 2 ? { apart: apart([...touches]), zoom: latest.current } : undefined
    }
    const move = (event: TouchEvent) => {
      if (!began || event.touches.length !== 2) return
      event.preventDefault()
      const [one, other] = event.touches
      const { left, top } = box.getBoundingClientRect()
      const [x, y] = [(one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top]
      const next = Math.min(MOST, Math.max(LEAST, (began.zoom * apart([...event.touches])) / began.apart))
      const [across, down] = [(box.scrollLeft + x) / box.scrollWidth, (box.scrollTop + y) / box.scrollHeight]
      setZoom(next)
      requestAnimationFrame(() => {
        box.scrollLeft = across * box.scrollWidth - x
        box.scrollTop = down * box.scrollHeight - y
      })
    }
    box.addEventListener('touchstart', start, { passive: true })
    box.addEventListener('touchmove', move, { passive: false })
    return () => {
      box.removeEventListener('touchstart', start)
      box.removeEventListener('touchmove', move)
    }
  }, [scroller, setZoom])
}
