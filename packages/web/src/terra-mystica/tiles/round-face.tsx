/** A round tile as a face: what scores, and what its cult brings when the round ends. */
import { AREA_POINTS, ROUND_TILES, ROUNDS } from '@freehold/terra-mystica'
import type { ReactNode } from 'react'
import { Gain } from '../signs/gain.tsx'
import { CultIcon, FinalTileIcon, PointIcon, SpadeIcon, TownIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { amounts, type Say, useSay } from '../words.ts'
import styles from './round-face.module.css'

export const AREA_PAYS = AREA_POINTS.join('·')

/** The whole tile as sentences. */
export function roundTileWords(say: Say, id: string, round: number): readonly string[] {
  const tile = ROUND_TILES.find((each) => each.id === id)
  if (!tile) return []
  const { cult, steps, gain } = tile.bonus
  return [
    say('scores.round', { n: round }),
    `${amounts(say, { vp: tile.vp })} ${say(`scores.${tile.scores[0]}`)}`,
    round === ROUNDS
      ? say('scores.noBonus')
      : say('scores.bonus', { steps, cult: say(`cult.${cult}`), gain: amounts(say, gain) }),
  ]
}

/** Its two lines, for the eye alone; `mark` stands in the first, or in the second where two pieces fill the first. */
export function RoundTileBody({
  id,
  round,
  mark,
}: {
  readonly id: string
  readonly round: number
  readonly mark?: ReactNode
}) {
  const say = useSay()
  const tile = ROUND_TILES.find((each) => each.id === id)
  if (!tile) return null
  const { cult, steps, gain } = tile.bonus
  const wide = tile.scores.length > 1
  return (
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
        {round === ROUNDS ? (
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
  )
}

function Scored({ what }: { readonly what: string }) {
  if (what === 'spade') return <SpadeIcon size={17} />
  if (what === 'town') return <TownIcon size={16} />
  return <StructureIcon building={what} size={18} />
}

/** A round tile as it lies on a page. */
export function RoundFace({ id, round }: { readonly id: string; readonly round: number }) {
  const say = useSay()
  const words = roundTileWords(say, id, round).join('. ')
  return (
    <span className={styles.face} title={words}>
      <span className="visually-hidden">{words}</span>
      <span className={styles.number} aria-hidden="true">
        {round}
      </span>
      <RoundTileBody id={id} round={round} />
    </span>
  )
}

/** The final tile of Fire & Ice, or the place where none lies. */
export function FinalFace({ id }: { readonly id: string | null }) {
  const say = useSay()
  const words = `${say('setup.finalTile')}: ${say(id ? `final.${id}` : 'setup.none')}`
  return (
    <span className={styles.face} data-none={!id} title={words}>
      <span className="visually-hidden">{words}</span>
      <span className={styles.body} aria-hidden="true">
        <span className={styles.line}>
          <FinalTileIcon size={16} />
          {id && <b>{AREA_PAYS}</b>}
        </span>
        <small>{say(id ? `finalShort.${id}` : 'setup.noFinal')}</small>
      </span>
    </span>
  )
}
