import { isHandSize, pastCards } from '../language/shapes.ts'
import type {
  Affecting,
  Cards,
  ChooseOptions,
  Filter,
  LandscapeType,
  Num,
  Pick,
  Step,
  Trigger,
  Var,
  Zone,
} from '../language/types.ts'
import { type Remembering, refNamed } from './remembered.ts'
import type { Known } from './telling.ts'

/** Whether something in the tree is about the cards remembered under a name, or what is left of them. */
function refersTo(tree: unknown, name: Var): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  if ('cards' in tree && tree.cards === 'rest' && 'of' in tree && tree.of === name) return true
  return isVar(tree, name) || Object.values(tree).some((branch) => refersTo(branch, name))
}

/** Whether the cards remembered under a name are spoken of themselves. */
export const mentions = (tree: unknown, name: Var): boolean => speaksOf(tree, (node) => isVar(node, name))

const isVar = (tree: object, name: Var): boolean =>
  'cards' in tree && tree.cards === 'var' && 'name' in tree && tree.name === name

/** Whether the card itself is spoken of. */
export const mentionsThis = (tree: unknown): boolean =>
  speaksOf(tree, (node) => 'cards' in node && node.cards === 'this')

const speaksOf = (tree: unknown, isMeant: (node: object) => boolean): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  (isMeant(tree) || Object.values(tree).some((branch) => speaksOf(branch, isMeant)))

/** Whether a filter measures by another card. */
export const mentionsCards = (tree: unknown): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  ('costOf' in tree || 'than' in tree || Object.values(tree).some(mentionsCards))

/** Whether the step is about the choice of one card or none, told as `you may`. */
export function picksAtMostOne(step: Affecting): boolean {
  if (!('what' in step) || !('cards' in step.what) || step.what.cards !== 'pick') return false
  const { quantity } = step.what
  return typeof quantity === 'object' && 'upTo' in quantity && quantity.upTo === 1
}

/** Whether one card of every pile of the Supply is meant that holds such cards. */
export const isOfEachPile = (cards: Cards): cards is Pick =>
  cards.cards === 'pick' && cards.quantity === 'all' && String(cards.from) === 'supply'

/** Whether it is the actor's own choice to do nothing at all. */
export function isOptional(step: Step): boolean {
  if (step.do === 'may') return true
  if (!('what' in step) || !('cards' in step.what) || step.what.cards !== 'pick') return false
  const { quantity } = step.what
  return quantity === 'anyNumber' || (typeof quantity === 'object' && 'upTo' in quantity)
}

/**
 * Whether what follows a step needs no `if`: it is about the cards of a step that had to be done, and says nothing
 * without them.
 */
export function isImplied({ step, then }: Extract<Step, { readonly do: 'ifDid' }>): boolean {
  const deed = core(step)
  return !isOptional(step) && 'as' in deed && deed.as !== undefined && refersTo(then, deed.as)
}

/** The step that handles cards, out of the `may` around it. */
export const core = (step: Step): Step => (step.do === 'may' ? core(step.step) : step)

/** Set-up sets one card aside for a Way; a program sets aside as many as it likes. */
export const isOneAside = ({ landscape }: Beside): boolean => landscape === 'Way'
interface Beside {
  readonly landscape?: LandscapeType | undefined
}

export function isMany(cards: Cards, t: Remembering & Beside): boolean {
  switch (cards.cards) {
    case 'this':
    case 'it':
    case 'wholeDeck':
      return false
    case 'aside':
      return !isOneAside(t)
    case 'var':
      return !refNamed(cards.name, t).one
    case 'rest':
      return !refNamed(cards.of, t).one
    case 'top':
    case 'bottom':
      return cards.n !== 1
    case 'past':
      return cards.only !== 'last'
    case 'pick': {
      const { quantity } = cards
      return quantity !== 1 && !(typeof quantity === 'object' && 'upTo' in quantity && quantity.upTo === 1)
    }
  }
}

/** Whether the cards were turned up from the actor's deck, so that putting them there is putting them back. */
export const isFromDeck = (cards: Extract<Cards, { cards: 'var' | 'rest' }>, t: Remembering): boolean => {
  const ref = refNamed(cards.cards === 'var' ? cards.name : cards.of, t)
  return ref.origin === 'deck' && (ref.by === 'look' || ref.by === 'reveal' || ref.by === 'dig')
}

/** All but so many of the hand. */
export const allButHand = (what: Cards): number | undefined =>
  what.cards === 'pick' &&
  typeof what.quantity === 'object' &&
  'num' in what.quantity &&
  what.quantity.num === 'minus' &&
  isHandSize(what.quantity.value) &&
  typeof what.quantity.less === 'number'
    ? what.quantity.less
    : undefined

/** So many for each of something: a product told by its parts. */
export function scaled(num: Num): { readonly by: number; readonly value: Num } {
  if (typeof num === 'number' || num.num !== 'times') return { by: 1, value: num }
  const inner = scaled(num.value)
  return { by: inner.by * num.by, value: inner.value }
}

/** A number and what it is divided by, all divisions taken together. */
export function undivided(num: Num): { readonly value: Num; readonly by: number } {
  if (typeof num === 'number' || num.num !== 'dividedBy') return { value: num, by: 1 }
  const inner = undivided(num.value)
  return { value: inner.value, by: inner.by * num.by }
}

/** A choice between the usual and something else is said as the usual and `you may … instead`. */
export function insteadOf(step: Extract<Step, { readonly do: 'if' }>): readonly Step[] | undefined {
  const [choice, ...more] = step.then
  if (more.length || !step.else || choice?.do !== 'chooseOptions' || !isPlainChoice(choice)) return undefined
  const usual = JSON.stringify(step.else)
  const others = choice.options.filter((option) => JSON.stringify(option) !== usual)
  return others.length === 1 && others[0].length === 1 ? others[0] : undefined
}

const isPlainChoice = (choice: ChooseOptions): boolean => choice.n === 1 && choice.options.length === 2 && !choice.by

/** `When you play one, if it is the first` is told as `the first time`. */
export function firstTime(
  trigger: Trigger,
  [only, ...more]: readonly Step[],
): { readonly filter: Filter; readonly steps: readonly Step[] } | undefined {
  if (trigger.event !== 'played' || trigger.whose || more.length || only?.do !== 'if' || only.else) return undefined
  const { condition } = only
  if (condition.if !== 'exactly' || condition.bound !== 1 || typeof condition.value === 'number') return undefined
  const past = pastCards(condition.value)
  if (past?.event !== 'played') return undefined
  const same = JSON.stringify(past.filter) === JSON.stringify(trigger.filter)
  return same ? { filter: trigger.filter, steps: only.then } : undefined
}

/** Whether cards come from whatever pile they lie in, in the supply or not, so that the pile need not be said. */
export const isAnyPile = (from: readonly Zone[]): boolean => from.includes('box') && from.includes('piles')

/**
 * What may be done under a condition, where the same is done instead if it is declined and if the condition does not hold: it is
 * enough to say that once.
 */
export function declinable({ then: [only, ...more], else: otherwise }: Extract<Step, { do: 'if' }>): Step | undefined {
  if (!otherwise || more.length > 0 || only?.do !== 'ifDid' || only.then.length > 0) return undefined
  return isOptional(only.step) && JSON.stringify(only.else) === JSON.stringify(otherwise) ? only.step : undefined
}

/** What each player does as often as you have cards: how often stands before who. */
export function repeatedByYours([only, ...more]: readonly Step[]): Extract<Step, { do: 'repeat' }> | undefined {
  if (only?.do !== 'repeat' || more.length > 0 || typeof only.n === 'number' || only.n.num !== 'count') return undefined
  const { of: counted } = only.n
  if (counted.cards !== 'pick' || counted.of !== 'you') return undefined
  const { of: _, ...yours } = counted
  return { ...only, n: { ...only.n, of: yours } }
}

/** Whether so many cards of the deck are meant as something counts: told one by one, for each of them. */
export const isCountedTop = (cards: Cards, t: { readonly known: Known }): cards is Extract<Cards, { cards: 'top' }> =>
  cards.cards === 'top' &&
  !cards.of &&
  typeof cards.n === 'object' &&
  cards.n.num !== 'whether' &&
  t.known.value?.(cards.n) === undefined
