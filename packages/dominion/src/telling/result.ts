import type { Outcome, Seat } from '@freehold/kernel'
import type { DominionView, SeatView } from '../engine/seen/view.ts'
import { capital, counted, list, plural } from '../words/english/grammar.ts'
import type { Table } from './speech.ts'

/** How it ended: what ended it, who won and why, and what everybody's points are made of. In English, for terminals. */
export function tellResult(outcome: Outcome, view: DominionView, { names, viewer }: Table): string[] {
  const name = (seat: Seat) => (seat === viewer ? 'you' : names[seat])
  const order = outcome.places.map((_, seat) => seat).sort((a, b) => outcome.places[a] - outcome.places[b] || a - b)
  return [
    `The game ends: ${ending(view)}.`,
    capital(winning(outcome, view, name)),
    ...order.map((seat) => `  ${outcome.places[seat]}. ${capital(name(seat))}: ${pointsOf(view.seats[seat])}`),
  ]
}

function ending({ piles }: DominionView): string {
  const empty = piles.filter(({ count, supply }) => supply && count === 0).map(({ pile }) => pile)
  if (empty.includes('Province')) return 'the last Province is gone'
  return `${empty.length} piles are empty (${list(empty)})`
}

function winning({ winners, points }: Outcome, { seats }: DominionView, name: (seat: Seat) => string): string {
  const best = points[winners[0]]
  const level = points.flatMap((value, seat) => (value === best ? [seat] : []))
  const turns = amount(seats[winners[0]].turns, 'turn')
  if (winners.length > 1) {
    return `${list(winners.map(name))} share the victory with ${amount(best, 'point')} in ${turns} each.`
  }
  const wins = name(winners[0]) === 'you' ? 'you win' : `${name(winners[0])} wins`
  if (level.length === 1) return `${wins} with ${amount(best, 'point')}.`
  const others = list(level.filter((seat) => seat !== winners[0]).map(name))
  return `${wins}: ${amount(best, 'point')} like ${others}, but in fewer turns (${turns}).`
}

function pointsOf({ points = 0, scoring = [], tokens, turns }: SeatView): string {
  const parts = [
    ...scoring.map(({ card, copies, points }) => `${points} from ${counted(copies, card, plural(card))}`),
    ...(tokens > 0 ? [`${tokens} from tokens`] : []),
  ]
  return `${amount(points, 'point')} in ${amount(turns, 'turn')}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`
}

const amount = (n: number, one: string): string => `${n} ${n === 1 ? one : plural(one)}`
