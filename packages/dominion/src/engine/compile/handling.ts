/** Steps that handle cards: first the cards are found, then something is done with them. */
import type { Cards, Destination, Step } from '../../language/types.ts'
import { everyStep } from '../../language/walk.ts'
import { F_N } from '../memory/layout.ts'
import * as op from './code.ts'
import { find, isChosen, isOne, pick, select } from './finding.ts'
import { spendCoffers } from './overpay.ts'
import { place } from './places.ts'
import { deckOf, turnUp } from './sheets.ts'
import type { StepOf, StepWriters, Writer } from './writer.ts'

/** Steps that find cards first and then do something with them. */
type Handling = StepOf<'discard' | 'trash' | 'reveal' | 'look' | 'put' | 'play' | 'choose'>

/** What such a step does with the cards under a tag: whether they stay remembered, and which of them are meant. */
type Handled<S extends Step> = (w: Writer, step: S, tag: number, keep: number, which: number) => void

const moveTo: Partial<Record<Destination, number>> = {
  hand: op.TO_HAND,
  deckTop: op.TO_DECK,
  deckAnywhere: op.TO_ANYWHERE,
  deckBottom: op.TO_BOTTOM,
  deckShuffled: op.TO_SHUFFLED,
  discard: op.TO_DISCARD,
  play: op.TO_PLAY,
  aside: op.TO_ASIDE,
  asideUntilTurnEnd: op.TO_ASIDE_TURN,
  pile: op.TO_PILE,
  pileBottom: op.TO_PILE_BOTTOM,
}

function destination(w: Writer, step: StepOf<'put'>): number {
  if (step.faceDown && step.to === 'aside') return op.TO_ASIDE_DOWN
  // A card that goes back by itself knows its pile; others are returned to the supply only.
  if (step.to === 'pile' && step.what.cards !== 'this') return op.TO_SUPPLY
  return moveTo[step.to] ?? op.TO_PLACE + place(w, step.to)
}

/** Finds the cards, unless they are remembered and stay so, and does something with them. */
const found =
  <S extends Handling>(write: Handled<S>) =>
  (w: Writer, step: S): void => {
    const { what } = step
    if (what.cards === 'top' && deckOf(what.of) >= 0) {
      turnUp(w, step, deckOf(what.of), what.n)
      return
    }
    const known = what.cards === 'var' || what.cards === 'rest' || what.cards === 'aside'
    const inPlace = step.as === undefined && known
    const tag = inPlace ? w.reference(what) : w.tag(step.as)
    if (!isOne(what)) w.many.add(tag)
    if (!inPlace) {
      if (tag !== w.collecting) w.emit(op.O_CLEAR, tag)
      select(w, what, tag, step)
    }
    const which = (what.cards === 'rest' && !w.digs.has(what.of) ? op.STILL_ASIDE : 0) | (inPlace ? op.SHOWN_BEFORE : 0)
    write(w, step, tag, step.as === undefined && !inPlace ? 0 : 1, which)
  }

const putFound = found<StepOf<'put'>>((w, step, tag, keep, which) => {
  if (step.to === 'deckTop' || step.to === 'pileBottom') w.emit(op.O_ORDER, tag, w.site(step))
  if (step.to === 'deckAnywhere') w.emit(op.O_POSITION, tag, w.site(step))
  else w.emit(op.O_MOVE, op.V_PUT, destination(w, step), tag, keep, which)
  if (step.to === 'deckShuffled') w.emit(op.O_SHUFFLE)
})

function put(w: Writer, step: StepOf<'put'>): void {
  const { what, to } = step
  // What is being written speaks of a landscape when it says `this`; but a Way means the card that is played.
  const isSheet = what.cards === 'this' && 'type' in w.card && w.card.type !== 'Way'
  if (to === 'pile' && isSheet) w.emit(op.O_RETURN)
  else if (to === 'discard' && what.cards === 'wholeDeck') w.emit(op.O_FLIP_DECK)
  else if (step.faceDown && to !== 'aside' && to !== 'mat') w.refuse(`putting cards face down to "${to}"`)
  else putFound(w, step)
}

/** Whether what is remembered by that name is to be played: it need not be moved for that. */
const isPlayedLater = (w: Writer, name: string): boolean =>
  everyStep(w.card).some(({ step }) => step.do === 'play' && step.what.cards === 'var' && step.what.name === name)

/** What was discarded is played once for that, also where something has played it meanwhile: that is no playing again. */
const wasDiscarded = (w: Writer, what: Cards): boolean =>
  what.cards === 'var' && everyStep(w.card).some(({ step }) => step.do === 'discard' && step.as === what.name)

function gain(w: Writer, step: StepOf<'gain'>): void {
  const to = step.to === 'hand' ? op.TO_HAND : step.to === 'deckTop' ? op.TO_DECK : op.TO_DISCARD
  const tag = step.as === undefined ? 0 : w.cleared(step.as)
  const { what, n } = step
  if ('cards' in what) {
    if (n !== undefined || step.by) w.refuse('gaining known cards several times, or as another chooses')
    const isEach = what.cards === 'pick' && !isChosen(what)
    const from = find(w, what, step)
    w.emit(op.O_GAIN_TAG, from, to, tag, isEach ? w.site(step) : -1)
    return
  }
  const one = () => {
    if ('pile' in what) w.emit(op.O_GAIN_PILE, w.pileOf(what.pile), to, tag)
    else w.emit(op.O_GAIN, w.expressions.filter(what), to, w.whoCode(step.by), tag, w.site(step))
  }
  if (n === undefined) {
    one()
    return
  }
  w.nested('repeating', [F_N], () => {
    w.emit(op.O_SET_N, w.num(n))
    w.loop([op.O_UNLESS_N], one)
  })
}

export const handling: StepWriters<
  | Handling['do']
  | 'discardDownTo'
  | 'gain'
  | 'buy'
  | 'dig'
  | 'nameCard'
  | 'passLeft'
  | 'exchange'
  | 'turnFaceDown'
  | 'become'
> = {
  discard: found((w, step, tag, keep, which) => {
    w.emit(op.O_MOVE, op.V_DISCARD, op.TO_DISCARD, tag, keep, which)
    if (step.as !== undefined && isPlayedLater(w, step.as)) w.emit(op.O_PLAYED_SINCE, tag)
  }),
  trash: found((w, _, tag, keep, which) => w.emit(op.O_MOVE, op.V_TRASH, op.TO_TRASH, tag, keep, which)),
  put,
  reveal: found((w, _, tag, keep) => w.emit(op.O_SHOW, op.SHOW_ALL, tag, keep)),
  look: found((w, _, tag, keep) => w.emit(op.O_SHOW, op.SHOW_ACTOR, tag, keep)),
  play: found((w, step, tag) => {
    const { what, times } = step
    if (step.staying) w.emit(op.O_PLAY_THERE, tag, times)
    else if (isOne(what) && !w.many.has(tag))
      w.emit(op.O_PLAY, tag, times + (wasDiscarded(w, what) ? op.PLAYS_ONLY : 0))
    else w.emit(op.O_PLAY_ALL, tag, times, isChosen(what) ? -1 : w.site(step))
  }),
  choose: found(() => {}),
  discardDownTo(w, step) {
    const tag = w.tag()
    w.emit(op.O_DOWN_TO, step.n, tag, w.site(step))
    w.emit(op.O_MOVE, op.V_DISCARD, op.TO_DISCARD, tag, 0, 0)
  },
  gain,
  /** One of the cards that can be paid, bought without the Buy of a phase. */
  buy(w, step) {
    const tag = w.cleared(step.as)
    w.emit(op.O_SPEND, w.keeper.resource('coffers'), w.site(spendCoffers))
    if (step.what.cards === 'pick' && isOne(step.what))
      pick(w, step.what, tag, step, w.expressions.payable(step.what.filter))
    else w.refuse('buying several cards at once')
    w.emit(op.O_BUY, tag)
  },
  dig(w, step) {
    w.digs.add(step.as)
    const tag = w.tag(step.as)
    const restTag = w.restTag(step.as)
    if (restTag !== tag + 1) w.refuse(`"${step.as}", which is bound before its dig`)
    if (step.n > 1) w.many.add(tag)
    w.many.add(restTag)
    // What a player before found is not this one's.
    w.emit(op.O_CLEAR, tag)
    w.emit(op.O_CLEAR, restTag)
    w.emit(op.O_DIG, tag, step.n, w.expressions.filter(step.filter))
  },
  nameCard: (w, step) => w.emit(op.O_NAME, w.site(step)),
  passLeft(w, step) {
    w.emit(op.O_FORGET)
    w.emit(op.O_PASS_LEFT, step.skipEmptyHands ? 1 : 0, w.tag(), w.site(step))
  },
  /** Back to its pile for a card of another. */
  exchange(w, step) {
    const tag = find(w, step.what, step)
    const kind = w.cards.findIndex(({ name }) => name === step.for)
    w.emit(op.O_EXCHANGE, tag, kind)
  },
  turnFaceDown: (w, step) => w.emit(op.O_FACE_DOWN, find(w, step.what, step)),
  become: (w, step) => w.emit(op.O_BECOME, find(w, step.what, step)),
}
