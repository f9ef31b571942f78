/** What to name where a card asks for a name. */
import type { Ability, Card, CardType, Landscape } from '@freehold/dominion'
import { everyStep } from '@freehold/dominion/language'
import { type CardTable, definitionOf } from './card-table.ts'
import { numberOf, type Sight } from './sight.ts'
import type { Values } from './values.ts'
import { mostWished, type Wishes } from './wishes.ts'

/** The number of the option. */
type Naming = (sight: Sight, count: number) => number

export function namingFor(table: CardTable, values: Values, wishes: Wishes): Naming {
  const forbids = Uint8Array.from(table.cards, ({ abilities }) => (forbidsBuying(abilities) ? 1 : 0))
  const trashes = Uint8Array.from([...table.cards, ...table.landscapes], (card) => (trashesNamed(card) ? 1 : 0))

  function named(sight: Sight, count: number): number {
    const wish = mostWished(wishes, sight, count)
    if (wish >= 0) return wish
    return bans(sight) ? dearest(sight, count) : Math.max(0, numberOf(sight, count, spared(sight, count)))
  }

  /** The kind to name: what one's deck is likely to show, or the best of those that the name spares. */
  function spared(sight: Sight, count: number): number {
    const step = sight.step()
    const kind = step ? (table.plans.get(step)?.kind ?? -1) : -1
    const card = kind < 0 ? undefined : definitionOf(table, kind)
    const types = card && sparedTypes(card)
    if (kind >= 0 && trashes[kind]) return leastMissed(sight, count)
    if (types === undefined) return sight.likelyTop()
    let best = -1
    for (let i = 0; i < count; i++) {
      const other = sight.option(i)
      if (other < 0 || !table.cards[other].types.some((type) => types.includes(type))) continue
      if (best < 0 || values.owned(sight, other) > values.owned(sight, best)) best = other
    }
    return best < 0 ? sight.likelyTop() : best
  }

  /** What one would like most to be rid of, by how often it lies in the deck. */
  function leastMissed(sight: Sight, count: number): number {
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const kind = sight.option(i)
      if (kind < 0 || kind >= table.cards.length) continue
      const worth = values.parting(sight, kind) * (sight.owned(kind) - sight.inHand(kind))
      if (worth <= most) continue
      best = kind
      most = worth
    }
    return best
  }

  /** Whether what is named cannot be bought by another then. */
  function bans(sight: Sight): boolean {
    const step = sight.step()
    const plan = step && table.plans.get(step)
    return plan !== undefined && forbids[plan.kind] === 1
  }

  /** What one would like best to have oneself. */
  function dearest(sight: Sight, count: number): number {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const kind = sight.option(i)
      const worth = kind < 0 || !sight.isOnTop(kind) ? Number.NEGATIVE_INFINITY : values.owned(sight, kind)
      if (worth <= most) continue
      best = i
      most = worth
    }
    return best
  }

  return named
}

/** Whether playing the card keeps somebody from buying another. */
const forbidsBuying = (abilities: readonly Ability[]): boolean =>
  abilities.some(
    (ability) =>
      ability.when === 'play' && ability.steps.some((step) => step.do === 'hold' && step.state.state === 'cannotBuy'),
  )

/** Whether what is named goes to the trash. */
const trashesNamed = (card: Card | Landscape): boolean =>
  everyStep(card).some(({ step }) => step.do === 'trash' && /"namedAs"/.test(JSON.stringify(step.what)))

/** The types of cards among which a name spares one; nothing where it guesses. */
const sparedTypes = (card: Card | Landscape): readonly CardType[] | undefined =>
  everyStep(card).some(({ step }) => step.do === 'dig' && /"not".*"namedAs"/.test(JSON.stringify(step.filter)))
    ? ['Victory']
    : undefined
