/** The boards of the others: what they own and get, their bowls, tracks, pieces, tiles and card, always in view. */
import { BUILDINGS, type PlayerView, type TerraMysticaView } from '@freehold/terra-mystica'
import { Clock } from '../../table/clock.tsx'
import { lettersOf } from '../letters.ts'
import { pieceColour } from '../map/terrain.ts'
import { Disc } from '../signs/disc.tsx'
import { Gain, sign } from '../signs/gain.tsx'
import { PointIcon, PowerIcon, ShipIcon, SpadeIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { Chip } from '../tiles/chip.tsx'
import { Face } from '../tiles/face.tsx'
import { factionName, type Say, useSay } from '../words.ts'
import { Delta } from './delta.tsx'
import styles from './others.module.css'
import { SmallBowls } from './small-bowls.tsx'

interface OthersProps {
  readonly view: TerraMysticaView
  readonly before: TerraMysticaView // without what is planned
  readonly names: readonly string[]
  readonly you: number | undefined
  readonly waitingFor: number | null
  readonly without?: number | undefined // a seat that is shown elsewhere
  onPoints(seat: number): void
  onPlayer(seat: number): void
}

const OWNED = ['coins', 'workers', 'priests'] as const

export function Others({ view, before, names, you, waitingFor, without, onPoints, onPlayer }: OthersProps) {
  const say = useSay()
  const letters = lettersOf(view, names)
  const others = inOrder(view, you).filter(({ seat }) => seat !== you && seat !== without)
  return (
    <ul className={styles.others} data-many={others.length > 3} aria-label={say('ui.players')}>
      {others.map((player) => (
        <li
          key={player.seat}
          className={styles.board}
          data-other={player.seat}
          data-active={waitingFor === player.seat}
          style={{ '--piece': pieceColour(player.terrain) } as React.CSSProperties}
        >
          <div className={styles.head}>
            <button type="button" className={styles.who} onClick={() => onPlayer(player.seat)}>
              <Disc player={player} size={28} letter={letters[player.seat]} />
              <span className={styles.name}>{names[player.seat]}</span>
              <span className={styles.faction}>{aside(names[player.seat], factionName(say, player.faction))}</span>
            </button>
            <State view={view} player={player} waitingFor={waitingFor} say={say} />
            <button type="button" className={styles.points} onClick={() => onPoints(player.seat)}>
              <Delta by={player.vp - (before.players[player.seat]?.vp ?? player.vp)} />
              <b data-testid={`points-${player.seat}`}>{player.vp}</b>
              <PointIcon size={18} />
              <span className="visually-hidden">
                {say('resource.vp')}, {names[player.seat]}
              </span>
            </button>
          </div>
          {player.faction && player.seat !== view.automa?.seat && <Owned player={player} say={say} />}
          {player.faction && <Built player={player} isAutoma={player.seat === view.automa?.seat} say={say} />}
          <span className={styles.chips}>
            {[...player.favors, ...player.towns].map((id, i) => (
              <Chip key={`${i} ${id}`} id={id} />
            ))}
          </span>
          {player.bonusCard && (
            <span className={styles.card}>
              <Face id={player.bonusCard} small />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Who comes after you first, as they play this round. */
function inOrder(view: TerraMysticaView, you: number | undefined): readonly PlayerView[] {
  const { order, players } = view
  const at = you === undefined ? -1 : order.indexOf(you)
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].flatMap((seat) => players[seat] ?? [])
}

/** Next, choosing with its clock, or passed. */
function State({
  view,
  player,
  waitingFor,
  say,
}: {
  readonly view: TerraMysticaView
  readonly player: PlayerView
  readonly waitingFor: number | null
  readonly say: Say
}) {
  const { seat, passed } = player
  if (seat === waitingFor)
    return (
      <span className={styles.state} data-on="true">
        {say('ui.isChoosing')} <Clock seat={seat} />
      </span>
    )
  if (passed && view.phase !== 'over')
    return (
      <span className={styles.state}>{say('ui.passedAs', { n: (view.passedInOrder?.indexOf(seat) ?? 0) + 1 })}</span>
    )
  const { order } = view
  const at = waitingFor === null ? -1 : order.indexOf(waitingFor)
  if (at < 0 || view.phase === 'over') return null
  const coming = [...order.slice(at + 1), ...order.slice(0, at)].filter((each) => !view.players[each]?.passed)
  return coming[0] === seat ? <span className={styles.state}>{say('ui.isNext')}</span> : null
}

function Owned({ player, say }: { readonly player: PlayerView; readonly say: Say }) {
  return (
    <div className={styles.row}>
      {OWNED.map((what) => (
        <span key={what} className={styles.amount}>
          {sign(what, 16)}
          <span className="visually-hidden">{say(`resource.${what}`)}</span>
          <b>{player[what]}</b>
          <small title={say('ui.nextRound')}>+{player.income[what] ?? 0}</small>
        </span>
      ))}
      <span className={styles.amount} data-bowls="true">
        <SmallBowls bowls={player.bowls} />
        <small title={say('ui.nextRound')}>+{player.income.power ?? 0}</small>
      </span>
      <span className={styles.ready} title={say('ui.bowl', { n: 3 })}>
        <PowerIcon size={14} />
        <b>{player.bowls[2]}</b>
      </span>
    </div>
  )
}

function Built({
  player,
  isAutoma,
  say,
}: {
  readonly player: PlayerView
  readonly isAutoma: boolean
  readonly say: Say
}) {
  return (
    <div className={styles.row} data-third="true">
      <span className={styles.amount} title={say('ui.shipping', { n: player.shipping })}>
        <ShipIcon size={14} />
        <b>{player.shipping}</b>
      </span>
      {player.spadeCost && (
        <span className={styles.amount} title={say('ui.spade')}>
          <SpadeIcon size={16} />
          <Gain of={player.spadeCost} size={13} />
        </span>
      )}
      <span className={styles.rule} />
      {BUILDINGS.map((building) => {
        const { built = 0, count = 0 } = player.buildings[building] ?? {}
        if (isAutoma && count === 0) return null
        return (
          <span
            key={building}
            className={styles.amount}
            data-none={count === built}
            title={`${say(`buildings.${building}`)}: ${say('ui.left', { count: count - built })}`}
          >
            <StructureIcon building={building} colour={pieceColour(player.terrain)} size={15} empty={count === built} />
            <span className="visually-hidden">{say(`buildings.${building}`)}</span>
            <b>{count - built}</b>
          </span>
        )
      })}
    </div>
  )
}

/** The faction, where the name does not say it already. */
const aside = (name: string, faction: string) => (faction === '–' || name.includes(faction) ? '' : faction)
