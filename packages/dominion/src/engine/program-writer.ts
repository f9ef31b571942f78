/** Steps of the card language to code: each step a few operations, jumps for what is conditional. */
import type { Card, Cards, Gain, Pick, Step, Trigger, Var, Who, Zone } from '../language/types.ts'
import {
  E_ATTACK,
  E_BOUGHT,
  E_CLEAN_UP,
  E_DISCARDED,
  E_EXTRA_TURN,
  E_GAINED,
  E_PLAYED,
  E_TRASHED,
  E_TURN_START,
  E_WOULD_GAIN,
  EVENTS,
  IT_TAG,
  NEEDS_HAND,
  O_ACTOR,
  O_ADD,
  O_ASK,
  O_BECOME,
  O_CHEAPER,
  O_CHOOSE,
  O_CLEAR,
  O_DIG,
  O_DOWN_TO,
  O_DRAW,
  O_EACH,
  O_END,
  O_EXTRA_TURN,
  O_FLIP_DECK,
  O_FORGET,
  O_GAIN,
  O_GAIN_PILE,
  O_GAIN_TAG,
  O_HAND_DRAW,
  O_INSTEAD,
  O_JUMP,
  O_MOVE,
  O_NAME,
  O_NEXT_TURN,
  O_ON,
  O_ORDER,
  O_PASS_LEFT,
  O_PICK,
  O_PLAY,
  O_POSITION,
  O_REF,
  O_SET_N,
  O_SHOW,
  O_TOP,
  O_UNAFFECTED,
  O_UNLESS,
  O_UNLESS_CHOSEN,
  O_UNLESS_DID,
  O_UNLESS_N,
  O_UNTIL_HAND,
  Q_ALL,
  Q_ANY,
  Q_EXACT,
  Q_UP_TO,
  REF_IT,
  REF_TAG,
  REF_THIS,
  SHOW_ACTOR,
  SHOW_ALL,
  SHOW_NOBODY,
  SHOWN_BEFORE,
  type Site,
  STILL_ASIDE,
  TAG_ASIDE,
  THIS_TAG,
  TO_ANYWHERE,
  TO_ASIDE,
  TO_ASIDE_TURN,
  TO_DECK,
  TO_DISCARD,
  TO_HAND,
  TO_PILE,
  TO_TRASH,
  V_DISCARD,
  V_PUT,
  V_TRASH,
  WHO_ACTOR,
  WHO_LEFT,
  WHO_RIGHT,
  WHO_YOU,
} from './code.ts'
import { ExpressionWriter, mayMatch } from './expressions.ts'

/** Steps that find cards first and then do something with them. */
type Handling = Extract<Step, { readonly do: 'discard' | 'trash' | 'reveal' | 'look' | 'put' | 'play' | 'choose' }>

const whoCode = (who: Who | undefined): number =>
  who === undefined ? WHO_ACTOR : { you: WHO_YOU, left: WHO_LEFT, right: WHO_RIGHT }[who]
const zoneBit: Record<Zone, number> = { discard: 1, play: 2, hand: 4, deck: 16, trash: 32, supply: 64 }
const moveTo = {
  hand: TO_HAND,
  deckTop: TO_DECK,
  deckAnywhere: TO_ANYWHERE,
  discard: TO_DISCARD,
  aside: TO_ASIDE,
  asideUntilTurnEnd: TO_ASIDE_TURN,
  pile: TO_PILE,
} as const
const resources = ['actions', 'buys', 'coins', 'potions', 'points'] as const

/** Writes the steps of cards as code. One writer for a whole game; the card it works on changes. */
export class ProgramWriter {
  protected readonly code: number[] = [O_END] // so that no program begins at 0, which means none
  protected readonly sites: Site[] = []
  protected readonly events: boolean[] = Array(EVENTS).fill(false)
  protected readonly watched: boolean[]
  protected readonly plain = new Set<number>()
  protected waits: number[] = [] // where effects of the present program are set waiting
  protected readonly cards: readonly Card[]
  protected readonly pileOf: (name: string) => number
  protected readonly expressions: ExpressionWriter
  protected card!: Card
  private tags = new Map<string, number>()
  private digs = new Set<Var>()
  private nextTag = 0

  constructor(cards: readonly Card[], pileOf: (name: string) => number) {
    this.cards = cards
    this.pileOf = pileOf
    this.expressions = new ExpressionWriter(cards, (reference) => this.reference(reference))
    this.watched = cards.map(() => false)
  }

  protected trigger(trigger: Trigger): { event: number; filter: number } {
    switch (trigger.event) {
      case 'attackPlayed':
        return { event: E_ATTACK, filter: -1 }
      case 'played':
        this.cards.forEach((card, kind) => {
          if (mayMatch(trigger.filter, card)) this.watched[kind] = true
        })
        return { event: E_PLAYED, filter: this.expressions.filter(trigger.filter) }
      case 'bought':
        return { event: E_BOUGHT, filter: this.expressions.filter(trigger.filter) }
      case 'wouldGain':
        return { event: E_WOULD_GAIN, filter: this.expressions.filter(trigger.filter) }
      case 'gained':
        return { event: E_GAINED, filter: this.expressions.filter(trigger.filter) }
      case 'trashed':
        return { event: E_TRASHED, filter: -1 }
      case 'cleanUp':
        return { event: E_CLEAN_UP, filter: -1 }
      case 'discardedFromPlay':
        return { event: E_DISCARDED, filter: -1 }
    }
  }

  /** A program of its own, with its own names. Returns where it begins. */
  protected program(steps: readonly Step[]): number {
    const { tags, digs, nextTag } = this
    this.tags = new Map()
    this.digs = new Set()
    this.nextTag = TAG_ASIDE + 1
    const pc = this.waiting(steps)
    Object.assign(this, { tags, digs, nextTag })
    return pc
  }

  /** Code that runs in a frame of its own but knows the same names: effects that wait. */
  private waiting(steps: readonly Step[]): number {
    const around = this.jump(O_JUMP)
    const pc = this.code.length
    this.steps(steps)
    this.emit(O_END)
    this.land(around)
    if (steps.every((step) => step.do === 'points' || plainNumbers([step]))) this.plain.add(pc)
    return pc
  }

  /** An effect that the next instruction sets waiting; what it sets waiting itself is its own affair. */
  private later(steps: readonly Step[] | undefined): number {
    const outer = [...this.waits]
    const pc = steps ? this.waiting(steps) : 0
    this.waits = [...outer, this.code.length]
    return pc
  }

  protected emit(...words: number[]): number {
    this.code.push(...words)
    return this.code.length
  }

  /** Writes a jump whose target is set later; returns the place of the target. */
  private jump(...words: number[]): number {
    return this.emit(...words, 0) - 1
  }

  private land(hole: number): void {
    this.code[hole] = this.code.length
  }

  private tag(name: Var): number {
    let tag = this.tags.get(name)
    if (tag === undefined) {
      tag = this.nextTag++
      this.tags.set(name, tag)
    }
    return tag
  }

  /** The tag of a name that an earlier step remembers cards under. */
  private bound(name: Var): number {
    const tag = this.tags.get(name)
    if (tag === undefined)
      throw new Error(`${this.card.name}: "${name}" is spoken of before any step remembers cards under it`)
    return tag
  }

  private restTag(name: Var): number {
    return this.digs.has(name) ? this.tag(`${name} rest`) : this.tag(name)
  }

  private site(step: Step): number {
    return this.sites.push({ card: this.card, step, tags: this.tags }) - 1
  }

  private steps(steps: readonly Step[]): void {
    for (const step of steps) this.step(step)
  }

  private step(step: Step): void {
    switch (step.do) {
      case 'actions':
      case 'buys':
      case 'coins':
      case 'potions':
      case 'points':
        this.emit(O_ADD, resources.indexOf(step.do), this.expressions.num(step.n))
        return
      case 'draw':
        this.emit(O_DRAW, this.expressions.num(step.n))
        return
      case 'discardDownTo': {
        const tag = this.nextTag++
        this.emit(O_DOWN_TO, step.n, tag, this.site(step))
        this.emit(O_MOVE, V_DISCARD, TO_DISCARD, tag, 0, 0)
        return
      }
      case 'discard':
      case 'trash':
      case 'put':
      case 'reveal':
      case 'look':
      case 'play':
      case 'choose':
        this.affect(step)
        return
      case 'gain':
        this.gain(step)
        return
      case 'dig': {
        this.digs.add(step.as)
        const tag = this.tag(step.as)
        const restTag = this.restTag(step.as)
        if (restTag !== tag + 1) throw new Error(`${this.card.name}: "${step.as}" is bound before its dig`)
        this.emit(O_DIG, tag, step.n, this.expressions.filter(step.filter))
        return
      }
      case 'nameCard':
        this.emit(O_NAME, this.site(step))
        return
      case 'passLeft':
        this.emit(O_FORGET)
        this.emit(O_PASS_LEFT, step.skipEmptyHands ? 1 : 0, this.nextTag++, this.site(step))
        return
      case 'may': {
        const declined = this.emit(O_ASK, 0, this.site(step), this.needed(step.step)) - 3
        this.step(step.step)
        this.land(declined)
        return
      }
      case 'if': {
        const otherwise = this.jump(O_UNLESS, this.expressions.condition(step.condition))
        this.branches(otherwise, step.then, step.else)
        return
      }
      case 'ifDid': {
        this.step(step.step)
        const otherwise = this.jump(O_UNLESS_DID)
        this.branches(otherwise, step.then, step.else)
        return
      }
      case 'chooseOptions':
        if (this.choosing) throw new Error(`${this.card.name}: a choice of options inside another is not supported`)
        this.choosing = true
        this.emit(
          O_CHOOSE,
          this.expressions.num(step.n),
          step.options.length,
          whoCode(step.by),
          this.site(step),
          this.subject(step.options),
        )
        step.options.forEach((option, i) => {
          const skip = this.jump(O_UNLESS_CHOSEN, i)
          this.steps(option)
          this.land(skip)
        })
        this.choosing = false
        return
      case 'untilHandSize': {
        const begin = this.code.length
        const done = this.jump(O_UNTIL_HAND, step.n)
        this.steps(step.steps)
        this.emit(O_JUMP, begin)
        this.land(done)
        return
      }
      case 'others':
      case 'everyone':
        this.each(step)
        return
      case 'player':
        this.emit(O_ACTOR, whoCode(step.who))
        this.steps(step.steps)
        this.emit(O_ACTOR, -1)
        return
      case 'on': {
        const { event, filter } = this.trigger(step.trigger)
        this.events[event] = true
        const who = 'who' in step.trigger ? step.trigger.who : undefined
        const tag = step.trigger.event === 'discardedFromPlay' ? this.reference(step.trigger.card) : 0
        const pc = this.later(step.steps)
        this.emit(O_ON, event, filter, whoCode(who ?? 'you'), pc, tag)
        return
      }
      case 'nextTurn': {
        this.events[E_TURN_START] = true
        const pc = this.later(step.steps)
        this.emit(O_NEXT_TURN, pc)
        return
      }
      case 'thisTurn':
        if (step.state.filter.is !== 'any') throw new Error(`${this.card.name}: costs are lowered for all cards alike`)
        this.emit(O_CHEAPER, step.state.coins)
        return
      case 'instead':
        this.emit(O_INSTEAD)
        this.steps(step.steps)
        return
      case 'beUnaffected':
        this.emit(O_UNAFFECTED)
        return
      case 'become': {
        const tag = this.nextTag++
        this.emit(O_CLEAR, tag)
        this.select(step.what, tag, step)
        this.emit(O_BECOME, tag)
        return
      }
      case 'drawForNextTurn':
        this.waits.push(this.code.length)
        this.emit(O_HAND_DRAW, step.n)
        return
      case 'extraTurn': {
        this.events[E_EXTRA_TURN] = true
        const rules = this.later(step.rules)
        this.emit(O_EXTRA_TURN, whoCode(step.who), step.decidedBy ? whoCode(step.decidedBy) : -1, rules)
        return
      }
    }
  }

  private branches(otherwise: number, then: readonly Step[], else_: readonly Step[] | undefined): void {
    this.steps(then)
    if (else_) {
      const end = this.jump(O_JUMP)
      this.land(otherwise)
      this.steps(else_)
      this.land(end)
    } else this.land(otherwise)
  }

  private each(step: Extract<Step, { do: 'others' | 'everyone' }>): void {
    const collected = step.collect === undefined ? -1 : this.tag(step.collect)
    if (collected >= 0) this.emit(O_CLEAR, collected)
    this.emit(O_FORGET)
    const begin = this.code.length
    const done = this.jump(
      O_EACH,
      step.do === 'everyone' ? 1 : 0,
      step.where ? this.expressions.condition(step.where) : -1,
    )
    this.collecting = collected
    this.steps(step.steps)
    this.collecting = -1
    this.emit(O_JUMP, begin)
    this.land(done)
  }

  private choosing = false

  /** What must be there for a step to be worth asking about. */
  private needed(step: Step): number {
    if (!('what' in step) || !('cards' in step.what)) return 0
    if (step.what.cards === 'pick')
      return Array.isArray(step.what.from) && step.what.from.includes('hand') ? NEEDS_HAND : 0
    return step.what.cards === 'wholeDeck' || step.what.cards === 'top' ? 0 : this.reference(step.what)
  }

  /** The cards that every option handles, if it is always the same ones. */
  private subject(options: readonly (readonly Step[])[]): number {
    const tags = options.map(([first]) =>
      'what' in first && 'cards' in first.what && first.what.cards === 'var' ? this.reference(first.what) : 0,
    )
    return tags.every((tag) => tag === tags[0]) ? tags[0] : 0
  }

  private collecting = -1 // the tag that grows from player to player instead of beginning anew

  /** Steps that handle cards: first the cards are found, then something is done with them. */
  private affect(step: Handling): void {
    if (step.do === 'put' && step.what.cards === 'wholeDeck') {
      this.emit(O_FLIP_DECK)
      return
    }
    const inPlace =
      step.as === undefined && (step.what.cards === 'var' || step.what.cards === 'rest' || step.what.cards === 'aside')
    const tag = inPlace ? this.reference(step.what) : step.as === undefined ? this.nextTag++ : this.tag(step.as)
    const keep = step.as === undefined && !inPlace ? 0 : 1
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
        if (step.to === 'deckTop') this.emit(O_ORDER, tag, this.site(step))
        if (step.to === 'deckAnywhere') this.emit(O_POSITION, tag, this.site(step))
        else this.emit(O_MOVE, V_PUT, moveTo[step.to], tag, keep, which)
        return
      case 'reveal':
        this.emit(O_SHOW, SHOW_ALL, tag, keep)
        return
      case 'look':
        this.emit(O_SHOW, SHOW_ACTOR, tag, keep)
        return
      case 'play':
        this.emit(O_PLAY, tag, step.times)
        return
      case 'choose':
        return
    }
  }

  private select(what: Cards, tag: number, step: Step): void {
    switch (what.cards) {
      case 'pick':
        this.pick(what, tag, step)
        return
      case 'top':
        this.emit(
          O_TOP,
          tag,
          this.expressions.num(what.n),
          step.do === 'reveal' ? SHOW_ALL : step.do === 'look' ? SHOW_ACTOR : SHOW_NOBODY,
        )
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
      case 'wholeDeck':
        throw new Error(`${this.card.name}: the whole deck can only be put into the discard pile`)
    }
  }

  private pick(what: Pick, tag: number, step: Step): void {
    const q = what.quantity
    const [quantity, n] =
      q === 'all'
        ? [Q_ALL, 0]
        : q === 'anyNumber'
          ? [Q_ANY, 0]
          : typeof q === 'object' && 'upTo' in q
            ? [Q_UP_TO, this.expressions.constant(q.upTo)]
            : [Q_EXACT, this.expressions.num(q)]
    const from =
      'cards' in what.from
        ? -this.reference(what.from)
        : what.from.reduce((bits: number, zone: Zone) => bits | zoneBit[zone], 0)
    this.emit(O_PICK, tag, quantity, n, this.expressions.filter(what.filter), from, whoCode(what.by), this.site(step))
  }

  private gain(step: Gain): void {
    const to = step.to === 'hand' ? TO_HAND : step.to === 'deckTop' ? TO_DECK : TO_DISCARD
    const tag = step.as === undefined ? 0 : this.tag(step.as)
    if (tag) this.emit(O_CLEAR, tag)
    const { what } = step
    if ('cards' in what) {
      const from = this.nextTag++
      this.emit(O_CLEAR, from)
      this.select(what, from, step)
      this.emit(O_GAIN_TAG, from, to)
      return
    }
    let begin = 0
    let done = 0
    if (step.n !== undefined) {
      this.emit(O_SET_N, this.expressions.num(step.n))
      begin = this.code.length
      done = this.jump(O_UNLESS_N)
    }
    if ('pile' in what) this.emit(O_GAIN_PILE, this.pileOf(what.pile), to, tag)
    else this.emit(O_GAIN, this.expressions.filter(what), to, whoCode(step.by), tag, this.site(step))
    if (step.n !== undefined) {
      this.emit(O_JUMP, begin)
      this.land(done)
    }
  }

  /** The tag of cards that are already known. */
  private reference(cards: Cards): number {
    switch (cards.cards) {
      case 'this':
        return THIS_TAG
      case 'it':
        return IT_TAG
      case 'var':
        return this.bound(cards.name)
      case 'rest':
        return this.bound(cards.of) && this.restTag(cards.of)
      case 'aside':
        return TAG_ASIDE
      default:
        throw new Error(`${this.card.name}: a reference to cards is wanted where a selection stands`)
    }
  }
}

/** +Cards, +Actions, +Buys and +Coins, where the steps are nothing else. */
export function plainNumbers(steps: readonly Step[]): number[] | undefined {
  const sums = [0, 0, 0, 0]
  const order = ['draw', 'actions', 'buys', 'coins']
  for (const step of steps) {
    const at = order.indexOf(step.do)
    if (at < 0 || !('n' in step) || typeof step.n !== 'number') return undefined
    sums[at] += step.n
  }
  return sums
}
