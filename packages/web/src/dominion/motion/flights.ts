/**
 * Which cards moved from where to where, found by comparing two views. Nobody tells; what cannot be known from the views
 * is not moved.
 */
import { allPlacesOf, type FullView } from '../table/full-view.ts'

/** `hand:0`, `deck:1`, `discard:0`, `play:1`, `aside:0`, `Island:0`, `pile:Village`, `trash`. */
export type PlaceId = string

export interface Flight {
  readonly card: string | null // null: nobody here may know
  readonly from: PlaceId
  readonly to: PlaceId
  readonly count: number
}

interface Zone {
  readonly id: PlaceId
  readonly cards: ReadonlyMap<string, number> // those that can be seen
  readonly hidden: number // the others
}

function zonesOf({ piles, trash, seats }: FullView): Zone[] {
  const zone = (id: PlaceId, seen: readonly string[], count = seen.length): Zone => {
    const cards = new Map<string, number>()
    for (const card of seen) cards.set(card, (cards.get(card) ?? 0) + 1)
    return { id, cards, hidden: Math.max(0, count - seen.length) }
  }
  return [
    ...piles.map(({ pile, card, count }) => ({
      id: `pile:${pile}`,
      cards: new Map([[card ?? pile, count]]),
      hidden: 0,
    })),
    zone('trash', trash),
    ...seats.flatMap((each, seat) => {
      const { hand, deck, discard, play } = each
      return [
        zone(`hand:${seat}`, hand.cards ?? [], hand.count),
        zone(`deck:${seat}`, [], deck.count ?? 0),
        zone(`discard:${seat}`, [], discard.count ?? 0),
        zone(
          `play:${seat}`,
          play.map(({ card }) => card),
        ),
        ...allPlacesOf(each).map(({ name, cards, count }) => zone(`${name}:${seat}`, cards, count)),
      ]
    }),
  ]
}

interface Change {
  readonly zone: PlaceId
  left: number
}

const kindOf = (id: PlaceId): string => id.split(':')[0]
const seatOf = (id: PlaceId): string | undefined => id.split(':')[1]

/** Cards rather stay with their player than go to another. */
function nearest(changes: readonly Change[], to: PlaceId): Change | undefined {
  const open = changes.filter(({ left }) => left > 0)
  return open.find(({ zone }) => seatOf(zone) === seatOf(to)) ?? open[0]
}

export function flightsBetween(before: FullView, after: FullView): Flight[] {
  if (before.seats.length !== after.seats.length) return []
  const old = new Map(zonesOf(before).map((zone) => [zone.id, zone]))
  const zones = zonesOf(after)
  const lost = new Map<string, Change[]>()
  const won = new Map<string, Change[]>()
  const hiddenLost: Change[] = []
  const hiddenWon: Change[] = []
  const note = (map: Map<string, Change[]>, card: string, zone: PlaceId, left: number) =>
    map.set(card, [...(map.get(card) ?? []), { zone, left }])
  for (const { id, cards, hidden } of zones) {
    const was = old.get(id)
    for (const card of new Set([...cards.keys(), ...(was?.cards.keys() ?? [])])) {
      const change = (cards.get(card) ?? 0) - (was?.cards.get(card) ?? 0)
      if (change > 0) note(won, card, id, change)
      if (change < 0) note(lost, card, id, -change)
    }
    const change = hidden - (was?.hidden ?? 0)
    if (change > 0) hiddenWon.push({ zone: id, left: change })
    if (change < 0) hiddenLost.push({ zone: id, left: -change })
  }
  const flights: Flight[] = []
  const pair = (card: string | null, from: readonly Change[], to: readonly Change[]) => {
    for (const target of to) {
      for (let source = nearest(from, target.zone); source && target.left > 0; source = nearest(from, target.zone)) {
        const count = Math.min(source.left, target.left)
        source.left -= count
        target.left -= count
        if (source.zone !== target.zone) flights.push({ card, from: source.zone, to: target.zone, count })
      }
    }
  }
  for (const [card, targets] of won) pair(card, lost.get(card) ?? [], targets)
  const likely = (order: readonly string[], changes: readonly Change[]) =>
    changes.toSorted((a, b) => order.indexOf(kindOf(a.zone)) - order.indexOf(kindOf(b.zone)))
  const covered = likely(['discard', 'aside', 'deck', 'hand'], hiddenWon)
  for (const [card, sources] of lost) pair(card, sources, covered) // seen until now
  const drawn = likely(['deck', 'aside', 'discard', 'hand'], hiddenLost)
  for (const [card, targets] of won) pair(card, drawn, targets) // seen from now on
  pair(null, hiddenLost, hiddenWon)
  return flights
}
