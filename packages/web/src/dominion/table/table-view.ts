import type { DominionOptions } from '@freehold/dominion'
import type { TableState } from '@freehold/server/protocol'
import type { Version } from '../cards/card-facts.ts'
import type { FullView } from './full-view.ts'

export const viewOf = (state: TableState): FullView => state.view as FullView
export const optionsOf = (state: TableState): DominionOptions => state.options as unknown as DominionOptions

/** Games from before cards had printings are of the first. */
export const versionOf = ({ edition, rules }: DominionOptions): Version => ({
  edition,
  printing: rules.printing ?? 'first',
})

const treasures = ['Copper', 'Silver', 'Gold', 'Platinum']
const points = ['Estate', 'Duchy', 'Province', 'Colony']
const odd = ['Potion', 'Curse', 'Ruins']

/** The trash has a place among the base piles. */
export const TRASH = 'trash'

export interface LaidOutPiles {
  readonly base: readonly (readonly string[])[] // rows: treasures, points, and the odd ones with the trash
  readonly kingdom: readonly string[]
  readonly beside: readonly string[] // what is not in the Supply
}

/**
 * Where each pile lies, for the whole game. Two rows of base piles, which Curse and trash close; three where there are
 * more than fit.
 */
export function layOutPiles({ piles }: FullView, kingdom: readonly string[]): LaidOutPiles {
  const there = (names: readonly string[]) => names.filter((name) => piles.some(({ pile }) => pile === name))
  const [money, green, others] = [there(treasures), there(points), there(odd)]
  const base =
    others.length === 1 && money.length < 4 && green.length < 4
      ? [
          [...money, ...others],
          [...green, TRASH],
        ]
      : [money, green, [...others, TRASH]]
  const placed = new Set([...treasures, ...points, ...odd])
  const rest = piles.filter(({ pile }) => !placed.has(pile))
  const order = (name: string) => (kingdom.includes(name) ? kingdom.indexOf(name) : kingdom.length)
  return {
    base,
    kingdom: rest.flatMap(({ pile, supply }) => (supply ? [pile] : [])).toSorted((x, y) => order(x) - order(y)),
    beside: rest.flatMap(({ pile, supply }) => (supply ? [] : [pile])),
  }
}

/** Keys lie as the piles do: one row of letters for each row of piles. */
const letters = ['qwertyuiop', 'asdfghjkl'] as const

/** The key of each pile, by the rows in which the piles are laid out; those beyond the first two get what is spare. */
export function pileKeys(rows: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  const rest: string[] = []
  rows.forEach((row, r) => {
    row.forEach((pile, i) => {
      const key = letters[r]?.[i]
      if (pile === '') return
      if (key) keys.set(pile, key)
      else rest.push(pile)
    })
  })
  const spare = [...letters.join(''), 'n', 'v'].filter((letter) => ![...keys.values()].includes(letter))
  rest.forEach((pile, i) => {
    if (spare[i]) keys.set(pile, spare[i])
  })
  return keys
}

/** The rows of the whole supply, for its keys. */
export function keyRows({ base, kingdom, beside }: LaidOutPiles): readonly (readonly string[])[] {
  const half = Math.ceil(kingdom.length / 2)
  const [first = [], second = [], ...more] = base.map((row) => row.map((pile) => (pile === TRASH ? '' : pile)))
  return [[...first, ...kingdom.slice(0, half)], [...second, ...kingdom.slice(half)], ...more, beside]
}
