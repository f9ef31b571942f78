/** What it is worth to be rid of cards of one's own: what they are worth to own, and what the strategy wishes. */
import type { Cards } from '@freehold/dominion'
import type { CardTable } from './card-table.ts'
import { fewest, fromSupply, type Handling, quantity, type TrashStep } from './handling.ts'
import type { Imagined } from './imagined.ts'
import type { Sight } from './sight.ts'
import type { Menu } from './standing.ts'

type Pick = Extract<Cards, { cards: 'pick' }>
type Worth = (sight: Sight, kind: number) => number

/** What is trashed gladly is worth at least so much to be rid of: the strategy knows why. */
const GLAD = 0.5

interface Parting {
  /** With one card of the kind; far below 0 for what the strategy spares. */
  parting(sight: Sight, kind: number): number
  /** With all that a step trashes. */
  parted(sight: Sight, step: TrashStep): number
}

export function partingOf(
  { cards }: CardTable,
  menu: Menu,
  { affected }: Handling,
  { fits }: Imagined,
  owned: Worth,
): Parting {
  const given = new Int16Array(cards.length) // of the hand, by kind; nobody asks for a wish meanwhile

  function parting(sight: Sight, kind: number): number {
    const wish = menu.trash(sight, kind)
    return wish > 0 ? Math.max(GLAD, -owned(sight, kind)) : wish - owned(sight, kind)
  }

  const loss: Worth = (sight, kind) => -parting(sight, kind)

  function parted(sight: Sight, step: TrashStep): number {
    const { what } = step
    if (what.cards === 'pick' && fromSupply(what)) return -affected(sight, step, owned)
    if (what.cards === 'pick' && Array.isArray(what.from) && what.from.includes('hand')) return ofHand(sight, what)
    return -affected(sight, step, loss)
  }

  /** One after the other: what is left of the deck decides whether the next one is spared. What may stay is not trashed to one's harm. */
  function ofHand(sight: Sight, { quantity: asked, filter }: Pick): number {
    const least = asked === 'all' ? sight.handSize() : fewest(asked)
    const most = asked === 'all' || asked === 'anyNumber' ? sight.handSize() : quantity(asked)
    let sum = 0
    let taken = 0
    while (taken < most) {
      let best = -1
      let worth = taken < least ? Number.NEGATIVE_INFINITY : 0
      for (let kind = 0; kind < cards.length; kind++) {
        if (sight.inHand(kind) <= given[kind] || !fits(filter, kind)) continue
        const value = parting(sight, kind)
        if (value <= worth) continue
        best = kind
        worth = value
      }
      if (best < 0) break
      sum += worth
      given[best]++
      sight.gone[best]++
      taken++
    }
    for (let kind = 0; taken > 0; kind++) {
      taken -= given[kind]
      sight.gone[kind] -= given[kind]
      given[kind] = 0
    }
    return sum
  }
  return { parting, parted }
}
