import type { Affecting, Card, Cards, Filter, Landscape, Quantity, Var } from '../language/types.ts'
import { everyStep } from '../language/walk.ts'

/** Cards that were spoken of and can be spoken of again. */
export interface Ref {
  readonly by: Affecting['do'] // the step that handled them
  readonly one: boolean // a single card at most
  readonly filter: Filter
  readonly called: Filter // as what they were first spoken of
  readonly expected: Quantity
  readonly origin: 'deck' | 'elsewhere'
  readonly ofOthers?: true // gathered from the other players
}

/** The cards that are known by name. */
export interface Remembering {
  readonly refs: Map<Var, Ref>
}

const any: Filter = { is: 'any' }
const unknown: Ref = { by: 'choose', one: false, filter: any, called: any, expected: 'all', origin: 'elsewhere' }
export const refNamed = (name: Var, t: Remembering): Ref => t.refs.get(name) ?? unknown

/** Makes the cards of a step known under its name. */
export function bind(t: Remembering, step: Affecting): void {
  if (step.as) t.refs.set(step.as, refOf(t, step))
}

export function refOf(t: Remembering, step: Affecting): Ref {
  const by = step.do
  if (step.do === 'dig') {
    return { by, one: step.n === 1, filter: step.filter, called: step.filter, expected: step.n, origin: 'deck' }
  }
  if (step.do === 'gain') {
    const n = step.n ?? 1
    if ('cards' in step.what) return { ...cardsRef(t, step.what), by, origin: 'elsewhere' }
    const piled: Filter | undefined = 'pile' in step.what ? { is: 'name', name: step.what.pile } : undefined
    const called = 'is' in step.what ? step.what : (piled ?? any)
    return { by, one: n === 1, filter: piled ?? any, called, expected: n, origin: 'elsewhere' }
  }
  if (step.do === 'nameCard') return { ...one, by }
  return { ...cardsRef(t, step.what), by }
}

const one: Omit<Ref, 'by'> = { one: true, filter: any, called: any, expected: 1, origin: 'elsewhere' }
const many: Omit<Ref, 'by'> = { ...one, one: false, expected: 'all' }

function cardsRef(t: Remembering, cards: Cards): Omit<Ref, 'by'> {
  switch (cards.cards) {
    case 'this':
    case 'it':
      return one
    case 'var':
    case 'rest':
      return t.refs.get(cards.cards === 'var' ? cards.name : cards.of) ?? many
    case 'aside':
    case 'wholeDeck':
      return many
    case 'past':
      return cards.only ? one : { ...many, called: cards.filter }
    case 'top':
      return cards.of
        ? { ...one, one: cards.n === 1, expected: cards.n }
        : { ...one, one: cards.n === 1, expected: cards.n, origin: 'deck' }
    case 'bottom':
      return { ...one, one: cards.n === 1, expected: cards.n, origin: 'deck' }
    case 'pick': {
      const { quantity } = cards
      const single = quantity === 1 || (typeof quantity === 'object' && 'upTo' in quantity && quantity.upTo === 1)
      const origin = 'cards' in cards.from ? cardsRef(t, cards.from).origin : 'elsewhere'
      return { one: single, filter: any, called: cards.filter, expected: quantity, origin }
    }
  }
}

/** Everything that a card's steps will have remembered, for a sentence that stands alone. */
export function refsOf(card: Card | Landscape): Map<Var, Ref> {
  const t: Remembering = { refs: new Map() }
  const steps = everyStep(card).map(({ step }) => step)
  for (const step of steps) if ('as' in step && step.do !== 'forEach') bind(t, step)
  for (const step of steps) if ('collect' in step && step.collect) collected(t, step.collect)
  return t.refs
}

/** What each player did once is many by the end. */
export function collected(t: Remembering, name: Var): void {
  const ref = t.refs.get(name)
  if (ref) t.refs.set(name, { ...ref, one: false, ofOthers: true })
}
