import { cardNamed, type Version } from '../cards/card-facts.ts'

/** Coins that the Treasures among these cards bring by themselves. */
export function coinsIn(cards: readonly string[], version: Version): number {
  return cards.reduce((sum, name) => {
    const card = cardNamed(name, version)
    if (!card?.types.includes('Treasure')) return sum
    const steps = card.abilities.flatMap((ability) => (ability.when === 'play' ? ability.steps : []))
    return sum + steps.reduce((n, step) => (step.do === 'coins' && typeof step.n === 'number' ? n + step.n : n), 0)
  }, 0)
}
