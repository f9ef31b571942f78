/** Tiles and cards as faces: what lies on the table looks the same wherever it is shown. */
import { BONUS_CARDS, FAVOR_TILES, type PassPoints, SPECIAL_ACTION, TOWN_TILES } from '@freehold/terra-mystica'
import type { ReactNode } from 'react'
import { Gain } from '../signs/gain.tsx'
import { AllCultsIcon, CultIcon, PointIcon, ShipIcon, SpadeIcon, TownIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { type Say, useSay } from '../words.ts'
import styles from './face.module.css'
import { tileWords } from './tile.tsx'

interface FaceProps {
  readonly id: string
  readonly small?: boolean // without its name
  readonly count?: ReactNode // at the upper right: how many are left
  readonly corner?: ReactNode // at the lower right: whose it is, coins on it
  readonly gone?: boolean
}

/** Any tile, by its id. */
export function Face(props: FaceProps) {
  const { id } = props
  if (BONUS_CARDS.some((card) => card.id === id)) return <BonusFace {...props} />
  return FAVOR_TILES.some((tile) => tile.id === id) ? <FavorFace {...props} /> : <TownFace {...props} />
}

function Around({
  id,
  kind,
  count,
  corner,
  gone,
  small,
  children,
}: FaceProps & { readonly kind: string; readonly children: ReactNode }) {
  const say = useSay()
  const words = `${say(`tile.${id}`)}: ${tileWords(say, id).join('; ')}`
  return (
    <span className={styles.face} data-kind={kind} data-gone={gone} data-small={small} title={words}>
      <span className="visually-hidden">{words}</span>
      <span className={styles.inner} aria-hidden="true">
        {children}
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {corner && <span className={styles.corner}>{corner}</span>}
    </span>
  )
}

/** Once a round. */
const Octagon = ({ children }: { readonly children: ReactNode }) => <span className={styles.octagon}>{children}</span>

function BonusFace(props: FaceProps) {
  const say = useSay()
  const card = BONUS_CARDS.find(({ id }) => id === props.id)
  if (!card) return null
  return (
    <Around {...props} kind="bonus">
      <span className={styles.bonusHead}>{!props.small && say(`tileShort.${card.id}`)}</span>
      <span className={styles.income}>
        <Gain of={card.income} size={props.small ? 15 : 17} />
      </span>
      <span className={styles.effect}>
        {card.action && (
          <Octagon>
            {SPECIAL_ACTION[card.id as keyof typeof SPECIAL_ACTION].gain.spades ? (
              <SpadeIcon size={16} />
            ) : (
              <>
                +1 <AllCultsIcon size={15} />
              </>
            )}
          </Octagon>
        )}
        {card.shipping > 0 && (
          <>
            +1 <ShipIcon size={15} />
          </>
        )}
        <Passing points={card.pass} say={say} small={props.small} />
      </span>
    </Around>
  )
}

/** Points for what stands when one passes: the points first, then for what. */
function Passing({
  points,
  say,
  small,
}: {
  readonly points: readonly PassPoints[]
  readonly say: Say
  readonly small?: boolean | undefined
}) {
  if (points.length === 0) return null
  const [{ vp }] = points
  const steady = vp.every((n, i) => n === (vp[1] ?? 0) * i)
  return (
    <span className={styles.passing}>
      {steady ? vp[1] : `${vp[1]}–${vp.at(-1)}`}
      <PointIcon size={13} />
      {small ? '/' : <i>{say('ui.per')}</i>}
      {points.map(({ each }) =>
        each === 'shipping' ? (
          <ShipIcon key={each} size={13} />
        ) : (
          <StructureIcon key={each} building={each} size={14} />
        ),
      )}
    </span>
  )
}

function FavorFace(props: FaceProps) {
  const say = useSay()
  const tile = FAVOR_TILES.find(({ id }) => id === props.id)
  if (!tile) return null
  const [cult, steps] = Object.entries(tile.gain)[0] ?? ['fire', 0]
  return (
    <Around {...props} kind="favor">
      <span className={styles.favorHead} data-cult={cult}>
        {steps} <CultIcon cult={cult} size={16} />
      </span>
      <span className={styles.favorEffect}>
        {Object.keys(tile.income).length > 0 && <Gain of={tile.income} size={15} />}
        {tile.built && (
          <>
            <StructureIcon building={tile.built.building} size={16} /> {tile.built.vp} <PointIcon size={13} />
          </>
        )}
        {tile.smallerTowns && (
          <>
            6 → <TownIcon size={16} />
          </>
        )}
        {tile.action && (
          <Octagon>
            +1 <AllCultsIcon size={14} />
          </Octagon>
        )}
        {tile.pass && <Passing points={[tile.pass]} say={say} small />}
        {!tile.action && !tile.pass && !tile.built && !tile.smallerTowns && Object.keys(tile.income).length === 0 && (
          <small>{say('amount.cultSteps', { count: steps ?? 0 })}</small>
        )}
      </span>
    </Around>
  )
}

function TownFace(props: FaceProps) {
  const tile = TOWN_TILES.find(({ id }) => id === props.id)
  if (!tile) return null
  const { vp, keys = 1, ...rest } = tile.gain as Readonly<Record<string, number>>
  const all = ['fire', 'water', 'earth', 'air'].every((cult) => rest[cult])
  const others = all
    ? Object.fromEntries(Object.entries(rest).filter(([what]) => !['fire', 'water', 'earth', 'air'].includes(what)))
    : rest
  return (
    <Around {...props} kind="town">
      <svg className={styles.gables} viewBox="0 0 96 64" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 63V18L25 3L48 18L71 3L95 18V63Z" />
      </svg>
      <span className={styles.townPoints}>
        <b>{vp}</b> <PointIcon size={16} />
      </span>
      <span className={styles.townGain}>
        {all && (
          <>
            +{rest.fire} <AllCultsIcon size={14} />
          </>
        )}
        <Gain of={others} size={14} />
        <Gain of={{ keys }} size={15} />
      </span>
    </Around>
  )
}
