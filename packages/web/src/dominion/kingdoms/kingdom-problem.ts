/** What is wrong with a kingdom that somebody asked for, in the reader's language. */
import type { KingdomFault, WishTold } from '@freehold/dominion/setup'
import { KINGDOM_SIZE } from '@freehold/dominion/setup'
import type { Tongue } from '@freehold/dominion/words'
import type { Fault } from '@freehold/kernel'
import type { TFunction } from 'i18next'
import { problemText } from '../../parts/problems.ts'
import { EXAMPLE_SET, type SetWords } from '../set-words.ts'

type T = TFunction<'kingdoms'>

export function kingdomProblem(error: Error, t: T, words: SetWords, tongue: Tongue): string {
  const { fault } = error as { readonly fault?: Fault }
  return fault ? faultText(fault as KingdomFault, t, words, tongue) : problemText(error)
}

function faultText(fault: KingdomFault, t: T, { setName }: SetWords, { cardName }: Tongue): string {
  if (fault.code === 'impossible') return impossibleText(fault, t, cardName)
  const text = t(`problems.${fault.code}`, {
    ...fault,
    ...('card' in fault && { card: cardName(fault.card) }),
    ...('cards' in fault && { cards: fault.cards.map(cardName) }),
    ...('lacks' in fault && { lacks: t(`mechanisms.${fault.lacks}`) }),
    ...('set' in fault && { set: setName(fault.set) }),
    ...('edition' in fault && { edition: t(`edition.${fault.edition}`) }),
    example: setName(EXAMPLE_SET),
  })
  const meant =
    fault.code === 'no-such-card'
      ? fault.cards.map(cardName)
      : fault.code === 'no-such-set'
        ? fault.sets.map(setName)
        : []
  return meant.length > 0 ? `${text} ${t('wishes.meant', { names: meant })}` : text
}

function impossibleText(
  { wishes, pool, such }: Extract<KingdomFault, { readonly code: 'impossible' }>,
  t: T,
  cardName: (name: string) => string,
): string {
  const said = wishes.map((wish) => wishText(wish, t, cardName))
  return said.length === 1
    ? t('wishes.impossibleAlone', { wish: said[0], pool, count: such })
    : t('wishes.impossible', { wishes: said.join('; ') })
}

/** `villages (at least 3)` */
function wishText(wish: WishTold, t: T, cardName: (name: string) => string): string {
  if (wish.of === 'card') return cardName(wish.card)
  const { min, max } = wish
  const what = wish.of === 'trait' ? t(`traits.${wish.trait}`) : t('wishes.amounts.cost', { coins: wish.coins })
  const amount =
    max === 0
      ? 'none'
      : min === max
        ? 'exactly'
        : max >= KINGDOM_SIZE
          ? 'atLeast'
          : min === 0
            ? 'atMost'
            : ('between' as const)
  return t(`wishes.amounts.${amount}`, { what, min, max })
}
