/** Makes a setting the one that the working memory is about: fills in what is looked up (`lookup.ts`) and the fixed numbers of `L`. */

import { E_EXTRA_TURN, E_GAME_END, EVENTS } from '../compile/effects.ts'
import {
  C_AT_LEAST,
  C_AT_MOST,
  C_EXACTLY,
  K_KIND,
  K_TYPE,
  N_CONST,
  N_HAVE,
  N_PLAYED,
  ST_ALSO,
  stateBit,
} from '../compile/nodes.ts'
import { TO_DISCARD } from '../compile/operations.ts'
import {
  ACTIONS_COUNT,
  ALL_KINDS,
  ARRIVALS,
  ASK_ALL,
  ASK_SECRET,
  BONUS_TOKENS,
  COFFERS,
  COFFERS_ANY_TIME,
  COST_TOKEN,
  COUNTED_KINDS,
  COVERED_IS_LOST,
  DEBT,
  EMPTY_TO_END,
  ENTERS_ELSEWHERE,
  EVERYONE,
  HEIRS,
  KINDS,
  L,
  LANDSCAPES,
  LAST_BUT,
  LAST_GAINED,
  MINUS_CARD,
  MINUS_COIN,
  MOST_TURNS,
  NIGHTS,
  PILES,
  PLAIN,
  SEATS,
  SHUFFLE_ASKS,
  SHUFFLE_UNDER,
  STATES,
  TALLIES,
  useLayout,
  VILLAGERS,
} from './layout.ts'
import {
  AUDIENCE,
  adopt,
  code,
  countedKind,
  filterHeld,
  filterKind,
  fixedCondition,
  fixedFits,
  fixedNumber,
  kindAlso,
  kindWaits,
  PLAY_ALL,
  PLAY_RUN,
  pileBase,
  pileEnds,
  pileFace,
  pileKind,
  pileMarked,
  pileShuffled,
  pileStored,
  pileSupply,
  placeSeen,
  playAt,
  SEVERAL_KINDS,
  setting,
  VARIES,
  waited,
  windowAt,
} from './lookup.ts'
import type { Setting } from './setting.ts'
import { heldAs, useCards, useKinds, useLandscapes, usePrices } from './use-cards.ts'

/** Makes a setting the one that the working memory is about. */
export function use(next: Setting): void {
  if (setting === next) return
  adopt(next)
  useLayout(next.layout)
  usePrograms(next)
  useRules(next)
  useKept(next)
  usePiles(next)
  useKinds(next)
  useLandscapes(next)
  usePrices(next)
  useCards(next)
  kindAlso.fill(0)
  L[STATES] = next.code.states.reduce((bits, { what }) => bits | stateBit(what), 0)
  for (let event = 0; event < EVENTS; event++) waited[event] = next.code.events[event]
  L[PLAIN] = Number(isPlain(next))
}

/** Whether a turn is nothing but its phases, see `plain-turn.ts`. */
const isPlain = ({ asking, keeps, landscapes }: Setting): boolean =>
  asking === 'open' &&
  Object.values(keeps).every((kept: readonly unknown[]) => kept.length === 0) &&
  landscapes.length === 0 &&
  !L[NIGHTS] &&
  !L[ARRIVALS] &&
  !L[SHUFFLE_ASKS] &&
  !(L[STATES] & stateBit(ST_ALSO)) &&
  !waited[E_EXTRA_TURN] &&
  !waited[E_GAME_END]

/** The code, and what of its numbers, filters and conditions never changes. */
function usePrograms({ code: compiled }: Setting): void {
  const { nums, filters, conditions, procedures } = compiled
  code.set(compiled.code)
  windowAt.set(procedures.windows)
  playAt[PLAY_ALL] = procedures.play
  playAt[PLAY_RUN] = procedures.run
  nums.forEach(({ op, a }, num) => {
    fixedNumber[num] = op === N_CONST ? a : VARIES
  })
  filters.forEach(({ op, a }, filter) => {
    filterKind[filter] = op === K_KIND ? a : SEVERAL_KINDS
    filterHeld[filter] = op === K_TYPE ? heldAs(a) : 0
  })
  const countsPlays = (num: number): boolean => {
    const { op, a } = nums[num]
    return op === N_CONST || (op === N_PLAYED && filters[a].fixed)
  }
  conditions.forEach(({ op, a, b }, condition) => {
    const compares = op === C_AT_LEAST || op === C_AT_MOST || op === C_EXACTLY
    fixedCondition[condition] = Number(compares && countsPlays(a) && countsPlays(b))
  })
  L[COUNTED_KINDS] = 0
  compiled.countedKinds.forEach((counted, kind) => {
    if (counted) countedKind[L[COUNTED_KINDS]++] = kind
  })
}

function useRules(next: Setting): void {
  const { players, piles, kinds, landscapes, rules, asking, heirCards, idKind: cardKinds, code: compiled } = next
  L[SEATS] = players
  L[PILES] = piles.length
  L[KINDS] = kinds.length
  L[LANDSCAPES] = landscapes.length
  L[ALL_KINDS] = L[KINDS] + L[LANDSCAPES]
  L[HEIRS] = heirCards.length > 0 ? 1 + cardKinds[heirCards[0]] : 0
  fixedFits.fill(0, 0, compiled.filters.length * L[ALL_KINDS])
  L[EVERYONE] = ((1 << players) - 1) | AUDIENCE
  L[COVERED_IS_LOST] = Number(rules.coveredIsLost)
  L[SHUFFLE_UNDER] = Number(rules.shuffleUnder)
  L[EMPTY_TO_END] = rules.emptyPilesToEnd
  L[MOST_TURNS] = rules.mostTurns ?? 0x7fff
  L[ASK_ALL] = Number(asking === 'all')
  L[ASK_SECRET] = Number(asking !== 'open')
  L[COFFERS_ANY_TIME] = Number(rules.coffersAnyTime === true)
  L[ENTERS_ELSEWHERE] = Number(compiled.entersElsewhere)
  L[BONUS_TOKENS] = Number(compiled.bonuses.length > 0)
  L[ACTIONS_COUNT] = Number(compiled.nums.some(({ op, a }) => op === N_HAVE && a === 0))
  L[NIGHTS] = Number(kinds.some(({ types }) => types.includes('Night')))
  L[SHUFFLE_ASKS] = Number(compiled.kinds.some(({ placed, topPick }) => placed || topPick >= 0))
  L[ARRIVALS] = Number(compiled.kinds.some(({ arrives }) => arrives !== TO_DISCARD))
}

/** Which of the numbers and places that only some games keep are those that rules ask for by name. */
function useKept({ keeps: { tallies, counters, places } }: Setting): void {
  const counter = (name: string): number => counters.findIndex((each) => each.name === name)
  L[TALLIES] = Number(tallies.length > 0 || counters.some(({ lasts }) => lasts === 'turn'))
  L[COST_TOKEN] = counter('minusCost') + 1
  L[MINUS_CARD] = counter('minusCard') + 1
  L[MINUS_COIN] = counter('minusCoin') + 1
  L[COFFERS] = counter('coffers')
  L[VILLAGERS] = counter('villagers')
  L[DEBT] = counter('debt')
  L[LAST_GAINED] = counters.findIndex(({ of }) => of === 'kind')
  L[LAST_BUT] = L[LAST_GAINED] < 0 ? -1 : (counters[L[LAST_GAINED]].but ?? -1)
  places.forEach(({ seenBy }, place) => {
    placeSeen[place] = ['all', 'owner', 'nobody'].indexOf(seenBy)
  })
}

function usePiles(next: Setting): void {
  next.piles.forEach((pile, p) => {
    pileBase[p] = next.pileBase[p]
    pileStored[p] = next.pileStored[p]
    pileKind[p] = pile.cards.length === 1 ? pile.cards[0].kind : -1
    pileFace[p] = pile.cards.at(-1)?.kind ?? -1
    pileShuffled[p] = pile.shuffled ? pile.cards.reduce((sum, { copies }) => sum + copies, 0) : 0
    pileSupply[p] = pile.supply ? 1 : 0
    pileEnds[p] = pile.endsGame ? 1 : 0
    pileMarked[p] = pile.mark ? 1 : 0
  })
}

/** What is waited for before anybody has done anything. Where being asked must tell nothing, everybody may wait for all of it. */
export function firstWaits(): number {
  if (L[ASK_SECRET]) return setting.code.events.reduce((bits, waits, event) => (waits ? bits | (1 << event) : bits), 0)
  const everywhere = setting.code.gameHooks.reduce((bits, { hook }) => bits | (1 << hook.event), 0)
  return setting.start.reduce((bits, [kind]) => bits | kindWaits[kind], everywhere)
}
