/**
 * Where on the table the options of a decision lie: on cards in the hand, on piles, on cards laid out for this decision,
 * on plates with a sentence, on buttons. Every option lies somewhere, and exactly once.
 */
import type { DominionQuestion, DominionView, Happened, Lies, OptionDetail, PromptData, Step } from '@freehold/dominion'
import type { Decision, Option } from '@freehold/kernel'
import { bandOf } from './full-view.ts'

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
  readonly from?: (typeof SHELVED_FROM)[number]
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
  readonly counters: ReadonlyMap<string, readonly number[]> // what may be spent of one's own tokens, where they lie
  readonly shelf: readonly LaidOut[] // cards that lie nowhere else on the table
  readonly plates: readonly Plate[]
  readonly buttons: readonly number[] // such as `end`, `done`, `no`
  readonly mayPass: boolean // choosing nothing is an answer, in way `one`
}

/** Places whose cards are laid out with a word about where they come from. */
const SHELVED_FROM = ['discard', 'trash', 'play'] as const

const nowhere: Placing = {
  way: 'one',
  hand: new Map(),
  piles: new Map(),
  landscapes: new Map(),
  counters: new Map(),
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
  readonly overpaying?: string // the card for which more than its price may be paid
}

export const detailOf = (decision: Decision): Detail => (decision.question.detail ?? {}) as Detail
export const kindOf = (decision: Decision): DominionQuestion => decision.question.kind as DominionQuestion

const optionDetail = (option: Option): OptionDetail => (option.detail ?? {}) as OptionDetail

/** Where the card of an option lies. Games of the first rules do not say it: then the key tells as much as it can. */
function placeOf(decision: Decision, option: Option): Lies | undefined {
  const { lies } = optionDetail(option)
  if (lies || decision.options.some((each) => optionDetail(each).lies)) return lies
  const kind = kindOf(decision)
  if (/^(play|reveal) /.test(option.key)) return { zone: 'hand', seat: decision.actor }
  if (option.key.startsWith('buy ') || kind === 'gain' || kind === 'name') return { zone: 'supply' }
  return kind === 'pick' ? { zone: 'hand', seat: decision.actor } : undefined
}

/** Cards that a question is about and that are nowhere to be clicked, such as the one that Library has just turned up. */
export function spokenOf(decision: Decision | null, view: DominionView): readonly string[] {
  if (!decision) return []
  // Who plays Treasures for what the Black Market has revealed wants to see it.
  if (kindOf(decision) === 'pick' && detailOf(decision).asked?.do === 'play') return laidAside(decision, view)
  if (!['choose', 'may'].includes(kindOf(decision))) return []
  const { vars = {} } = detailOf(decision).prompt ?? {}
  const names = Object.values(vars).flatMap((cards) => (cards ?? []).map(({ name }) => name))
  const held = view.seats[decision.actor].hand.cards ?? []
  return [...new Set(names)].filter((name) => !held.includes(name)).slice(0, MOST_SPOKEN_OF)
}
const MOST_SPOKEN_OF = 2

/** What lies openly aside of the one who is asked, unless it is that which can be chosen. */
function laidAside(decision: Decision, { seats }: DominionView): readonly string[] {
  const isInHand = decision.options.every((option) => placeOf(decision, option)?.zone === 'hand')
  return isInHand ? seats[decision.actor].aside.cards : []
}

/**
 * Whose hand is shown at the bottom: of the one for whom the viewer decides, else the viewer's own. Who watches a game
 * with open hands sees that of the player whose turn it is.
 */
export function handSeat({ turn, seats }: DominionView, you: number | null, decision: Decision | null): number | null {
  if (decision) return decision.actor
  if (you === null && seats[turn.seat].hand.cards) return turn.seat
  return you !== null && turn.decider === you ? turn.seat : you
}

export function placeOptions(decision: Decision | null, view: DominionView): Placing {
  if (!decision) return nowhere
  const way = wayOf(decision)
  const mayPass = way === 'one' && decision.min === 0
  const hand = new Map<string, number[]>()
  const piles = new Map<string, number[]>()
  const landscapes = new Map<string, number[]>()
  const counters = new Map<string, number[]>()
  const shelf: LaidOut[] = []
  const plates: Plate[] = []
  const buttons: number[] = []
  const band = new Set(bandOf(view).map(({ name }) => name))
  const beside = besidePiles(decision, view)
  const room = counted(view.seats[decision.actor]?.hand.cards ?? [])
  const into = (map: Map<string, number[]>, key: string, option: number): void => {
    map.set(key, [...(map.get(key) ?? []), option])
  }
  for (const [i, option] of decision.options.entries()) {
    const { card, as, landscape, spends, steps = [] } = optionDetail(option)
    const { zone, seat = decision.actor, place } = placeOf(decision, option) ?? {}
    const own = seat === decision.actor
    const held = room.get(card ?? '') ?? 0
    const pile = card !== undefined && zone === 'supply' ? pileOf(view, card) : undefined
    if (spends !== undefined && decision.actor === decision.seat) into(counters, spends, i)
    else if (landscape !== undefined) {
      if (way === 'order') shelf.push({ option: i, card: landscape })
      else if (band.has(landscape)) into(landscapes, landscape, i)
      else buttons.push(i)
    } else if (card === undefined) {
      if (kindOf(decision) === 'choose') plates.push({ option: i, steps })
      else buttons.push(i)
    } else if (way !== 'order' && zone === 'hand' && own && held > 0) {
      room.set(card, held - 1)
      into(hand, card, i)
    } else if (way !== 'order' && pile !== undefined && !(beside.size > 1 && beside.has(pile))) into(piles, pile, i)
    else {
      const from = way !== 'order' && own ? SHELVED_FROM.find((each) => each === zone) : undefined
      shelf.push({ option: i, card, ...(as && { as }), ...(from && { from }), ...(place && { place }) })
    }
  }
  return { way, hand, piles, landscapes, counters, shelf, plates, buttons, mayPass }
}

/** Piles that are not in the Supply share one place: where several may be chosen, their cards are laid out. */
function besidePiles(decision: Decision, view: DominionView): ReadonlySet<string> {
  const cards = decision.options.flatMap((option) =>
    placeOf(decision, option)?.zone === 'supply' ? (optionDetail(option).card ?? []) : [],
  )
  const named = cards.flatMap((card) => pileOf(view, card) ?? [])
  return new Set(named.filter((name) => view.piles.some(({ pile, supply }) => pile === name && !supply)))
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

const pileOf = ({ piles }: DominionView, card: string): string | undefined =>
  (piles.find((pile) => pile.card === card) ?? piles.find(({ pile }) => pile === card))?.pile
