/** The map with the note about the space that was chosen, or about the one that is looked at. On a phone it pans and grows. */
import type { PlayerView, TerraMysticaView } from '@freehold/terra-mystica'
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { HexNote } from './board/hex-note.tsx'
import { layoutOf } from './map/geometry.ts'
import { GameMap } from './map/map.tsx'
import type { Lit } from './map/map-props.ts'
import styles from './map-area.module.css'
import { joint, placeNote } from './note/place-note.ts'
import { useArrangement } from './use-layout.ts'
import type { Offer } from './view.ts'
import { useSay } from './words.ts'

const MiniMap = lazy(() => import('./map/mini-map.tsx'))

const ZOOMS = [1, 1.5, 2.1] as const

interface MapAreaProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly you: PlayerView | undefined
  readonly targets: ReadonlySet<string>
  readonly offers: readonly Offer[]
  readonly selected: string | undefined
  readonly planned: ReadonlySet<string>
  readonly recent: ReadonlySet<string>
  readonly lit: ReadonlyMap<string, Lit> | undefined
  readonly note: ReactNode // about the selected space, to lie beside it
  onPick(hex: string): void
  onBridge(bridge: readonly [string, string]): void
}

export function MapArea(props: MapAreaProps) {
  const { view, you, offers, lit, names, selected } = props
  const say = useSay()
  const [looked, setLooked] = useState<string>()
  const [zoom, setZoom] = useState(1)
  const { layout } = useArrangement()
  const scroller = useRef<HTMLDivElement>(null)
  const reach = useMemo(
    () => (props.targets.size > 0 ? new Map(you?.reach.map(({ hex, spades }) => [hex, spades])) : undefined),
    [you, props.targets],
  )
  const bridges = useMemo(() => offers.flatMap(({ detail }) => (detail.bridge ? [detail.bridge] : [])), [offers])
  const upgradable = useMemo(
    () => new Set(offers.flatMap(({ detail }) => (detail.group === 'upgrade' && detail.hex ? [detail.hex] : []))),
    [offers],
  )
  const chosen = lit && [...lit].find(([, light]) => light.chosen)?.[0]
  // Where the map is larger than its frame: what one thinks about, else where something can be done.
  const shown = chosen ?? (lit ? [...lit.keys()][0] : undefined) ?? selected ?? amid(view, props.targets)
  // At first, and where nothing of this is, one's own land.
  const [own] = useState(() =>
    amid(view, new Set(view.hexes.flatMap(({ id, owner }) => (owner === you?.seat ? id : [])))),
  )
  const begun = useRef<string>(undefined)
  useEffect(() => {
    const scroll = scroller.current
    const hex = shown ?? (begun.current === layout ? undefined : own)
    begun.current = layout
    if (!hex || !scroll || scroll.scrollWidth <= scroll.clientWidth) return
    scroll
      .querySelector(`[data-hex="${hex}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'center', behavior: 'smooth' })
  }, [shown, own, layout])
  const hovered = lit || props.note ? undefined : looked
  const row = view.hexes.find(({ id }) => id === hovered)?.row ?? 0
  const col = view.hexes.find(({ id }) => id === hovered)?.col ?? 0
  return (
    <section className={styles.area} style={{ '--map-zoom': zoom } as CSSProperties}>
      <div ref={scroller} className={styles.scroll}>
        <GameMap
          view={view}
          names={names}
          targets={props.targets}
          bridgeTargets={bridges}
          upgradable={upgradable}
          selected={selected}
          planned={props.planned}
          recent={props.recent}
          lit={lit}
          reach={reach}
          onPick={(hex) => {
            setLooked(hex)
            props.onPick(hex)
          }}
          onPickBridge={props.onBridge}
          onLook={setLooked}
        />
      </div>
      {props.note && selected && (
        <Joined view={view} about={selected} targets={props.targets}>
          {props.note}
        </Joined>
      )}
      {hovered && (
        <div className={styles.hover} data-low={row < 4} data-right={col < 6}>
          <HexNote hex={hovered} view={view} names={names} you={you} offers={offers} />
        </div>
      )}
      {(layout === 'phone' || layout === 'lying') && (
        <>
          <div className={styles.zoom}>
            <button
              type="button"
              onClick={() => setZoom(ZOOMS.find((each) => each > zoom) ?? zoom)}
              aria-label={say('ui.zoomIn')}
              disabled={zoom >= (ZOOMS.at(-1) ?? 1)}
            >
              +
            </button>
            <button
              type="button"
              onClick={() => setZoom(ZOOMS.findLast((each) => each < zoom) ?? zoom)}
              aria-label={say('ui.zoomOut')}
              disabled={zoom <= ZOOMS[0]}
            >
              −
            </button>
          </div>
          <Suspense>
            <MiniMap view={view} scroller={scroller} zoom={zoom} setZoom={setZoom} />
          </Suspense>
        </>
      )}
    </section>
  )
}

/** The space in the middle of those where something can be done. */
function amid({ hexes }: TerraMysticaView, targets: ReadonlySet<string>): string | undefined {
  const across = hexes.filter(({ id }) => targets.has(id)).toSorted((a, b) => a.col - b.col)
  return across[across.length >> 1]?.id
}

interface JoinedProps {
  readonly view: TerraMysticaView
  readonly about: string
  readonly targets: ReadonlySet<string>
  readonly children: ReactNode
}

/** A note where it covers nothing that is needed, joined to its space by a gold line. */
function Joined({ view, about, targets, children }: JoinedProps) {
  const layout = useMemo(() => layoutOf(view.hexes), [view.hexes])
  const paper = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 262, height: 172, beside: 0 })
  // The note is as large as what it says; the map is drawn in units of its own.
  useLayoutEffect(() => {
    const note = paper.current
    const map = note?.parentElement
    if (!note || !map) return
    const measure = () => {
      const scale = Math.min(map.clientWidth / layout.width, map.clientHeight / layout.height) || 1
      const beside = ((map.parentElement?.clientWidth ?? 0) - map.clientWidth) / 2
      setSize({ width: note.offsetWidth / scale, height: note.offsetHeight / scale, beside: beside / scale })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(note)
    observer.observe(map)
    return () => observer.disconnect()
  }, [layout])
  const place = useMemo(() => {
    const hex = view.hexes.find(({ id }) => id === about) ?? view.hexes[0]
    const box = placeNote({
      layout,
      about: hex,
      avoid: view.hexes.filter(({ id }) => targets.has(id)),
      rather: view.hexes.filter(({ owner }) => owner !== null),
      size,
      beside: size.beside,
    })
    return { box, line: joint(box, layout.at(hex)) }
  }, [layout, view.hexes, about, targets, size])
  const { box, line } = place
  return (
    <div className={styles.joined} style={{ '--ratio': (layout.width / layout.height).toFixed(4) } as CSSProperties}>
      <svg className={styles.joint} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
        <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} className={styles.jointEdge} />
        <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} className={styles.jointGold} />
      </svg>
      <div
        ref={paper}
        className={styles.paper}
        style={{ left: `${(box.x / layout.width) * 100}%`, top: `${(box.y / layout.height) * 100}%` }}
      >
        {children}
      </div>
    </div>
  )
}
