/** What the figures come down to, in a sentence or two. */
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import { type CardFigures, sizeOfCost, verdictOf } from '@freehold/lab/card/verdict'
import { useTranslation } from 'react-i18next'
import { useTongue } from '../../tongue.ts'

interface Headline {
  readonly head: string
  readonly lead: readonly string[]
  readonly cost?: number // in coins, that would fit better
}

export function useHeadline(card: OwnDefinition | undefined, figures: CardFigures | undefined): Headline {
  const { t } = useTranslation('measure')
  const { cardName } = useTongue()
  if (!card) return { head: t('title'), lead: [t('problems.refused')] }
  const verdict = figures && verdictOf(card, figures)
  if (!verdict) return { head: t('head.begun', { card: card.name }), lead: [] }
  const { potion, debt } = card.cost
  const priceOf = (count: number) => t(`price.${potion ? 'potion' : debt ? 'debt' : 'coins'}`, { count })
  const size = sizeOfCost(card.cost)
  const said = { card: card.name, price: priceOf(size) }
  const names = (cards: readonly string[]) => cards.map(cardName)
  const { instead } = verdict
  const other = instead && instead.beside.length > 0 && figures.share === 1 ? instead : undefined
  const advice = other ? [t('lead.instead', { price: priceOf(other.size), card: cardName(other.beside[0]) })] : []
  const better = other && { cost: card.cost.coins + other.size - size }
  switch (verdict.says) {
    case 'too good': {
      const { of, asGood } = verdict
      const rare = asGood.length === 0 ? t('lead.nobodyAsGood', { of }) : t('lead.asGood', { of, cards: names(asGood) })
      return { head: t('head.tooGood', said), lead: [rare, ...advice], ...better }
    }
    case 'fits':
      return { head: t('head.fits', said), lead: [t('lead.beside', { cards: names(verdict.beside) })] }
    case 'no help to money':
      return { head: t('head.noHelp', said), lead: [t('lead.noHelp')] }
    case 'needs company':
      return { head: t('head.needsCompany', said), lead: [t('lead.needsCompany')] }
    case 'unwanted':
      return { head: t('head.unwanted', said), lead: [t('lead.unwanted'), ...advice], ...better }
    case 'nothing to compare with':
      return { head: t('head.alone', said), lead: [t('lead.alone')] }
  }
}
