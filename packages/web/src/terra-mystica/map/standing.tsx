/** What stands on the spaces, and what is written there; whoever listens hears it with the space itself. */
import type { HexView } from '@freehold/terra-mystica'
import { lettersOf } from '../letters.ts'
import { Piece } from '../signs/structure.tsx'
import type { Layout, Point } from './geometry.ts'
import styles from './map.module.css'
import type { Lit, MapProps } from './map-props.ts'
import { pieceColour, pieceInk } from './terrain.ts'

interface StandingProps extends MapProps {
  readonly lands: readonly HexView[]
  readonly layout: Layout
}

export function Standing(props: StandingProps) {
  const { view, lands, layout, lit, reach, targets, selected } = props
  const letters = lettersOf(view)
  return (
    <g className={styles.standing}>
      {lands.map((hex) => {
        const at = layout.at(hex)
        const light = lit?.get(hex.id)
        const spades = reach?.get(hex.id) ?? 0
        return (
          <g key={hex.id} data-selected={selected === hex.id}>
            {spades > 0 && hex.owner === null && !lit && (
              <SpadeCount at={at} spades={spades} strong={targets.has(hex.id)} />
            )}
            <OnSpace {...props} hex={hex} at={at} letters={letters} />
            {light?.ghost && view.automa && (
              <g transform={`translate(${at.x.toFixed(1)},${(at.y - 3).toFixed(1)}) scale(1.35)`}>
                <Piece
                  building={light.ghost}
                  colour={pieceColour(view.players[view.automa.seat]?.terrain ?? null)}
                  planned
                />
              </g>
            )}
            {light ? (
              <LitText at={at} light={light} id={hex.id} />
            ) : (
              <text x={at.x} y={at.y + 27} className={styles.id}>
                {hex.id}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

interface OnSpaceProps extends MapProps {
  readonly hex: HexView
  readonly at: Point
  readonly letters: readonly string[]
}

function OnSpace({ hex, at, view, planned, letters }: OnSpaceProps) {
  const { automa } = view
  const owner = hex.owner === null ? undefined : view.players[hex.owner]
  return (
    <>
      {automa?.blighted.includes(hex.id) && (
        <path
          d="M-14 -6L-4 2L-9 12M14 -8L5 0L10 10M-2 -16L2 -5M-3 8L3 16"
          transform={`translate(${at.x.toFixed(1)},${at.y.toFixed(1)})`}
          className={styles.blight}
        />
      )}
      {automa?.cubes.includes(hex.id) && (
        <rect x={at.x - 6} y={at.y - 6} width="12" height="12" rx="2" className={styles.cube} />
      )}
      {owner && hex.building && (
        <g transform={`translate(${at.x.toFixed(1)},${at.y.toFixed(1)}) scale(1.25)`}>
          <Piece
            building={hex.building}
            colour={pieceColour(owner.terrain)}
            ink={pieceInk(owner.terrain)}
            letter={letters[owner.seat]}
            planned={planned?.has(hex.id)}
          />
        </g>
      )}
      {automa?.marked.includes(hex.id) && <circle cx={at.x + 13} cy={at.y + 11} r="5.5" className={styles.mark} />}
      {hex.town && (
        <path
          d="M1 16V8L4.5 4L8 8V5L11.5 1L16 6V16Z"
          transform={`translate(${(at.x + 8).toFixed(1)},${(at.y - 25).toFixed(1)}) scale(.72)`}
          className={styles.town}
        />
      )}
    </>
  )
}

/** The step that ruled a space out, or the name of the chosen one. */
function LitText({ at, light, id }: { readonly at: Point; readonly light: Lit; readonly id: string }) {
  if (light.chosen) {
    return (
      <text x={at.x} y={at.y + 26} className={styles.chosenId}>
        {id}
      </text>
    )
  }
  if (light.out === undefined) return null
  return (
    <>
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
