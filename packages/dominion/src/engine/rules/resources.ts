/** Actions, buys, coins and the like: got, paid and spent. */
import { ask, askable, D_AMOUNT, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { isOverpaying } from '../compile/overpay.ts'
import { inWord } from '../memory/in-word.ts'
import {
  ACTIONS,
  ASK_ALL,
  COFFERS_ANY_TIME,
  COINS,
  F_ACTOR,
  F_DID,
  F_KIND,
  F_PC,
  FP,
  L,
  LISTENING,
  S,
  TURN,
} from '../memory/layout.ts'
import { code, setting } from '../memory/lookup.ts'
import { forgetTag, numberUnder, remember } from '../memory/stack.ts'
import { emit } from '../seen/events.ts'
import { value } from './evaluate.ts'
import { resourceWord } from './holdings.ts'
import { toGet } from './own-tokens.ts'
import { ignoresActions, whoGetsTokens } from './states.ts'

const resourceNames = ['actions', 'buys', 'coins', 'potions', 'points']
const FIRST_TOKENS = 4 // those before belong to the turn

export function addResource(fp: number, resource: number, n: number): void {
  const actor = S[fp + F_ACTOR]
  const isTokens = resource >= FIRST_TOKENS
  if (!isTokens && actor !== S[TURN]) {
    // What one gets in another's turn is of no use, but to lose a token by it.
    if (resourceWord(resource, actor) === COINS) toGet(actor, n)
    return
  }
  const seat = isTokens ? whoGetsTokens(actor) : actor
  const word = resourceWord(resource, seat)
  const got = word === COINS ? toGet(seat, n) : n
  if (word === ACTIONS && ignoresActions()) return
  S[word] = inWord(S[word] + got)
  if (L[LISTENING] && got > 0) emit({ type: 'got', seat, count: got, what: resourceName(resource) })
}

export const resourceName = (resource: number): string =>
  resourceNames[resource] ?? setting.keeps.counters[resource - op.KEPT_RESOURCE].name

/** Pays as far as it goes; `num` below 0: all there is. */
export function pay(fp: number, resource: number, num: number): void {
  const seat = S[fp + F_ACTOR]
  const word = resourceWord(resource, seat)
  const paid = num < 0 ? S[word] : Math.min(S[word], value(num, fp, seat))
  S[word] -= paid
  rememberPaid(fp, op.PAID, paid)
}

/** What was paid stands in the frame, because what comes next may ask for it again and again. */
function rememberPaid(fp: number, as: number, n: number): void {
  forgetTag(as)
  remember(as, -1, n)
  S[fp + F_DID] = numberUnder(fp, op.PAID) + numberUnder(fp, op.PAID_POTIONS)
}

/** Whether tokens can be used in the middle of a card: Coffers by the newest rules, Villagers while Actions count. */
const mayUse = (resource: number): boolean =>
  resourceName(resource) === 'coffers' ? L[COFFERS_ANY_TIME] === 1 : !ignoresActions()

/** Asks how much is paid, or how many tokens are spent; false where it waits for the answer. */
export function askAmount(fp: number, pc: number): boolean {
  const seat = S[fp + F_ACTOR]
  const spends = code[pc] === op.O_SPEND
  const most = spends && !mayUse(code[pc + 1]) ? 0 : askable(S[resourceWord(code[pc + 1], seat)])
  if (most === 0 && (spends || !L[ASK_ALL])) {
    answerAmount(0)
    return true
  }
  for (let n = 0; n <= most; n++) options[n] = n
  ask(D_AMOUNT, seat, 1, 1, code[pc + (spends ? 2 : 3)], most + 1)
  return false
}

export function answerAmount(n: number): void {
  const fp = S[FP]
  const pc = S[fp + F_PC]
  const seat = S[fp + F_ACTOR]
  if (code[pc] === op.O_SPEND) {
    spend(seat, code[pc + 1], n)
    S[fp + F_PC] = pc + 3
    return
  }
  S[resourceWord(code[pc + 1], seat)] -= n
  rememberPaid(fp, code[pc + 2], n)
  S[fp + F_PC] = pc + 4
  if (!L[LISTENING] || n === 0) return
  const type = isOverpaying(setting.code.sites[code[pc + 3]].step) ? 'overpaid' : 'paid'
  emit({ type, seat, count: n, what: resourceName(code[pc + 1]), ...(type === 'overpaid' && { kind: S[fp + F_KIND] }) })
}

/** Tokens of a player become what they stand for: Coffers coins, Villagers Actions. */
export function spend(seat: number, resource: number, n: number): void {
  const name = resourceName(resource)
  const word = name === 'coffers' ? COINS : ACTIONS
  S[resourceWord(resource, seat)] -= n
  S[word] = inWord(S[word] + n)
  if (L[LISTENING] && n > 0) emit({ type: 'spent', seat, count: n, what: name })
}
