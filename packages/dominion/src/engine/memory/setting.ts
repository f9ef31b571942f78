/** What is fixed for a whole game: which cards, in which piles, for how many players, by which rules. */
import type { Ability, Card, Landscape, Step } from '../../language/types.ts'
import { everyStep } from '../../language/walk.ts'
import {
  C_AT_LEAST,
  C_AT_MOST,
  C_EXACTLY,
  COINS_RESOURCE,
  type Code,
  E_EXTRA_TURN,
  E_GAME_END,
  EVENTS,
  type Hook,
  K_KIND,
  K_TYPE,
  N_CONST,
  N_HAVE,
  N_PLAYED,
  O_ADD,
  O_DRAW,
  O_FORGET,
  O_JUMP,
  ST_NO_ACTIONS,
  stateBit,
  TO_DISCARD,
  typeBit,
  typeBits,
} from '../compile/code.ts'
import { compile } from '../compile/compile.ts'
import {
  ACTIONS_COUNT,
  ARRIVALS,
  ASK_ALL,
  ASK_SECRET,
  BONUS_TOKENS,
  COFFERS,
  COFFERS_ANY_TIME,
  COINS_APART,
  COST_TOKEN,
  COUNTED_COIN,
  COUNTED_KINDS,
  COVERED_IS_LOST,
  DEBT,
  EMPTY_TO_END,
  ENTERS_ELSEWHERE,
  EVERYONE,
  HELD_ACTION,
  HELD_NIGHT,
  HELD_TREASURE,
  KINDS,
  L,
  LANDSCAPES,
  LAST_BUT,
  LAST_GAINED,
  type Layout,
  layOut,
  MINUS_CARD,
  MINUS_COIN,
  MOST_TURNS,
  type Needs,
  NIGHTS,
  PILES,
  PLAIN,
  SEATS,
  SHUFFLE_ASKS,
  SHUFFLE_UNDER,
  STATES,
  TALLIES,
  useLayout,
  VILLAGERS,
} from './layout.ts'

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
  const pileOf = (name: string) => piles.findIndex((pile) => pile.name === name)
  const code = compile(kinds, pileOf, { ...nothing, ...spec.keeps }, landscapes)
  const { keeps } = code
  const returning = returningSteps([...kinds, ...landscapes])
  let pileCards = 0
  const pileStored = piles.map((pile) => {
    if (pile.cards.length === 1 && pile.supply && !canReturn(returning, kinds[pile.cards[0].kind])) return -1
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
    keeps,
    code,
    needs,
    layout,
  }
}

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
  const mayBe = (other: Card | Landscape) =>
    other === card || (becomes && 'pile' in other && other.pile.in === 'supply')
  return returning.some(
    ({ by, step }) => mayBe(by) || step.what.cards !== 'this' || ('type' in by && card.types.includes('Action')),
  )
}

/** The same with more room for what can grow. */
export function roomier(of: Setting): Setting {
  const { stack, records, overlays, placed } = of.needs
  const more = (n: number) => 2 * n + 8
  const needs = {
    ...of.needs,
    stack: 2 * stack,
    records: more(records),
    overlays: more(overlays),
    placed: of.keeps.places.length > 0 ? more(placed) : 0,
  }
  return { ...of, needs, layout: layOut(needs) }
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

// The setting in use, spread out for speed
const KIND_TABLE = 1024 // tables of 64 bytes or less would lie on the heap, where every look costs more
const PILE_TABLE = 256
const CARDS = 2048
export const idKind = new Uint16Array(CARDS)
/** What each card adds to the cards in hand that can be played, see `HELD`. */
export const idHeld = new Int32Array(CARDS)
/** The events, as bits, that a card waits for once somebody has it. */
export const idWaits = new Int32Array(CARDS)
/**
 * Of a card that is nothing but coins a word that can be added up: 1, its coins, and 1 where its plays are counted; 0 of every
 * other card.
 */
export const idCoins = new Int32Array(2 * CARDS)
/** Added to the card: the same, but 0 also for kinds whose plays something may wait for. */
export const UNWATCHED = CARDS
export const COINS_SHIFT = 10
export const COINS_MASK = 4095
export const COUNTED_SHIFT = 22
export const kindCoins = new Int16Array(KIND_TABLE)
/** Where cards of a kind lie that wait for anything, as bits. */
export const kindHooked = new Uint8Array(KIND_TABLE)
/** The events, as bits, that a kind waits for once somebody has one of it. */
export const kindWaits = new Int32Array(KIND_TABLE)
export const SEEN_BY_ALL = 0
export const SEEN_BY_OWNER = 1
export const placeSeen = new Uint8Array(KIND_TABLE) // by place: who sees what lies there
export const VARIES = -1000 // in place of a number that is not always the same
export const kindPoints = new Int16Array(KIND_TABLE) // what each is worth at the end
export const kindPotion = new Uint8Array(KIND_TABLE)
export const kindDebt = new Uint8Array(KIND_TABLE)
/** What of a cost is not coins, as one number: cards that cost nothing but coins have 0. */
export const kindBeside = new Uint8Array(KIND_TABLE)
export const kindTypes = new Int32Array(KIND_TABLE)
export const kindOwnTypes = new Int32Array(KIND_TABLE) // whatever it is besides for now
export const kindPile = new Int16Array(KIND_TABLE)
export const kindPlay = new Int32Array(KIND_TABLE) // where its program begins
export const kindPayment = new Int32Array(KIND_TABLE) // … and that of buying it otherwise than with coins; 0: there is none
export const kindBefore = new Int32Array(KIND_TABLE) // … and that of what it does before it is played; 0: nothing
/** … and where it goes on after the four numbers that follow, with which it begins. */
export const kindRest = new Int32Array(KIND_TABLE)
export const kindPlain = new Uint8Array(KIND_TABLE) // a play is only these
export const plainDraw = new Uint8Array(KIND_TABLE)
export const plainActions = new Uint8Array(KIND_TABLE)
export const plainBuys = new Uint8Array(KIND_TABLE)
export const plainCoins = new Uint8Array(KIND_TABLE)
export const kindCounted = new Uint8Array(KIND_TABLE)
/** What a kind does when played that is something else besides; 0: what it says itself. */
export const kindAlso = new Int32Array(KIND_TABLE)
export const kindWatched = new Uint8Array(KIND_TABLE)
export const kindArrives = new Uint8Array(KIND_TABLE) // where it is gained to unless said
export const kindPlaced = new Uint8Array(KIND_TABLE) // its owner says where it goes when it is shuffled
export const pileBase = new Int16Array(PILE_TABLE)
export const pileStored = new Int16Array(PILE_TABLE)
export const pileKind = new Int16Array(PILE_TABLE) // what all its cards are; -1: they differ
export const pileFace = new Int16Array(PILE_TABLE) // the card that says what a pile is as a whole, whatever lies on top
export const pileShuffled = new Int16Array(PILE_TABLE) // how many cards are shuffled before the game; 0: none
export const pileSupply = new Uint8Array(PILE_TABLE)
export const pileMarked = new Uint8Array(PILE_TABLE) // the Bane
export const pileEnds = new Uint8Array(PILE_TABLE)
/** What a pile of the supply costs in coins where that is all, whatever lies on top; -1: it must be looked into. */
export const pilePrice = new Int16Array(PILE_TABLE)
export const waited = new Uint16Array(KIND_TABLE) // by event: what in this game waits for it
export let setting: Setting
/** The bit of those who only watch, among the seats that know something. */
export const AUDIENCE = 64
export const countedKind = new Uint16Array(KIND_TABLE) // the kinds that are counted
export const code = new Int32Array(1 << 15)
export const windowAt = new Int32Array(KIND_TABLE) // by event: where the code of its windows begins
export const playAt = new Int32Array(KIND_TABLE) // … and that of a play, by what of it is still to be done
export const PLAY_ALL = 0
export const PLAY_RUN = 1 // the card does what it says
/** Numbers of programs that are always the same; `VARIES` where they are not. */
export const fixedNumber = new Int16Array(1 << 15)
/** Conditions that ask for nothing but how often what was played this turn, and so need no frame. */
export const fixedCondition = new Uint8Array(1 << 14)
/** Whether kinds fit filters, by filter and kind, as far as that never changes and was asked before; 0: ask. */
export const fixedFits = new Uint8Array(1 << 18)
export const FITS = 1
/** What a filter asks for among the cards that can be played, see `HELD`; 0: something else. */
export const filterHeld = new Int32Array(1 << 14)
/** The one kind that fits a filter, which may not be in the game; `SEVERAL_KINDS` where it is not about one. */
export const filterKind = new Int16Array(1 << 14)
export const SEVERAL_KINDS = -2
export const FITS_NOT = 2

/** Makes a setting the one that the working memory is about. */
export function use(next: Setting): void {
  if (setting === next) return
  setting = next
  const { keeps } = next
  code.set(next.code.code)
  windowAt.set(next.code.procedures.windows)
  playAt[PLAY_ALL] = next.code.procedures.play
  playAt[PLAY_RUN] = next.code.procedures.run
  next.code.nums.forEach(({ op, a }, num) => {
    fixedNumber[num] = op === N_CONST ? a : VARIES
  })
  next.code.filters.forEach(({ op, a }, filter) => {
    filterKind[filter] = op === K_KIND ? a : SEVERAL_KINDS
    filterHeld[filter] = op === K_TYPE ? heldAs(a) : 0
  })
  const countsPlays = (num: number): boolean => {
    const { op, a } = next.code.nums[num]
    return op === N_CONST || (op === N_PLAYED && next.code.filters[a].fixed)
  }
  next.code.conditions.forEach(({ op, a, b }, condition) => {
    const compares = op === C_AT_LEAST || op === C_AT_MOST || op === C_EXACTLY
    fixedCondition[condition] = Number(compares && countsPlays(a) && countsPlays(b))
  })
  fixedFits.fill(0, 0, next.code.filters.length * next.kinds.length)
  L[SEATS] = next.players
  L[PILES] = next.piles.length
  L[KINDS] = next.kinds.length
  L[LANDSCAPES] = next.landscapes.length
  L[EVERYONE] = ((1 << next.players) - 1) | AUDIENCE
  L[COVERED_IS_LOST] = Number(next.rules.coveredIsLost)
  L[SHUFFLE_UNDER] = Number(next.rules.shuffleUnder)
  L[EMPTY_TO_END] = next.rules.emptyPilesToEnd
  L[MOST_TURNS] = next.rules.mostTurns ?? 0x7fff
  L[ASK_ALL] = Number(next.asking === 'all')
  L[ASK_SECRET] = Number(next.asking !== 'open')
  L[TALLIES] = Number(keeps.tallies.length > 0 || keeps.counters.some(({ lasts }) => lasts === 'turn'))
  const counter = (name: string): number => keeps.counters.findIndex((each) => each.name === name) + 1
  L[ENTERS_ELSEWHERE] = Number(next.code.entersElsewhere)
  L[BONUS_TOKENS] = Number(next.code.bonuses.length > 0)
  L[COST_TOKEN] = counter('minusCost')
  L[MINUS_CARD] = counter('minusCard')
  L[MINUS_COIN] = counter('minusCoin')
  keeps.places.forEach(({ seenBy }, place) => {
    placeSeen[place] = ['all', 'owner', 'nobody'].indexOf(seenBy)
  })
  L[COFFERS] = keeps.counters.findIndex(({ name }) => name === 'coffers')
  L[VILLAGERS] = keeps.counters.findIndex(({ name }) => name === 'villagers')
  L[LAST_GAINED] = keeps.counters.findIndex(({ of }) => of === 'kind')
  L[LAST_BUT] = L[LAST_GAINED] < 0 ? -1 : (keeps.counters[L[LAST_GAINED]].but ?? -1)
  L[COFFERS_ANY_TIME] = Number(next.rules.coffersAnyTime === true)
  L[ACTIONS_COUNT] = Number(next.code.nums.some(({ op, a }) => op === N_HAVE && a === 0))
  L[DEBT] = keeps.counters.findIndex(({ name }) => name === 'debt')
  L[COUNTED_KINDS] = 0
  next.code.countedKinds.forEach((counted, kind) => {
    if (counted) countedKind[L[COUNTED_KINDS]++] = kind
  })
  useLayout(next.layout)
  idKind.set(next.idKind)
  next.piles.forEach((pile, p) => {
    pileBase[p] = next.pileBase[p]
    pileStored[p] = next.pileStored[p]
    pileKind[p] = pile.cards.length === 1 ? pile.cards[0].kind : -1
    pileFace[p] = pile.cards.at(-1)?.kind ?? -1
    pileShuffled[p] = pile.shuffled ? pile.cards.reduce((sum, { copies }) => sum + copies, 0) : 0
    pileSupply[p] = pile.supply ? 1 : 0
    pileEnds[p] = pile.endsGame ? 1 : 0
    pileMarked[p] = pile.mark ? 1 : 0
  })
  L[NIGHTS] = Number(next.kinds.some(({ types }) => types.includes('Night')))
  L[SHUFFLE_ASKS] = Number(next.code.kinds.some(({ placed, topPick }) => placed || topPick >= 0))
  L[ARRIVALS] = Number(next.code.kinds.some(({ arrives }) => arrives !== TO_DISCARD))
  const ignoresActions = next.code.states.some(({ what }) => what === ST_NO_ACTIONS)
  next.kinds.forEach((card, kind) => {
    const { play, beforePlay, plain: numbers, placed, arrives } = next.code.kinds[kind]
    kindArrives[kind] = arrives
    // A draw that may ask something is more than a number, and so are Actions that may be ignored.
    const isMore = numbers && ((L[SHUFFLE_ASKS] && numbers[0] > 0) || (ignoresActions && numbers[1] > 0))
    const plain = isMore ? undefined : numbers
    kindPlaced[kind] = placed ? 1 : 0
    kindCoins[kind] = card.cost.coins
    kindPotion[kind] = card.cost.potion ?? 0
    kindDebt[kind] = card.cost.debt ?? 0
    kindBeside[kind] = kindPotion[kind] | (kindDebt[kind] << 1)
    kindOwnTypes[kind] = typeBits(card)
    kindTypes[kind] = kindOwnTypes[kind]
    kindPile[kind] = next.pileOfKind[kind]
    kindPlay[kind] = play
    kindBefore[kind] = beforePlay
    kindPayment[kind] = next.code.kinds[kind].payment
    kindPlain[kind] = plain ? 1 : 0
    const first = [...(plain ?? [0, 0, 0, 0])]
    kindRest[kind] = plain ? play : pastOpening(play, first, ignoresActions)
    plainDraw[kind] = first[0]
    plainActions[kind] = first[1]
    plainBuys[kind] = first[2]
    plainCoins[kind] = first[3]
    kindCounted[kind] = next.code.countedKinds[kind] ? 1 : 0
    kindWatched[kind] = next.code.watchedKinds[kind] ? 1 : 0
    kindWaits[kind] = waitsOf(kind)
    kindHooked[kind] = next.code.kinds[kind].hooks.reduce(
      (bits, { length }, at) => bits | (length > 0 ? 1 << at : 0),
      0,
    )
    kindPoints[kind] = fixedNumber[next.code.kinds[kind].points]
  })
  next.landscapes.forEach(({ cost }, i) => {
    const kind = next.kinds.length + i
    kindCoins[kind] = cost?.coins ?? 0
    kindPotion[kind] = 0
    kindDebt[kind] = cost?.debt ?? 0
    kindBeside[kind] = kindDebt[kind] << 1
    kindTypes[kind] = 0
    kindPile[kind] = -1
    kindPlay[kind] = next.code.kinds[kind].play
    kindPoints[kind] = fixedNumber[next.code.kinds[kind].points]
    kindWaits[kind] = waitsOf(kind)
  })
  const counted = next.kinds.flatMap((_, kind) => (kindCounted[kind] && coinsOnly(kind) ? [kind] : []))
  L[COUNTED_COIN] = counted[0] ?? -1
  L[COINS_APART] = Number(counted.length > 1)
  next.piles.forEach(({ supply }, p) => {
    const kind = pileKind[p]
    const plain =
      supply &&
      kind >= 0 &&
      kindBeside[kind] === 0 &&
      next.code.states.length === 0 &&
      L[COST_TOKEN] === 0 &&
      kindPayment[kind] === 0
    pilePrice[p] = plain ? kindCoins[kind] : -1
  })
  for (let id = 0; id < next.cards; id++) {
    idHeld[id] = heldAs(kindTypes[idKind[id]])
    idCoins[id] = coinsOnly(idKind[id])
    idCoins[UNWATCHED + id] = kindWatched[idKind[id]] ? 0 : idCoins[id]
    idWaits[id] = kindWaits[idKind[id]]
  }
  kindAlso.fill(0)
  L[STATES] = next.code.states.reduce((bits, { what }) => bits | stateBit(what), 0)
  for (let event = 0; event < EVENTS; event++) waited[event] = next.code.events[event]
  const keepsNothing = Object.values(keeps).every((kept: readonly unknown[]) => kept.length === 0)
  L[PLAIN] = Number(
    next.asking === 'open' &&
      keepsNothing &&
      next.landscapes.length === 0 &&
      !L[NIGHTS] &&
      !L[ARRIVALS] &&
      !L[SHUFFLE_ASKS] &&
      !waited[E_EXTRA_TURN] &&
      !waited[E_GAME_END],
  )
}

/**
 * Adds up the cards, Actions, Buys and coins with which a program begins, as far as they are always the same and nothing can come
 * between; returns where it goes on. The loop over players that may follow begins anew in every frame.
 */
function pastOpening(play: number, numbers: number[], ignoresActions: boolean): number {
  let pc = play
  for (;;) {
    const draws = code[pc] === O_DRAW
    const number = draws ? 0 : code[pc] === O_ADD && code[pc + 1] <= COINS_RESOURCE ? 1 + code[pc + 1] : -1
    const n = number < 0 ? VARIES : fixedNumber[code[pc + (draws ? 1 : 2)]]
    if (n === VARIES || n === 0 || (draws && (L[SHUFFLE_ASKS] || numbers[0] > 0)) || (number === 1 && ignoresActions))
      break
    numbers[number] += n
    pc += draws ? 2 : 3
  }
  while (pc !== play && (code[pc] === O_JUMP || code[pc] === O_FORGET)) pc = code[pc] === O_JUMP ? code[pc + 1] : pc + 1
  return pc
}

export const heldAs = (types: number): number =>
  (types & typeBit('Action') ? HELD_ACTION : 0) |
  (types & typeBit('Treasure') ? HELD_TREASURE : 0) |
  (types & typeBit('Night') ? HELD_NIGHT : 0)

function coinsOnly(kind: number): number {
  const { types } = setting.kinds[kind]
  if (!kindPlain[kind] || !types.includes('Treasure') || types.includes('Action')) return 0
  if (plainDraw[kind] + plainActions[kind] + plainBuys[kind] > 0) return 0
  if (L[BONUS_TOKENS] && kindPile[kind] >= 0 && pileKind[kindPile[kind]] < 0) return 0 // a token may lie on its pile
  return 1 | (plainCoins[kind] << COINS_SHIFT) | (kindCounted[kind] << COUNTED_SHIFT)
}

function waitsOf(kind: number): number {
  return setting.code.kinds[kind].hooks.flat().reduce((bits, hook) => bits | (1 << hook.event), 0)
}

/** What is waited for before anybody has done anything. Where being asked must tell nothing, everybody may wait for all of it. */
export function firstWaits(): number {
  if (L[ASK_SECRET]) return setting.code.events.reduce((bits, waits, event) => (waits ? bits | (1 << event) : bits), 0)
  const everywhere = setting.code.gameHooks.reduce((bits, { hook }) => bits | (1 << hook.event), 0)
  return setting.start.reduce((bits, [kind]) => bits | kindWaits[kind], everywhere)
}

/** The card or landscape of a number, and what it is called. */
export const definitionOf = (kind: number): Card | Landscape =>
  kind < setting.kinds.length ? setting.kinds[kind] : setting.landscapes[kind - setting.kinds.length]
export const nameOf = (kind: number): string => definitionOf(kind).name

/** What a card of a kind waits for where it lies. */
export const hooksOf = (kind: number, at: number): readonly Hook[] => setting.code.kinds[kind].hooks[at]
