/**
 * Cards that a landscape of the game makes like another: by the first printing of Inheritance the Estates of a player have what an
 * Action says. For each card that they can be like there is a kind; `engine/memory/heirs.ts` says which Estate is of which.
 */
import { mayMatch } from '../language/brings.ts'
import type { Ability, Card, CardType, Filter, Heir, Landscape } from '../language/types.ts'
import { everyStep, walkAbility } from '../language/walk.ts'

/** The kinds that these landscapes can make, in a game with these cards, of which some lie in the supply. */
export function heirsOf(landscapes: readonly Landscape[], cards: readonly Card[], supply: readonly Card[]): Heir[] {
  return landscapes.flatMap((landscape) =>
    everyStep(landscape).flatMap(({ step }) => {
      if (step.do !== 'hold' || step.state.state !== 'isAlso' || step.state.like?.cards !== 'var') return []
      const { filter, like } = step.state
      const named = cards.find((card) => mayMatch(filter, card))
      const models = supply.filter((card) => mayMatch(pickedAs(landscape, like.name), card))
      return named ? models.map((model) => heir(named, model)) : []
    }),
  )
}

/** What a landscape picks under a name. */
function pickedAs(landscape: Landscape, name: string): Filter {
  const [filter] = everyStep(landscape).flatMap(({ step }) =>
    'as' in step && step.as === name && 'what' in step && 'cards' in step.what && step.what.cards === 'pick'
      ? [step.what.filter]
      : [],
  )
  return filter ?? { is: 'any' }
}

const heir = (named: Card, like: Card): Heir => ({
  ...named,
  set: like.set,
  types: [...like.types, ...named.types.filter((type: CardType) => !like.types.includes(type))],
  abilities: [
    ...named.abilities,
    ...like.abilities.filter(isItsOwn).map((ability) => byAnotherName(ability, like.name)),
  ],
  like,
})

/** What a card says of itself, and not of every game that it is in; how it may be paid for is part of its cost. */
const isItsOwn = (ability: Ability): boolean =>
  ability.when !== 'setup' && ability.when !== 'payment' && !('at' in ability && ability.at === 'game')

/**
 * A card that counts itself with others of its name, such as the second of two Treasure Maps, is none of them where it is called
 * otherwise.
 */
function byAnotherName(ability: Ability, name: string): Ability {
  const selves = new Set<unknown>()
  let isNamed = false
  walkAbility(ability, {
    step(step) {
      if ('as' in step && step.as && 'what' in step && 'cards' in step.what && step.what.cards === 'this')
        selves.add(step.as)
    },
    filter(filter) {
      isNamed ||= filter.is === 'name' && filter.name === name
    },
  })
  if (!isNamed || selves.size === 0) return ability
  const uncounted = (key: string, value: unknown) => (key !== '' && isCountOf(value, selves) ? 0 : value)
  return JSON.parse(JSON.stringify(ability, uncounted))
}

const isCountOf = (value: unknown, selves: ReadonlySet<unknown>): boolean => {
  const { num, of } = (typeof value === 'object' && value !== null ? value : {}) as {
    num?: string
    of?: { name?: string }
  }
  return num === 'count' && selves.has(of?.name)
}
