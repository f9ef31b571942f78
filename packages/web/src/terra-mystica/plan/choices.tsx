/** All that can be done, by kind: the list that keyboard and screen reader use, and that says what each thing costs. */
import { FACTIONS, GROUPS } from '@freehold/terra-mystica'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Gain } from '../signs/gain.tsx'
import { HexIcon } from '../signs/hex-icon.tsx'
import { TownIcon } from '../signs/icons.tsx'
import { TileSigns } from '../tiles/tile.tsx'
import type { Offer } from '../view.ts'
import { choiceWords, type Say, useSay } from '../words.ts'
import styles from './choices.module.css'

interface ChoicesProps {
  readonly offers: readonly Offer[]
  readonly home: string | undefined // ground one builds on
  readonly group: string | undefined
  readonly names: readonly string[]
  readonly firstCard: boolean
  readonly busy: boolean
  setGroup(group: string): void
  choose(offer: Offer): void
  onLook(hex: string | undefined): void
}

const groupsOf = (offers: readonly Offer[]) =>
  GROUPS.filter((each) => each !== 'end turn' && offers.some(({ detail }) => detail.group === each))

/** The kind whose list is open: only what is in it glows meanwhile. */
export function openGroup(offers: readonly Offer[], group: string | undefined) {
  const groups = groupsOf(offers)
  return groups.find((each) => each === group) ?? groups[0]
}

export function Choices(props: ChoicesProps) {
  const { offers, group, setGroup } = props
  const say = useSay()
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const groups = groupsOf(offers)
  const open = openGroup(offers, group)
  if (!open) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const next = groups[(groups.indexOf(open) + by + groups.length) % groups.length]
    setGroup(next)
    tabs.current?.querySelector<HTMLElement>(`[data-group="${next}"]`)?.focus()
  }
  return (
    <div className={styles.choices}>
      {groups.length > 1 && (
        <div ref={tabs} role="tablist" aria-label={say('ui.actions')} className={styles.tabs} onKeyDown={onKeyDown}>
          {groups.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              data-group={each}
              id={`${id} ${each}`.replaceAll(' ', '-')}
              aria-selected={each === open}
              aria-controls={`${id}-panel`}
              tabIndex={each === open ? 0 : -1}
              onClick={() => setGroup(each)}
            >
              {say(`group.${each}`)}
            </button>
          ))}
        </div>
      )}
      <div role={groups.length > 1 ? 'tabpanel' : undefined} id={`${id}-panel`} className={styles.panel}>
        <List {...props} offers={offers.filter(({ detail }) => detail.group === open)} say={say} />
      </div>
    </div>
  )
}

function List({ offers, home, names, firstCard, busy, choose, onLook, say }: ChoicesProps & { readonly say: Say }) {
  // Digging to home is what one mostly wants; the rest stands behind.
  const first = offers.filter(({ detail }) => detail.group !== 'transform' || detail.ground === home)
  const others = offers.filter((offer) => !first.includes(offer))
  const rows = (of: readonly Offer[]) => (
    <ul className={styles.list}>
      {of.map((offer) => (
        <li key={`${offer.number} ${offer.key}`}>
          <button
            type="button"
            className={styles.offer}
            disabled={busy}
            onClick={() => choose(offer)}
            onPointerEnter={() => onLook(offer.detail.hex)}
            onPointerLeave={() => onLook(undefined)}
            onFocus={() => onLook(offer.detail.hex)}
            onBlur={() => onLook(undefined)}
            data-key={offer.key}
          >
            <span className={styles.what}>{choiceWords(say, offer.key, firstCard)}</span>
            {offer.detail.tile && <TileSigns id={offer.detail.tile} />}
            <FactionNote of={/^(?:choose|bid \d+ for) (\w+)$/.exec(offer.key)?.[1]} say={say} />
            <span className={styles.price}>
              <Gain of={offer.detail.changes} size={14} signed />
              <Brings offer={offer} names={names} say={say} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {rows(first)}
      {others.length > 0 && (
        <details className={styles.others} open={first.length === 0}>
          <summary>{say('ui.otherGrounds')}</summary>
          {rows(others)}
        </details>
      )}
    </>
  )
}

/** Who that is, for those who have to choose among them. */
function FactionNote({ of: id, say }: { readonly of: string | undefined; readonly say: Say }) {
  const faction = FACTIONS.find((each) => each.id === id)
  if (!faction) return null
  return (
    <span className={styles.faction}>
      <HexIcon ground={faction.ground} />
      <span>
        {say(`ability.${faction.id}`) !== '–' && `${say(`ability.${faction.id}`)} · `}
        {say('ui.stronghold')}: {say(`strongholdAbility.${faction.id}`)}
      </span>
    </span>
  )
}

/** What a building brings to others: power to take, and to oneself: a town. */
export function Brings({
  offer,
  names,
  say,
}: {
  readonly offer: Offer
  readonly names: readonly string[]
  readonly say: Say
}) {
  const { brings } = offer.detail
  if (!brings) return null
  return (
    <>
      {brings.town && (
        <span className={styles.town}>
          <TownIcon size={15} /> {say('ui.foundsTown')}
        </span>
      )}
      {brings.power.map((power, seat) =>
        power > 0 ? (
          <span key={seat} className={styles.leech}>
            {say('ui.leechTo', { name: names[seat], count: power })}
          </span>
        ) : null,
      )}
    </>
  )
}
