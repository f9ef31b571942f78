/** The map: ground, rivers as one body of water, structures, bridges, and what can be done where. */
import type { HexView, TerraMysticaView } from '@freehold/terra-mystica'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useSay } from '../words.ts'
import { corners, type Layout, layoutOf, type Point, RADIUS, towards } from './geometry.ts'
import { Bridges, Ground } from './ground.tsx'
import { LitGround } from './lit-ground.tsx'
import styles from './map.module.css'
import type { MapProps } from './map-props.ts'
import { Standing } from './standing.tsx'

export function GameMap(props: MapProps) {
  const { view, targets, lit } = props
  const say = useSay()
  const layout = useMemo(() => layoutOf(view.hexes), [view.hexes])
  const lands = useMemo(() => view.hexes.filter(({ ground }) => ground !== 'river'), [view.hexes])
  const [here, setHere] = useState<string>()
  const current = lands.some(({ id }) => id === here) ? here : (lands.find(({ id }) => targets.has(id)) ?? lands[0])?.id
  const box = useRef<SVGSVGElement>(null)
  const focus = (hex: HexView | undefined) => {
    if (!hex) return
    setHere(hex.id)
    box.current?.querySelector<SVGGElement>(`[data-hex="${hex.id}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = lands.find(({ id }) => id === (event.target as Element).getAttribute('data-hex'))
    if (!at) return
    if (event.key === 'Enter' || event.key === ' ') {
      // Where nothing can be done, or its note is open, the key is for whoever else waits for it.
      if (!targets.has(at.id) || props.selected === at.id) return
      event.preventDefault()
      event.stopPropagation()
      props.onPick(at.id)
    } else if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      event.stopPropagation()
      const among = event.shiftKey ? lands.filter(({ id }) => targets.has(id)) : lands
      focus(towards(layout, at, event.key, among) ?? towards(layout, at, event.key, lands))
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a set of fields
    <svg
      ref={box}
      className={styles.map}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={say('ui.map')}
      onKeyDown={onKeyDown}
      onPointerLeave={() => props.onLook(undefined)}
      data-thinking={lit !== undefined}
    >
      <Ground view={view} layout={layout} />
      <Bridges view={view} layout={layout} />
      {lands.map((hex) => (
        <Space key={hex.id} {...props} hex={hex} at={layout.at(hex)} isCurrent={hex.id === current} onHere={setHere} />
      ))}
      <Standing {...props} lands={lands} layout={layout} />
      {props.bridgeTargets?.map((ends) => (
        <BridgeTarget key={ends.join(':')} ends={ends} view={view} layout={layout} onPick={props.onPickBridge} />
      ))}
    </svg>
  )
}

interface BridgeTargetProps {
  readonly ends: readonly [string, string]
  readonly view: TerraMysticaView
  readonly layout: Layout
  onPick: ((bridge: readonly [string, string]) => void) | undefined
}

function BridgeTarget({ ends, view, layout, onPick }: BridgeTargetProps) {
  const say = useSay()
  const [a, b] = ends.map((id) => layout.at(view.hexes.find((hex) => hex.id === id) as HexView))
  const pick = () => onPick?.(ends)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be an HTML button
    <g
      role="button"
      tabIndex={0}
      aria-label={say('do.bridge', { from: ends[0], to: ends[1] })}
      className={styles.bridgeTarget}
      onClick={pick}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && pick()}
    >
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
    </g>
  )
}

interface SpaceProps extends MapProps {
  readonly hex: HexView
  readonly at: Point
  readonly isCurrent: boolean
  onHere(hex: string): void
}

function Space(props: SpaceProps) {
  const { hex, at, view, names, targets, selected, planned, lit, isCurrent } = props
  const say = useSay()
  const owner = hex.owner === null ? undefined : view.players[hex.owner]
  const automa = view.automa
  const marked = automa?.marked.includes(hex.id) ?? false
  const target = targets.has(hex.id)
  const light = lit?.get(hex.id)
  const ground = say(`terrain.${hex.ground}`)
  const label = [
    owner && hex.building
      ? say('ui.hexBuilt', {
          hex: hex.id,
          ground,
          building: say(`building.${hex.building}`),
          name: names[owner.seat],
        })
      : say('ui.hexFree', { hex: hex.id, ground }),
    hex.town && say('ui.inTown'),
    marked && say('ui.marked'),
    automa?.cubes.includes(hex.id) && say('ui.cube'),
    automa?.blighted.includes(hex.id) && say('ui.blighted'),
    light?.out !== undefined && say('ui.step', { n: light.out }),
  ].filter(Boolean)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be an HTML button
    <g
      role="button"
      data-hex={hex.id}
      data-target={target}
      data-selected={selected === hex.id}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label.join(', ')}
      aria-disabled={!target}
      className={styles.space}
      onClick={() => props.onPick(hex.id)}
      onKeyDown={() => undefined}
      onPointerEnter={() => props.onLook(hex.id)}
      onFocus={() => {
        props.onHere(hex.id)
        props.onLook(hex.id)
      }}
      onBlur={() => props.onLook(undefined)}
    >
      <polygon points={corners(at, RADIUS - 1.3)} className={styles.face} data-dim={isDim(props)} />
      {target && <polygon points={corners(at, RADIUS - 2.2)} className={styles.target} />}
      {isDear(props) && <polygon points={corners(at, RADIUS - 3)} className={styles.dear} />}
      {light && <LitGround at={at} light={light} />}
      {selected === hex.id && <polygon points={corners(at, RADIUS + 2)} className={styles.glow} />}
      {selected === hex.id && <polygon points={corners(at, RADIUS - 1)} className={styles.selected} />}
      {props.recent?.has(hex.id) && <polygon points={corners(at, RADIUS - 2)} className={styles.recent} />}
      {planned?.has(hex.id) && <polygon points={corners(at, RADIUS - 2)} className={styles.planned} />}
      <polygon points={corners(at, RADIUS)} className={styles.ring} />
    </g>
  )
}

/** While she thinks only what she thinks about is bright; otherwise what you may do. Owned land never fades. */
function isDim({ hex, lit, targets, reach, planned }: SpaceProps): boolean {
  if (hex.owner !== null) return false
  if (lit !== undefined) return !lit.has(hex.id)
  return targets.size > 0 && !targets.has(hex.id) && !reach?.has(hex.id) && !planned?.has(hex.id)
}

/** In reach, and too dear just now. */
const isDear = ({ hex, lit, targets, reach }: SpaceProps): boolean =>
  lit === undefined && targets.size > 0 && hex.owner === null && !targets.has(hex.id) && (reach?.has(hex.id) ?? false)
