/** Compares what is with what a scenario expects; every difference is one line. */
import type { Decision } from '@freehold/kernel'
import { IN_DISCARDS, kindsOfDeck, placeOf, SET_ASIDE } from '../engine/memory/landscape-decks.ts'
import {
  ARENA_WORDS,
  ARENAS_AT,
  ASIDE_END,
  DECK,
  DISCARD_END,
  HAND_END,
  L,
  P_ACTION,
  PHASE,
  PILE_CARDS_AT,
  PILES_AT,
  PLAY_END,
  POINTS,
  S,
  TURNS,
  Z_PLACES,
} from '../engine/memory/layout.ts'
import { idKind, nameOf, setting } from '../engine/memory/lookup.ts'
import { cardsInPlace } from '../engine/memory/places.ts'
import { seatAt } from '../engine/memory/seats.ts'
import { load, type State } from '../engine/memory/state.ts'
import { cost } from '../engine/rules/evaluate.ts'
import { ownedKinds, score } from '../engine/rules/scoring.ts'
import type { DominionEvent } from '../engine/seen/events.ts'
import type { DominionView } from '../engine/seen/view.ts'
import type { Counted } from '../engine/seen/view-supply.ts'
import { dominion } from '../game.ts'
import { deckName, pileTokens } from '../language/types.ts'
import { counted } from './answers.ts'
import {
  counterNames,
  type Expected,
  type ExpectedPending,
  type ExpectedZones,
  NO_PILE,
  ownTokenNames,
  pileTokenNames,
  seatNames,
  takenTokenNames,
  type ZoneName,
  zoneNames,
} from './schema.ts'

/** `ended`: the Action phase has just ended by itself, so that it may still be what is meant. */
export function differences(
  state: State,
  expected: Expected,
  events: readonly DominionEvent[],
  ended = false,
): string[] {
  const inActions = ended && expected.phase === 'action'
  const found: string[] = []
  const say = (what: string, is: unknown, wanted: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(wanted)) found.push(`${what} is ${show(is)}, expected ${show(wanted)}`)
  }
  const view = dominion.view(state, 'audience')
  load(state)
  if (expected.turn !== undefined) say('turn', seatNames[view.turn.seat], expected.turn)
  if (expected.startPlayer && !expected.startPlayer.includes(seatNames[view.turn.seat]))
    say('start player', seatNames[view.turn.seat], expected.startPlayer)
  if (expected.phase !== undefined) say('phase', inActions ? 'action' : view.turn.phase, expected.phase)
  for (const counter of counterNames)
    if (expected[counter] !== undefined) say(counter, view.turn[counter], expected[counter])
  for (const [name, n] of Object.entries(expected.supply ?? {}))
    say(`supply.${name}`, view.piles.find((pile) => pile.pile === name)?.count ?? 'no pile of this game', n)
  for (const name of pileTokenNames)
    for (const [on, n] of Object.entries(expected[name] ?? {}))
      say(`${name}.${on}`, numberOf(name, tokensOn(view, on)), n)
  for (const [name, n] of Object.entries(expected.costs ?? {})) say(`cost of ${name}`, costNow(name, inActions), n)
  if (expected.trash !== undefined) compareCards(say, 'trash', [...view.trash], expected.trash, false)
  compareLandscapeDecks(say, expected)
  if (expected.blackMarket !== undefined) compareCards(say, 'blackMarket', marketDeck(), expected.blackMarket, true)
  seatNames.forEach((name, seat) => {
    const zones = expected[name]
    if (!zones) return
    compareSeat(say, found, name, seat, zones)
    const had = (view.landscapes ?? []).filter(({ holders }) => holders?.includes(seat)).map(({ name }) => name)
    if (zones.landscapes !== undefined) compareCards(say, `${name}.landscapes`, had, zones.landscapes, false)
    for (const token of [...ownTokenNames, ...takenTokenNames])
      if (zones[token] !== undefined) say(`${name}.${token}`, numberOf(token, view.seats[seat].counters), zones[token])
    if (zones.journey !== undefined)
      say(`${name}.journey`, numberOf('journey', view.seats[seat].counters) === 0 ? 'up' : 'down', zones.journey)
    for (const token of pileTokens)
      if (zones[token] !== undefined) say(`${name}.${token}`, pileWith(token, seat, view), zones[token])
    for (const counter of counterNames) {
      if (zones[counter] === undefined) continue
      if (view.turn.seat === seat) say(`${name}.${counter}`, view.turn[counter], zones[counter])
      else found.push(`${name}.${counter} is nothing now: it is ${seatNames[view.turn.seat]}'s turn`)
    }
  })
  if (expected.pending) comparePending(say, found, dominion.pending(state), expected.pending)
  const outcome = dominion.outcome(state)
  if (expected.over !== undefined) say('over', outcome !== undefined, expected.over)
  if (expected.winners)
    say(
      'winners',
      (outcome?.winners ?? []).map((seat) => seatNames[seat]),
      [...expected.winners].sort(),
    )
  for (const [what, n] of Object.entries(expected.happened ?? {})) say(`how often "${what}"`, happened(what, events), n)
  if (expected.sequence) compareSequence(found, expected.sequence, events)
  for (const [viewer, things] of Object.entries(expected.sees ?? {})) {
    const seen = dominion.view(
      state,
      viewer === 'audience' ? viewer : seatNames.indexOf(viewer as (typeof seatNames)[number]),
    )
    for (const [what, wanted] of Object.entries(things)) compareSeen(say, viewer, seen, what, wanted)
  }
  return found
}

const tokensOn = ({ piles, landscapes = [] }: DominionView, on: string): readonly Counted[] | undefined =>
  (landscapes.find(({ name }) => name === on) ?? piles.find(({ pile }) => pile === on))?.tokens

const numberOf = (kind: string, counted: readonly Counted[] = []): number =>
  counted.find((each) => each.kind === kind)?.n ?? 0

/** The pile where a player's token lies. */
const pileWith = (token: string, seat: number, { piles }: DominionView): string =>
  piles.find(({ tokens }) => tokens?.some((each) => each.kind === token && each.seat === seat))?.pile ?? NO_PILE

type Say = (what: string, is: unknown, wanted: unknown) => void
const show = (value: unknown): string => (Array.isArray(value) ? `[${counted(value).join(', ')}]` : String(value))

/** How often something happened: events, or copies of the card they are about. `B gained Curse` */
function happened(what: string, events: readonly DominionEvent[]): number {
  const card = what.replace(/^([A-F] )?[a-z]+ ?/, '')
  return events
    .filter((event) => isAbout(what, event))
    .reduce((sum, { cards }) => sum + (card ? (cards?.filter((name) => name === card).length ?? 0) : 1), 0)
}

function isAbout(what: string, { type, seat, cards }: DominionEvent): boolean {
  const [, who, kind, card] = /^(?:([A-F]) )?([a-z]+)(?: (.+))?$/.exec(what) ?? []
  return type === kind && (!who || seatNames[seat] === who) && (!card || (cards?.includes(card) ?? false))
}

function compareSequence(found: string[], sequence: readonly string[], events: readonly DominionEvent[]): void {
  let from = 0
  for (const [i, what] of sequence.entries()) {
    const place = events.findIndex((event, at) => at >= from && isAbout(what, event))
    if (place < 0) {
      found.push(i === 0 ? `"${what}" did not happen` : `"${what}" did not happen after "${sequence[i - 1]}"`)
      return
    }
    from = place + 1
  }
}

function costNow(name: string, inActions: boolean): number | string {
  const kind = setting.kinds.findIndex((card) => card.name === name)
  if (kind < 0) return 'not in this game'
  const phase = S[PHASE]
  if (inActions) S[PHASE] = P_ACTION
  const now = cost(kind)
  S[PHASE] = phase
  return now
}

/** Boons and Hexes: as many of a deck's top as are named, and all of the discards and of what lies aside. */
function compareLandscapeDecks(say: Say, expected: Expected): void {
  const inDeck = (deck: number) => kindsOfDeck(deck).filter((kind) => placeOf(kind) > 0)
  const tops = [0, 1].map((deck) => inDeck(deck).sort((a, b) => placeOf(b) - placeOf(a)))
  const at = (deck: number, place: number) => kindsOfDeck(deck).filter((kind) => placeOf(kind) === place)
  const { boons, hexes, boonDiscards, hexDiscards, druid } = expected
  if (boons) say('boons', tops[0].slice(0, boons.length).map(nameOf), boons)
  if (hexes) say('hexes', tops[1].slice(0, hexes.length).map(nameOf), hexes)
  if (boonDiscards) compareCards(say, 'boonDiscards', at(0, IN_DISCARDS).map(nameOf), boonDiscards, false)
  if (hexDiscards) compareCards(say, 'hexDiscards', at(1, IN_DISCARDS).map(nameOf), hexDiscards, false)
  if (druid) compareCards(say, 'druid', at(0, SET_ASIDE).map(nameOf), druid, false)
}

/** The Black Market deck, top first. */
function marketDeck(): string[] {
  const pile = setting.piles.findIndex(({ name }) => name === deckName('Black Market'))
  if (pile < 0) return []
  const from = L[PILE_CARDS_AT] + setting.pileStored[pile]
  const ids = S.subarray(from, from + S[L[PILES_AT] + pile])
  return Array.from(ids, (id) => setting.kinds[idKind[id]].name).reverse()
}

/** The cards of a zone; decks top first, discard piles too. */
function cardsIn(seat: number, zone: ZoneName): string[] {
  const at = seatAt(seat)
  const arena = L[ARENAS_AT] + seat * L[ARENA_WORDS]
  const ends = {
    discard: [0, S[at + DISCARD_END]],
    play: [S[at + DISCARD_END], S[at + PLAY_END]],
    hand: [S[at + PLAY_END], S[at + HAND_END]],
    aside: [S[at + HAND_END], S[at + ASIDE_END]],
    deck: [L[ARENA_WORDS] - S[at + DECK], L[ARENA_WORDS]],
  }
  const [from, to] = ends[zone]
  const names = Array.from(S.subarray(arena + from, arena + to), (id) => setting.kinds[idKind[id]].name)
  return zone === 'discard' ? names.reverse() : names
}

function cardsOnMat(seat: number, mat: string): string[] {
  const place = setting.keeps.places.findIndex(({ name }) => name === mat)
  return cardsInPlace(Z_PLACES + place, seat).map((id) => setting.kinds[idKind[id]].name)
}

function compareCards(
  say: Say,
  what: string,
  is: readonly string[],
  wanted: readonly string[] | number,
  ordered: boolean,
): void {
  if (typeof wanted === 'number') say(`${what} size`, is.length, wanted)
  else if (ordered) say(what, is, wanted)
  else say(what, [...is].sort(), [...wanted].sort())
}

function compareSeat(say: Say, found: string[], name: string, seat: number, zones: ExpectedZones): void {
  for (const zone of zoneNames) {
    const wanted = zones[zone]
    if (wanted !== undefined) compareCards(say, `${name}.${zone}`, cardsIn(seat, zone), wanted, zone === 'deck')
    for (const card of new Set(zones.lacks?.[zone]))
      if (cardsIn(seat, zone).includes(card))
        found.push(`${name}.${zone} is ${show(cardsIn(seat, zone))}, expected no ${card} in it`)
    const among = zones.has?.[zone]
    if (!among) continue
    const left = cardsIn(seat, zone)
    for (const card of among) {
      const place = left.indexOf(card)
      if (place < 0) found.push(`${name}.${zone} is ${show(cardsIn(seat, zone))}, expected among them ${show(among)}`)
      else left.splice(place, 1)
    }
  }
  for (const [mat, wanted] of Object.entries(zones.mats ?? {}))
    compareCards(say, `${name}.mats.${mat}`, cardsOnMat(seat, mat), wanted, false)
  if (zones.top) say(`top of ${name}.deck`, cardsIn(seat, 'deck').slice(0, zones.top.length), zones.top)
  if (zones.turns !== undefined) say(`${name}.turns`, S[seatAt(seat) + TURNS], zones.turns)
  if (zones.tokens !== undefined) say(`${name}.tokens`, S[seatAt(seat) + POINTS], zones.tokens)
  if (zones.score !== undefined) say(`${name}.score`, score(seat), zones.score)
  const owned = ownedKinds(seat)
  for (const [card, n] of Object.entries(zones.owns ?? {}))
    say(
      `${name} owns ${card}`,
      setting.kinds.reduce((sum, { name }, kind) => (name === card ? sum + owned[kind] : sum), 0),
      n,
    )
}

function comparePending(say: Say, found: string[], decision: Decision | undefined, wanted: ExpectedPending): void {
  if (!decision) {
    found.push('nothing is asked: the game is over')
    return
  }
  const keys = decision.options.map((option) => option.key)
  if (wanted.seat !== undefined) say('who is asked', seatNames[decision.seat], wanted.seat)
  if (wanted.actor !== undefined) say('for whom it is decided', seatNames[decision.actor], wanted.actor)
  if (wanted.kind !== undefined) say('kind of question', decision.question.kind, wanted.kind)
  if (wanted.by !== undefined) say('what asks', decision.question.cause?.source ?? 'the turn', wanted.by)
  if (wanted.options) say('options', [...keys].sort(), [...wanted.options].sort())
  for (const key of wanted.offers ?? [])
    if (!keys.includes(key)) found.push(`"${key}" is not on offer: [${keys.join(', ')}]`)
  for (const key of wanted.lacks ?? []) if (keys.includes(key)) found.push(`"${key}" is on offer`)
  if (wanted.min !== undefined) say('fewest to choose', decision.min, wanted.min)
  if (wanted.max !== undefined) say('most to choose', decision.max, wanted.max)
}

/** `what` is a place such as `A.hand`; `?` stands for a card that the viewer cannot tell. */
function compareSeen(
  say: Say,
  viewer: string,
  view: DominionView,
  what: string,
  wanted: readonly string[] | number,
): void {
  const [owner, zone, mat] = what.split('.')
  const seat = view.seats[seatNames.indexOf(owner as (typeof seatNames)[number])]
  const title = `what ${viewer} sees of ${what}`
  const under = (count: number | null) => (count === null ? [SOME] : Array<string>(count - 1).fill('?'))
  const fill = (known: readonly string[], count: number) => [...known, ...Array<string>(count - known.length).fill('?')]
  const cards: Record<ZoneName, string[]> = {
    hand: seat.hand.cards ? [...seat.hand.cards] : fill(seat.known, seat.hand.count),
    deck:
      seat.deck.count === null
        ? [...seat.deck.known.map(({ card }) => card), SOME]
        : Array.from(
            { length: seat.deck.count },
            (_, above) => seat.deck.known.find((card) => card.above === above)?.card ?? '?',
          ),
    discard: seat.discard.top === null ? [] : [seat.discard.top, ...under(seat.discard.count)],
    play: seat.play.map(({ card }) => card),
    aside: fill(seat.aside.cards, seat.aside.count),
  }
  const onMat = seat.places?.find(({ name }) => name === mat)
  const is = mat ? (onMat ? fill(onMat.cards, onMat.count) : []) : cards[zone as ZoneName]
  if (typeof wanted === 'number') say(title, is, Array<string>(wanted).fill('?'))
  else compareCards(say, title, is, wanted, zone === 'deck' || zone === 'discard')
}

/** Cards of which one cannot tell how many there are. */
const SOME = '…'
