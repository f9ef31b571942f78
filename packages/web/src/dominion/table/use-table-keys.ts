import { type Keys, useKeys } from '../../base/keys.ts'
import { buyWithTreasures } from './buying.ts'
import { handItems, shelfItems } from './hand-items.ts'
import type { DominionTableValue } from './use-dominion.ts'

/** Digits choose what is offered and what is in the hand, letters choose piles, as the hints on them say. */
export function useTableKeys(table: DominionTableValue): void {
  const { placing, choosing, view, handOf, version, pileKeys } = table
  const keys: Record<string, Keys[string]> = {}
  const several = placing.way === 'some'
  const held = handOf === null ? [] : (view.seats[handOf].hand.cards ?? [])
  const offered = [
    ...(placing.way === 'one' || several ? [...placing.plates, ...shelfItems(placing)] : []).map(({ option }) => ({
      options: [option],
      stacked: false,
    })),
    ...handItems(held, placing, version).flatMap(({ options, stacked }) => (options ? [{ options, stacked }] : [])),
  ]
  offered.slice(0, 9).forEach(({ options, stacked }, i) => {
    keys[`${i + 1}`] = () => {
      if (!several || stacked) choosing.choose(options)
      else choosing.toggle(options[0])
    }
  })
  for (const [pile, key] of pileKeys) {
    const options = placing.piles.get(pile)
    const act = options ? () => choosing.choose(options) : buyWithTreasures(pile, table, choosing)
    if (act) keys[key] = act
  }
  useKeys(keys, choosing.active)
}
