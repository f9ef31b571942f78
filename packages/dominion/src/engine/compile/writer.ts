/** What programs are written with: words of code, jumps that are landed later, tags for the names of a card, programs within programs. */
import type { Card, Cards, Heir, Landscape, Step, Var, Who } from '../../language/types.ts'
import { anyCards, speaksOf } from '../../language/walk.ts'
import * as op from './code.ts'
import { ExpressionWriter } from './expressions.ts'
import type { Keeper } from './keeper.ts'
import { NotRun } from './not-run.ts'
import { tokenPlace, zoneBits } from './places.ts'

/** The steps of a kind. */
export type StepOf<Kind extends Step['do']> = Step extends infer S
  ? S extends { readonly do: infer Does }
    ? Kind extends Does
      ? S
      : never
    : never
  : never

/** By kind of step, what writes it as code. */
export type StepWriters<Kinds extends Step['do'] = Step['do']> = {
  readonly [Kind in Kinds]: (w: Writer, step: StepOf<Kind>) => void
}

/** Steps that may come to nothing by what they ask or test. */
const guarding: readonly Step['do'][] = ['player', 'if', 'ifDid', 'may']

/** Writes something before and after the steps of a program. */
type Around = (write: () => void) => void

/** One for a whole game; the card that it works on changes. */
export class Writer {
  readonly code: number[] = [op.O_END] // so that no program begins at 0, which means none
  readonly sites: op.Site[] = []
  readonly states: op.StateNode[] = []
  readonly events: number[] = Array(op.EVENTS).fill(0)
  readonly watched: boolean[] // by kind: whether anything may wait for its being played
  readonly plain = new Map<number, boolean>()
  readonly parted = new Set<number>()
  entersElsewhere = false // cards come into play in turns of others
  hooks = 0

  readonly cards: readonly Card[]
  landscapes: readonly Landscape[] = []
  readonly pileOf: (name: string) => number
  readonly keeper: Keeper
  readonly expressions: ExpressionWriter
  private readonly writers: StepWriters

  // The card whose abilities are being written, and the names that the program at hand gives
  card!: Card | Heir | Landscape
  digs = new Set<Var>()
  many = new Set<number>() // tags under which several cards may be remembered
  sheets = new Set<number>() // tags under which Boons or Hexes are remembered, not cards
  private tags = new Map<string, number>()
  private nextTag = 0

  // What the steps at hand are inside of
  choosing = false
  looping = false
  repeating = false // whether the frame's count is in use
  collecting = -1 // the tag that grows from player to player instead of beginning anew
  filling = false // a hand, up to a size
  exchanged = false
  private unused = 0 // where the program begins that is over when it is done, until that is written

  constructor(cards: readonly Card[], pileOf: (name: string) => number, keeper: Keeper, writers: StepWriters) {
    this.cards = cards
    this.pileOf = pileOf
    this.keeper = keeper
    this.writers = writers
    this.watched = cards.map(() => false)
    this.expressions = new ExpressionWriter(cards, {
      keeper,
      reference: (of) => this.reference(of),
      isStillAside: (of) => of.cards === 'rest' && !this.digs.has(of.of),
      landscapeKind: (name) => this.landscapeKind(name),
      isSheets: (of) => of.cards === 'var' && this.sheets.has(this.reference(of)),
      whoCode: (who) => this.whoCode(who),
      zoneBits: (zones) => zoneBits(this, zones),
      tokenPlace: (token, on) => tokenPlace(this, token, on),
      refuse: (what) => this.refuse(what),
    })
  }

  // Words

  emit(...words: number[]): number {
    this.code.push(...words)
    return this.code.length
  }

  /** Writes a jump whose target is set later; returns the place of the target. */
  jump(...words: number[]): number {
    return this.emit(...words, 0) - 1
  }

  land(hole: number): void {
    this.code[hole] = this.code.length
  }

  /** Writes what is done, unless the jump before it leads past. */
  unless(words: readonly number[], write: () => void): void {
    const past = this.jump(...words)
    write()
    this.land(past)
  }

  /** Writes what is done again and again until the jump before it leads out. */
  loop(words: readonly number[], write: () => void): void {
    const begin = this.code.length
    this.unless(words, () => {
      write()
      this.emit(op.O_JUMP, begin)
    })
  }

  site(step: Step): number {
    return this.sites.push({ card: this.card, step, tags: this.tags }) - 1
  }

  num(n: Parameters<ExpressionWriter['num']>[0]): number {
    return this.expressions.num(n)
  }

  /** What stands in the card is not carried out. */
  refuse(what: string): never {
    throw new NotRun(this.card.name, what)
  }

  whoCode(who: Who | undefined): number {
    if (who === undefined) return op.WHO_ACTOR
    return { you: op.WHO_YOU, left: op.WHO_LEFT, right: op.WHO_RIGHT, them: op.WHO_THEM }[who]
  }

  landscapeKind(name: string): number {
    const at = this.landscapes.findIndex((each) => each.name === name)
    return at < 0 ? -1 : this.cards.length + at
  }

  // Names

  /** The tag of a name, or one of which nobody else speaks. */
  tag(name?: Var): number {
    const tag = (name === undefined ? undefined : this.tags.get(name)) ?? this.nextTag++
    if (name !== undefined) this.tags.set(name, tag)
    return tag
  }

  /** The same, with nothing remembered under it yet. */
  cleared(name?: Var): number {
    const tag = this.tag(name)
    this.emit(op.O_CLEAR, tag)
    return tag
  }

  /** Gives what is remembered under a tag a name. */
  call(name: Var, tag: number): void {
    this.tags.set(name, tag)
  }

  restTag(name: Var): number {
    return this.digs.has(name) ? this.tag(`${name} rest`) : this.tag(name)
  }

  /** The tag of a name that an earlier step remembers cards under. */
  private bound(name: Var): number {
    return this.tags.get(name) ?? this.refuse(`"${name}", which is spoken of before any step remembers cards under it`)
  }

  /** The tag of cards that are already known. */
  reference(cards: Cards): number {
    switch (cards.cards) {
      case 'this':
        return op.THIS_TAG
      case 'it':
        return op.IT_TAG
      case 'var':
        return this.bound(cards.name)
      case 'rest':
        return this.bound(cards.of) && this.restTag(cards.of)
      case 'aside':
        return op.TAG_ASIDE
      default:
        return this.refuse(`${cards.cards} where cards are meant that are already known`)
    }
  }

  /** The tags under which effects that wait remember cards of the program that set them up, as bits. */
  carried(steps: readonly Step[]): number {
    let bits = anyCards(steps, (cards) => cards.cards === 'aside') ? 1 << op.TAG_ASIDE : 0
    for (const [name, tag] of this.tags) if (speaksOf(steps, name)) bits |= 1 << tag
    return bits
  }

  // Programs

  steps(steps: readonly Step[]): void {
    for (const step of steps) this.step(step)
  }

  step(step: Step): void {
    if (!guarding.includes(step.do)) this.useUp()
    const write = this.writers[step.do] as (w: Writer, step: Step) => void
    write(this, step)
  }

  /** A program of its own, with its own names. Returns where it begins. */
  program(steps: readonly Step[], around?: Around): number {
    const { tags, digs, many, nextTag, sheets } = this
    Object.assign(this, { tags: new Map(), digs: new Set(), many: new Set(), sheets: new Set() })
    this.nextTag = op.TAG_ASIDE + 1
    const pc = this.waiting(steps, { ...(around && { around }) })
    Object.assign(this, { tags, digs, many, nextTag, sheets })
    return pc
  }

  /** Code that runs in a frame of its own but knows the same names: effects that wait. */
  waiting(steps: readonly Step[], { untilDone = false, around = undefined as Around | undefined } = {}): number {
    const { choosing, looping, repeating, collecting, unused } = this
    this.beginAnew()
    const past = this.jump(op.O_JUMP)
    const pc = this.code.length
    if (untilDone) this.unused = pc
    const isPlain = steps.every((step) => tokens.includes(step.do) || plainNumbers([step]))
    if (!isPlain) this.tick()
    if (around) around(() => this.steps(steps))
    else this.steps(steps)
    for (const tag of this.sheets) this.emit(op.O_PUT_AWAY, tag)
    this.emit(op.O_END)
    this.land(past)
    Object.assign(this, { choosing, looping, repeating, collecting, unused })
    const draws = steps.some((step) => step.do === 'draw')
    if (isPlain) this.plain.set(pc, draws)
    return pc
  }

  /** Inside of nothing, as at the beginning of a program, or after a card that was refused in the middle. */
  beginAnew(): void {
    Object.assign(this, { choosing: false, looping: false, repeating: false, collecting: -1, unused: 0 })
  }

  /** Does what is inside something of the same sort with words of the frame kept for afterwards. */
  nested(inside: 'choosing' | 'looping' | 'repeating', words: readonly number[], write: () => void): void {
    const isInner = this[inside]
    if (isInner) for (const word of words) this.emit(op.O_SAVE, word)
    this[inside] = true
    write()
    this[inside] = isInner
    if (isInner) for (const word of words.toReversed()) this.emit(op.O_RESTORE, word)
  }

  /** What somebody wrote may go on for ever; what is in the box does not. */
  tick(): void {
    if (this.card.set === 'Own') this.emit(op.O_TICK)
  }

  /** From here on an effect that waits until it is done once is done. */
  useUp(): void {
    if (this.unused > 0) this.emit(op.O_USED_UP, this.unused)
    this.unused = 0
  }
}

/** What a player gets that makes no difference to what else happens. */
const tokens: readonly Step['do'][] = ['points', 'coffers', 'villagers']

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
