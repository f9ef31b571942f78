/** What could be bought in a turn. */
import type { Setting } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import * as more from '@freehold/dominion/sight'

/** Kinds to buy, one after the other, and then nothing more; or, where it is `open`, whatever the policy buys then. */
export interface Plan {
  readonly kinds: readonly number[]
  readonly open: boolean
}

/** Purchases that are planned in full; what can be bought after them is left to the policy. */
const DEPTH = 2
const MOST_PLANS = 24

/**
 * Whole-turn purchases in the game of the working memory, the dearest first; its Coffers are used up then. `wanted`: kinds never to
 * leave out.
 */
export function plansOf({ kinds, piles, landscapes }: Setting, wanted: ReadonlySet<number>): Plan[] {
  while (game.coffers() > 0) game.spendCoffers()
  const budget = { coins: game.coins(), potions: more.potions() }
  const sheets = landscapes.flatMap(({ cost }, i) => (cost ? [kinds.length + i] : []))
  const offered = [...piles.flatMap((pile) => (pile.supply ? pile.cards.map(({ kind }) => kind) : [])), ...sheets]
    .filter((kind) => game.canBuy(kind) && (game.price(kind) > 0 || wanted.has(kind)))
    .sort((a, b) => game.price(b) - game.price(a))
  const buys = game.buys()
  const plans: Plan[] = [{ kinds: [], open: false }]
  const spent = (chosen: readonly number[]) => chosen.reduce((sum, kind) => sum + game.price(kind), 0)
  for (let from = 0; from < plans.length; from++) {
    const { kinds: chosen } = plans[from]
    if (chosen.length >= Math.min(buys, DEPTH)) continue
    for (const kind of offered.slice(chosen.length > 0 ? offered.indexOf(chosen[chosen.length - 1]) : 0)) {
      const next = [...chosen, kind]
      const copies = next.filter((each) => each === kind).length
      const potions = next.reduce((sum, each) => sum + (kinds[each]?.cost.potion ?? 0), 0)
      const left = kind < kinds.length ? game.leftInPile(kind) : 1 // how often a landscape can be bought is found out
      if (spent(next) > budget.coins || potions > budget.potions || left < copies) continue
      plans.push({ kinds: next, open: next.length === DEPTH && buys > DEPTH })
    }
  }
  return plans.sort((a, b) => spent(b.kinds) - spent(a.kinds)).slice(0, MOST_PLANS)
}

export const samePlan = (a: Plan, b: Plan): boolean => a.kinds.join() === b.kinds.join() && a.open === b.open
