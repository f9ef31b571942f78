/** The six rounds: what scores in each, what its cult brings at the end. */
import { CULT_POINTS, type TerraMysticaView } from '@freehold/terra-mystica'
import { AllCultsIcon, AreaIcon, FinalTileIcon } from '../signs/icons.tsx'
import { AREA_PAYS, RoundTileBody, roundTileWords } from '../tiles/round-face.tsx'
import { useSay } from '../words.ts'
import styles from './round-strip.module.css'

export function RoundStrip({ view }: { readonly view: TerraMysticaView }) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls must be reached with the keyboard
    <ol className={styles.strip} tabIndex={0} aria-label={say('ui.round', { n: view.round })}>
      {view.roundTiles.map((id, i) => {
        const n = i + 1
        const her = view.automa?.tilePoints[i]
        const side = n <= 3 ? 'early' : 'late'
        const house = view.automa?.house.some(({ where }) => where === `scoringTiles.${id}.${side}`)
        const words = [
          ...roundTileWords(say, id, n),
          her && say('scores.her', { count: her[side], mark: house ? '*' : '' }),
        ]
        const mark = her && (
          <small className={styles.her}>
            A {her[side]}
            {house && '*'}
          </small>
        )
        return (
          <li
            key={id}
            className={styles.tile}
            data-past={n < view.round}
            data-now={n === view.round}
            aria-current={n === view.round ? 'step' : undefined}
            title={words.filter(Boolean).join('. ')}
          >
            <span className={styles.number} aria-hidden="true">
              {n}
            </span>
            <span className="visually-hidden">{words.filter(Boolean).join('. ')}</span>
            <RoundTileBody id={id} round={n} mark={mark} />
          </li>
        )
      })}
      <Ending view={view} />
    </ol>
  )
}

const CULTS_PAY = CULT_POINTS.join('·')

/** What is scored at the end besides. */
function Ending({ view }: { readonly view: TerraMysticaView }) {
  const say = useSay()
  const words = [
    say('scores.end'),
    say('scores.endCults', { points: CULTS_PAY }),
    say('scores.endArea', { points: AREA_PAYS }),
    view.finalTile && `${say(`final.${view.finalTile}`)} ${AREA_PAYS}`,
  ]
    .filter(Boolean)
    .join('. ')
  return (
    <li className={styles.end} title={words}>
      <span className={styles.endName} aria-hidden="true">
        {say('scores.end')}
      </span>
      <span className="visually-hidden">{words}</span>
      <span className={styles.body} aria-hidden="true">
        <span className={styles.line}>
          <AllCultsIcon size={14} /> {CULTS_PAY}
        </span>
        <span className={styles.line}>
          <AreaIcon size={14} /> {AREA_PAYS}
        </span>
      </span>
      {view.finalTile && (
        <span className={styles.body} aria-hidden="true">
          <span className={styles.line}>
            <FinalTileIcon size={14} /> {AREA_PAYS}
          </span>
          <span className={styles.line}>
            <small className={styles.finalName}>{say(`finalShort.${view.finalTile}`)}</small>
          </span>
        </span>
      )}
    </li>
  )
}
