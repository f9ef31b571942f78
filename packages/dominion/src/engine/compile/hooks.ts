/** What waits for something to happen: abilities of cards and landscapes, and rules of tokens and of Exile. */
import { anyCard, copyOf, discard, each, it, pick, some, trash, upTo } from '../../language/build.ts'
import type { Condition, Holding, Step, Hook as Written, Zone } from '../../language/types.ts'
import { anyStep, walkSteps } from '../../language/walk.ts'
import * as op from './code.ts'
import { overpayCoins, overpayPotions } from './overpay.ts'
import { place } from './places.ts'
import { eventOf } from './waiting.ts'
import type { Writer } from './writer.ts'

/** A row of the table of effects. What is not said of it is as with most. */
function row(w: Writer, at: number, event: number, said: Partial<op.Hook> & { readonly pc: number }): op.Hook {
  const whose = said.whose ?? op.YOURS
  w.events[event] |= op.waitBit(at, whose)
  return {
    number: w.hooks++,
    at,
    place: -1,
    event,
    whose,
    filter: -1,
    ownedOnly: false,
    guard: -1,
    optional: false,
    immunity: false,
    replacement: undefined,
    needsIt: false,
    fromSupply: false,
    way: false,
    byOther: false,
    idle: false,
    exchange: -1,
    plays: false,
    ...said,
  }
}

/** What may be done instead of following the instructions of any Action. */
export function wayHook(w: Writer, steps: readonly Step[]): op.Hook {
  w.cards.forEach((card, kind) => {
    if (card.types.includes('Action')) w.watched[kind] = true
  })
  return row(w, op.AT_GAME, op.E_FOLLOW, {
    filter: w.expressions.filter({ is: 'type', type: 'Action' }),
    optional: true,
    pc: w.program([{ do: 'instead', steps }]),
    way: true,
  })
}

function onceMore(w: Writer): number {
  const around = w.jump(op.O_JUMP)
  const pc = w.code.length
  w.emit(op.O_ONCE_MORE)
  w.emit(op.O_END)
  w.land(around)
  return pc
}

/** Overpaying is one of what may happen when the card is bought. Where nothing can be paid, nothing is asked. */
export const overpayHook = (w: Writer, steps: readonly Step[]): op.Hook =>
  row(w, op.AT_EVENT, op.E_BOUGHT, { pc: overpaying(w, steps) })

/** Something that may be done instead of paying coins; what cannot be done of the two is not asked about. */
export function paying(w: Writer, step: Step): number {
  const pick =
    step.do === 'trash' && step.what.cards === 'pick' && String(step.what.from) === 'hand' ? step.what : undefined
  if (pick?.quantity !== 1) return w.refuse('paying otherwise than by trashing a card of the hand')
  const filter = w.expressions.filter(pick.filter)
  return w.program([step], (write) => {
    const holes = w.emit(op.O_PAYMENT, filter, w.site({ do: 'may', step }), 0, 0) - 2
    w.land(holes)
    write()
    w.emit(op.O_PURCHASE, 0)
    w.land(holes + 1)
    w.emit(op.O_PURCHASE, 1)
  })
}

/** Coins are paid beyond the price, and Potions where they make a difference; nothing happens where nothing is. */
function overpaying(w: Writer, steps: readonly Step[]): number {
  return w.program(
    speaksOfPotions(steps)
      ? [overpayCoins, { do: 'ifDid', step: overpayPotions, then: steps }]
      : [{ do: 'ifDid', step: overpayCoins, then: steps }],
  )
}

/** An ability of a card. What guards it is tested before, and choosing it says yes to its `may`. */
export function hook(w: Writer, ability: Written): op.Hook {
  const at = places[ability.at] ?? w.refuse(`an ability at "${ability.at}"`)
  // What is played again afterwards is known to be so before it does anything: then it is the first of the turn.
  const again = at === op.AT_YOURS && isPlayedAgain(ability)
  const on = withoutOther(ability)
  const { event, filter, whose } = eventOf(w, again ? ({ ...on, event: 'played' } as typeof on) : on, ability.steps)
  if (!heard[at].includes(event)) w.refuse(`"${ability.on.event}" for an ability at "${ability.at}"`)
  if (ability.oncePerTurn && at !== op.AT_YOURS) w.refuse('an ability of a card that can be used once a turn')
  w.entersElsewhere ||= anyStep(ability.steps, entersPlay)
  const { guard, optional, steps } =
    at === op.AT_EVENT ? always(ability.steps, ability.if) : whereItIsLeft(offered(ability.steps, ability.if), at)
  if (at === op.AT_HAND && !optional)
    w.refuse('a reaction that is not written ifDid(may(…), …) or may(…), guarded by one condition')
  const [first] = steps
  const then = first.do === 'ifDid' && first.then.length > 0 ? first.then[0] : first
  const gains = then.do === 'instead' && then.steps[0].do === 'gain' ? then.steps[0].what : undefined
  return row(w, at, event, {
    place: at === op.AT_PLACE ? place(w, ability.at as Zone) : -1,
    whose,
    filter,
    ownedOnly: event === op.E_TRASHED && at !== op.AT_GAME && at !== op.AT_YOURS,
    guard: guard ? w.expressions.condition(guard) : -1,
    optional,
    pc: again ? onceMore(w) : w.program(steps),
    immunity: then.do === 'beUnaffected',
    replacement: gains && 'is' in gains && gains.is === 'name' ? gains.name : undefined,
    needsIt: optional && event === op.E_GAINED && anyStep(steps, movesIt),
    fromSupply: 'from' in ability.on && ability.on.from === 'supply',
    byOther: 'by' in ability.on && ability.on.by === 'other',
    idle: at === op.AT_GAME && steps.every((step) => step.do === 'tokens'),
    exchange: at === op.AT_GAME && first.do === 'exchange' ? w.cards.findIndex(({ name }) => name === first.for) : -1,
    plays: first.do === 'play' && first.what.cards === 'this',
    ...(ability.oncePerTurn && { once: true }),
  })
}

/** What they do when something else happens to such a card. */
export function ofTokens(w: Writer): op.GameHook[] {
  if (!w.keeper.counters.some(({ name }) => name === 'trashing')) return []
  w.card = w.cards[0] // a step that names no card
  const filter = w.expressions.withToken('trashing')
  const pc = w.program([trash(pick(upTo(1), anyCard, 'hand'))])
  return [{ kind: -1, hook: row(w, op.AT_GAME, op.E_BOUGHT, { filter, pc }) }]
}

/** Who gains a card may discard all copies of it from Exile. */
export function ofExile(w: Writer): op.GameHook[] {
  if (!w.keeper.places.some(({ name }) => name === op.EXILE)) return []
  w.card = w.cards[0] // a step that names no card
  const guard = w.expressions.condition(some(copyOf(it), 'exile'))
  const pc = w.program([discard(each(copyOf(it), 'exile'))])
  return [{ kind: -1, hook: row(w, op.AT_GAME, op.E_GAINED, { guard, optional: true, pc, fromExile: true }) }]
}

const places: Partial<Record<Holding, number>> = {
  this: op.AT_EVENT,
  play: op.AT_PLAY,
  hand: op.AT_HAND,
  game: op.AT_GAME,
  yours: op.AT_YOURS,
  tavern: op.AT_PLACE,
}

/** Which windows look where. */
const heard: Readonly<Record<number, readonly number[]>> = {
  [op.AT_EVENT]: [op.E_GAINED, op.E_BOUGHT, op.E_TRASHED, op.E_DISCARDED, op.E_DISCARD, op.E_REVEALED],
  [op.AT_GAME]: [
    op.E_GAINED,
    op.E_BOUGHT,
    op.E_TRASHED,
    op.E_DISCARD,
    op.E_TURN_START,
    op.E_BUY_START,
    op.E_BUY_END,
    op.E_TURN_END,
  ],
  [op.AT_PLAY]: [op.E_PLAYED, op.E_GAINED, op.E_BOUGHT, op.E_TRASHED, op.E_CLEAN_UP],
  [op.AT_HAND]: [op.E_ATTACK, op.E_WOULD_GAIN, op.E_GAINED, op.E_BOUGHT, op.E_TRASHED],
  [op.AT_YOURS]: [
    op.E_PLAYED,
    op.E_RESOLVED,
    op.E_GAINED,
    op.E_BOUGHT,
    op.E_TRASHED,
    op.E_DISCARD,
    op.E_DISCARDED,
    op.E_TURN_START,
    op.E_BUY_START,
    op.E_BUY_END,
    op.E_TURN_END,
    op.E_GAME_END,
  ],
  [op.AT_PLACE]: [op.E_TURN_START, op.E_RESOLVED, op.E_GAINED, op.E_BUY_END],
}

/** Whether all that happens after a card was played is that it is played again. */
const isPlayedAgain = ({ on, steps: [step, ...more] }: Written): boolean =>
  on.event === 'resolved' && step.do === 'play' && step.what.cards === 'it' && more.length === 0

/** What is brought about by others only is told apart where the effect is offered. */
const withoutOther = ({ on }: Written): Written['on'] => {
  if (!('by' in on) || on.by !== 'other') return on
  const { by: _, ...rest } = on
  return rest
}

const entersPlay = (step: Step): boolean => step.do === 'play' || (step.do === 'put' && step.to === 'play')

const movesIt = (step: Step): boolean =>
  'what' in step && 'cards' in step.what && step.what.cards === 'it' && step.do !== 'reveal'

interface Offered {
  readonly guard?: Condition
  readonly optional: boolean
  readonly steps: readonly Step[]
}

const always = (steps: readonly Step[], guard?: Condition): Offered => ({
  optional: false,
  steps,
  ...(guard && { guard }),
})

/** Takes a guard and a `may` off the steps: what they ask is asked by offering the effect or not. */
function offered(steps: readonly Step[], guard?: Condition): Offered {
  const [only] = steps
  const guarded = guard && { guard }
  if (steps.length !== 1) return always(steps, guard)
  if (only.do === 'if' && !only.else && !guard) {
    const inner = offered(only.then)
    return inner.guard || !inner.optional ? always(steps) : { ...inner, guard: only.condition }
  }
  if (only.do === 'may') return { optional: true, steps: [only.step], ...guarded }
  if (only.do === 'ifDid' && only.step.do === 'may' && !only.else)
    return { optional: true, steps: [{ ...only, step: only.step.step }], ...guarded }
  return always(steps, guard)
}

/** What all can see to be used up is not offered to be gained. An offer from the hand would tell the hand, and stays. */
function whereItIsLeft(effect: Offered, at: number): Offered {
  const { optional, guard, steps } = effect
  const [only] = steps
  if (!optional || guard || at === op.AT_HAND || steps.length > 1 || only.do !== 'gain') return effect
  return 'is' in only.what && only.what.is === 'name' ? { ...effect, guard: some(only.what, 'supply') } : effect
}

/** Whether it makes a difference that Potions were overpaid: where a whole price is asked for. */
function speaksOfPotions(steps: readonly Step[]): boolean {
  let found = false
  walkSteps(steps, {
    filter: (filter) => {
      found ||= 'price' in filter && filter.price === 'overpaid'
    },
  })
  return found
}
