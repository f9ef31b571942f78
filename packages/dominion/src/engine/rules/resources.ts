/** Actions, buys, coins and the like: got and paid. */
import { ACTIONS, BUYS, COINS, F_ACTOR, F_DID, L, LISTENING, POINTS, POTIONS, S, TURN } from '../memory/layout.ts'
import { seatAt } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { value } from './evaluate.ts'
import { toGet } from './own-tokens.ts'
import { whoGetsTokens } from './states.ts'

const resourceWords = [ACTIONS, BUYS, COINS, POTIONS]
const resourceNames = ['actions', 'buys', 'coins', 'potions', 'points']

export function addResource(fp: number, resource: number, n: number): void {
  const isTokens = resource >= resourceWords.length
  const seat = isTokens ? whoGetsTokens(S[fp + F_ACTOR]) : S[fp + F_ACTOR]
  const got = resourceWords[resource] === COINS ? toGet(seat, n) : n
  if (isTokens) S[seatAt(seat) + POINTS] += got
  else if (seat === S[TURN]) S[resourceWords[resource]] += got
  else return // what one gets in another's turn is of no use
  if (L[LISTENING] && got > 0) emit({ type: 'got', seat, count: got, what: resourceNames[resource] })
}

/** Pays as far as it goes; `num` below 0: all there is. */
export function pay(fp: number, resource: number, num: number): void {
  const seat = S[fp + F_ACTOR]
  const word = resource < resourceWords.length ? resourceWords[resource] : seatAt(seat) + POINTS
  const paid = num < 0 ? S[word] : Math.min(S[word], value(num, fp, seat))
  S[word] -= paid
  S[fp + F_DID] = paid
}
