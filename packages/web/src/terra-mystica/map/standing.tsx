/** What stands on the spaces, and what is written there; whoever listens hears it with the space itself. */
import type { HexView } from '@freehold/terra-mystica'
import { useSettings } from '../../base/settings.ts'
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
  const settings = useSettings()
  const letters = lettersOf(view, props.names)
  return (
    <g className={styles.standing}>
      {lands.map((hex) => {
        const at = layout.at(hex)
        const light = lit?.get(hex.id)
        const spades = reach?.get(hex.id)
        const target = targets.has(hex.id)
        const free = hex.owner === null && !lit && targets.size > 0
        return (
          <g key={hex.id} data-selected={selected === hex.id}>
            {free && spades !== undefined && spades > 0 && <SpadePill at={at} spades={spades} dear={!target} />}
            {free && target && !spades && <HousePill at={at} />}
            <OnSpace {...props} hex={hex} at={at} letters={settings.letters ? letters : undefined} />
            {props.upgradable?.has(hex.id) && !lit && <Chevron at={at} />}
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
  readonly letters: readonly string[] | undefined // for those who like them more than emblems
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
        <g transform={`translate(${at.x.toFixed(1)},${at.y.toFixed(1)}) scale(1.45)`}>
          <g key={hex.building} className={styles.dropped}>
            <Piece
              building={hex.building}
              colour={pieceColour(owner.terrain)}
              ink={pieceInk(owner.terrain)}
              faction={owner.faction}
              letter={letters?.[owner.seat]}
              planned={planned?.has(hex.id)}
            />
          </g>
        </g>
      )}
      {automa?.marked.includes(hex.id) && <circle cx={at.x + 13} cy={at.y + 11} r="5.5" className={styles.mark} />}
      {hex.town && (
        <path
          d="M1 16V8L4.5 4L8 8V5L11.5 1L16 6V16Z"
          transform={`translate(${(at.x + 7).toFixed(1)},${(at.y - 29).toFixed(1)}) scale(.95)`}
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

const SPADE = 'M5 0V7M2 .6H8M.5 7H9.500V11Q9.500 15 5 16.800Q.5 15 .5 11Z'

/** How many spades the space takes. */
function SpadePill({ at, spades, dear }: { readonly at: Point; readonly spades: number; readonly dear: boolean }) {
  return (
    <g className={styles.pill} data-dear={dear} transform={`translate(${at.x.toFixed(1)},${at.y.toFixed(1)})`}>
      <rect x="-17" y="-11.500" width="34" height="23" rx="11.500" />
      <text x="-6" y="5.600">
        {spades}
      </text>
      <path transform="translate(2,-8.600) scale(.95)" d={SPADE} />
    </g>
  )
}

/** No spade is needed there. */
function HousePill({ at }: { readonly at: Point }) {
  return (
    <g className={styles.house} transform={`translate(${at.x.toFixed(1)},${at.y.toFixed(1)})`}>
      <circle r="12.500" />
      <path d="M-6.500 7V-1.500L0 -8L6.500 -1.500V7Z" />
    </g>
  )
}

/** A building that may become another. */
function Chevron({ at }: { readonly at: Point }) {
  return (
    <g className={styles.chevron} transform={`translate(${(at.x + 16).toFixed(1)},${(at.y + 15).toFixed(1)})`}>
      <circle r="7.500" />
      <path d="M-3.400 1.600L0 -1.800L3.400 1.600" />
    </g>
  )
}
