/** A game as everybody may see it: all of it, in plain words and numbers. */
import { automaOf } from '../automa/state.ts'
import { type AutomaView, automaView } from '../automa/view.ts'
import { BONUS_CARDS, FAVOR_TILES, ROUND_TILES, TOWN_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { incomeFrom, incomeOf, type SourcedIncome } from '../rules/income.ts'
import { POINT_SOURCES } from '../rules/point-sources.ts'
import * as S from '../rules/state.ts'
import { cardOwner } from '../rules/turns.ts'
import { BUILDINGS, CULTS, GROUNDS, POWER_ACTIONS, SPECIAL_ACTIONS, TERRAINS } from '../types.ts'
import { cultBonusOf, type PointsMore, pointsToCome } from './forecast.ts'
import { momentOf } from './moment.ts'
import { type ReachView, reachOf } from './reach-view.ts'
import { questionKind } from './words.ts'

export interface HexView {
  readonly id: string
  readonly row: number
  readonly col: number
  readonly ground: string
  readonly building: string | null
  readonly owner: number | null
  readonly town: boolean
}

export interface PlayerView {
  readonly seat: number
  readonly faction: string | null
  readonly name: string | null
  readonly terrain: string | null
  readonly vp: number
  readonly vpFrom: Readonly<Record<string, number>>
  readonly vpIfOver: number
  readonly vpToCome: Readonly<Record<string, number>> // by source, if everybody passed now and the game ended
  readonly coins: number
  readonly workers: number
  readonly priests: number
  readonly priestLimit: number
  readonly bowls: readonly [number, number, number]
  readonly cults: Readonly<Record<string, number>>
  readonly keys: number
  readonly shipping: number
  readonly digging: number
  readonly teleportRange: number
  readonly built: Readonly<Record<string, number>>
  readonly favors: readonly string[]
  readonly towns: readonly string[]
  readonly bonusCard: string | null
  readonly actionsLeft: readonly string[] // special actions it may still use this round
  readonly bridges: readonly string[]
  readonly unlocked: readonly string[]
  readonly passed: boolean
  readonly income: Readonly<Record<string, number>> // of the next round, with the card it holds now
  readonly incomeFrom: readonly SourcedIncome[]
  readonly cultBonus: Readonly<Record<string, number>> // at the end of this round, as the cults stand now
  readonly buildings: Readonly<Record<string, BuildingView>> // what each kind costs and how many there are
  readonly spadeCost: Readonly<Record<string, number>> | null // of one spade
  readonly reach: readonly ReachView[] // spaces where it could build a dwelling, and for how much
}

export interface BuildingView {
  readonly built: number
  readonly count: number
  readonly cost: Readonly<Record<string, number>> // a trading house without a neighbour costs twice the coins
  readonly strength: number
}

export interface TerraMysticaView {
  readonly round: number
  readonly phase: string
  readonly active: number
  readonly order: readonly number[]
  readonly passedInOrder?: readonly number[] // seats that have passed this round, as they did; earlier rules did not tell it
  readonly roundTiles: readonly string[]
  readonly finalTile: string | null
  readonly hexes: readonly HexView[]
  readonly players: readonly PlayerView[]
  readonly powerActionsTaken: readonly string[]
  readonly bonusCards: readonly { readonly id: string; readonly coins: number; readonly owner: number | null }[]
  readonly favorsLeft: Readonly<Record<string, number>>
  readonly townsLeft: Readonly<Record<string, number>>
  readonly priestSpaces: Readonly<Record<string, readonly (number | null)[]>>
  readonly waitingFor: readonly { readonly seat: number; readonly kind: string }[] // decisions that are still open
  readonly nominations: readonly { readonly faction: string; readonly bid: number; readonly bidder: number | null }[]
  readonly automa?: AutomaView // at tables with her
  readonly begunUnder?: S.EarlierRules // the version of the rules that the game goes on under, where there is a later one
  readonly moment?: string // for players that look ahead: see moment.ts; earlier rules did not tell it
}

const PHASES = ['set-up', 'cult bonus', 'actions', 'over', 'choosing factions']
const named = (names: readonly string[], bits: number) => names.filter((_, i) => bits & (1 << i))

export function makeView(s: S.State): TerraMysticaView {
  const { w } = s
  const { board, seats } = s.table
  const toCome = pointsToCome(s)
  return {
    round: w[S.ROUND],
    phase: PHASES[w[S.PHASE]],
    active: w[S.ACTIVE],
    order: Array.from({ length: seats }, (_, i) => w[S.ORDER + i]),
    passedInOrder: Array.from({ length: w[S.PASSES] }, (_, i) => w[S.NEXT_ORDER + i]),
    roundTiles: s.table.roundTiles.map((tile) => ROUND_TILES[tile].id),
    finalTile: s.table.finalTile,
    hexes: board.names.map((id, hex) => hexView(s, id, hex)),
    players: toCome.map((more, seat) => playerView(s, seat, more)),
    powerActionsTaken: named(POWER_ACTIONS, w[S.POWER_USED]),
    bonusCards: BONUS_CARDS.flatMap((card, i) => {
      if (w[S.BONUS_COINS + i] < 0) return []
      const owner = cardOwner(s, i)
      return [{ id: card.id, coins: w[S.BONUS_COINS + i], owner: owner < 0 ? null : owner }]
    }),
    favorsLeft: Object.fromEntries(FAVOR_TILES.map((tile, i) => [tile.id, w[S.FAVORS_LEFT + i]])),
    townsLeft: Object.fromEntries(TOWN_TILES.map((tile, i) => [tile.id, w[S.TOWNS_LEFT + i]])),
    priestSpaces: Object.fromEntries(
      CULTS.map((cult, i) => [
        cult,
        [0, 1, 2, 3].map((space) => {
          const owner = w[S.PRIEST_SPACE + i * 4 + space]
          return owner === 0 ? null : owner - 1
        }),
      ]),
    ),
    waitingFor: Array.from({ length: w[S.QUEUED] }, (_, i) => {
      const entry = S.QUEUE_AT + i * S.ENTRY_WORDS
      return { seat: w[entry + 1], kind: questionKind(w[entry]) }
    }),
    nominations: Array.from({ length: seats }, (_, i) => i).flatMap((i) => {
      if (w[S.NOMINATED + i] === 0) return []
      const bidder = w[S.BIDDER + i] === 0 ? null : w[S.BIDDER + i] - 1
      return [{ faction: FACTIONS[w[S.NOMINATED + i] - 1].id, bid: w[S.BID_POINTS + i], bidder }]
    }),
    ...(automaOf(s) && { automa: automaView(s) }),
    ...(s.table.begunUnder && { begunUnder: s.table.begunUnder }),
    moment: momentOf(s),
  }
}

function hexView(s: S.State, id: string, hex: number): HexView {
  const { board } = s.table
  const type = S.buildingOn(s, hex)
  return {
    id,
    row: board.row[hex],
    col: board.col[hex],
    ground: GROUNDS[s.w[S.GROUND_AT + hex]],
    building: type === 0 ? null : BUILDINGS[type - 1],
    owner: type === 0 ? null : S.ownerOf(s, hex),
    town: s.w[S.TOWN_AT + hex] === 1,
  }
}

function playerView(s: S.State, seat: number, toCome: PointsMore): PlayerView {
  const { w } = s
  const { board } = s.table
  const at = S.seatAt(seat)
  const seated = w[at + S.FACTION] >= 0
  const data = seated ? S.rulesOf(s, seat).data : undefined
  return {
    seat,
    faction: data?.id ?? null,
    name: data?.name ?? null,
    terrain: w[at + S.COLOUR] >= 0 ? TERRAINS[w[at + S.COLOUR]] : null,
    vp: w[at + S.VP],
    vpFrom: Object.fromEntries(POINT_SOURCES.map((source, i) => [source, w[at + S.POINTS_FROM + i]])),
    vpIfOver: Object.values(toCome).reduce((sum, points) => sum + points, w[at + S.VP]),
    vpToCome: toCome,
    coins: w[at + S.COINS],
    workers: w[at + S.WORKERS],
    priests: w[at + S.PRIESTS],
    priestLimit: w[at + S.PRIEST_LIMIT],
    bowls: [w[at + S.BOWL1], w[at + S.BOWL2], w[at + S.BOWL3]],
    cults: Object.fromEntries(CULTS.map((cult, i) => [cult, w[at + S.CULT + i]])),
    keys: w[at + S.KEYS],
    shipping: w[at + S.SHIPPING],
    digging: w[at + S.DIGGING],
    teleportRange: w[at + S.TELEPORT_RANGE],
    built: Object.fromEntries(BUILDINGS.map((building, i) => [building, w[at + S.BUILT + 1 + i]])),
    favors: named(
      FAVOR_TILES.map((tile) => tile.id),
      w[at + S.FAVORS],
    ),
    towns: TOWN_TILES.flatMap((tile, i) => Array.from({ length: w[at + S.TOWNS + i] }, () => tile.id)),
    bonusCard: w[at + S.BONUS] >= 0 ? BONUS_CARDS[w[at + S.BONUS]].id : null,
    actionsLeft: named(SPECIAL_ACTIONS, w[at + S.ACTIONS_OWNED] & ~w[at + S.ACTIONS_USED]),
    bridges: Array.from({ length: w[at + S.BRIDGES] }, (_, i) =>
      board.bridges[w[at + S.BRIDGE + i] - 1].map((hex) => board.names[hex]).join(':'),
    ),
    unlocked: named(TERRAINS, w[at + S.UNLOCKED]),
    passed: w[at + S.PASSED] === 1,
    income: seated ? { ...incomeOf(s, seat) } : {},
    incomeFrom: seated ? incomeFrom(s, seat) : [],
    cultBonus: seated ? { ...cultBonusOf(s, seat) } : {},
    buildings: seated ? buildingsOf(s, seat) : {},
    spadeCost: data?.digging ? { ...data.digging.costs[w[at + S.DIGGING]] } : null,
    reach: seated ? reachOf(s, seat) : [],
  }
}

function buildingsOf(s: S.State, seat: number): Readonly<Record<string, BuildingView>> {
  const { data, count } = S.rulesOf(s, seat)
  const her = seat === S.opponentSeat(s)
  return Object.fromEntries(
    BUILDINGS.map((building, i) => [
      building,
      {
        built: s.w[S.seatAt(seat) + S.BUILT + 1 + i],
        count: count[1 + i],
        cost: her ? {} : { ...data.buildings[building].cost },
        strength: data.strength[building],
      },
    ]),
  )
}
