/** Where everybody's points came from, as numbers and bars; a number tells when it came. */
import type { TableState } from '@freehold/server/protocol'
import { POINT_SOURCES, type PointSource } from '@freehold/terra-mystica'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { pieceColour } from '../map/terrain.ts'
import { Disc } from '../signs/disc.tsx'
import {
  AllCultsIcon,
  AreaIcon,
  CoinIcon,
  FavorIcon,
  FinalTileIcon,
  PointIcon,
  PowerIcon,
  ShipIcon,
  SpadeIcon,
  TownIcon,
} from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { factionName, sourceWords, useSay } from '../words.ts'
import { bySource, END, type Stage } from './course.ts'
import styles from './points-table.module.css'

interface PointsTableProps {
  readonly course: readonly Stage[]
  readonly names: readonly string[]
  readonly state: TableState
  readonly places: readonly number[]
}

const SIGNS: Readonly<Partial<Record<PointSource, ReactNode>>> = {
  'round tiles': <StructureIcon building="dwelling" size={18} />,
  'favor tiles': <FavorIcon size={16} />,
  towns: <TownIcon size={16} />,
  shipping: <ShipIcon size={16} />,
  digging: <SpadeIcon size={16} />,
  'power taken': <PowerIcon size={16} />,
  conversions: <CoinIcon size={16} />,
  'final tile': <FinalTileIcon size={16} />,
  cults: <AllCultsIcon size={16} />,
  'largest area': <AreaIcon size={16} />,
  resources: <CoinIcon size={16} />,
}

export function PointsTable({ course, names, state, places }: PointsTableProps) {
  const say = useSay()
  const [picked, setPicked] = useState<{ readonly seat: number; readonly source: PointSource }>()
  const { view, vpFrom } = course[course.length - 1]
  const order = view.players.toSorted((a, b) => places[a.seat] - places[b.seat] || a.seat - b.seat)
  const points = (seat: number, source: PointSource) => vpFrom[seat][source] ?? 0
  const sources = POINT_SOURCES.filter((source) => order.some(({ seat }) => points(seat, source) !== 0))
  const most = Math.max(1, ...order.flatMap(({ seat }) => sources.map((source) => Math.abs(points(seat, source)))))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with keys
    <section className={styles.points} aria-labelledby="points-from" tabIndex={0}>
      <table data-players={order.length}>
        <thead>
          <tr>
            <th scope="col">
              <h2 id="points-from">{say('story.from')}</h2>
            </th>
            {order.map((player) => (
              <th key={player.seat} scope="col">
                <span className={styles.who}>
                  <Disc player={player} size={36} letter={names[player.seat]?.slice(0, 1)} />
                  <span>
                    <Name seat={state.seats[player.seat]} name={names[player.seat]} />
                    <small>{factionName(say, player.faction)}</small>
                  </span>
                </span>
                <span className={styles.total}>
                  <b data-testid={`total-${player.seat}`}>{player.vp}</b> <PointIcon size={20} />
                  <small>{say('story.place', { n: places[player.seat] })}</small>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => {
            const row = order.map(({ seat }) => points(seat, source))
            const best = row.every((n) => n === row[0]) ? undefined : Math.max(...row)
            return (
              <tr key={source}>
                <th scope="row">
                  <span className={styles.source}>
                    <i aria-hidden="true">{SIGNS[source]}</i>
                    {sourceWords(say, source)}
                  </span>
                </th>
                {order.map(({ seat, terrain }) => {
                  const n = points(seat, source)
                  const bar = { '--share': Math.abs(n) / most, '--bar': pieceColour(terrain) } as CSSProperties
                  return (
                    <td key={seat} data-most={n === best}>
                      {n === 0 ? (
                        <span className={styles.none}>·</span>
                      ) : (
                        <button
                          type="button"
                          aria-label={`${names[seat]}, ${sourceWords(say, source)}: ${n}`}
                          aria-pressed={picked?.seat === seat && picked.source === source}
                          onClick={() => setPicked({ seat, source })}
                        >
                          <span className={styles.number}>{n < 0 ? `−${-n}` : n}</span>
                          <span className={styles.bar} style={bar} data-paid={n < 0} aria-hidden="true" />
                        </button>
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.when} role="status">
        {picked
          ? `${names[picked.seat]}, ${sourceWords(say, picked.source)}: ${bySource(course, picked.seat, picked.source)
              .map(([after, n]) =>
                say(after === 0 ? 'story.atStart' : after === END ? 'story.atEnd' : 'story.inRound', {
                  round: after,
                  points: n < 0 ? `−${-n}` : `${n}`,
                }),
              )
              .join(', ')}.`
          : say('story.about')}
      </p>
    </section>
  )
}

/** People have a page of their own. */
function Name({ seat, name }: { readonly seat: TableState['seats'][number] | undefined; readonly name: string }) {
  return seat?.person ? <Link href={`/people/${seat.person}`}>{name}</Link> : <span>{name}</span>
}
