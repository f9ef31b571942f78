/** A turn of hers: cards, actions, passing. */
import { ROUNDS } from '../data/actions.ts'
import { BONUS_CARDS } from '../data/tiles.ts'
import { change } from '../rules/gain.ts'
import { PASSES, ROUND, type State, VP } from '../rules/state.ts'
import { doActions } from './actions.ts'
import {
  bonusLine,
  DECK,
  drawFaceDown,
  drawFrom,
  PLAYED,
  pileOf,
  putOn,
  RESERVE,
  refillReserve,
  setPile,
  shuffled,
  tableOf,
} from './state.ts'
import type { Support } from './words.ts'

const SIDEWAYS = 2 // bottom cards of the deck

/** Plays her turn. Where she passes: the number of the bonus card she takes, -1 in the last round; otherwise undefined. */
export function automaTurn(s: State): number | undefined {
  const { seat, values } = tableOf(s)
  if (s.w[PLAYED] === 0) turnUp(s)
  if (s.w[DECK] === 0) {
    const last = s.w[PLAYED + s.w[PLAYED]]
    s.sink?.note(seat, { type: 'turnedUp', card: null, beside: values.cards[last].id, why: 'pass' })
    return pass(s, last)
  }
  const sideways = s.w[DECK] <= SIDEWAYS
  const card = turnUp(s)
  const support = s.w[PLAYED + s.w[PLAYED] - 1]
  const passes = sideways && values.cards[card].passIcon
  const [turned, beside] = [values.cards[card].id, values.cards[support].id]
  s.sink?.note(seat, { type: 'turnedUp', card: turned, beside, why: passes ? 'pass' : 'turn' })
  if (passes) return pass(s, support)
  doActions(s, values.cards[card].actions)
  return undefined
}

function turnUp(s: State): number {
  const card = drawFrom(s, DECK)
  putOn(s, PLAYED, card)
  return card
}

/** Points of the scoring tile, a bonus card, and a deck with one card more for the next round. */
function pass(s: State, supportNumber: number): number {
  const { values, faction, seat } = tableOf(s)
  const round = s.w[ROUND]
  const tile = s.table.roundTiles[round - 1]
  const points = round <= 3 ? values.tiles[tile].early : values.tiles[tile].late
  change(s, seat, VP, points, 'scoring tile')
  if (faction.tilePointsAgainWhenFirst && s.w[PASSES] === 0) change(s, seat, VP, points, faction.id)
  growDeck(s)
  return round === ROUNDS ? -1 : bonusCard(s, values.cards[supportNumber].support)
}

/** All her cards of the round with the top of the reserve, shuffled. */
function growDeck(s: State): void {
  if (s.w[RESERVE] === 0) refillReserve(s)
  const more = drawFaceDown(s, RESERVE)
  const cards = [...pileOf(s, DECK), ...pileOf(s, PLAYED), ...(more >= 0 ? [more] : [])]
  setPile(s, PLAYED, [])
  setPile(s, DECK, shuffled(s, cards))
}

/** The left, middle or right of the cards that lie in the line. */
function bonusCard(s: State, { bonusCard: which }: Support): number {
  const line = bonusLine(s)
  const card = line[which === 'left' ? 0 : which === 'middle' ? Math.floor(line.length / 2) : line.length - 1]
  s.sink?.note(tableOf(s).seat, { type: 'choseCard', tile: BONUS_CARDS[card].id, place: which })
  return card
}
