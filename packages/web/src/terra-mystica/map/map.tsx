/** The map: ground, rivers as one body of water, structures, bridges, and what can be done where. */
import type { HexView, TerraMysticaView } from '@freehold/terra-mystica'
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react'
import { lettersOf } from '../letters.ts'
import { Piece } from '../signs/structure.tsx'
import { useSay } from '../words.ts'
import { corners, type Layout, layoutOf, type Point, RADIUS, towards } from './geometry.ts'
import styles from './map.module.css'
import { groundLook, pieceColour, pieceInk } from './terrain.ts'

/** A step of the Automa's thought, drawn on a space: the step that ruled it out, or that it is still in. */
export interface Lit {
  readonly out?: number // number of the step that ruled it out
  readonly chosen?: boolean
}

export interface MapProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[] // by seat
  readonly targets: ReadonlySet<string> // spaces where something can be done
  readonly bridgeTargets?: readonly (readonly [string, string])[]
  readonly selected?: string
  readonly planned?: ReadonlySet<string> // spaces changed by what is planned
  readonly lit?: ReadonlyMap<string, Lit>
  readonly reach?: ReadonlyMap<string, number> // spaces in reach, with the spades they take
  onPick(hex: string): void
  onPickBridge?(bridge: readonly [string, string]): void
  onLook(hex: string | undefined): void
}

export function GameMap(props: MapProps) {
  const { view, targets, lit } = props
  const letters = useMemo(() => lettersOf(view), [view])
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
        <Space
          key={hex.id}
          {...props}
          letters={letters}
          hex={hex}
          at={layout.at(hex)}
          isCurrent={hex.id === current}
          onHere={setHere}
        />
      ))}
      {props.bridgeTargets?.map((ends) => (
        <BridgeTarget key={ends.join(':')} ends={ends} view={view} layout={layout} onPick={props.onPickBridge} />
      ))}
    </svg>
  )
}

/** Changes only when a space changes its ground. */
const Ground = memo(
  function Ground({ view, layout }: { readonly view: TerraMysticaView; readonly layout: Layout }) {
    const rivers = view.hexes.filter(({ ground }) => ground === 'river')
    const lands = view.hexes.filter(({ ground }) => ground !== 'river')
    return (
      <g>
        {rivers.map((hex) => (
          <polygon key={hex.id} points={corners(layout.at(hex), RADIUS + 0.8)} fill={groundLook('river').fill} />
        ))}
        {[...rivers, ...lands].map((hex) => {
          const { x, y } = layout.at(hex)
          const { fill, line, pattern } = groundLook(hex.ground)
          const water = hex.ground === 'river'
          return (
            <g key={hex.id}>
              {!water && <polygon points={corners({ x, y }, RADIUS - 1.3)} fill={fill} className={styles.land} />}
              <path
                d={pattern}
                transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) scale(33.3)`}
                fill="none"
                stroke={line}
                strokeWidth=".044"
                strokeLinecap="round"
                strokeLinejoin="round"
                opacity={water ? 0.8 : 0.55}
              />
            </g>
          )
        })}
      </g>
    )
  },
  (before, after) =>
    before.layout === after.layout &&
    before.view.hexes.every(({ ground }, i) => ground === after.view.hexes[i]?.ground),
)

function Bridges({ view, layout }: { readonly view: TerraMysticaView; readonly layout: Layout }) {
  const byId = new Map(view.hexes.map((hex) => [hex.id, hex]))
  return (
    <g>
      {view.players.flatMap(({ bridges, terrain, seat }) =>
        bridges.map((bridge) => {
          const [a, b] = bridge.split(':').map((id) => layout.at(byId.get(id) as HexView))
          return <BridgeLine key={`${seat} ${bridge}`} from={a} to={b} colour={pieceColour(terrain)} />
        }),
      )}
    </g>
  )
}

function BridgeLine({ from, to, colour }: { readonly from: Point; readonly to: Point; readonly colour: string }) {
  const inner = (t: number) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })
  const [a, b] = [inner(0.27), inner(0.73)]
  const line = { x1: a.x, y1: a.y, x2: b.x, y2: b.y, strokeLinecap: 'round' as const }
  return (
    <>
      <line {...line} stroke="#201a12" strokeWidth="9" />
      <line {...line} stroke={colour} strokeWidth="5.5" />
    </>
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
  readonly letters: readonly string[]
  onHere(hex: string): void
}

function Space(props: SpaceProps) {
  const { hex, at, view, names, targets, selected, planned, lit, reach, isCurrent } = props
  const say = useSay()
  const owner = hex.owner === null ? undefined : view.players[hex.owner]
  const automa = view.automa
  const marked = automa?.marked.includes(hex.id) ?? false
  const target = targets.has(hex.id)
  const light = lit?.get(hex.id)
  const spades = reach?.get(hex.id)
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
      {target && <polygon points={corners(at, RADIUS - 3.6)} className={styles.target} />}
      {spades !== undefined && spades > 0 && !owner && !lit && <SpadeCount at={at} spades={spades} strong={target} />}
      {light && <LitSpace at={at} light={light} id={hex.id} />}
      {selected === hex.id && <polygon points={corners(at, RADIUS - 1)} className={styles.selected} />}
      {planned?.has(hex.id) && <polygon points={corners(at, RADIUS - 2)} className={styles.planned} />}
      {automa?.blighted.includes(hex.id) && <Blight at={at} />}
      {automa?.cubes.includes(hex.id) && (
        <rect x={at.x - 6} y={at.y - 6} width="12" height="12" rx="2" className={styles.cube} />
      )}
      {owner && hex.building && (
        <g transform={`translate(${at.x.toFixed(1)},${at.y.toFixed(1)}) scale(1.25)`} className={styles.piece}>
          <Piece
            building={hex.building}
            colour={pieceColour(owner.terrain)}
            ink={pieceInk(owner.terrain)}
            letter={props.letters[owner.seat]}
            planned={planned?.has(hex.id)}
          />
        </g>
      )}
      {marked && <circle cx={at.x + 13} cy={at.y + 11} r="5.5" className={styles.mark} />}
      {hex.town && (
        <path
          d="M1 16V8L4.5 4L8 8V5L11.5 1L16 6V16Z"
          transform={`translate(${(at.x + 8).toFixed(1)},${(at.y - 25).toFixed(1)}) scale(.72)`}
          className={styles.town}
        />
      )}
      <text x={at.x} y={at.y + 27} className={styles.id}>
        {hex.id}
      </text>
      <polygon points={corners(at, RADIUS)} className={styles.ring} />
    </g>
  )
}

/** While she thinks only what she thinks about is bright; otherwise what you may do. */
function isDim({ hex, lit }: SpaceProps): boolean {
  return lit !== undefined && !lit.has(hex.id) && hex.owner === null
}

function LitSpace({ at, light, id }: { readonly at: Point; readonly light: Lit; readonly id: string }) {
  if (light.chosen) {
    return (
      <>
        <polygon points={corners(at, RADIUS + 3)} className={styles.chosenGlow} />
        <polygon points={corners(at, RADIUS - 1)} className={styles.chosen} />
        <text x={at.x} y={at.y + 26} className={styles.chosenId}>
          {id}
        </text>
      </>
    )
  }
  if (light.out === undefined) return <polygon points={corners(at, RADIUS - 4.2)} className={styles.stillIn} />
  return (
    <>
      <polygon points={corners(at, RADIUS - 4.2)} className={styles.ruledOut} />
      <circle cx={at.x} cy={at.y} r="10" className={styles.number} />
      <text x={at.x} y={at.y + 4.8} className={styles.numberText}>
        {light.out}
      </text>
    </>
  )
}

function SpadeCount({ at, spades, strong }: { readonly at: Point; readonly spades: number; readonly strong: boolean }) {
  return (
    <g
      className={styles.spades}
      data-strong={strong}
      transform={`translate(${(at.x - (spades - 1) * 5.5 - 4.2).toFixed(1)},${(at.y - 8).toFixed(1)})`}
    >
      {Array.from({ length: spades }, (_, i) => (
        <path
          key={i}
          transform={`translate(${i * 11},0) scale(.86)`}
          d="M5 0V7M2 .6H8M.5 7H9.500V11Q9.500 15 5 16.800Q.5 15 .5 11Z"
        />
      ))}
    </g>
  )
}

function Blight({ at }: { readonly at: Point }) {
  return (
    <path
      d="M-14 -6L-4 2L-9 12M14 -8L5 0L10 10M-2 -16L2 -5M-3 8L3 16"
      transform={`translate(${at.x.toFixed(1)},${at.y.toFixed(1)})`}
      className={styles.blight}
    />
  )
}
