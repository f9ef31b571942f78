/** Spades, sandstorms and volcanoes: changing the ground. */
import { GROUNDS, TERRAINS, VOLCANO } from '../types.ts'
import { FREE, type Price } from './effects.ts'
import { change, gainSpades, refuse } from './gain.ts'
import { canPay, loseTokens, pay } from './pay.ts'
import {
  BY_TELEPORT,
  besideOwn,
  colourName,
  isHome,
  isSoft,
  OUT_OF_REACH,
  reach,
  spadesFor,
  volcanoCost,
} from './reach.ts'
import {
  ACTION,
  BOWL1,
  BOWL2,
  BOWL3,
  COLOUR,
  CULT,
  DIGGING,
  DUG,
  DUG_HEX,
  dropEntry,
  findEntry,
  GROUND,
  GROUND_AT,
  HAS_DUG,
  HAS_TRANSFORMED,
  HOME_NEXT,
  LOSE_CULT,
  MAY_BUILD,
  PHASE,
  push,
  rulesOf,
  SANDSTORM,
  SPADE_STATE,
  SPADES,
  type State,
  seatAt,
  TELEPORT_LEVEL,
  TELEPORTED,
  takeFrom,
  VP,
} from './state.ts'

const nameOf = (s: State, hex: number) => s.table.board.names[hex]

export function dig(s: State, seat: number, n: number): void {
  const rules = rulesOf(s, seat)
  if (rules.data.volcano) {
    s.w[MAY_BUILD] = 1
    push(s, SPADES, seat, 1, 1)
    return
  }
  const { digging } = rules.data
  if (!digging) refuse(`dig: ${rules.data.name} have no spades`)
  if (s.w[PHASE] !== ACTION) refuse('dig: only within an action')
  if (s.w[SPADE_STATE] & HAS_TRANSFORMED) refuse('dig: dig before the first hex is transformed')
  s.w[SPADE_STATE] |= HAS_DUG
  pay(s, seat, rules.spade[s.w[seatAt(seat) + DIGGING]], 'digging', n)
  change(s, seat, VP, n * (digging.vpPerSpade ?? 0), rules.data.id)
  gainSpades(s, seat, n, 'digging')
}

/** Spades of a tile or an action may be given up; who digs for them uses them. */
export function mayGiveUp(s: State, seat: number): boolean {
  return s.w[PHASE] !== ACTION || !(s.w[SPADE_STATE] & HAS_DUG || rulesOf(s, seat).data.volcano)
}

export function digPrice(s: State, seat: number): Price | undefined {
  const rules = rulesOf(s, seat)
  return rules.data.volcano ? FREE : rules.spade[s.w[seatAt(seat) + DIGGING]]
}

/** Transforms a hex with the spades, or the sandstorm, that the seat has in hand. */
export function transform(s: State, seat: number, hex: number, ground: number): void {
  const storm = findEntry(s, SANDSTORM, seat)
  if (storm && ground === s.w[seatAt(seat) + GROUND]) {
    if (!canStorm(s, seat, hex)) refuse(`transform ${nameOf(s, hex)}: the sandstorm takes a free hex next door`)
    dropEntry(s, storm)
    s.w[MAY_BUILD] = 1
    setGround(s, seat, hex, ground)
    return
  }
  const at = findEntry(s, SPADES, seat)
  if (!at) refuse(`transform ${nameOf(s, hex)}: no spades in hand; dig first`)
  const spades = s.w[at + 2]
  const why = cannotTransform(s, seat, hex, ground, spades)
  if (why) refuse(`transform ${nameOf(s, hex)} to ${colourName(ground)}: ${why}`)
  travel(s, seat, hex)
  if (ground === VOLCANO) {
    payVolcano(s, seat, hex)
    takeFrom(s, at, spades)
  } else {
    takeFrom(s, at, spadesFor(s, seat, hex, ground, spades))
    noteTransform(s, seat, ground)
  }
  setGround(s, seat, hex, ground)
}

/** Within an action one hex may be left short of home terrain, not two. */
function noteTransform(s: State, seat: number, ground: number): void {
  if (s.w[PHASE] !== ACTION) return
  const short = ground !== s.w[seatAt(seat) + GROUND] && findEntry(s, SPADES, seat) > 0
  s.w[SPADE_STATE] = (s.w[SPADE_STATE] & ~HOME_NEXT) | HAS_TRANSFORMED | (short ? HOME_NEXT : 0)
}

/** Home ground, or as far on the way to it as the spades in hand lead. */
export function towardsHome(s: State, seat: number, hex: number): number {
  const at = seatAt(seat)
  const home = s.w[at + GROUND]
  const spades = s.w[findEntry(s, SPADES, seat) + 2]
  const from = s.w[GROUND_AT + hex]
  if (home === VOLCANO || findEntry(s, SANDSTORM, seat) || spadesFor(s, seat, hex, home) <= spades) return home
  const wheel = TERRAINS.length
  const ahead = (s.w[at + COLOUR] - from + wheel) % wheel
  return (from + (ahead <= wheel / 2 ? spades : wheel - spades)) % wheel
}

/** Why the hex cannot be so transformed; empty where it can. */
export function cannotTransform(s: State, seat: number, hex: number, ground: number, spades: number): string {
  if (!isSoft(s, hex)) return 'the ground there cannot change'
  const { data } = rulesOf(s, seat)
  if (data.volcano) {
    if (ground !== VOLCANO) return `${data.name} make volcanoes only`
    const cost = volcanoCost(s, seat, hex)
    const at = seatAt(seat)
    const w = s.w
    if (data.volcano.lose === 'tokens') {
      if (w[at + BOWL1] + w[at + BOWL2] + w[at + BOWL3] < cost) return `costs ${cost} power tokens`
    } else if (Math.max(w[at + CULT], w[at + CULT + 1], w[at + CULT + 2], w[at + CULT + 3]) < cost) {
      return `costs ${cost} steps in one cult`
    }
  } else {
    const needed = spadesFor(s, seat, hex, ground, spades)
    if (needed === 0) return 'not possible with spades'
    if (needed > spades) return `takes ${needed} spades, ${spades} in hand`
    const rule = s.w[PHASE] === ACTION ? s.w[SPADE_STATE] : 0
    if (rule & HAS_DUG && needed < spades) return `takes ${needed} spades, but all ${spades} must go into one hex`
    if (rule & HOME_NEXT && ground !== s.w[seatAt(seat) + GROUND]) return 'the second hex must become home terrain'
  }
  return cannotGet(s, seat, hex)
}

/** Why the seat cannot get to the hex; empty where it can. */
export function cannotGet(s: State, seat: number, hex: number): string {
  const way = reach(s, seat, hex)
  if (way === OUT_OF_REACH) return 'out of reach'
  if (way !== BY_TELEPORT || s.w[seatAt(seat) + TELEPORTED] === hex + 1) return ''
  if (s.w[seatAt(seat) + TELEPORTED] > 0) return 'only one hex can be reached that way in an action'
  const rules = rulesOf(s, seat)
  if (!canPay(s, seat, rules.teleport[s.w[seatAt(seat) + TELEPORT_LEVEL]]))
    return `${rules.data.teleport?.name} is too dear`
  return ''
}

/** Pays for the way to a hex, once in an action. */
export function travel(s: State, seat: number, hex: number): void {
  if (reach(s, seat, hex) !== BY_TELEPORT || s.w[seatAt(seat) + TELEPORTED] === hex + 1) return
  const rules = rulesOf(s, seat)
  const { teleport } = rules.data
  if (!teleport) return
  pay(s, seat, rules.teleport[s.w[seatAt(seat) + TELEPORT_LEVEL]], teleport.name)
  change(s, seat, VP, teleport.vp, teleport.name)
  s.w[seatAt(seat) + TELEPORTED] = hex + 1
}

function payVolcano(s: State, seat: number, hex: number): void {
  const { volcano } = rulesOf(s, seat).data
  const cost = volcanoCost(s, seat, hex)
  if (volcano?.lose === 'tokens') loseTokens(s, seat, cost, 'volcano')
  else push(s, LOSE_CULT, seat, cost)
}

export function canStorm(s: State, seat: number, hex: number): boolean {
  return isSoft(s, hex) && !isHome(s, seat, hex) && besideOwn(s, seat, hex)
}

function setGround(s: State, seat: number, hex: number, ground: number): void {
  s.w[GROUND_AT + hex] = ground
  s.table.opponent?.transformed(s, hex)
  if (s.w[PHASE] === ACTION && ground === s.w[seatAt(seat) + GROUND] && s.w[DUG] < 4) s.w[DUG_HEX + s.w[DUG]++] = hex
  s.sink?.note(seat, { type: 'transformed', hex: nameOf(s, hex), ground: GROUNDS[ground] })
}
