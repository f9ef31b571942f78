/** How cards are found for a step: picked ones, those of the top of a deck, remembered ones. */
import type { Cards, Filter, Pick, Step } from '../../language/types.ts'
import { deckName } from '../../language/types.ts'
import * as op from './code.ts'
import { zoneBits } from './places.ts'
import type { Writer } from './writer.ts'

/** Zones that can only be counted in. */
const UNPICKED = op.IN_DECK | op.IN_OWNED

/** Finds the cards of a step anew; returns the tag under which they are remembered. */
export function find(w: Writer, what: Cards, step: Step): number {
  const tag = w.cleared()
  select(w, what, tag, step)
  return tag
}

export function select(w: Writer, what: Cards, tag: number, step: Step): void {
  switch (what.cards) {
    case 'pick':
      pick(w, what, tag, step)
      return
    case 'top':
      if (!what.of) w.emit(op.O_TOP, tag, w.num(what.n), eyesOf(step))
      else if (what.of !== 'Black Market') w.refuse(`the deck "${what.of}"`)
      else w.emit(op.O_SIDE_TOP, tag, w.pileOf(deckName(what.of)), w.num(what.n))
      return
    case 'this':
      w.emit(op.O_REF, tag, op.REF_THIS, 0)
      return
    case 'it':
      w.emit(op.O_REF, tag, op.REF_IT, 0)
      return
    case 'var':
    case 'rest':
    case 'aside':
      w.emit(op.O_REF, tag, op.REF_TAG, w.reference(what))
      return
    case 'bottom':
      if (what.n !== 1) w.refuse('more than the bottom card')
      w.emit(op.O_BOTTOM, tag, eyesOf(step))
      return
    case 'wholeDeck':
    case 'past':
      w.refuse(`${step.do} with "${what.cards}"`)
  }
}

export function pick(w: Writer, what: Pick, tag: number, step: Step, fitting?: number): void {
  const filter = fitting ?? w.expressions.filter(what.filter)
  const q = what.quantity
  if (what.of) w.refuse('picking among cards of others')
  if (what.names === 'same') {
    pickSame(w, what, tag, step)
    return
  }
  const least = typeof q === 'object' && 'upTo' in q ? (q.atLeast ?? 0) : 0
  if (least > 1) w.refuse('picking at least so many')
  const [quantity, n] =
    q === 'all'
      ? [op.Q_ALL, 0]
      : q === 'anyNumber'
        ? [op.Q_ANY, 0]
        : typeof q === 'object' && 'upTo' in q
          ? [op.Q_UP_TO, w.expressions.constant(q.upTo)]
          : [op.Q_EXACT, w.num(q)]
  let from = 'cards' in what.from ? -w.reference(what.from) : zoneBits(w, what.from)
  // All of deck and discard pile: the deck goes to the discard pile first.
  if (quantity === op.Q_ALL && from > 0 && from & op.IN_DECK && from & op.IN_DISCARD) {
    w.emit(op.O_FLIP_DECK)
    from &= ~op.IN_DECK
  }
  if ('cards' in what.from ? from > 0 : from & UNPICKED) w.refuse(`picking from ${JSON.stringify(what.from)}`)
  const how = quantity + (what.names === 'different' ? op.Q_DIFFERENT : 0) + (least > 0 ? op.Q_SOME : 0)
  w.emit(op.O_PICK, tag, how, n, filter, from, w.whoCode(what.by), w.site(step))
}

/** The name under which the first card of a pick of the same name is remembered. */
const SAME = 'the same'

/** Any number of copies of one card: first the card, then further ones of its name. */
function pickSame(w: Writer, { names: _, ...what }: Pick, tag: number, step: Step): void {
  if (what.quantity !== 'anyNumber') w.refuse('picking so many of the same name')
  w.call(SAME, tag)
  const first: Cards = { cards: 'var', name: SAME }
  pick(w, { ...what, quantity: { upTo: 1 } }, tag, step)
  w.unless([op.O_UNLESS_DID], () => {
    const copies: Filter = {
      is: 'all',
      filters: [what.filter, { is: 'copyOf', of: first }, { is: 'not', filter: { is: 'among', of: first } }],
    }
    pick(w, { ...what, filter: copies }, tag, step)
  })
}

const eyesOf = (step: Step): number =>
  step.do === 'reveal' ? op.SHOW_ALL : step.do === 'look' ? op.SHOW_ACTOR : op.SHOW_NOBODY

/** Whether a player names the cards, one after the other. */
export const isChosen = (what: Cards): boolean => what.cards === 'pick' && what.quantity !== 'all'

/** Whether a selection can be but one card; what a name stands for is known where it was bound. */
export function isOne(what: Cards): boolean {
  if (what.cards === 'top') return what.n === 1
  if (what.cards !== 'pick') return true
  const { quantity } = what
  return quantity === 1 || (typeof quantity === 'object' && 'upTo' in quantity && quantity.upTo === 1)
}
