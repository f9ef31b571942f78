/** Her two cards: the actions of one, decided by the left column of the other. */
import type { AutomaView, CardAction, DecisionCard, Terrain } from '@freehold/terra-mystica'
import { HexIcon } from '../signs/hex-icon.tsx'
import { CultIcon, FavorIcon, PointIcon, PowerIcon, SpadeIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { type Say, useSay } from '../words.ts'
import styles from './decision-card.module.css'

export function ActionCard({
  card,
  colour,
  x,
}: {
  readonly card: DecisionCard
  readonly colour: string
  readonly x: number
}) {
  const say = useSay()
  return (
    <section className={styles.card} data-kind="action" aria-label={`${say('automa.action')} ${card.id}`}>
      <header>
        <span>{say('automa.action')}</span>
        <span>{card.id}</span>
      </header>
      <ul className={styles.actions}>
        {card.actions.map((action, i) => (
          <li key={i} title={say(`herAction.${action.do}`)}>
            <ActionSign action={action} colour={colour} x={x} />
            <span className="visually-hidden">{say(`herAction.${action.do}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ActionSign({
  action,
  colour,
  x,
}: {
  readonly action: CardAction
  readonly colour: string
  readonly x: number
}) {
  switch (action.do) {
    case 'build':
      return (
        <>
          <SpadeIcon size={26} /> <i>›</i> <StructureIcon building="dwelling" colour={colour} size={30} />
        </>
      )
    case 'upgrade':
      return (
        <>
          <StructureIcon building="dwelling" colour={colour} size={24} /> <i>›</i>
          <StructureIcon building="tradingHouse" colour={colour} size={28} />
        </>
      )
    case 'gain points':
      return (
        <b className={styles.points}>
          +<PointIcon size={24} />
          <span>{action.amount === 'X' ? `X = ${x}` : action.amount}</span>
        </b>
      )
    case 'advance cult':
      return (
        <>
          <CultIcon cult="fire" size={18} />
          <CultIcon cult="water" size={18} />
          <CultIcon cult="earth" size={18} />
          <CultIcon cult="air" size={18} />
          <i>↑</i>
        </>
      )
    case 'take favor':
      return (
        <>
          <FavorIcon size={24} /> <small>5–6</small>
        </>
      )
    case 'block power action':
      return (
        <>
          <PowerIcon size={24} /> <i>×</i>
        </>
      )
    case 'faction action':
      return (
        <>
          <StructureIcon building="stronghold" colour={colour} size={28} /> <i>✦</i>
        </>
      )
    default:
      return <i>•</i>
  }
}

interface SupportCardProps {
  readonly card: DecisionCard
  readonly colour: string
  readonly row: readonly Terrain[] // of her terrain priority
  readonly house: boolean // the row is of the house
}

export function SupportCard({ card, colour, row, house }: SupportCardProps) {
  const say = useSay()
  const { support } = card
  return (
    <section className={styles.card} data-kind="support" aria-label={`${say('automa.support')} ${card.id}`}>
      <header>
        <span>{say('automa.support')}</span>
        <span>{card.id}</span>
      </header>
      <p className={styles.line}>
        <svg width="15" height="15" aria-hidden="true">
          <circle
            cx="7.5"
            cy="7.5"
            r="5.8"
            fill={support.cluster === 'marked' ? '#7d559c' : 'none'}
            stroke="#7d559c"
            strokeWidth="2"
            strokeDasharray={support.cluster === 'marked' ? undefined : '3 2'}
          />
        </svg>
        {say(`automa.${support.cluster}`)}
        {support.reaching && (
          <svg width="34" height="16" viewBox="0 0 34 16" role="img" aria-label={say('automa.reaching')}>
            <circle cx="5" cy="8" r="4" fill={colour} stroke="#201a12" />
            <circle cx="29" cy="8" r="4" fill={colour} stroke="#201a12" />
            <path d="M11 8H23M15 4.5L11 8L15 11.5M19 4.5L23 8L19 11.5" fill="none" stroke="#201a12" strokeWidth="1.5" />
          </svg>
        )}
      </p>
      <p
        className={styles.line}
        aria-label={`${say('automa.row', { row: support.row })}: ${rowWords(say, row)}`}
        role="img"
      >
        {row.map((terrain) => (
          <HexIcon key={terrain} ground={terrain} size={19} />
        ))}
        <b>
          {support.row}
          {house && '*'}
        </b>
      </p>
      <p className={styles.line}>
        <svg
          width="46"
          height="18"
          viewBox="0 0 46 18"
          role="img"
          aria-label={say(`automa.${support.direction}`)}
          className={support.direction === 'reverse' ? styles.reverse : undefined}
        >
          <path
            d="M2 4H38L8 14H40M36 10L41 14L36 17.5"
            fill="none"
            stroke="#201a12"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
        </svg>
        <b>{support.count}</b>
        <span className={styles.right}>
          {say(support.cult === 'catch-up' ? 'automa.catchUp' : 'automa.tileCult')}
          {' · '}
          {say(`automa.${support.bonusCard}`)}
        </span>
      </p>
    </section>
  )
}

const rowWords = (say: Say, row: readonly Terrain[]) => row.map((terrain) => say(`terrain.${terrain}`)).join(', ')

/** What the card makes her do, in a sentence or two. */
export function cardSentence(
  say: Say,
  card: DecisionCard,
  support: DecisionCard | undefined,
  automa: AutomaView,
): string {
  const cluster = say(`automa.${support?.support.cluster ?? 'marked'}`)
  return card.actions
    .map((action) => {
      if (action.do === 'gain points') {
        const count = action.amount === 'X' ? automa.x : action.amount
        return count > 0 ? say('her.gain points', { count }) : ''
      }
      return say(`her.${action.do}`, { cluster, about: say(`ability.${automa.faction}`) })
    })
    .filter(Boolean)
    .join(' ')
}
