/** Lays cards out as a scenario says. */
import { InputError, seedRng } from '@freehold/kernel'
import { ST_ALSO, stateBit } from '../engine/compile/nodes.ts'
import { EXILE, TAVERN } from '../engine/compile/operations.ts'
import { recallHeirs } from '../engine/memory/heirs.ts'
import { deckTypes, kindsOfDeck, lay as layLandscape, OUT, SET_ASIDE } from '../engine/memory/landscape-decks.ts'
import { give } from '../engine/memory/landscapes.ts'
import {
  ACTIONS,
  ARENA_WORDS,
  ARENAS_AT,
  ASIDE_END,
  BOUGHT,
  BUYS,
  COINS,
  DECIDER,
  DECK,
  DISCARD_END,
  EMPTY,
  END_PILE,
  EXTRA,
  FIXED,
  HAND_DRAW,
  HAND_END,
  HEIRS,
  IN_A_ROW,
  L,
  LAST_NORMAL,
  META_AT,
  P_ACTION,
  P_BUY_START,
  P_NIGHT,
  P_OVER,
  PHASE,
  PILES_AT,
  PLAY_END,
  POINTS,
  POTIONS,
  RNG,
  S,
  SP,
  STACK_AT,
  STATES,
  TRASH_AT,
  TRASHED,
  TURN,
  TURN_NUMBER,
  TURNS,
  W,
  WAITING,
  Z_PLACES,
} from '../engine/memory/layout.ts'
import { setting } from '../engine/memory/lookup.ts'
import { layOnPile } from '../engine/memory/piles.ts'
import { countHands, seatAt } from '../engine/memory/seats.ts'
import { makeSetting, type PileSpec, type PlaceSpec, roomier, type Setting } from '../engine/memory/setting.ts'
import { newState, type State, save, unload, windowOf } from '../engine/memory/state.ts'
import { use } from '../engine/memory/use.ts'
import { intoPlace } from '../engine/memory/zones.ts'
import { retype } from '../engine/rules/retyping.ts'
import { run } from '../engine/rules/run.ts'
import { arrangeTokens } from '../engine/rules/tokens.ts'
import { deckName } from '../language/types.ts'
import { settingOf } from '../setup/piles.ts'
import { layOwnTokens, layTokens, tokensOf } from './lay-tokens.ts'
import type { ReadScenario } from './read.ts'
import { type Given, type GivenZones, seatNames, zoneNames } from './schema.ts'

const MARKET = deckName('Black Market')

/** The state that a scenario begins with. Throws `InputError` where it cannot be. */
export function arrange(scenario: ReadScenario): State {
  const { given } = scenario
  const setting = settingFor(scenario)
  unload()
  use(setting)
  windowOf(setting).fill(0)
  if (L[HEIRS]) recallHeirs()
  seedRng(W, RNG, 'ordered')
  const nextId = layPiles(setting, given)
  arrangeTokens()
  layTokens(given)
  layLandscapeDecks(given)
  for (let seat = 0; seat < setting.players; seat++) laySeat(seat, given[seatNames[seat]] ?? {}, nextId)
  for (const name of [...(given.trash ?? [])].reverse()) {
    const id = nextId(name)
    S[L[TRASH_AT] + S[TRASHED]++] = id
    S[L[META_AT] + id] = 127
  }
  setTurn(given)
  if (L[STATES] & stateBit(ST_ALSO)) retype()
  run()
  const state = newState(setting)
  save(state)
  return state
}

/** Every card that lies with a player or in the trash, by name. */
function lying(given: Given): string[] {
  const zones = seatNames.flatMap((name) => zoneNames.map((zone) => given[name]?.[zone]))
  const mats = seatNames.flatMap((name) => Object.values(given[name]?.mats ?? {}))
  return [...zones, ...mats, given.trash].flatMap((list) => list ?? [])
}

/** The game's piles, with as many more cards as lie elsewhere. */
function settingFor(scenario: ReadScenario): Setting {
  const { players, edition, given, kingdom, beside } = scenario
  const base = settingOf({
    players,
    edition,
    kingdom,
    ...beside,
    start: 0,
    // Passing over what has but one answer is left to the runner, who can then tell what was passed over.
    asking: scenario.asking === 'open' ? 'all' : scenario.asking,
    rules: scenario.rules,
  })
  const there = lying(given)
  const nameOf = (kind: number) => base.kinds[kind].name
  const piles = base.piles.map((pile) => {
    const dealt = (kind: number) => players * (base.start.find(([own]) => own === kind)?.[1] ?? 0)
    const count = pileSize(pile, given, players, dealt(pile.cards[0].kind))
    const cards = pile.cards.map(({ kind, copies }) => {
      const elsewhere = there.filter((name) => name === nameOf(kind)).length
      const all = copies + dealt(kind)
      if (elsewhere > all)
        throw new InputError(
          `given: ${elsewhere} ${nameOf(kind)} lie about, but with ${players} players there are only ${all}`,
        )
      return { kind, copies: Math.max(copies, pile.cards.length === 1 ? count : 0) + elsewhere }
    })
    return { ...pile, cards, count }
  })
  for (const name of Object.keys(given.supply ?? {})) {
    if (piles.some((pile) => pile.name === name)) continue
    const pile = piles.find(({ cards }) => cards.some(({ kind }) => nameOf(kind) === name))
    throw new InputError(
      `given.supply: ${name} has no pile of its own${pile ? `; its pile is called ${pile.name}` : ''}`,
    )
  }
  // Cards that belong to no pile come out of one that nobody sees.
  const homeless = [...base.start.map(([kind]) => kind), ...base.trash].flatMap((kind): PileSpec[] => {
    const copies = there.filter((name) => name === nameOf(kind)).length
    if (copies === 0 || piles.some((pile) => pile.cards.some((card) => card.kind === kind))) return []
    return [{ name: nameOf(kind), cards: [{ kind, copies }], count: 0, supply: false, endsGame: false, homeless: true }]
  })
  const used = (mat: string) => seatNames.some((name) => given[name]?.mats?.[mat] !== undefined)
  const places: PlaceSpec[] = [EXILE, TAVERN].filter(used).map((name) => ({ name, seenBy: 'all' }))
  const keeps = { counters: tokensOf(given), places }
  const bare = makeSetting({ ...base, piles: [...piles, ...homeless], start: [], trash: [], keeps })
  return withRoomForMats(bare, given)
}

function withRoomForMats(setting: Setting, given: Given): Setting {
  const onMats = seatNames.flatMap((name) => Object.values(given[name]?.mats ?? {}).flat()).length
  return onMats > setting.needs.placed ? withRoomForMats(roomier(setting), given) : setting
}

/** `dealt`: cards that lay in the pile before the first decks were made. */
function pileSize(pile: PileSpec, given: Given, players: number, dealt: number): number {
  const wanted = given.supply?.[pile.name]
  if (wanted === undefined) return pile.count
  const size = typeof wanted === 'number' ? wanted : wanted.length
  if (typeof wanted !== 'number' && pile.cards.length === 1)
    throw new InputError(`given.supply.${pile.name}: all cards of this pile are the same; say how many`)
  const most = pile.cards.length === 1 ? pile.count + dealt : pile.cards.reduce((sum, { copies }) => sum + copies, 0)
  if (size > most)
    throw new InputError(
      `given.supply.${pile.name}: ${size} cards, but with ${players} players this pile has at most ${most}`,
    )
  return size
}

/** Fills the piles; returns where the next free copy of a card comes from. */
function layPiles(setting: Setting, given: Given): (name: string) => number {
  const free = new Map<string, number[]>()
  let id = 0
  S[EMPTY] = 0
  setting.piles.forEach((pile, p) => {
    for (const { kind, copies } of pile.cards)
      free.set(
        setting.kinds[kind].name,
        Array.from({ length: copies }, () => id++),
      )
    const listed = pile.name === MARKET ? given.blackMarket : given.supply?.[pile.name]
    const names = Array.isArray(listed) ? [...listed].reverse() : usualOrder(setting, pile, lying(given))
    names.forEach((name, i) => {
      const card = free.get(name)?.shift()
      if (card === undefined) throw new InputError(`given.supply.${pile.name}: there are not so many ${name}`)
      layOnPile(p, i, card)
      S[L[META_AT] + card] = 127
    })
    S[L[PILES_AT] + p] = pile.count
    if (pile.count === 0 && pile.supply) {
      S[EMPTY]++
      if (pile.endsGame) S[END_PILE] = 1
    }
  })
  return (name) => {
    const next = free.get(name)?.shift()
    if (next === undefined) throw new InputError(`given: there are not so many ${name} in this game`)
    return next
  }
}

/** As at the start of a game; different cards of a shuffled pile take turns. */
function usualOrder(setting: Setting, { cards, count, shuffled }: PileSpec, elsewhere: readonly string[]): string[] {
  const nameOf = (kind: number) => setting.kinds[kind].name
  if (shuffled) return Array.from({ length: count }, (_, i) => nameOf(cards[i % cards.length].kind))
  const inPile = ({ kind, copies }: PileSpec['cards'][number]) =>
    Array<string>(copies - elsewhere.filter((name) => name === nameOf(kind)).length).fill(nameOf(kind))
  return cards.flatMap(inPile).slice(0, count)
}

function laySeat(seat: number, zones: GivenZones, nextId: (name: string) => number): void {
  const at = seatAt(seat)
  const arena = L[ARENAS_AT] + seat * L[ARENA_WORDS]
  const own = 1 << seat
  let end = 0
  const lay = (names: readonly string[] | undefined, seen: number) => {
    for (const name of names ?? []) {
      const id = nextId(name)
      S[arena + end++] = id
      S[L[META_AT] + id] = seen
    }
    return end
  }
  S[at + DISCARD_END] = lay([...(zones.discard ?? [])].reverse(), own)
  if (end > 0) S[L[META_AT] + S[arena + end - 1]] = 127
  S[at + PLAY_END] = lay(zones.play, 127)
  S[at + HAND_END] = lay(zones.hand, own)
  S[at + ASIDE_END] = lay(zones.aside, 127)
  const deck = (zones.deck ?? []).map(nextId)
  deck.forEach((id, i) => {
    S[arena + L[ARENA_WORDS] - deck.length + i] = id
  })
  S[at + DECK] = deck.length
  S[at + FIXED] = deck.length
  S[at + TURNS] = zones.turns ?? 0
  S[at + POINTS] = zones.tokens ?? 0
  for (const [mat, names] of Object.entries(zones.mats ?? {}))
    for (const name of names)
      intoPlace(seat, nextId(name), Z_PLACES + setting.keeps.places.findIndex((place) => place.name === mat))
  for (const name of zones.landscapes ?? []) {
    give(seat, landscapeKind(name))
    if (isInDeck(landscapeKind(name))) layLandscape(landscapeKind(name), OUT)
  }
  layOwnTokens(seat, zones)
}

const landscapeKind = (name: string): number =>
  setting.kinds.length + setting.landscapes.findIndex((each) => each.name === name)
const isInDeck = (kind: number): boolean => [...deckTypes.keys()].some((deck) => kindsOfDeck(deck).includes(kind))

/** Boons and Hexes: those that are named lie on top of their deck, the first uppermost, and the others below. */
function layLandscapeDecks({ boons = [], hexes = [], boonDiscards = [], hexDiscards = [], druid = [] }: Given): void {
  const elsewhere = [...boonDiscards, ...hexDiscards, ...druid].map(landscapeKind)
  for (const [deck, top] of [boons, hexes].entries()) {
    const named = top.map(landscapeKind)
    const others = kindsOfDeck(deck).filter((kind) => !named.includes(kind) && !elsewhere.includes(kind))
    const aside = deck === 0 && druid.length === 0 ? others.splice(0, setting.boonsAside) : []
    for (const kind of aside) layLandscape(kind, SET_ASIDE)
    for (const [i, kind] of [...others.toReversed(), ...named.toReversed()].entries()) layLandscape(kind, i + 1)
  }
  for (const name of druid) layLandscape(landscapeKind(name), SET_ASIDE)
}

function setTurn(given: Given): void {
  const seat = seatNames.indexOf(given.turn ?? 'A')
  S[SP] = L[STACK_AT]
  W[WAITING] = -1 // whoever has what
  countHands()
  S[DECIDER] = -1
  S[TURN] = seat
  S[LAST_NORMAL] = seat
  S[TURN_NUMBER] = 1
  S[IN_A_ROW] = given.extraTurn ? 2 : 1
  S[EXTRA] = given.extraTurn ? 1 : 0
  S[HAND_DRAW] = 5
  S[PHASE] = { action: P_ACTION, buy: P_BUY_START, night: P_NIGHT, over: P_OVER }[given.phase ?? 'action']
  S[ACTIONS] = given.actions ?? 1
  S[BUYS] = given.buys ?? 1
  S[COINS] = given.coins ?? 0
  S[POTIONS] = given.potions ?? 0
  S[BOUGHT] = given.bought ?? 0
}
