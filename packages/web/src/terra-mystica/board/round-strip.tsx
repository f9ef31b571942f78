/** The six rounds: what scores in each, what its cult brings at the end. */
import { ROUND_TILES, type TerraMysticaView } from '@freehold/terra-mystica'
import { Gain } from '../signs/gain.tsx'
import { AllCultsIcon, AreaIcon, CultIcon, FinalTileIcon, PointIcon, SpadeIcon, TownIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { amounts, useSay } from '../words.ts'
import styles from './round-strip.module.css'

export function RoundStrip({ view }: { readonly view: TerraMysticaView }) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls must be reached with the keyboard
    <ol className={styles.strip} tabIndex={0} aria-label={say('ui.round', { n: view.round })}>
      {view.roundTiles.map((id, i) => {
        const tile = ROUND_TILES.find((each) => each.id === id)
        if (!tile) return null
        const n = i + 1
        const her = view.automa?.tilePoints[i]
        const side = n <= 3 ? 'early' : 'late'
        const house = view.automa?.house.some(({ where }) => where === `scoringTiles.${id}.${side}`)
        const { cult, steps, gain } = tile.bonus
        const words = [
          say('scores.round', { n }),
          `${amounts(say, { vp: tile.vp })} ${say(`scores.${tile.scores[0]}`)}`,
          n === 6
            ? say('scores.noBonus')
            : say('scores.bonus', { steps, cult: say(`cult.${cult}`), gain: amounts(say, gain) }),
          her && say('scores.her', { count: her[side], mark: house ? '*' : '' }),
        ]
        const wide = tile.scores.length > 1 // two pieces leave no room beside them
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
            <span className={styles.body} aria-hidden="true">
              <span className={styles.line}>
                {tile.scores.map((what) => (
                  <Scored key={what} what={what} />
                ))}
                <b>{tile.vp}</b>
                <PointIcon size={14} />
                {!wide && mark}
              </span>
              <span className={styles.line}>
                {n === 6 ? (
                  (wide && mark) || <small>{say('scores.noBonus')}</small>
                ) : (
                  <>
                    <small>{steps}</small>
                    <CultIcon cult={cult} size={13} />
                    <small>→</small>
                    <Gain of={gain} size={12} />
                    {wide && mark}
                  </>
                )}
              </span>
            </span>
          </li>
        )
      })}
      <Ending view={view} />
    </ol>
  )
}

const CULTS_PAY = '8·4·2'
const AREA_PAYS = '18·12·6'

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

function Scored({ what }: { readonly what: string }) {
  if (what === 'spade') return <SpadeIcon size={17} />
  if (what === 'town') return <TownIcon size={16} />
  return <StructureIcon building={what} size={18} />
}
