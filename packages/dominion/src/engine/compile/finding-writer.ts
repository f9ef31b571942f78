/** Finds cards for a step: picked ones, those of the top of a deck, remembered ones; and where places and tokens lie. */
import type {
  Card,
  Cards,
  Destination,
  Filter,
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
import { deckName } from '../../language/types.ts'
import { anyStep, stepsOf } from '../../language/walk.ts'
import { Assembler } from './assembler.ts'
import { ExpressionWriter } from './expressions.ts'
import type { Keeper } from './keeper.ts'
import {
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
  ON_HEAP,
  ON_OWN_PILE,
  ON_PILE,
  ON_PLAYER,
} from './nodes.ts'
import {
  EXILE,
  O_BOTTOM,
  O_FLIP_DECK,
  O_PICK,
  O_REF,
  O_SIDE_TOP,
  O_TOP,
  O_UNLESS_DID,
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
  TAVERN,
  WHO_ACTOR,
  WHO_LEFT,
  WHO_RIGHT,
  WHO_THEM,
  WHO_YOU,
} from './operations.ts'

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

/** Writes how cards are found. Whoever extends it writes what is done with them. */
export class FindingWriter extends Assembler {
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

  protected landscapeKind(name: string): number {
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
    const { name } = 'like' in this.card ? this.card.like : this.card
    return this.keeper.place(name, hidden ? 'owner' : 'all')
  }

  protected tokenPlace(token: Token, on: TokenPlace | undefined): { number: number; where: number } {
    if (on === undefined) return { number: 0, where: ON_HEAP }
    // Of these each player has a heap of their own.
    if (token === 'plot') return { number: this.keeper.resource(token), where: ON_PLAYER }
    if (taken.includes(token) && on === 'you') return { number: this.keeper.resource(token), where: ON_PLAYER }
    if (!heaps.includes(token)) return this.refuse(`the token "${token}"`)
    if (on === 'you') return { number: this.keeper.resource(token), where: ON_PLAYER }
    return { number: this.keeper.token(token), where: on === 'here' ? ON_OWN_PILE : ON_PILE }
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
}

/** The name under which the first card of a pick of the same name is remembered. */
const SAME = 'the same'

/** Tokens that come from a heap. */
const heaps: readonly Token[] = ['embargo', 'tradeRoute', 'pirateShip', 'points', 'debt', 'plot']
/** Tokens of which each player has one, and has it or not. */
export const taken: readonly Token[] = ['minusCard', 'minusCoin']
const eyesOf = (step: Step): number => (step.do === 'reveal' ? SHOW_ALL : step.do === 'look' ? SHOW_ACTOR : SHOW_NOBODY)
