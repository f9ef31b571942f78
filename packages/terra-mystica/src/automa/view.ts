/** Her side of the table as everybody sees it; the order of her decks is hidden from all. */
import { BONUS_CARDS } from '../data/tiles.ts'
import { COLOUR, rulesOf, type State, seatAt } from '../rules/state.ts'
import { TERRAINS } from '../types.ts'
import { cultistsNote, type HouseNote, houseNotes } from './house.ts'
import { sceneOf } from './scene.ts'
import { humanSeats } from './space.ts'
import * as A from './state.ts'
import { CARD_IDS, type DecisionCard, type Goal } from './words.ts'

export interface AutomaView {
  readonly seat: number
  readonly level: string
  readonly levelName: string
  readonly faction: string
  readonly about: string
  readonly actionCard: DecisionCard | null
  readonly supportCard: DecisionCard | null
  readonly deck: number // cards left, the last two of them sideways
  readonly reserve: number
  readonly played: readonly string[] // this round, the last one first
  readonly seen: readonly string[] // cards known to be hers, or turned up once
  readonly bonusLine: readonly string[] // from left to right
  readonly shipping: number
  readonly x: number // points of an X in this round
  readonly tilePoints: readonly { readonly cult: string; readonly early: number; readonly late: number }[]
  readonly marked: readonly string[] // hexes with a power token
  readonly cubes: readonly string[]
  readonly blighted: readonly string[]
  readonly youth: string | null
  readonly goals: readonly Goal[] // achievements still to be had
  readonly house: readonly HouseNote[] // values of ours in the place of printed ones
}

export function automaView(s: State): AutomaView {
  const { seat, level, faction, values, map, given } = A.tableOf(s)
  const card = (number: number) => (number < 0 ? null : values.cards[number])
  const hexes = (mark: number) => s.table.board.names.filter((_, hex) => A.hasMark(s, hex, mark))
  const home = TERRAINS[s.w[seatAt(seat) + COLOUR]]
  const seated = home !== undefined
  const cultists = seated && humanSeats(s).some((human) => rulesOf(s, human).data.leech?.besideAutoma === 'card')
  return {
    seat,
    level: level.id,
    levelName: level.name,
    faction: faction.id,
    about: faction.about,
    actionCard: card(A.actionCard(s)),
    supportCard: card(A.supportCard(s)),
    deck: s.w[A.DECK],
    reserve: s.w[A.RESERVE],
    played: A.pileOf(s, A.PLAYED)
      .map((number) => CARD_IDS[number])
      .reverse(),
    seen: CARD_IDS.filter((_, number) => s.w[A.SEEN] & (1 << number)),
    bonusLine: A.bonusLine(s).map((number) => BONUS_CARDS[number].id),
    shipping: sceneOf(s).shipping,
    x: A.pointsOf(s, 'X'),
    tilePoints: s.table.roundTiles.map((tile) => ({ ...values.tiles[tile] })),
    marked: hexes(A.MARKED),
    cubes: hexes(A.CUBE),
    blighted: hexes(A.BLIGHTED),
    youth: faction.hasYouth && seated ? TERRAINS[s.w[A.YOUTH]] : null,
    goals: values.rules.achievements.filter((_, i) => s.w[A.TOKENS] & (1 << i)),
    house: [...houseNotes(map, home, faction.id, s.table.roundTiles, given), ...(cultists ? cultistsNote(given) : [])],
  }
}
