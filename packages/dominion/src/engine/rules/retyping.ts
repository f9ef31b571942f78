/**
 * Cards that are also something else in a player's turns: Actions that are Treasures, Estates that are Actions. What a kind is
 * stands in tables that everything reads; here they are brought to what holds now. Only games with such a state come here.
 */
import * as op from '../compile/code.ts'
import { holds } from '../memory/landscapes.ts'
import {
  ALL_KINDS,
  F_THIS,
  F_THIS_REF,
  F_YOU,
  KINDS,
  L,
  LANDSCAPES,
  R_DATA,
  R_EVENT,
  R_SERIAL,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  TURN,
} from '../memory/layout.ts'
import { fixedFits, idHeld, idKind, kindAlso, kindOwnTypes, kindTypes, setting } from '../memory/lookup.ts'
import { countHands } from '../memory/seats.ts'
import { pushFrame, unload } from '../memory/stack.ts'
import { heldAs } from '../memory/use-cards.ts'
import { fits } from './evaluate.ts'

/** Brings what kinds are to what holds for the player whose turn it is. */
export function retype(): void {
  for (let kind = 0; kind < L[KINDS]; kind++) {
    kindTypes[kind] = kindOwnTypes[kind]
    kindAlso[kind] = 0
  }
  forgetFits()
  for (const state of activeStates())
    for (let kind = 0; kind < L[KINDS]; kind++)
      if (state.filter < 0 || fits(state.filter, kind, 0)) {
        kindTypes[kind] |= state.types ?? 0
        if (state.pc) kindAlso[kind] = state.pc
      }
  forgetFits()
  for (let id = 0; id < setting.cards; id++) idHeld[id] = heldAs(kindTypes[idKind[id]])
  countHands()
}

const forgetFits = (): void => {
  fixedFits.fill(0, 0, setting.code.filters.length * L[ALL_KINDS])
}

/** The states that make cards of the player of the turn something else. */
function activeStates(): op.StateNode[] {
  const { states, kinds } = setting.code
  const found: op.StateNode[] = []
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++)
    if (holds(S[TURN], kind)) found.push(...kinds[kind].states.map((state) => states[state]))
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_STATE && S[r + R_YOU] === S[TURN]) found.push(states[S[r + R_DATA]])
  return found.filter(({ what }) => what === op.ST_ALSO)
}

/** Does what a card says that is also another sort of card: a program that goes on with the cards of whoever set it up. */
export function playAsAlso(fp: number, kind: number): void {
  const pc = kindAlso[kind]
  const ability = pushFrame(pc, S[fp + F_YOU], kind)
  S[ability + F_THIS] = S[fp + F_THIS]
  S[ability + F_THIS_REF] = S[fp + F_THIS_REF]
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (
      S[r + R_EVENT] === op.E_STATE &&
      S[r + R_YOU] === S[fp + F_YOU] &&
      setting.code.states[S[r + R_DATA]].pc === pc
    ) {
      unload(S[r + R_SERIAL], false)
      return
    }
}
