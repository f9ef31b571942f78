/** Paying, and what to say where there is too little. */

import type { Source } from '../told/happened.ts'
import type { Price } from './effects.ts'
import { change, refuse } from './gain.ts'
import { BOWL1, BOWL2, BOWL3, COINS, PRIESTS, type State, seatAt, WORKERS } from './state.ts'

export function canPay(s: State, seat: number, p: Price, times = 1): boolean {
  const w = s.w
  const at = seatAt(seat)
  return (
    w[at + COINS] >= p.coins * times &&
    w[at + WORKERS] >= p.workers * times &&
    w[at + PRIESTS] >= p.priests * times &&
    w[at + BOWL3] >= p.power * times &&
    w[at + BOWL1] + w[at + BOWL2] + w[at + BOWL3] >= p.tokens * times
  )
}

export function pay(s: State, seat: number, p: Price, source: Source, times = 1): void {
  if (!canPay(s, seat, p, times))
    refuse(`${sourceText(source)}: costs ${priceWords(p, times)}; there is ${owned(s, seat)}`)
  change(s, seat, COINS, -p.coins * times, source)
  change(s, seat, WORKERS, -p.workers * times, source)
  change(s, seat, PRIESTS, -p.priests * times, source)
  if (p.power) spendPower(s, seat, p.power * times, source)
  if (p.tokens) loseTokens(s, seat, p.tokens * times, source)
}

export function spendPower(s: State, seat: number, n: number, source: Source): void {
  const at = seatAt(seat)
  if (s.w[at + BOWL3] < n)
    refuse(`${sourceText(source)}: costs ${n} power; there is ${s.w[at + BOWL3]} in the third bowl`)
  s.w[at + BOWL3] -= n
  s.w[at + BOWL1] += n
  s.sink?.change(seat, 'power', -n, source)
}

/** Tokens out of the game, from the first bowl on. */
export function loseTokens(s: State, seat: number, n: number, source: Source): void {
  const at = seatAt(seat)
  let left = n
  for (const bowl of [BOWL1, BOWL2, BOWL3]) {
    const lost = Math.min(left, s.w[at + bowl])
    change(s, seat, bowl, -lost, source)
    left -= lost
  }
  if (left > 0) refuse(`${sourceText(source)}: costs ${n} power tokens`)
}

/** Nobody pays for power of a neighbour, so it is a word. */
const sourceText = (source: Source) => (typeof source === 'string' ? source : 'power')

function priceWords(p: Price, times: number): string {
  const parts: string[] = []
  if (p.coins) parts.push(`${p.coins * times} coins`)
  if (p.workers) parts.push(`${p.workers * times} workers`)
  if (p.priests) parts.push(`${p.priests * times} priests`)
  if (p.power) parts.push(`${p.power * times} power`)
  if (p.tokens) parts.push(`${p.tokens * times} power tokens`)
  return parts.join(', ')
}

function owned(s: State, seat: number): string {
  const at = seatAt(seat)
  const w = s.w
  return `${w[at + COINS]} coins, ${w[at + WORKERS]} workers, ${w[at + PRIESTS]} priests, power ${w[at + BOWL1]}/${w[at + BOWL2]}/${w[at + BOWL3]}`
}
