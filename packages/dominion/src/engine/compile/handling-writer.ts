/** Steps that handle cards, to code: first the cards are found, then something is done with them. */
import type {
  Card,
  Cards,
  Destination,
  Filter,
  Gain,
  Landscape,
  Num,
  Pick,
  SideDeck,
  Step,
  Token,
  TokenPlace,
  Who,
  Zone,
} from '../../language/types.ts'
import { deckName, ownTokens, pileTokens } from '../../language/types.ts'
import { anyStep, stepsOf } from '../../language/walk.ts'
import { F_N } from '../memory/layout.ts'
import { Assembler } from './assembler.ts'
import {
  EXILE,
  IN_BOX,
  IN_DECK,
  IN_DISCARD,
  IN_HAND,
  IN_OWNED,
  IN_PILES,
  IN_PLACE,
  IN_PLAY,
  IN_SUPPLY,
  IN_THIS,
  IN_TRASH,
  O_ASIDE_SHEETS,
  O_BOTTOM,
  O_BUY,
  O_CLEAR,
  O_FLIP_DECK,
  O_GAIN,
  O_GAIN_PILE,
  O_GAIN_TAG,
  O_JUMP,
  O_MOVE,
  O_ORDER,
  O_PICK,
  O_PLAY,
  O_PLAY_ALL,
  O_PLAY_THERE,
  O_POSITION,
  O_PUT_AWAY,
  O_RECEIVE,
  O_REF,
  O_RESTORE,
  O_RETURN,
  O_SAME_SHEETS,
  O_SAVE,
  O_SET_N,
  O_SHOW,
  O_SHUFFLE,
  O_SIDE_TOP,
  O_SPEND,
  O_TAKE,
  O_TAKE_TOKEN,
  O_TOKEN_TO_PILE,
  O_TOKENS,
  O_TOP,
  O_TURN_UP,
  O_UNLESS_DID,
  O_UNLESS_N,
  ON_HEAP,
  ON_OWN_PILE,
  ON_PILE,
  ON_PLAYER,
  Q_ALL,
  Q_ANY,
  Q_DIFFERENT,
  Q_EXACT,
  Q_SOME,
  Q_UP_TO,
  REF_IT,
  REF_TAG,
  REF_THIS,
  SHOW_ACTOR,
  SHOW_ALL,
  SHOW_NOBODY,
  SHOWN_BEFORE,
  STILL_ASIDE,
  TAVERN,
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
  WHO_ACTOR,
  WHO_LEFT,
  WHO_RIGHT,
  WHO_THEM,
  WHO_YOU,
} from './code.ts'
import { ExpressionWriter } from './expressions.ts'
import type { Keeper } from './keeper.ts'
import { spendCoffers } from './overpay.ts'

/** Steps that find cards first and then do something with them. */
type Handling = Extract<Step, { readonly do: 'discard' | 'trash' | 'reveal' | 'look' | 'put' | 'play' | 'choose' }>

const zoneBit: Partial<Record<Zone, number>> = {
  discard: IN_DISCARD,
  play: IN_PLAY,
  hand: IN_HAND,
  deck: IN_DECK,
  trash: IN_TRASH,
  supply: IN_SUPPLY,
  box: IN_BOX,
  owned: IN_OWNED,
  piles: IN_PILES,
  this: IN_THIS,
}
/** Zones that can only be counted in. */
const UNPICKED = IN_DECK | IN_OWNED
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

export class HandlingWriter extends Assembler {
  protected readonly cards: readonly Card[]
  protected landscapes: readonly Landscape[] = []
  protected readonly pileOf: (name: string) => number
  protected readonly keeper: Keeper
  protected readonly expressions: ExpressionWriter
  protected repeating = false // whether the frame's count is in use
  protected collecting = -1 // the tag that grows from player to player instead of beginning anew

  constructor(cards: readonly Card[], pileOf: (name: string) => number, keeper: Keeper) {
    super()
    this.keeper = keeper
    this.cards = cards
    this.pileOf = pileOf
    this.expressions = new ExpressionWriter(cards, {
      keeper,
      reference: (of) => this.reference(of),
      isStillAside: (of) => of.cards === 'rest' && !this.digs.has(of.of),
      landscapeKind: (name) => this.landscapeKind(name),
      isSheets: (of) => of.cards === 'var' && this.sheets.has(this.reference(of)),
      whoCode: (who) => this.whoCode(who),
      zoneBits: (zones) => this.zoneBits(zones),
      tokenPlace: (token, on) => this.tokenPlace(token, on),
      refuse: (what) => this.refuse(what),
    })
  }

  private landscapeKind(name: string): number {
    const at = this.landscapes.findIndex((each) => each.name === name)
    return at < 0 ? -1 : this.cards.length + at
  }

  protected whoCode(who: Who | undefined): number {
    return who === undefined ? WHO_ACTOR : { you: WHO_YOU, left: WHO_LEFT, right: WHO_RIGHT, them: WHO_THEM }[who]
  }

  private zoneBits(zones: readonly Zone[]): number {
    return zones.reduce((bits, zone) => bits | (zoneBit[zone] ?? IN_PLACE << this.place(zone)), 0)
  }

  /** The number of a place with a name: a mat is called after its card. */
  protected place(zone: Zone | Destination): number {
    if (zone === 'exile') return this.keeper.place(EXILE, 'all')
    if (zone === 'tavern') return this.keeper.place(TAVERN, 'all')
    if (zone !== 'mat') return this.refuse(`cards in "${zone}"`)
    const hidden = this.card.abilities.some((ability) =>
      anyStep(stepsOf(ability), (step) => step.do === 'put' && step.to === 'mat' && step.faceDown === true),
    )
    return this.keeper.place(this.card.name, hidden ? 'owner' : 'all')
  }

  private tokenPlace(token: Token, on: TokenPlace | undefined): { number: number; where: number } {
    if (on === undefined) return { number: 0, where: ON_HEAP }
    // Of these each player has a heap of their own.
    if (token === 'plot') return { number: this.keeper.resource(token), where: ON_PLAYER }
    if (taken.includes(token) && on === 'you') return { number: this.keeper.resource(token), where: ON_PLAYER }
    if (!heaps.includes(token)) return this.refuse(`the token "${token}"`)
    if (on === 'you') return { number: this.keeper.resource(token), where: ON_PLAYER }
    return { number: this.keeper.token(token), where: on === 'here' ? ON_OWN_PILE : ON_PILE }
  }

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
        else if (isOne(step.what) && !this.many.has(tag)) this.emit(O_PLAY, tag, step.times)
        else this.emit(O_PLAY_ALL, tag, step.times, isChosen(step.what) ? -1 : this.site(step))
        return
      case 'choose':
        return
    }
  }

  private destination(step: Extract<Step, { do: 'put' }>): number {
    if (step.faceDown && step.to === 'aside') return TO_ASIDE_DOWN
    // A card that goes back by itself knows its pile; others are returned to the supply only.
    if (step.to === 'pile' && step.what.cards !== 'this') return TO_SUPPLY
    return moveTo[step.to] ?? TO_PLACE + this.place(step.to)
  }

  protected select(what: Cards, tag: number, step: Step): void {
    switch (what.cards) {
      case 'pick':
        this.pick(what, tag, step)
        return
      case 'top':
        if (what.of) this.sideTop(what.of, tag, what.n)
        else this.emit(O_TOP, tag, this.expressions.num(what.n), eyesOf(step))
        return
      case 'this':
        this.emit(O_REF, tag, REF_THIS, 0)
        return
      case 'it':
        this.emit(O_REF, tag, REF_IT, 0)
        return
      case 'var':
      case 'rest':
      case 'aside':
        this.emit(O_REF, tag, REF_TAG, this.reference(what))
        return
      case 'bottom':
        if (what.n !== 1) this.refuse('more than the bottom card')
        this.emit(O_BOTTOM, tag, eyesOf(step))
        return
      case 'wholeDeck':
      case 'past':
        this.refuse(`${step.do} with "${what.cards}"`)
    }
  }

  private sideTop(of: SideDeck, tag: number, n: Num): void {
    if (of !== 'Black Market') this.refuse(`the deck "${of}"`)
    this.emit(O_SIDE_TOP, tag, this.pileOf(deckName(of)), this.expressions.num(n))
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

  protected pick(what: Pick, tag: number, step: Step, filter = this.expressions.filter(what.filter)): void {
    const q = what.quantity
    if (what.of) this.refuse('picking among cards of others')
    if (what.names === 'same') {
      this.pickSame(what, tag, step)
      return
    }
    const least = typeof q === 'object' && 'upTo' in q ? (q.atLeast ?? 0) : 0
    if (least > 1) this.refuse('picking at least so many')
    const [quantity, n] =
      q === 'all'
        ? [Q_ALL, 0]
        : q === 'anyNumber'
          ? [Q_ANY, 0]
          : typeof q === 'object' && 'upTo' in q
            ? [Q_UP_TO, this.expressions.constant(q.upTo)]
            : [Q_EXACT, this.expressions.num(q)]
    let from = 'cards' in what.from ? -this.reference(what.from) : this.zoneBits(what.from)
    // All of deck and discard pile: the deck goes to the discard pile first.
    if (quantity === Q_ALL && from > 0 && from & IN_DECK && from & IN_DISCARD) {
      this.emit(O_FLIP_DECK)
      from &= ~IN_DECK
    }
    if ('cards' in what.from ? from > 0 : from & UNPICKED) this.refuse(`picking from ${JSON.stringify(what.from)}`)
    const by = this.whoCode(what.by)
    const different = what.names === 'different' ? Q_DIFFERENT : 0
    this.emit(O_PICK, tag, quantity + different + (least > 0 ? Q_SOME : 0), n, filter, from, by, this.site(step))
  }

  /** Any number of copies of one card: first the card, then further ones of its name. */
  private pickSame({ names: _, ...what }: Pick, tag: number, step: Step): void {
    if (what.quantity !== 'anyNumber') this.refuse('picking so many of the same name')
    this.tags.set(SAME, tag)
    const first: Cards = { cards: 'var', name: SAME }
    this.pick({ ...what, quantity: { upTo: 1 } }, tag, step)
    const none = this.jump(O_UNLESS_DID)
    const copies: Filter = {
      is: 'all',
      filters: [what.filter, { is: 'copyOf', of: first }, { is: 'not', filter: { is: 'among', of: first } }],
    }
    this.pick({ ...what, filter: copies }, tag, step)
    this.land(none)
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
      this.emit(O_GAIN_TAG, from, to, tag)
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
/** The name under which the first card of a pick of the same name is remembered. */
const SAME = 'the same'

/** Tokens that come from a heap. */
const heaps: readonly Token[] = ['embargo', 'tradeRoute', 'pirateShip', 'points', 'debt', 'plot']
/** Tokens of which each player has one, and has it or not. */
const taken: readonly Token[] = ['minusCard', 'minusCoin']
const isOwn = (token: Token): boolean => (ownTokens as readonly Token[]).includes(token)

const eyesOf = (step: Step): number => (step.do === 'reveal' ? SHOW_ALL : step.do === 'look' ? SHOW_ACTOR : SHOW_NOBODY)

/** Whether a player names the cards, one after the other. */
const isChosen = (what: Cards): boolean => what.cards === 'pick' && what.quantity !== 'all'

/** Whether a selection can be but one card; what a name stands for is known where it was bound. */
function isOne(what: Cards): boolean {
  if (what.cards === 'top') return what.n === 1
  if (what.cards !== 'pick') return true
  const { quantity } = what
  return quantity === 1 || (typeof quantity === 'object' && 'upTo' in quantity && quantity.upTo === 1)
}
