/** Steps that handle cards, to code: first the cards are found, then something is done with them. */
import type { Cards, Destination, Gain, Num, SideDeck, Step, Token, TokenPlace } from '../../language/types.ts'
import { ownTokens, pileTokens } from '../../language/types.ts'
import { everyStep } from '../../language/walk.ts'
import { F_N } from '../memory/layout.ts'
import { FindingWriter, taken } from './finding-writer.ts'
import {
  O_ASIDE_SHEETS,
  O_BUY,
  O_CLEAR,
  O_FLIP_DECK,
  O_GAIN,
  O_GAIN_PILE,
  O_GAIN_TAG,
  O_JUMP,
  O_MOVE,
  O_ORDER,
  O_PLAY,
  O_PLAY_ALL,
  O_PLAY_THERE,
  O_PLAYED_SINCE,
  O_POSITION,
  O_PUT_AWAY,
  O_RECEIVE,
  O_RESTORE,
  O_RETURN,
  O_SAME_SHEETS,
  O_SAVE,
  O_SET_N,
  O_SHOW,
  O_SHUFFLE,
  O_SHUFFLE_SHEETS,
  O_SPEND,
  O_TAKE,
  O_TAKE_TOKEN,
  O_TOKEN_TO_PILE,
  O_TOKENS,
  O_TURN_UP,
  O_UNLESS_N,
  PLAYS_ONLY,
  SHOW_ACTOR,
  SHOW_ALL,
  SHOWN_BEFORE,
  STILL_ASIDE,
  TO_ANYWHERE,
  TO_ASIDE,
  TO_ASIDE_DOWN,
  TO_ASIDE_TURN,
  TO_BOTTOM,
  TO_DECK,
  TO_DISCARD,
  TO_HAND,
  TO_PILE,
  TO_PILE_BOTTOM,
  TO_PLACE,
  TO_PLAY,
  TO_SHUFFLED,
  TO_SUPPLY,
  TO_TRASH,
  V_DISCARD,
  V_PUT,
  V_TRASH,
} from './operations.ts'
import { spendCoffers } from './overpay.ts'

/** Steps that find cards first and then do something with them. */
type Handling = Extract<Step, { readonly do: 'discard' | 'trash' | 'reveal' | 'look' | 'put' | 'play' | 'choose' }>

const moveTo: Partial<Record<Destination, number>> = {
  hand: TO_HAND,
  deckTop: TO_DECK,
  deckAnywhere: TO_ANYWHERE,
  deckBottom: TO_BOTTOM,
  deckShuffled: TO_SHUFFLED,
  discard: TO_DISCARD,
  play: TO_PLAY,
  aside: TO_ASIDE,
  asideUntilTurnEnd: TO_ASIDE_TURN,
  pile: TO_PILE,
  pileBottom: TO_PILE_BOTTOM,
}

export class HandlingWriter extends FindingWriter {
  protected tokens(step: Extract<Step, { do: 'tokens' }>): void {
    if (step.token === 'estate') return // it only shows which card was set aside
    if (isOwn(step.token)) {
      this.ownToken(step)
      return
    }
    const tagOf = (place: TokenPlace | undefined) => (typeof place === 'object' ? this.reference(place) : 0)
    const n = step.n === 'all' ? -1 : this.expressions.num(step.n)
    if (n < 0 && !step.from) this.refuse('all tokens of the heap')
    const [from, to] = [step.from, step.to].map((place) => {
      const { number, where } = this.tokenPlace(step.token, place)
      return number * 4 + where
    })
    this.emit(O_TOKENS, n, from, tagOf(step.from), to, tagOf(step.to))
  }

  /** A token of which each player has one moves to a pile, or to the player from wherever it is. */
  private ownToken({ token, n, from, to }: Extract<Step, { do: 'tokens' }>): void {
    const pileToken = pileTokens.find((each) => each === token)
    if (n !== 1 || from) this.refuse(`${JSON.stringify(n)} of the token "${token}"`)
    else if (pileToken && typeof to === 'object')
      this.emit(O_TOKEN_TO_PILE, this.keeper.pileToken(pileToken), this.reference(to))
    else if (taken.includes(token) && to === 'you') this.emit(O_TAKE_TOKEN, this.keeper.counter(token))
    else this.refuse(`the token "${token}" there`)
  }

  /** Boons or Hexes off the top of their deck, shown to everybody. */
  private turnUp(step: Handling, deck: number, n: Num): void {
    if (step.do !== 'reveal' && step.do !== 'discard') this.refuse(`"${step.do}" with Boons or Hexes`)
    const tag = step.as === undefined ? this.nextTag++ : this.tag(step.as)
    this.sheets.add(tag)
    this.emit(O_CLEAR, tag)
    this.emit(O_TURN_UP, tag, deck, this.expressions.num(n), Number(step.do === 'discard'))
  }

  /** Boons or Hexes: of the deck, remembered ones, or one of those set aside. */
  protected receive(step: Extract<Step, { do: 'receive' }>): void {
    const { what } = step
    const tag = this.nextTag++
    const turnedUp = this.nextTag++
    this.emit(O_CLEAR, tag)
    this.emit(O_CLEAR, turnedUp)
    if (what.cards === 'top' && deckOf(what.of) >= 0) {
      this.emit(O_TURN_UP, turnedUp, deckOf(what.of), this.expressions.num(what.n), 0)
      this.emit(O_SAME_SHEETS, turnedUp, tag)
    } else if (what.cards === 'var') this.emit(O_SAME_SHEETS, this.reference(what), tag)
    else if (what.cards === 'pick' && !Array.isArray(what.from)) this.emit(O_ASIDE_SHEETS, tag, this.site(step))
    else this.refuse(`receiving "${what.cards}"`)
    this.emit(O_RECEIVE, tag, step.times, this.site(step))
    this.emit(O_PUT_AWAY, turnedUp)
  }

  protected shuffleDeck(deck: SideDeck): void {
    if (deckOf(deck) < 0) this.refuse(`shuffling the deck "${deck}"`)
    this.emit(O_SHUFFLE_SHEETS, deckOf(deck))
  }

  /** A State or Artifact: of those without another side there is one in the game. */
  protected take(name: string): void {
    const back = this.landscapes.find((each) => each.name === name)?.back
    this.emit(O_TAKE, this.landscapeKind(name), back ? this.landscapeKind(back) : -1, Number(back === undefined))
  }

  /** Whether what is being written speaks of a landscape when it says `this`: a Way means the card that is played. */
  private isSheet(): boolean {
    return 'type' in this.card && this.card.type !== 'Way'
  }

  protected affect(step: Handling): void {
    if (step.what.cards === 'top' && deckOf(step.what.of) >= 0) {
      this.turnUp(step, deckOf(step.what.of), step.what.n)
      return
    }
    if (step.do === 'put' && step.to === 'pile' && step.what.cards === 'this' && this.isSheet()) {
      this.emit(O_RETURN)
      return
    }
    if (step.do === 'put' && step.what.cards === 'wholeDeck' && step.to === 'discard') {
      this.emit(O_FLIP_DECK)
      return
    }
    if (step.do === 'put' && step.faceDown && step.to !== 'aside' && step.to !== 'mat')
      this.refuse(`putting cards face down to "${step.to}"`)
    const inPlace =
      step.as === undefined && (step.what.cards === 'var' || step.what.cards === 'rest' || step.what.cards === 'aside')
    const tag = inPlace ? this.reference(step.what) : step.as === undefined ? this.nextTag++ : this.tag(step.as)
    const keep = step.as === undefined && !inPlace ? 0 : 1
    if (!isOne(step.what)) this.many.add(tag)
    if (!inPlace) {
      if (tag !== this.collecting) this.emit(O_CLEAR, tag)
      this.select(step.what, tag, step)
    }
    const which =
      (step.what.cards === 'rest' && !this.digs.has(step.what.of) ? STILL_ASIDE : 0) | (inPlace ? SHOWN_BEFORE : 0)
    switch (step.do) {
      case 'discard':
        this.emit(O_MOVE, V_DISCARD, TO_DISCARD, tag, keep, which)
        if (step.as !== undefined && this.isPlayedLater(step.as)) this.emit(O_PLAYED_SINCE, tag)
        return
      case 'trash':
        this.emit(O_MOVE, V_TRASH, TO_TRASH, tag, keep, which)
        return
      case 'put':
        if (step.to === 'deckTop' || step.to === 'pileBottom') this.emit(O_ORDER, tag, this.site(step))
        if (step.to === 'deckAnywhere') this.emit(O_POSITION, tag, this.site(step))
        else this.emit(O_MOVE, V_PUT, this.destination(step), tag, keep, which)
        if (step.to === 'deckShuffled') this.emit(O_SHUFFLE)
        return
      case 'reveal':
        this.emit(O_SHOW, SHOW_ALL, tag, keep)
        return
      case 'look':
        this.emit(O_SHOW, SHOW_ACTOR, tag, keep)
        return
      case 'play':
        if (step.staying) this.emit(O_PLAY_THERE, tag, step.times)
        else if (isOne(step.what) && !this.many.has(tag))
          this.emit(O_PLAY, tag, step.times + (this.wasDiscarded(step.what) ? PLAYS_ONLY : 0))
        else this.emit(O_PLAY_ALL, tag, step.times, isChosen(step.what) ? -1 : this.site(step))
        return
      case 'choose':
        return
    }
  }

  /** Whether what is remembered by that name is to be played: it need not be moved for that. */
  private isPlayedLater(name: string): boolean {
    return everyStep(this.card).some(
      ({ step }) => step.do === 'play' && step.what.cards === 'var' && step.what.name === name,
    )
  }

  /** What was discarded is played once for that, also where something has played it meanwhile: that is no playing again. */
  private wasDiscarded(what: Cards): boolean {
    return (
      what.cards === 'var' && everyStep(this.card).some(({ step }) => step.do === 'discard' && step.as === what.name)
    )
  }

  private destination(step: Extract<Step, { do: 'put' }>): number {
    if (step.faceDown && step.to === 'aside') return TO_ASIDE_DOWN
    // A card that goes back by itself knows its pile; others are returned to the supply only.
    if (step.to === 'pile' && step.what.cards !== 'this') return TO_SUPPLY
    return moveTo[step.to] ?? TO_PLACE + this.place(step.to)
  }

  /** One of the cards that can be paid, bought without the Buy of a phase. */
  protected buy(step: Extract<Step, { do: 'buy' }>): void {
    const tag = step.as === undefined ? this.nextTag++ : this.tag(step.as)
    this.emit(O_CLEAR, tag)
    this.emit(O_SPEND, this.keeper.resource('coffers'), this.site(spendCoffers))
    if (step.what.cards === 'pick' && isOne(step.what))
      this.pick(step.what, tag, step, this.expressions.payable(step.what.filter))
    else this.refuse('buying several cards at once')
    this.emit(O_BUY, tag)
  }

  protected gain(step: Gain): void {
    const to = step.to === 'hand' ? TO_HAND : step.to === 'deckTop' ? TO_DECK : TO_DISCARD
    const tag = step.as === undefined ? 0 : this.tag(step.as)
    if (tag) this.emit(O_CLEAR, tag)
    const { what } = step
    if ('cards' in what) {
      if (step.n !== undefined || step.by) this.refuse('gaining known cards several times, or as another chooses')
      const from = this.nextTag++
      this.emit(O_CLEAR, from)
      this.select(what, from, step)
      this.emit(O_GAIN_TAG, from, to, tag, isEach(what) ? this.site(step) : -1)
      return
    }
    let begin = 0
    let done = 0
    if (step.n !== undefined) {
      if (this.repeating) this.emit(O_SAVE, F_N)
      this.emit(O_SET_N, this.expressions.num(step.n))
      begin = this.code.length
      done = this.jump(O_UNLESS_N)
    }
    if ('pile' in what) this.emit(O_GAIN_PILE, this.pileOf(what.pile), to, tag)
    else this.emit(O_GAIN, this.expressions.filter(what), to, this.whoCode(step.by), tag, this.site(step))
    if (step.n !== undefined) {
      this.emit(O_JUMP, begin)
      this.land(done)
      if (this.repeating) this.emit(O_RESTORE, F_N)
    }
  }
}

/** The number of a deck of landscapes; -1: it is none. */
const deckOf = (deck: SideDeck | undefined): number => (deck ? ['Boons', 'Hexes'].indexOf(deck) : -1)
const isOwn = (token: Token): boolean => (ownTokens as readonly Token[]).includes(token)

/** Whether a player names the cards, one after the other. */
const isChosen = (what: Cards): boolean => what.cards === 'pick' && what.quantity !== 'all'
const isEach = (what: Cards): boolean => what.cards === 'pick' && what.quantity === 'all'

/** Whether a selection can be but one card; what a name stands for is known where it was bound. */
function isOne(what: Cards): boolean {
  if (what.cards === 'top') return what.n === 1
  if (what.cards !== 'pick') return true
  const { quantity } = what
  return quantity === 1 || (typeof quantity === 'object' && 'upTo' in quantity && quantity.upTo === 1)
}
