/** Conditions, looked into: see `judging.ts`. */
import * as op from '../compile/code.ts'
import { holds } from '../memory/landscapes.ts'
import { S, TURN } from '../memory/layout.ts'
import { setting } from '../memory/lookup.ts'
import { listed, takeOff, top } from './groups.ts'
import { isPhase } from './holdings.ts'
import { fits, holdsTrue, value } from './judging.ts'
import { givesCoins } from './sheets.ts'
import { list } from './sifting.ts'
import { lies } from './whereabouts.ts'

/** Whether a condition is met now. */
export function isMet(condition: number, fp: number, seat: number): boolean {
  const node = setting.code.conditions[condition]
  switch (node.op) {
    case op.C_MATCHES:
      return matches(node.a, node.b, fp, seat)
    case op.C_AT_LEAST:
      return value(node.a, fp, seat) >= value(node.b, fp, seat)
    case op.C_AT_MOST:
      return value(node.a, fp, seat) <= value(node.b, fp, seat)
    case op.C_EXACTLY:
      return value(node.a, fp, seat) === value(node.b, fp, seat)
    case op.C_ODD:
      return value(node.a, fp, seat) % 2 === 1
    case op.C_PHASE:
      return seat === S[TURN] && isPhase(node.a)
    case op.C_HOLDS:
      return node.a >= 0 && holds(seat, node.a)
    case op.C_GIVES_COINS:
      return givesCoins(fp, node.a)
    case op.C_YOUR_TURN:
      return seat === S[TURN]
    case op.C_LYING:
      return lies(node.a, node.b, fp)
    case op.C_NOT:
      return !holdsTrue(node.a, fp, seat)
    case op.C_ALL:
      for (const each of node.list) if (!holdsTrue(each, fp, seat)) return false
      return true
    case op.C_EITHER:
      for (const each of node.list) if (holdsTrue(each, fp, seat)) return true
      return false
    default:
      throw new Error(`No condition ${node.op}`)
  }
}

function matches(group: number, filter: number, fp: number, seat: number): boolean {
  const from = list(group, fp, seat)
  let found = false
  for (let i = from; i < top(); i++) found ||= fits(filter, listed[i], fp)
  takeOff(from)
  return found
}
