/** The piles of a scenario. */
import { cardsOf } from '../cards/index.ts'
import type { Card, Edition } from '../language/types.ts'
import { everyStep } from '../language/walk.ts'
import { checkOptions } from '../setup/options.ts'
import { repeat } from './schema.ts'
import { cardNamed } from './vocabulary.ts'

/** Card names, or the name of a recommended set. */
export function kingdomOf(kingdom: string | readonly string[], edition: Edition): readonly string[] {
  const names = (typeof kingdom === 'string' ? kingdom.split(',') : kingdom).flatMap(repeat)
  if (typeof kingdom !== 'string' || names.length > 1) return names.map((name) => cardNamed(name, edition))
  try {
    return [cardNamed(kingdom, edition)]
  } catch {
    return checkOptions({ edition, kingdom }).kingdom
  }
}

/** Those that have a pile in the kingdom, once each, and for the others the cards that bring them into a game. */
export function completeKingdom(names: readonly string[], edition: Edition): string[] {
  const cards = cardsOf(edition)
  const kingdom = new Set(names.filter((name) => hasKingdomPile(cards.get(name))))
  for (const name of names) {
    const card = cards.get(name)
    if (card && card.pile.in === 'supply' && name !== 'Potion') continue
    const brings = [...cards.values()].filter((each) => hasKingdomPile(each) && bringsIn(each, name, card))
    if (!brings.some((each) => kingdom.has(each.name))) kingdom.add(brings[0].name)
  }
  return [...kingdom]
}

const hasKingdomPile = (card: Card | undefined): card is Card => card?.pile.in === 'supply' && card.set !== 'Basic'

function bringsIn(user: Card, name: string, card: Card | undefined): boolean {
  if (name === 'Potion') return user.cost.potion === 1
  if (card === undefined || card.pile.in === 'mixed') return user.types.includes('Looter')
  return everyStep(user).some(({ step }) => step.do === 'gain' && 'pile' in step.what && step.what.pile === name)
}
