/**
 * Where on the table the options of a decision lie: on cards in the hand, on piles, on cards laid out for this decision,
 * on plates with a sentence, on buttons. Every option lies somewhere, and exactly once.
 */
import type { Cards, DominionQuestion, DominionView, Happened, Pick, PromptData, Step } from '@freehold/dominion'
import type { Decision, Option } from '@freehold/kernel'

/** How the answer is given. */
export type Way =
  | 'one' // a click on an option is the answer
  | 'some' // several are chosen and then confirmed
  | 'order' // all of them, put in order
  | 'depth' // how deep in the deck

export interface LaidOut {
  readonly option: number
  readonly card: string
  readonly as?: string // it is that card at the moment
  readonly from?: 'discard' | 'trash' | 'play'
  readonly place?: string // a mat or the like where it lies
}

export interface Plate {
  readonly option: number
  readonly steps: readonly Step[] // that it stands for
}

export interface Placing {
  readonly way: Way
  readonly hand: ReadonlyMap<string, readonly number[]> // options by card held
  readonly piles: ReadonlyMap<string, readonly number[]> // options by pile
  readonly landscapes: ReadonlyMap<string, readonly number[]> // options by landscape
  readonly shelf: readonly LaidOut[] // cards that lie nowhere else on the table
  readonly plates: readonly Plate[]
  readonly buttons: readonly number[] // such as `end`, `done`, `no`
  readonly mayPass: boolean // choosing nothing is an answer, in way `one`
}

const nowhere: Placing = {
  way: 'one',
  hand: new Map(),
  piles: new Map(),
  landscapes: new Map(),
  shelf: [],
  plates: [],
  buttons: [],
  mayPass: false,
}

interface Detail {
  readonly asked?: Step
  readonly around?: Step // what may be done with it, or what follows from it
  readonly prompt?: PromptData
  readonly whose?: number
  readonly it?: string
  readonly happened?: Happened
}

export const detailOf = (decision: Decision): Detail => (decision.question.detail ?? {}) as Detail
export const kindOf = (decision: Decision): DominionQuestion => decision.question.kind as DominionQuestion

interface OptionDetail {
  readonly card?: string
  readonly as?: string
  readonly landscape?: string
  readonly place?: string
  readonly above?: number
  readonly cost?: number
  readonly steps?: readonly Step[]
}
const optionDetail = (option: Option): OptionDetail => (option.detail ?? {}) as OptionDetail

/** Cards that a question is about and that are nowhere to be clicked, such as the one that Library has just turned up. */
export function spokenOf(decision: Decision | null, view: DominionView): readonly string[] {
  if (!decision || !['choose', 'may'].includes(kindOf(decision))) return []
  const { vars = {} } = detailOf(decision).prompt ?? {}
  const names = Object.values(vars).flatMap((cards) => (cards ?? []).map(({ name }) => name))
  const held = view.seats[decision.actor].hand.cards ?? []
  return [...new Set(names)].filter((name) => !held.includes(name)).slice(0, MOST_SPOKEN_OF)
}
const MOST_SPOKEN_OF = 2

/** Whose hand is shown at the bottom: of the one for whom the viewer decides, else the viewer's own. */
export function handSeat({ turn }: DominionView, you: number | null, decision: Decision | null): number | null {
  if (decision) return decision.actor
  return you !== null && turn.decider === you ? turn.seat : you
}

export function placeOptions(decision: Decision | null, view: DominionView): Placing {
  if (!decision) return nowhere
  const way = wayOf(decision)
  const mayPass = way === 'one' && decision.min === 0
  const hand = new Map<string, number[]>()
  const piles = new Map<string, number[]>()
  const landscapes = new Map<string, number[]>()
  const shelf: LaidOut[] = []
  const plates: Plate[] = []
  const buttons: number[] = []
  const room = counted(view.seats[decision.actor]?.hand.cards ?? [])
  const into = (map: Map<string, number[]>, key: string, option: number) =>
    map.set(key, [...(map.get(key) ?? []), option])
  const source = sourceOf(decision)
  decision.options.forEach((option, i) => {
    const { card, as, landscape, place } = optionDetail(option)
    if (landscape !== undefined) {
      into(landscapes, landscape, i)
      return
    }
    if (card !== undefined && place !== undefined) {
      shelf.push({ option: i, card, place, ...(as && { as }) })
      return
    }
    if (card === undefined) {
      if (kindOf(decision) === 'choose') plates.push({ option: i, steps: optionDetail(option).steps ?? [] })
      else buttons.push(i)
      return
    }
    if (way === 'order') {
      shelf.push({ option: i, card, ...(as && { as }) })
      return
    }
    const held = room.get(card) ?? 0
    if (inHand(decision, option, source) && held > 0) {
      room.set(card, held - 1)
      into(hand, card, i)
      return
    }
    const pile = onPile(decision, option, source) ? pileOf(view, card) : undefined
    if (pile !== undefined) {
      into(piles, pile, i)
      return
    }
    const from = shelfSource(option, source)
    shelf.push({ option: i, card, ...(as && { as }), ...(from && { from }) })
  })
  return { way, hand, piles, landscapes, shelf, plates, buttons, mayPass }
}

function wayOf({ question, min, max, ordered, options }: Decision): Way {
  if (question.kind === 'position') return 'depth'
  if (ordered && min === max && max === options.length && max > 1) return 'order'
  return max > 1 ? 'some' : 'one'
}

const counted = (cards: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

const sources = ['hand', 'supply', 'elsewhere', 'handOrDiscard', 'discard', 'trash', 'play'] as const
type Source = (typeof sources)[number]

/** From where a card is picked, as the step of the card says. */
function sourceOf(decision: Decision): Source {
  const { asked, whose } = detailOf(decision)
  switch (kindOf(decision)) {
    case 'action':
    case 'buy':
      return 'hand'
    case 'gain':
    case 'name':
      return 'supply'
    case 'trigger':
      return 'hand'
    case 'pick':
      break
    default:
      return 'elsewhere'
  }
  if (!asked) return 'play' // which card leaves play next
  if (asked.do === 'discardDownTo' || asked.do === 'passLeft') return 'hand'
  const pick = pickIn(asked)
  if (!pick || !isZones(pick.from)) return 'elsewhere'
  const [zone, ...more] = pick.from
  if (whose !== undefined && whose !== decision.actor && zone !== 'supply' && zone !== 'trash') return 'elsewhere'
  if (more.length > 0) return pick.from.includes('hand') ? 'handOrDiscard' : 'elsewhere'
  return isSource(zone) ? zone : 'elsewhere'
}

const isSource = (zone: string): zone is Source => (sources as readonly string[]).includes(zone)

const isZones = (from: Pick['from']): from is Extract<Pick['from'], readonly unknown[]> => Array.isArray(from)

function pickIn(step: Step): Pick | undefined {
  const what = 'what' in step ? (step.what as Cards | { readonly is?: string; readonly pile?: string }) : undefined
  return what && 'cards' in what && what.cards === 'pick' ? what : undefined
}

function inHand(decision: Decision, { key }: Option, source: Source): boolean {
  switch (kindOf(decision)) {
    case 'action':
    case 'buy':
      return key.startsWith('play ')
    case 'trigger':
      return key.startsWith('reveal ')
    default:
      return source === 'hand' || (source === 'handOrDiscard' && !key.endsWith(' from discard'))
  }
}

const onPile = (decision: Decision, { key }: Option, source: Source): boolean =>
  kindOf(decision) === 'buy' ? key.startsWith('buy ') : source === 'supply'

const pileOf = ({ piles }: DominionView, card: string): string | undefined =>
  (piles.find((pile) => pile.card === card) ?? piles.find(({ pile }) => pile === card))?.pile

function shelfSource({ key }: Option, source: Source): LaidOut['from'] | undefined {
  if (key.endsWith(' from discard') || source === 'discard' || source === 'handOrDiscard') return 'discard'
  return source === 'trash' || source === 'play' ? source : undefined
}
