/** The games this host offers, with what a table needs beyond the rules. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type DominionEvent,
  type DominionOptions,
  type DominionView,
  dominion,
  followingStart,
  kingdomCode,
  openView,
  setOf,
} from '@freehold/dominion'
import { earlierRules as earlierDominion } from '@freehold/dominion/earlier'
import { type State, worldOf } from '@freehold/dominion/fast'
import {
  checkDraft,
  type DraftBoxes,
  draftedBeside,
  draftPiles,
  draftSuggestion,
  KINGDOM_SIZE,
  randomKingdom,
} from '@freehold/dominion/setup'
import type { AnyGame, GameEvent, Json, Outcome, Player, Seat } from '@freehold/kernel'
import { bigMoney, namedPlayers, randomPlayer } from '@freehold/players'
import { type TerraMysticaOptions, type TerraMysticaView, terraMystica } from '@freehold/terra-mystica'
import { earlierRules as earlierTerraMystica } from '@freehold/terra-mystica/earlier'
import { type AutoAnswer, type AutoAnswers, choosing, skipSingle } from './table/auto-answers.ts'

/** What a game counts about a seat: `{bought: {Gold: 3}}`. Over many games the counts are added up. */
export type Tallies = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A table that has ended, as far as statistics ask. */
export interface Ended {
  readonly options: Json
  readonly won: boolean
  readonly points: number | undefined // where it was played to the end
}

/** An artificial player that one can invite. */
export interface Robot {
  readonly name: string
  readonly says: string // its character, in a line
  create(seed: string): Player
}

/** How players choose in turn what is played, before the game begins. */
export interface Drafting {
  readonly size: number // things that are chosen
  /** Throws `InputError`. */
  check(asked: unknown, options: Json): Json
  isOffered(draft: Json, options: Json, chosen: readonly string[], what: string): boolean
  /** What an artificial player, or the lot, chooses; the same for the same seed. */
  suggest(draft: Json, options: Json, chosen: readonly string[], seed: string): string
  settled(options: Json, chosen: readonly string[]): Json
}

export interface HostedGame {
  readonly game: AnyGame
  /** The game under earlier rules that are only kept for what was begun under them, by version. */
  readonly earlier?: Readonly<Record<string, () => Promise<AnyGame>>>
  /** The artificial players, by id; the first one plays on for a seat that resigned or is away. */
  readonly robots: Readonly<Record<string, Robot>>
  /** The seat at which the rules themselves play, and what to call who plays there: nobody else can have it. */
  ruled?(options: Json): { readonly seat: Seat; readonly robot: string; readonly name: string } | undefined
  readonly autos: AutoAnswers
  /** Whether events of this type never tell anything hidden or random. */
  isOpen(eventType: string): boolean
  /** A state as it can be sent to where artificial players think; `undefined` where they have no use for it, as of earlier rules. */
  world?(game: AnyGame, state: unknown): unknown
  /** What is worth counting for a player's statistics, of all that happened, the view of the end and what came of it. */
  tally?(events: readonly GameEvent[], seat: Seat, view: unknown, ended: Ended): Tallies
  /** A code of what is played: the same for the same set-up, whoever plays it. */
  code?(options: Json): string | undefined
  /** Whether all that the code does not say is as everybody has it who plays by the code: only then people compare themselves. */
  isUsual?(options: Json): boolean
  /** One view with everything that the views of all seats tell, for a game that only artificial players play. */
  openView?(views: readonly unknown[]): unknown
  /** For a list of tables: what is played, where that has a name, and in which turn or round it is by this view. */
  listed?(options: Json, view: unknown): { readonly set?: string; readonly turn?: number }
  /** Options for people who are brought together, where others than the standard ones are worth it. */
  matched?(): unknown
  /** Whether somebody wrote a part of the game: such a table says so, and is never rated. */
  hasOwnCards?(options: Json): boolean
  readonly drafting?: Drafting
  /** The options of a rematch: the game's own rule of who begins. */
  rematch(options: Json, outcome: Pick<Outcome, 'winners'>): Json
}

export type HostedGames = Readonly<Record<string, HostedGame>>

const playTreasures: AutoAnswer = {
  text: 'Play all my Treasures at the start of the Buy phase',
  answer: (decision) => (decision.question.kind === 'buy' ? choosing(decision, 'play treasures') : undefined),
}

/** `reveal:Moat`, `never-reveal:Moat`. Nothing else may be asked at the moment, so that no other choice is taken away. */
function reactions(name: string): AutoAnswer | undefined {
  const found = /^(never-)?reveal:(.{1,40})$/.exec(name)
  if (!found) return undefined
  const [, never, card] = found
  return {
    text: never ? `Never reveal ${card}` : `Always reveal ${card}`,
    answer(decision) {
      const others = decision.options.filter(({ key }) => key !== `reveal ${card}` && key !== 'done')
      if (decision.question.kind !== 'trigger' || others.length > 0) return undefined
      if (!decision.options.some(({ key }) => key === `reveal ${card}`)) return undefined
      return choosing(decision, never ? 'done' : `reveal ${card}`)
    },
  }
}

/** `accept-power:2`: power that costs more is still asked for. */
function acceptPower(name: string): AutoAnswer | undefined {
  const found = /^accept-power:([1-9]\d?)$/.exec(name)
  if (!found) return undefined
  const most = Number(found[1])
  return {
    text: `Accept power up to ${most}`,
    answer({ question, options }) {
      if (question.kind !== 'leech') return undefined
      const at = options.findIndex(({ detail }) => powerOf(detail) <= most)
      return at < 0 ? undefined : [at]
    },
  }
}

const powerOf = (detail: Json | undefined): number => {
  const power = typeof detail === 'object' && detail !== null && 'power' in detail ? detail.power : undefined
  return typeof power === 'number' ? power : Number.POSITIVE_INFINITY
}

const general: AutoAnswers = (name) => (name === 'skip-single' ? skipSingle : undefined)

/** How often each card is named in the seat's events of that type. */
function cardsIn(events: readonly GameEvent[], type: string, seat: Seat): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const event of events) {
    if (event.type !== type || event.seat !== seat) continue
    for (const card of (event as DominionEvent).cards ?? []) counts[card] = (counts[card] ?? 0) + 1
  }
  return counts
}

const chance: Robot = { name: 'Chance', says: 'Plays whatever the dice say.', create: randomPlayer }

const byId = (players: readonly (Robot & { readonly id: string })[]): Readonly<Record<string, Robot>> =>
  Object.fromEntries(players.map(({ id, ...robot }) => [id, robot]))

const editionOf = (options: Json) => (options as unknown as DominionOptions).edition

function codeOf(options: Json): string | undefined {
  const {
    edition,
    kingdom,
    own,
    players: _,
    start: __,
    asking: ___,
    rules,
    ...beside
  } = options as unknown as DominionOptions
  return own ? undefined : kingdomCode(edition, kingdom, beside, rules.printing)
}

/** Plays on quickly and sensibly where somebody left. */
const standIn = byId(namedPlayers['terra-mystica']).settler

export const hostedGames: HostedGames = {
  dominion: {
    game: dominion,
    world: (game, state) => (game === dominion ? worldOf(state as State) : undefined),
    earlier: earlierDominion,
    robots: {
      'big-money': {
        name: 'Big Money',
        says: 'Buys Treasures, then Provinces, and never looks at an Action.',
        create: () => bigMoney(),
      },
      ...byId(namedPlayers.dominion),
      random: chance,
    },
    autos: (name) => (name === 'play-treasures' ? playTreasures : (reactions(name) ?? general(name))),
    isOpen: (type) =>
      ['played', 'got', 'bought', 'gained', 'named', 'chose', 'spent', 'paid', 'overpaid'].includes(type),
    tally: (events, seat) => ({ bought: cardsIn(events, 'bought', seat), played: cardsIn(events, 'played', seat) }),
    code: codeOf,
    isUsual: (options) => {
      const { players, asking } = options as unknown as DominionOptions
      return isDeepStrictEqual(options, dominion.options({ players, asking, kingdom: codeOf(options) }))
    },
    openView: (views) => openView(views as readonly DominionView[]),
    listed: (options, view) => {
      const { edition, kingdom } = options as unknown as DominionOptions
      const { seats, turn } = (view ?? {}) as Partial<DominionView>
      return { set: setOf(edition, kingdom)?.name, turn: turn && seats?.[turn.seat].turns }
    },
    hasOwnCards: (options) => (options as unknown as DominionOptions).own !== undefined,
    matched: () => {
      const { edition, cards } = randomKingdom({ seed: `fast:${randomUUID()}` })
      return { kingdom: kingdomCode(edition, cards) }
    },
    drafting: {
      size: KINGDOM_SIZE,
      check: (asked, options) => ({ ...checkDraft(asked, editionOf(options)) }),
      isOffered: (draft, options, chosen, what) =>
        draftPiles(draft as unknown as DraftBoxes, editionOf(options), chosen).includes(what),
      suggest: (draft, options, chosen, seed) =>
        draftSuggestion(draft as unknown as DraftBoxes, editionOf(options), chosen, seed),
      settled: (options, chosen) =>
        dominion.options({ ...(options as object), kingdom: chosen, ...draftedBeside(chosen) }) as unknown as Json,
    },
    rematch: (options, outcome) => ({ ...(options as object), start: followingStart(outcome as Outcome) }) as Json,
  },
  'terra-mystica': {
    game: terraMystica,
    earlier: earlierTerraMystica,
    robots: { settler: standIn, ...byId(namedPlayers['terra-mystica']), random: chance },
    ruled: (options) => {
      const { automa, players } = options as unknown as TerraMysticaOptions
      return automa && { seat: players - 1, robot: 'automa', name: 'The Automa' }
    },
    autos: (name) => acceptPower(name) ?? general(name),
    isOpen: (type) => !['turnedUp', 'thought'].includes(type), // only the Automa has a deck
    tally: (_events, seat, view, { options, won, points }): Tallies => {
      const { map, automa } = options as unknown as TerraMysticaOptions
      const { faction } = (view as TerraMysticaView).players[seat]
      const kinds = { ...(faction !== null && { faction }), map, ...(automa && { level: automa.level }) }
      return Object.fromEntries(
        Object.entries(kinds).flatMap(([kind, which]) => [
          [`${kind} games`, { [which]: 1 }],
          [`${kind} wins`, { [which]: won ? 1 : 0 }],
          ...(points === undefined
            ? []
            : [[`${kind} scored`, { [which]: 1 }] as const, [`${kind} points`, { [which]: points }] as const]),
        ]),
      )
    },
    listed: (_options, view) => ({ turn: (view as TerraMysticaView | undefined)?.round }),
    rematch: (options) => options,
  },
}
