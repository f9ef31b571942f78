/** Amounts as signs with their number; read aloud as words. */
import type { ReactNode } from 'react'
import { amounts, type Say, useSay } from '../words.ts'
import styles from './gain.module.css'
import {
  BridgeIcon,
  CoinIcon,
  CultIcon,
  FavorIcon,
  KeyIcon,
  PointIcon,
  PowerIcon,
  PriestIcon,
  ShipIcon,
  SpadeIcon,
  WorkerIcon,
} from './icons.tsx'

export function sign(what: string, size: number): ReactNode {
  switch (what) {
    case 'vp':
      return <PointIcon size={size} />
    case 'coins':
      return <CoinIcon size={size} />
    case 'workers':
      return <WorkerIcon size={size} />
    case 'priests':
    case 'workersToPriests':
      return <PriestIcon size={size} />
    case 'power':
    case 'tokens':
    case 'bowl1':
    case 'bowl2':
    case 'bowl3':
    case 'tokensPerPlayer':
      return <PowerIcon size={size} />
    case 'fire':
    case 'water':
    case 'earth':
    case 'air':
      return <CultIcon cult={what} size={size} />
    case 'keys':
      return <KeyIcon size={size * 0.7} />
    case 'spades':
    case 'digging':
      return <SpadeIcon size={size} />
    case 'bridges':
      return <BridgeIcon size={size * 0.75} />
    case 'shipping':
    case 'shippingSteps':
      return <ShipIcon size={size} />
    default:
      return <FavorIcon size={size} />
  }
}

const BOWLS: Readonly<Record<string, string>> = { bowl1: 'I', bowl2: 'II', bowl3: 'III' }

interface GainProps {
  readonly of: Readonly<Record<string, number | undefined>>
  readonly size?: number
  readonly signed?: boolean // changes: with plus and minus
}

export function Gain({ of, size = 16, signed }: GainProps) {
  const say = useSay()
  const entries = Object.entries(of).filter((entry): entry is [string, number] => !!entry[1])
  if (entries.length === 0) return null
  return (
    <span className={styles.gain} role="img" aria-label={spoken(say, entries, signed)}>
      {entries.map(([what, n]) => (
        <span key={what} className={styles.one} data-loss={signed && n < 0}>
          {signed
            ? n > 0
              ? `+${n}`
              : `−${-n}`
            : n === 1 && !['vp', 'power', 'coins', 'workers'].includes(what)
              ? ''
              : n}
          {sign(what, size)}
          {BOWLS[what] && <small>{BOWLS[what]}</small>}
        </span>
      ))}
    </span>
  )
}

const spoken = (say: Say, entries: readonly [string, number][], signed = false) =>
  entries
    .map(([what, n]) => (signed && n < 0 ? `−${amounts(say, { [what]: -n })}` : amounts(say, { [what]: n })))
    .join(', ')
