/** Lays tokens on piles and landscapes, and gives players theirs, as a scenario says. */
import { InputError } from '@freehold/kernel'
import { S } from '../engine/memory/layout.ts'
import { setting } from '../engine/memory/lookup.ts'
import type { CounterSpec } from '../engine/memory/setting.ts'
import { counterAt, counterNumber, spotOf, tokenNumber, tokensAt } from '../engine/memory/tables.ts'
import { pileTokens } from '../language/types.ts'
import {
  type Given,
  type GivenZones,
  NO_PILE,
  ownTokenNames,
  pileTokenNames,
  seatNames,
  takenTokenNames,
} from './schema.ts'

/** Tokens on piles and landscapes. What was taken from piles for Trade Route lies on its mat, which is its pile. */
export function layTokens(given: Given): void {
  for (const name of pileTokenNames)
    for (const [on, n] of Object.entries(given[name] ?? {})) {
      const at = tokenPlace(name, on)
      if (name === 'tradeRoute' && given.tradeRoute?.[MAT] === undefined)
        S[tokenPlace(name, MAT)] += Math.max(0, S[at] - n)
      S[at] = n
    }
}

const MAT = 'Trade Route'

function tokenPlace(name: (typeof pileTokenNames)[number], on: string): number {
  const landscape = setting.landscapes.findIndex((each) => each.name === on)
  const at =
    landscape < 0
      ? setting.piles.findIndex((each) => each.name === on && each.supply)
      : spotOf(setting.kinds.length + landscape)
  if (at < 0) throw new InputError(`given.${name}: ${on} is no pile of the Supply, nor a landscape`)
  if (tokenNumber(name) < 0) throw new InputError(`given.${name}: no card of this game lays such tokens`)
  return tokensAt(at, tokenNumber(name))
}

export function layOwnTokens(seat: number, zones: GivenZones): void {
  for (const name of [...ownTokenNames, ...takenTokenNames]) {
    if (!zones[name]) continue
    if (counterNumber(name) < 0)
      throw new InputError(`given: no card of this game gives ${name}; name one in "kingdom"`)
    S[counterAt(seat, counterNumber(name))] = zones[name]
  }
  if (zones.journey === 'down') S[counterAt(seat, counterNumber('journey'))] = 1
  for (const name of pileTokens) {
    const wanted = zones[name]
    if (wanted === undefined || wanted === NO_PILE) continue
    const pile = setting.piles.findIndex((each) => each.name === wanted && each.supply)
    if (pile < 0) throw new InputError(`given.${seatNames[seat]}.${name}: ${wanted} is no pile of the Supply`)
    S[counterAt(seat, counterNumber(name))] = pile + 1
  }
}

/** Tokens that players have, whether a card of the game speaks of them or not. */
export function tokensOf(given: Given): CounterSpec[] {
  const has = (name: keyof GivenZones) => seatNames.some((seat) => given[seat]?.[name] !== undefined)
  return [
    ...[...ownTokenNames, ...takenTokenNames, 'journey' as const]
      .filter(has)
      .map((name) => ({ name, lasts: 'game' as const })),
    ...pileTokens.filter(has).map((name) => ({ name, lasts: 'game' as const, of: 'pile' as const })),
  ]
}
