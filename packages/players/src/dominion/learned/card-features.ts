/**
 * A card or landscape in numbers, read from the program it is written in. Its name is not among them, so a card that nobody
 * has met before makes as much sense as any other that says the same.
 */
import type { Card, Landscape, Num, Step } from '@freehold/dominion'
import { within } from '@freehold/dominion/language'
import { actionsOf, drawsOf, playSteps } from '../card-table.ts'
import { stepsWorth } from '../step-worth.ts'

/** Every word of the language for a deed; a new one does not compile without a place here. */
const deeds: Record<Step['do'], true> = {
  ...{
    actions: true,
    buys: true,
    coins: true,
    potions: true,
    points: true,
    coffers: true,
    villagers: true,
    debt: true,
  },
  ...{
    draw: true,
    discard: true,
    discardDownTo: true,
    trash: true,
    gain: true,
    play: true,
    put: true,
    untilHandSize: true,
  },
  ...{ reveal: true, look: true, dig: true, choose: true, buy: true, exchange: true, nameCard: true, passLeft: true },
  ...{ may: true, if: true, ifDid: true, chooseOptions: true, repeat: true, forEach: true, inAnyOrder: true },
  ...{ others: true, everyone: true, player: true, auction: true, on: true, nextTurn: true, hold: true, instead: true },
  ...{ pay: true, payOffDebt: true, tokens: true, turnOver: true, turnFaceDown: true, receive: true, take: true },
  ...{ shuffleDeck: true, keep: true, followInstructions: true, beUnaffected: true, become: true },
  ...{ toActionPhase: true, drawForNextTurn: true, extraTurn: true },
}
const deedAt = new Map(Object.keys(deeds).map((deed, i) => [deed, i]))

/** When and to whom it happens: at once, at another time, to others. */
const contexts = ['now', 'later', 'others'] as const
type Context = (typeof contexts)[number]

const types = ['Action', 'Treasure', 'Victory', 'Curse', 'Attack', 'Reaction', 'Duration', 'Night', 'Reserve'] as const
const sheets = ['Event', 'Project', 'Landmark', 'Way'] as const
const places = ['this', 'hand', 'play', 'tavern', 'exile', 'yours', 'game'] as const

const numbers = [
  ...['cost', 'potion', 'debt', 'draws', 'actions', 'coins', 'buys', 'terminal', 'points', 'pointsVary', 'worth'],
  ...['gainsUpTo', 'gainsCurse', 'gainsToHand', 'gainsTreasure', 'trashesFromHand', 'trashesItself', 'discounts'],
] as const
const numberAt = new Map<string, number>(numbers.map((name, i) => [name, i]))
const TYPES_AT = numbers.length
const SHEETS_AT = TYPES_AT + types.length
const HOOKS_AT = SHEETS_AT + sheets.length
const STATES_AT = HOOKS_AT + places.length
const DEEDS_AT = STATES_AT + places.length
export const CARD_FEATURES = DEEDS_AT + contexts.length * deedAt.size

/** What only may happen counts so much. */
const PERHAPS = 0.5
const MOST = 4

/** What somebody may choose to do, in the same numbers: a card that is nothing but these steps. */
export const programFeatures = (steps: readonly Step[]): Float32Array =>
  cardFeatures({ cost: undefined, abilities: [{ when: 'play', steps }] })

/** The number of a word of the language, by which the step that asks is told. */
export const deedNumber = (deed: Step['do']): number => deedAt.get(deed) ?? 0
export const DEEDS = deedAt.size

/** What is read of a card or landscape. */
type Written = Pick<Card, 'abilities'> & { cost?: Card['cost']; types?: Card['types']; type?: Landscape['type'] }

export function cardFeatures(card: Written): Float32Array {
  const row = new Float32Array(CARD_FEATURES)
  const set = (name: (typeof numbers)[number], value: number): void => {
    const at = numberAt.get(name) ?? 0
    row[at] = Math.max(row[at], value)
  }
  const play = playSteps(card)
  const always = (deed: 'coins' | 'buys'): number =>
    play.reduce((sum, step) => sum + (step.do === deed ? amountOf(step.n) : 0), 0)
  set('cost', (card.cost?.coins ?? 0) / 4)
  set('potion', card.cost?.potion ?? 0)
  set('debt', (card.cost?.debt ?? 0) / 4)
  set('draws', drawsOf(play))
  set('actions', actionsOf(play))
  set('coins', always('coins'))
  set('buys', always('buys'))
  row[numberAt.get('worth') ?? 0] = stepsWorth(play) / 3
  if (card.types) {
    for (const [i, type] of types.entries()) row[TYPES_AT + i] = card.types?.includes(type) ? 1 : 0
    set('terminal', card.types.includes('Action') && actionsOf(play) === 0 ? 1 : 0)
  } else for (const [i, type] of sheets.entries()) row[SHEETS_AT + i] = card.type === type ? 1 : 0
  for (const ability of card.abilities) {
    if (ability.when === 'scoring') {
      if (typeof ability.worth === 'number') row[numberAt.get('points') ?? 0] = ability.worth / 3
      else set('pointsVary', 1)
    }
    if (ability.when === 'hook') row[HOOKS_AT + places.indexOf(ability.at)] += 1
    if (ability.when === 'while') {
      row[STATES_AT + places.indexOf(ability.at)] += 1
      if (ability.state.state === 'costsLess') set('discounts', amountOf(ability.state.coins))
    }
    const own = ability.when === 'hook' && ability.on.whose === 'others' ? 'others' : 'later'
    if ('steps' in ability) add(ability.steps, ability.when === 'play' ? 'now' : own, 1)
    else if ('step' in ability) add([ability.step], 'later', PERHAPS)
  }
  return row

  function add(steps: readonly Step[], context: Context, share: number): void {
    for (const step of steps) addStep(step, context, share)
  }

  function addStep(step: Step, context: Context, share: number): void {
    const at = DEEDS_AT + contexts.indexOf(context) * deedAt.size + (deedAt.get(step.do) ?? 0)
    row[at] += share * ('n' in step && step.n !== undefined ? amountOf(step.n) : step.do === 'play' ? step.times : 1)
    special(step, context)
    const inner = insideOf(step, context)
    for (const [i, list] of within(step).entries()) add(list, inner, share * shareOf(step, i))
  }

  function special(step: Step, context: Context): void {
    if (step.do === 'hold' && step.state.state === 'costsLess') set('discounts', amountOf(step.state.coins))
    if (step.do === 'trash') {
      if (step.what.cards === 'this') set('trashesItself', 1)
      if (step.what.cards === 'pick' && Array.isArray(step.what.from) && step.what.from.includes('hand'))
        if (context !== 'others') set('trashesFromHand', quantityOf(step.what.quantity) / 2)
    }
    if (step.do !== 'gain') return
    if (step.to !== undefined) set('gainsToHand', 1)
    if (!('is' in step.what)) return
    for (const filter of step.what.is === 'all' ? step.what.filters : [step.what]) {
      if (filter.is === 'name') set(filter.name === 'Curse' ? 'gainsCurse' : 'gainsTreasure', 1)
      if (filter.is === 'type' && filter.type === 'Treasure') set('gainsTreasure', 1)
      if (filter.is === 'costingUpTo') set('gainsUpTo', typeof filter.price === 'number' ? filter.price / 4 : 1)
    }
  }
}

/** When and to whom the steps inside a step happen. */
function insideOf(step: Step, context: Context): Context {
  if (step.do === 'others' || (step.do === 'player' && step.who !== 'you')) return 'others'
  return context === 'now' && (step.do === 'on' || step.do === 'nextTurn') ? 'later' : context
}

/** How much of a list of steps inside a step counts. */
function shareOf(step: Step, list: number): number {
  switch (step.do) {
    case 'if':
      return PERHAPS
    case 'ifDid':
      return list === 2 ? PERHAPS : 1
    case 'chooseOptions':
      return Math.min(1, amountOf(step.n) / step.options.length)
    case 'repeat':
      return amountOf(step.n)
    default:
      return 1
  }
}

const amountOf = (n: Num | 'all' | 'anyNumber'): number => (typeof n === 'number' ? Math.min(MOST, n) : 1)

const quantityOf = (
  quantity: Extract<Extract<Step, { do: 'trash' }>['what'], { cards: 'pick' }>['quantity'],
): number =>
  typeof quantity === 'number'
    ? quantity
    : typeof quantity === 'string'
      ? MOST
      : 'upTo' in quantity
        ? Math.min(MOST, quantity.upTo)
        : 1
