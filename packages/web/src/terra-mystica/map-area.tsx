/** The map with what it says about the space one looks at. On a phone it pans and grows. */
import type { PlayerView, TerraMysticaView } from '@freehold/terra-mystica'
import { useEffect, useMemo, useRef, useState } from 'react'
import { HexNote } from './board/hex-note.tsx'
import { GameMap } from './map/map.tsx'
import type { Lit } from './map/map-props.ts'
import styles from './map-area.module.css'
import type { Offer } from './view.ts'
import { useSay } from './words.ts'

const ZOOMS = [1, 1.5, 2.1] as const

interface MapAreaProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly you: PlayerView | undefined
  readonly targets: ReadonlySet<string>
  readonly offers: readonly Offer[]
  readonly selected: string | undefined
  readonly planned: ReadonlySet<string>
  readonly lit: ReadonlyMap<string, Lit> | undefined
  onPick(hex: string): void
  onBridge(bridge: readonly [string, string]): void
}

export function MapArea(props: MapAreaProps) {
  const { view, you, offers, lit, names } = props
  const say = useSay()
  const [looked, setLooked] = useState<string>()
  const [zoom, setZoom] = useState(1)
  const box = useRef<HTMLElement>(null)
  const reach = useMemo(() => new Map(you?.reach.map(({ hex, spades }) => [hex, spades])), [you])
  const bridges = useMemo(() => offers.flatMap(({ detail }) => (detail.bridge ? [detail.bridge] : [])), [offers])
  const note = lit ? undefined : looked
  const chosen = lit && [...lit].find(([, light]) => light.chosen)?.[0]
  const shown = chosen ?? (lit ? [...lit.keys()][0] : undefined) ?? props.selected
  useEffect(() => {
    const scroll = box.current?.firstElementChild
    if (!shown || !scroll || scroll.scrollWidth <= scroll.clientWidth) return
    scroll
      .querySelector(`[data-hex="${shown}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' })
  }, [shown])
  const row = view.hexes.find(({ id }) => id === note)?.row ?? 0
  const col = view.hexes.find(({ id }) => id === note)?.col ?? 0
  return (
    <section ref={box} className={styles.area} data-zoom={zoom}>
      <div className={styles.scroll}>
        <GameMap
          view={view}
          names={names}
          targets={props.targets}
          bridgeTargets={bridges}
          selected={props.selected}
          planned={props.planned}
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
      {note && (
        <div className={styles.note} data-low={row < 4} data-right={col < 6}>
          <HexNote hex={note} view={view} names={names} you={you} offers={offers} />
        </div>
      )}
      <div className={styles.zoom}>
        <button
          type="button"
          onClick={() => setZoom(Math.min(ZOOMS.length, zoom + 1))}
          aria-label={say('ui.zoomIn')}
          disabled={zoom === ZOOMS.length}
        >
          +
        </button>
        <button
          type="button"
          onClick={() => setZoom(Math.max(1, zoom - 1))}
          aria-label={say('ui.zoomOut')}
          disabled={zoom === 1}
        >
          −
        </button>
      </div>
    </section>
  )
}
