/** Carrying out what her cards say. */
import { PRIEST_SPACES } from '../data/actions.ts'
import { FAVOR_TILES } from '../data/tiles.ts'
import { noteBuilt } from '../rules/build.ts'
import { change } from '../rules/gain.ts'
import { offerPower } from '../rules/leech.ts'
import {
  BUILDING_AT,
  BUILT,
  buildingOn,
  CULT,
  FAVORS,
  FAVORS_LEFT,
  GROUND,
  GROUND_AT,
  HEX,
  HEXES,
  ownerOf,
  POWER_USED,
  PRIEST_LIMIT,
  PRIEST_SPACE,
  PRIESTS,
  ROUND,
  rulesOf,
  type State,
  seatAt,
  TOP_OWNER,
  VP,
} from '../rules/state.ts'
import type { Happened } from '../told/happened.ts'
import { CULTS, DWELLING, POWER_ACTIONS, TERRAINS } from '../types.ts'
import { checkAchievements } from './achievements.ts'
import { choose } from './choose.ts'
import { bestUpgrade } from './option-sets.ts'
import * as procedure from './procedures.ts'
import { sceneOf } from './scene.ts'
import { wouldBeMarked } from './space.ts'
import { BLIGHTED, CUBE, MARKED, MARKS, pointsOf, TRADED, tableOf } from './state.ts'
import type { CardAction } from './words.ts'

/** Carries out the actions from top to bottom; one that cannot be done is left out. */
export function doActions(s: State, actions: readonly CardAction[]): void {
  for (const action of actions) {
    doAction(s, action)
    checkAchievements(s)
  }
}

function doAction(s: State, action: CardAction): void {
  switch (action.do) {
    case 'faction action':
      doActions(s, tableOf(s).faction.action)
      break
    case 'block power action':
      block(s)
      break
    case 'gain points':
      gainPoints(s, action.amount)
      break
    case 'advance cult':
      advance(s, action)
      break
    case 'upgrade':
      upgrade(s)
      break
    case 'take favor':
      takeFavor(s, action.fromRound)
      break
    case 'build':
      if (!build(s, action)) upgrade(s)
      break
    case 'place cube':
      placeCube(s)
      break
    case 'blight':
      for (let i = 0; i < action.times; i++) blight(s)
      break
    case 'trade':
      trade(s, action.fromRound)
      break
  }
}

const note = (s: State, happened: Happened) => s.sink?.note(tableOf(s).seat, happened)

function block(s: State): void {
  const chosen = choose(sceneOf(s), 'block power action', procedure.BLOCK)
  if (chosen < 0) return
  s.w[POWER_USED] |= 1 << chosen
  note(s, { type: 'used', action: POWER_ACTIONS[chosen] })
}

function gainPoints(s: State, amount: number | 'X'): void {
  change(s, tableOf(s).seat, VP, pointsOf(s, amount), 'decision card')
}

// ---- cults

/** Up a track; she needs no key for the top. */
function climb(s: State, cult: number, steps: number, source: string): void {
  const { seat } = tableOf(s)
  const before = s.w[seatAt(seat) + CULT + cult]
  const after = Math.min(10, before + steps)
  // Whoever was there before has gone down again, or the track would not be open.
  if (after === 10) s.w[TOP_OWNER] = (s.w[TOP_OWNER] & ~(7 << (3 * cult))) | ((seat + 1) << (3 * cult))
  change(s, seat, CULT + cult, after - before, source)
}

function advance(s: State, { catchUp, steps }: CardAction & { do: 'advance cult' }): void {
  const chosen = choose(sceneOf(s), 'advance cult', catchUp ? procedure.CATCHING_UP : procedure.ADVANCE)
  if (chosen < 0) return
  climb(s, chosen, steps ?? placePriest(s, chosen), steps === undefined ? 'priest' : 'decision card')
}

/** A priest on the best free space of the cult; the steps it gives, or 1 without a priest or a space. */
function placePriest(s: State, cult: number): number {
  const { seat } = tableOf(s)
  const at = seatAt(seat)
  const space = PRIEST_SPACES.findIndex((_, i) => s.w[PRIEST_SPACE + cult * 4 + i] === 0)
  if (s.w[at + PRIESTS] === 0 || space < 0) return 1
  s.w[PRIEST_SPACE + cult * 4 + space] = seat + 1
  s.w[at + PRIEST_LIMIT]--
  note(s, { type: 'sent', cult: CULTS[cult], space })
  change(s, seat, PRIESTS, -1, CULTS[cult])
  return PRIEST_SPACES[space]
}

/** One step without a priest, outside her turn. */
export function catchUpStep(s: State): void {
  advance(s, { do: 'advance cult', catchUp: true, steps: 1 })
  checkAchievements(s)
}

function takeFavor(s: State, fromRound: number): void {
  const cult = choose(sceneOf(s, undefined, fromRound), 'take favor', procedure.FAVOR)
  if (cult < 0) return
  const { seat } = tableOf(s)
  s.w[FAVORS_LEFT + cult]--
  s.w[seatAt(seat) + FAVORS] |= 1 << cult
  note(s, { type: 'took', tile: FAVOR_TILES[cult].id })
  climb(s, cult, FAVOR_TILES[cult].gain[CULTS[cult]] ?? 0, FAVOR_TILES[cult].id)
}

// ---- structures

function upgrade(s: State): void {
  const hex = choose(sceneOf(s), 'upgrade', procedure.UPGRADE)
  if (hex < 0) return
  const { seat } = tableOf(s)
  const from = buildingOn(s, hex)
  s.w[seatAt(seat) + BUILT + from]--
  raise(s, hex, bestUpgrade(s, seat, from))
}

/** False where it cannot be done. */
function build(s: State, action: CardAction & { do: 'build' }): boolean {
  const hex = choose(sceneOf(s, action.shipping), 'build', procedure.buildProcedure(s, action))
  if (hex < 0) return false
  const home = s.w[seatAt(tableOf(s).seat) + GROUND]
  if (s.w[GROUND_AT + hex] !== home) {
    s.w[GROUND_AT + hex] = home
    note(s, { type: 'transformed', hex: s.table.board.names[hex], ground: TERRAINS[home] })
  }
  settleOn(s, hex, wouldBeMarked(s, hex))
  return true
}

/** A dwelling of hers stands; what lay on the space is gone. */
export function settleOn(s: State, hex: number, marked: boolean): void {
  s.w[MARKS + hex] = marked ? MARKED : 0
  const at = seatAt(tableOf(s).seat)
  s.w[at + HEX + s.w[at + HEXES]++] = hex
  raise(s, hex, DWELLING)
}

/** No points, gifts or towns for her; power for the humans beside her. */
function raise(s: State, hex: number, type: number): void {
  const { seat } = tableOf(s)
  s.w[BUILDING_AT + hex] = (seat + 1) * 8 + type
  s.w[seatAt(seat) + BUILT + type]++
  noteBuilt(s, seat, hex, type)
  if (s.w[ROUND] > 0) offerPower(s, seat, hex)
}

// ---- what only some of her factions do

function placeCube(s: State): void {
  const hex = choose(sceneOf(s), 'place cube', procedure.CUBE_BESIDE)
  if (hex < 0) return
  s.w[MARKS + hex] |= CUBE
  note(s, { type: 'placedCube', hex: s.table.board.names[hex] })
}

function blight(s: State): void {
  const hex = choose(sceneOf(s), 'blight', procedure.BLIGHT)
  if (hex < 0) return
  s.w[MARKS + hex] |= BLIGHTED
  note(s, { type: 'blighted', hex: s.table.board.names[hex] })
}

/** Power for the human would follow here; Merchants of the Seas is not known well enough to say how much. */
function trade(s: State, fromRound: number): void {
  const hex = choose(sceneOf(s, undefined, fromRound), 'trade', procedure.TRADE)
  if (hex < 0) return
  s.w[MARKS + hex] |= TRADED
  note(s, { type: 'traded', hex: s.table.board.names[hex] })
  const strength = rulesOf(s, ownerOf(s, hex)).strength[buildingOn(s, hex)]
  change(s, tableOf(s).seat, VP, strength, 'trade')
}
