/** What is fixed for a whole game: which cards, in which piles, for how many players, by which rules. */
import type { Ability, Card, Heir, Landscape, Step } from '../../language/types.ts'
import { everyStep } from '../../language/walk.ts'
import type { Code } from '../compile/code.ts'
import { compile } from '../compile/compile.ts'
import { fitsMemory, type Layout, layOut, type Needs } from './layout.ts'

export interface PileSpec {
  readonly name: string
  readonly cards: readonly { readonly kind: number; readonly copies: number }[] // the lowest first, unless it is shuffled
  readonly count: number // how many of them lie in it at the start
  readonly supply: boolean
  readonly endsGame: boolean // when it is empty
  readonly mark?: 'bane'
  readonly homeless?: true // no pile of the game: cards come from it that have none
  readonly asideFor?: string // the landscape whose one card it is: nothing is gained from it
  readonly obelisk?: boolean // its cards count for the Obelisk
  readonly shuffled?: boolean // nobody knows the order of what lies in it
  readonly faceDown?: boolean // nor what lies on top
}

/** A place with a name where cards of a player lie apart from the rest. */
export interface PlaceSpec {
  readonly name: string
  readonly seenBy: 'all' | 'owner' | 'nobody'
}

/** A number of each player. */
export interface CounterSpec {
  readonly name: string
  readonly lasts: 'game' | 'turn' // until the player's next turn begins
  readonly of?: 'pile' | 'kind' // it is the number, from 1, of the pile where a token of the player lies, or of a kind of card
  readonly but?: number // the kind that it never is
}

/** A number of each player for every kind: what was done with it. */
export interface TallySpec {
  readonly of: Tally
  readonly lasts: 'turn' | 'ownTurn' | 'game' // until the next turn begins, or the next of that player, or for ever
}

export const tallied = ['gained', 'bought', 'trashed', 'discarded', 'played'] as const
export type Tally = (typeof tallied)[number]

/** What only some games keep. */
export interface Keeps {
  readonly places: readonly PlaceSpec[]
  readonly counters: readonly CounterSpec[]
  readonly tokens: readonly string[] // kinds of tokens that lie on piles
  readonly tallies: readonly TallySpec[]
}
const nothing: Keeps = { places: [], counters: [], tokens: [], tallies: [] }

/** Rules on which editions and sheets disagree. */
export interface RuleSwitches {
  readonly shuffleUnder: boolean // a short deck gets the shuffled discard pile under it first, instead of when it is used up
  readonly coveredIsLost: boolean // a card covered in a discard pile counts as moved
  readonly tracker?: 'points' | 'decks' // what everybody is told of everybody: points, or all cards too
  readonly countsHidden?: boolean // of discard piles, and of decks from all but their owners
  readonly emptyPilesToEnd: number
  readonly mostTurns?: number // of everybody together, after which the game is over; without end unless said
  readonly coffersAnyTime?: boolean // in one's turn, and not only before the first purchase of the Buy phase
}

/** Which decisions with one possible answer are asked nevertheless. */
export const askings = ['all', 'secret', 'open'] as const
/**
 * `all`: every one. `secret`: those that would tell the others something about hidden cards if they were passed over.
 * `open`: none.
 */
export type Asking = (typeof askings)[number]

export interface Setting {
  readonly players: number
  readonly kinds: readonly Card[]
  readonly landscapes: readonly Landscape[] // numbered on behind the kinds
  readonly piles: readonly PileSpec[]
  readonly cards: number
  readonly idKind: Uint16Array
  readonly pileBase: readonly number[] // the first card of each pile
  readonly pileStored: readonly number[] // where its cards are listed; -1: they are not, being always the same
  readonly pileOfKind: readonly number[]
  readonly called: readonly number[] // by kind: the one of that name, which is itself but for what is like another
  readonly like: readonly number[] // by kind: the one whose abilities it has, likewise
  readonly heirCards: readonly number[] // the cards that may be like another
  readonly start: readonly (readonly [kind: number, copies: number])[] // of each player's first deck
  readonly boonsAside: number // that are set aside for a card
  readonly druid: readonly number[] // those of them that were chosen
  readonly trash: readonly number[] // kinds of the cards that lie there from the beginning
  readonly rules: RuleSwitches
  readonly asking: Asking
  readonly keeps: Keeps
  readonly code: Code
  readonly needs: Needs
  readonly layout: Layout
}

/** What a setting is made from. */
export interface SettingSpec extends Pick<Setting, 'players' | 'kinds' | 'piles' | 'start' | 'rules' | 'asking'> {
  readonly landscapes?: readonly Landscape[]
  readonly keeps?: Partial<Keeps>
  readonly trash?: readonly number[] // nothing unless said
  readonly druid?: readonly number[]
}

export function makeSetting(spec: SettingSpec): Setting {
  const { players, kinds, piles, start, landscapes = [], trash = [] } = spec
  const pileOfKind = kinds.map(() => -1)
  const pileBase: number[] = []
  const idKind: number[] = []
  piles.forEach((pile, p) => {
    pileBase.push(idKind.length)
    for (const { kind, copies } of pile.cards) {
      if (!pile.homeless) pileOfKind[kind] = p
      for (let i = 0; i < copies; i++) idKind.push(kind)
    }
  })
  for (let seat = 0; seat < players; seat++)
    for (const [kind, copies] of start) for (let i = 0; i < copies; i++) idKind.push(kind)
  idKind.push(...trash)
  const called = kinds.map((card, kind) => (isHeir(card) ? kinds.findIndex(({ name }) => name === card.name) : kind))
  const like = kinds.map((card, kind) => (isHeir(card) ? kinds.indexOf(card.like) : kind))
  const named = called.find((kind, heir) => kind !== heir)
  const heirCards = named === undefined ? [] : [...idKind.keys()].filter((id) => idKind[id] === named)
  called.forEach((kind, heir) => {
    pileOfKind[heir] = pileOfKind[kind]
  })
  const pileOf = (name: string) => piles.findIndex((pile) => pile.name === name)
  const code = compile(kinds, pileOf, { ...nothing, ...spec.keeps }, landscapes)
  const { keeps } = code
  const returning = returningSteps([...kinds, ...landscapes])
  let pileCards = 0
  const pileStored = piles.map((pile) => {
    const returns = () => kinds.some((card, kind) => called[kind] === pile.cards[0].kind && canReturn(returning, card))
    if (pile.cards.length === 1 && pile.supply && !returns()) return -1
    const at = pileCards
    // Cards of the first decks may come to lie there too.
    const owned = (kind: number) => players * (start.find(([own]) => own === kind)?.[1] ?? 0)
    pileCards += pile.cards.reduce((sum, { kind, copies }) => sum + copies + owned(kind), 0)
    return at
  })
  const needs = {
    players,
    piles: piles.length,
    pileCards,
    cards: idKind.length,
    kinds: kinds.length,
    landscapes: landscapes.length,
    counters: keeps.counters.length,
    tokens: keeps.tokens.length,
    tallies: keeps.tallies.length,
    heirs: heirCards.length > 0 ? heirCards.length + players : 0,
    ...roomFor([...kinds, ...landscapes], keeps),
  }
  const cards = idKind.length
  const layout = layOut(needs)
  return {
    ...spec,
    landscapes,
    boonsAside: boonsAside(kinds),
    druid: spec.druid ?? [],
    trash,
    cards,
    idKind: Uint16Array.from(idKind),
    pileBase,
    pileStored,
    pileOfKind,
    called,
    like,
    heirCards,
    keeps,
    code,
    needs,
    layout,
  }
}

/** Whether a card is one that is like another. */
const isHeir = (card: Card | Landscape): card is Heir => 'like' in card

const boonsAside = (kinds: readonly Card[]): number =>
  kinds
    .flatMap(({ abilities }) => abilities.flatMap((each) => (each.when === 'setup' ? each.arrange : [])))
    .reduce((sum, each) => sum + (each.arrange === 'setAside' && each.what === 'Boons' ? each.n : 0), 0)

/** A step that puts cards back onto their piles, and what says so. */
interface Returning {
  readonly by: Card | Landscape
  readonly step: Extract<Step, { do: 'put' | 'exchange' }>
}

const returningSteps = (of: readonly (Card | Landscape)[]): Returning[] =>
  of.flatMap((by) =>
    everyStep(by).flatMap(({ step }) =>
      step.do === 'exchange' || (step.do === 'put' && (step.to === 'pile' || step.to === 'pileBottom'))
        ? [{ by, step }]
        : [],
    ),
  )

/** Whether a card can come to lie on its pile again, so that it must be known which of them lie there. */
function canReturn(returning: readonly Returning[], card: Card): boolean {
  // A card that becomes another of the supply goes where that one would go.
  const becomes = everyStep(card).some(({ step }) => step.do === 'become')
  const mayBe = (other: Card | Landscape) => other === card || (becomes && 'pile' in other && lyingInSupply(other))
  return returning.some(
    ({ by, step }) => mayBe(by) || step.what.cards !== 'this' || ('type' in by && card.types.includes('Action')),
  )
}

/** By itself, or among the cards of a pile. */
const lyingInSupply = ({ pile }: Card): boolean => pile.in === 'supply' || pile.in === 'mixed'

/** The same with more room for what can grow: twice as much, and less where the memory has not that much left. */
export function roomier(of: Setting): Setting {
  const needs = [2, 1.5, 1.25].map((times) => grown(of, times)).find(fitsMemory) ?? grown(of, 2)
  return { ...of, needs, layout: layOut(needs) }
}

function grown({ needs, keeps }: Setting, times: number): Needs {
  const { stack, records, overlays, placed } = needs
  const more = (n: number) => Math.ceil(times * n) + 8
  return {
    ...needs,
    stack: Math.ceil(times * stack),
    records: more(records),
    overlays: more(overlays),
    placed: keeps.places.length > 0 ? more(placed) : 0,
  }
}

/** The same with the room that another has. */
export const withRoom = (of: Setting, needs: Needs): Setting => ({ ...of, needs, layout: layOut(needs) })

/** Room for what can grow: enough for what people play; `state.ts` finds more where it is not. */
function roomFor(
  kinds: readonly (Card | Landscape)[],
  keeps: Keeps,
): Pick<Needs, 'stack' | 'records' | 'overlays' | 'placed'> {
  const room = { stack: 400, records: 0, overlays: 0, placed: keeps.places.length > 0 ? 16 : 0 }
  for (const card of kinds) {
    const all = everyStep(card).map(({ step }) => step)
    const steps = new Set<string>(all.map((step) => step.do))
    // What waits for Clean-up gathers over a whole turn.
    const gathers = all.some((step) => step.do === 'on' && step.trigger.event === 'cleanUp')
    if (steps.has('play')) room.stack += 170 // ten of them, one inside the other
    if (steps.has('on')) room.records += gathers ? 8 : 4
    if (steps.has('nextTurn') || steps.has('extraTurn')) room.records += 14
    if (all.some(isKept)) room.records += 6
    if (steps.has('turnFaceDown')) room.records += 4
    if (card.abilities.some(isPlaced)) room.records += 10 // the whole pile in one shuffle
    if (steps.has('become')) room.overlays += 10
  }
  return room
}

/** Where the card goes in a shuffle is asked, and kept until then. */
const isPlaced = (ability: Ability): boolean =>
  ability.when === 'hook' && ability.at === 'this' && ability.on.event === 'shuffle'

/** A state that is kept as a record: cards that cost less for the turn are but a number. */
const isKept = (step: Step): boolean =>
  step.do === 'hold' && !(step.for === 'turn' && step.state.state === 'costsLess' && step.state.filter.is === 'any')
