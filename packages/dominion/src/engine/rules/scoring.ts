/** Points, and who won. */
import type { Outcome } from '@freehold/kernel'
import { IN_PLACE } from '../compile/nodes.ts'
import { holds } from '../memory/landscapes.ts'
import {
  ARENA_WORDS,
  ASIDE_END,
  DECK,
  KINDS,
  L,
  LANDSCAPES,
  PLACED,
  POINTS,
  S,
  TURNS,
  Z_PLACES,
} from '../memory/layout.ts'
import { idKind, kindPoints, setting, VARIES } from '../memory/lookup.ts'
import { idOfPlaced, ownerOfPlaced, zoneOfPlaced } from '../memory/places.ts'
import { arenaOf, seatAt } from '../memory/seats.ts'
import { value } from './evaluate.ts'
import { scored } from './whereabouts.ts'

/** All cards of a player, wherever they are, by kind. */
export function ownedKinds(seat: number): number[] {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const counts = setting.kinds.map(() => 0)
  for (let i = 0; i < S[at + ASIDE_END]; i++) counts[idKind[S[arena + i]]]++
  for (let i = 1; i <= S[at + DECK]; i++) counts[idKind[S[arena + L[ARENA_WORDS] - i]]]++
  for (let i = 0; i < S[PLACED]; i++) if (ownerOfPlaced(i) === seat) counts[idKind[idOfPlaced(i)]]++
  return counts
}

/** What one card of the kind is worth to the player where it lies; `where` says it of cards in places with a name. */
function worth(seat: number, kind: number, where: number): number {
  if (kindPoints[kind] !== VARIES) return kindPoints[kind]
  scored.where = where
  const points = value(setting.code.kinds[kind].points, 0, seat)
  scored.where = 0
  return points
}

const whereOfPlaced = (i: number): number => IN_PLACE << (zoneOfPlaced(i) - Z_PLACES)

/** Whether a landscape counts for a player: one that players have only for those who do. */
const scores = (seat: number, kind: number): boolean => !isOwned(kind) || holds(seat, kind)
const isOwned = (kind: number): boolean => setting.landscapes[kind - L[KINDS]].type === 'State'

/** Makes no garbage: simulations score millions of games. */
export function score(seat: number): number {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  let points = S[at + POINTS]
  for (let i = 0; i < S[at + ASIDE_END]; i++) points += worth(seat, idKind[S[arena + i]], 0)
  for (let i = 1; i <= S[at + DECK]; i++) points += worth(seat, idKind[S[arena + L[ARENA_WORDS] - i]], 0)
  for (let i = 0; i < S[PLACED]; i++)
    if (ownerOfPlaced(i) === seat) points += worth(seat, idKind[idOfPlaced(i)], whereOfPlaced(i))
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++)
    if (scores(seat, kind)) points += worth(seat, kind, 0)
  return points
}

export interface Scored {
  readonly card: string // or landscape
  readonly copies: number
  readonly points: number // of all copies together
}

/** The cards of a player that count, or might have counted, at the end. */
export function scoring(seat: number): Scored[] {
  const cards = ownedKinds(seat).flatMap((copies, kind) => {
    const { name, types } = setting.kinds[kind]
    const counts = copies > 0 && (types.includes('Victory') || types.includes('Curse'))
    return counts ? [{ card: name, copies, points: pointsOf(seat, kind, copies) }] : []
  })
  const landscapes = setting.landscapes.flatMap(({ name, abilities }, i) => {
    const kind = L[KINDS] + i
    const counts = abilities.some(({ when }) => when === 'scoring') && scores(seat, kind)
    return counts ? [{ card: name, copies: 1, points: worth(seat, kind, 0) }] : []
  })
  return [...cards, ...landscapes]
}

/** Of all copies, some of which may lie where they are worth something else. */
function pointsOf(seat: number, kind: number, copies: number): number {
  let points = 0
  let placed = 0
  for (let i = 0; i < S[PLACED]; i++) {
    if (ownerOfPlaced(i) !== seat || idKind[idOfPlaced(i)] !== kind) continue
    points += worth(seat, kind, whereOfPlaced(i))
    placed++
  }
  return points + (copies - placed) * worth(seat, kind, 0)
}

/** Most points, then fewer turns; extra turns do not count. */
export function rank(): Outcome {
  const seats = Array.from({ length: setting.players }, (_, seat) => seat)
  const points = seats.map(score)
  const turns = seats.map((seat) => S[seatAt(seat) + TURNS])
  const better = (a: number, b: number) => points[a] > points[b] || (points[a] === points[b] && turns[a] < turns[b])
  const places = seats.map((seat) => 1 + seats.filter((other) => better(other, seat)).length)
  const winners = seats.filter((seat) => places[seat] === 1)
  return { places, points, winners, why: explain(points, turns, winners) }
}

function explain(points: number[], turns: number[], winners: number[]): string {
  const best = points[winners[0]]
  const level = points.filter((value) => value === best).length
  if (winners.length > 1)
    return `Seats ${winners.map((seat) => seat + 1).join(' and ')} share the victory: ${best} points in ${turns[winners[0]]} turns each.`
  if (level > 1)
    return `Seat ${winners[0] + 1} wins: ${best} points like another, but in fewer turns (${turns[winners[0]]}).`
  return `Seat ${winners[0] + 1} wins with ${best} points.`
}
