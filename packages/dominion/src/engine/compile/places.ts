/** Where cards and tokens lie, in the numbers of the code. */
import type { Destination, Token, TokenPlace, Zone } from '../../language/types.ts'
import { anyStep, stepsOf } from '../../language/walk.ts'
import * as op from './code.ts'
import type { Writer } from './writer.ts'

const zoneBit: Partial<Record<Zone, number>> = {
  discard: op.IN_DISCARD,
  play: op.IN_PLAY,
  hand: op.IN_HAND,
  deck: op.IN_DECK,
  trash: op.IN_TRASH,
  supply: op.IN_SUPPLY,
  box: op.IN_BOX,
  owned: op.IN_OWNED,
  piles: op.IN_PILES,
  this: op.IN_THIS,
}

export const zoneBits = (w: Writer, zones: readonly Zone[]): number =>
  zones.reduce((bits, zone) => bits | (zoneBit[zone] ?? op.IN_PLACE << place(w, zone)), 0)

/** The number of a place with a name: a mat is called after its card. */
export function place(w: Writer, zone: Zone | Destination): number {
  if (zone === 'exile') return w.keeper.place(op.EXILE, 'all')
  if (zone === 'tavern') return w.keeper.place(op.TAVERN, 'all')
  if (zone !== 'mat') return w.refuse(`cards in "${zone}"`)
  const hidden = w.card.abilities.some((ability) =>
    anyStep(stepsOf(ability), (step) => step.do === 'put' && step.to === 'mat' && step.faceDown === true),
  )
  const { name } = 'like' in w.card ? w.card.like : w.card
  return w.keeper.place(name, hidden ? 'owner' : 'all')
}

/** Tokens that come from a heap. */
const heaps: readonly Token[] = ['embargo', 'tradeRoute', 'pirateShip', 'points', 'debt', 'plot']
/** Tokens of which each player has one, and has it or not. */
export const taken: readonly Token[] = ['minusCard', 'minusCoin']

export function tokenPlace(w: Writer, token: Token, on: TokenPlace | undefined): { number: number; where: number } {
  if (on === undefined) return { number: 0, where: op.ON_HEAP }
  // Of these each player has a heap of their own.
  const isOwn = token === 'plot' || (on === 'you' && (taken.includes(token) || heaps.includes(token)))
  if (isOwn) return { number: w.keeper.resource(token), where: op.ON_PLAYER }
  if (!heaps.includes(token)) return w.refuse(`the token "${token}"`)
  return { number: w.keeper.token(token), where: on === 'here' ? op.ON_OWN_PILE : op.ON_PILE }
}
