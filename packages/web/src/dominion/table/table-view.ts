import type { DominionOptions, DominionView, Edition } from '@freehold/dominion'
import type { TableState } from '@freehold/server/protocol'

export const viewOf = (state: TableState): DominionView => state.view as DominionView
export const optionsOf = (state: TableState): DominionOptions => state.options as unknown as DominionOptions
export const editionOf = (state: TableState): Edition => optionsOf(state).edition

/** Piles in the order they are laid out: money, then points, then the kingdom by cost, then what lies apart. */
const moneys = ['Copper', 'Silver', 'Gold', 'Platinum', 'Potion']
const points = ['Estate', 'Duchy', 'Province', 'Colony']

export interface LaidOutPiles {
  readonly moneys: readonly string[]
  readonly points: readonly string[]
  readonly kingdom: readonly string[]
  readonly apart: readonly string[] // Curse, Ruins and what is not in the Supply
}

export function layOutPiles(view: DominionView, kingdom: readonly string[]): LaidOutPiles {
  const names = view.piles.map(({ pile }) => pile)
  const known = new Set([...moneys, ...points, ...kingdom])
  return {
    moneys: moneys.filter((name) => names.includes(name)),
    points: points.filter((name) => names.includes(name)),
    kingdom: kingdom.filter((name) => names.includes(name)),
    apart: names.filter((name) => !known.has(name)),
  }
}

/** Keys lie as the piles do: one row of letters for each row of piles. */
const upper = 'qwertyuiop'
const lower = 'asdfghjkl'

/** The key of each pile, by the two rows in which the piles are laid out. */
export function pileKeys(rows: readonly [readonly string[], readonly string[]]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  const rest: string[] = []
  rows.forEach((row, r) => {
    const letters = r === 0 ? upper : lower
    row.forEach((pile, i) => {
      if (i < letters.length) keys.set(pile, letters[i])
      else rest.push(pile)
    })
  })
  const spare = [...upper, ...lower, 'n', 'v'].filter((letter) => ![...keys.values()].includes(letter))
  rest.forEach((pile, i) => {
    if (spare[i]) keys.set(pile, spare[i])
  })
  return keys
}
