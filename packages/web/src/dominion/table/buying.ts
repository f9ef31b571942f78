/** What could be bought once the Treasures in the hand are played, and how to get there by one click. */
import type { DominionView } from '@freehold/dominion'
import type { Decision } from '@freehold/kernel'
import type { Version } from '../cards/card-facts.ts'
import type { Placing } from './placing.ts'
import { coinsIn } from './treasure.ts'
import type { Choosing } from './use-choosing.ts'

export interface Buying {
  readonly decision: Decision | null
  readonly placing: Placing
  readonly view: DominionView
  readonly version: Version
}

/** The answers that lead to buying, before Treasures are played: none where that is not what is asked. */
function wayToBuy({ options, question }: Decision): readonly string[] {
  const keys = options.map(({ key }) => key)
  if (question.kind === 'buy' && keys.includes('play treasures')) return ['play treasures']
  if (question.kind === 'action' && keys.length === 1 && keys[0] === 'end') return ['end', 'play treasures']
  return []
}

/** Whether the pile is beyond what the player has and holds. */
export function isDear(pile: DominionView['piles'][number], { decision, view, version }: Buying): boolean {
  const held = decision ? (view.seats[decision.actor].hand.cards ?? []) : []
  const potions = view.turn.potions + held.filter((card) => card === 'Potion').length
  return (pile.cost ?? 0) > view.turn.coins + coinsIn(held, version) || (pile.potion && potions === 0)
}

/** By one click: plays the Treasures and buys from the pile. Nothing where it can be had now, or not even then. */
export function buyWithTreasures(name: string, buying: Buying, choosing: Choosing): (() => void) | undefined {
  const { decision, placing, view } = buying
  if (!decision || placing.piles.has(name) || view.turn.buys === 0) return undefined
  const way = wayToBuy(decision)
  const pile = view.piles.find((each) => each.pile === name)
  if (way.length === 0 || !pile?.supply || pile.count === 0 || isDear(pile, buying)) return undefined
  const first = decision.options.findIndex(({ key }) => key === way[0])
  return () => choosing.chooseAll(first, [...way.slice(1), `buy ${name}`])
}
