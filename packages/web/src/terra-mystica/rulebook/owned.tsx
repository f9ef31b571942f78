/** What everybody has in an example, and what has just changed. */
import type { PlayerView, TerraMysticaView } from '@freehold/terra-mystica'
import { SmallBowls } from '../board/small-bowls.tsx'
import { Disc } from '../signs/disc.tsx'
import { CoinIcon, KeyIcon, PointIcon, PriestIcon, WorkerIcon } from '../signs/icons.tsx'
import { useSay } from '../words.ts'
import styles from './example.module.css'

const COUNTED = ['vp', 'coins', 'workers', 'priests'] as const
const ICONS = { vp: PointIcon, coins: CoinIcon, workers: WorkerIcon, priests: PriestIcon } as const

interface OwnedProps {
  readonly view: TerraMysticaView
  readonly before: TerraMysticaView
  readonly names: readonly string[]
}

export function Owned({ view, before, names }: OwnedProps) {
  return (
    <ul className={styles.owned}>
      {view.players.map((player) => (
        <li key={player.seat}>
          <Disc player={player} size={24} letter={player.faction ? undefined : `${player.seat + 1}`} />
          <b>{names[player.seat]}</b>
          <Amounts player={player} before={before.players[player.seat]} isAutoma={view.automa?.seat === player.seat} />
          {view.automa?.seat === player.seat && <Deck now={view.automa.deck} before={before.automa?.deck} />}
        </li>
      ))}
    </ul>
  )
}

function Deck({ now, before }: { readonly now: number; readonly before: number | undefined }) {
  const say = useSay()
  return <span data-changed={now !== before}>{say('automa.deck', { count: now })}</span>
}

function Amounts({
  player,
  before,
  isAutoma,
}: {
  readonly player: PlayerView
  readonly before: PlayerView
  readonly isAutoma: boolean
}) {
  const say = useSay()
  const bowlsChanged = player.bowls.some((tokens, i) => tokens !== before.bowls[i])
  const keys = player.keys - before.keys
  return (
    <>
      {COUNTED.filter((what) => !isAutoma || what === 'vp').map((what) => {
        const Icon = ICONS[what]
        const by = player[what] - before[what]
        return (
          <span key={what} data-changed={by !== 0}>
            <span className="visually-hidden">{say(`resource.${what}`)}: </span>
            {player[what]} <Icon size={15} /> {by !== 0 && <small>({by > 0 ? `+${by}` : `−${-by}`})</small>}
          </span>
        )
      })}
      {!isAutoma && (
        <span data-changed={bowlsChanged}>
          <SmallBowls bowls={player.bowls} />
        </span>
      )}
      {player.keys > 0 && (
        <span data-changed={keys !== 0}>
          <span className="visually-hidden">{say('amount.keys', { count: player.keys })}</span>
          <span aria-hidden="true">
            {player.keys} <KeyIcon size={11} />
          </span>
        </span>
      )}
    </>
  )
}
