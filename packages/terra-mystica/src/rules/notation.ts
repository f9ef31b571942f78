/** Commands as recorded games write them. */
import { BONUS_CARDS, FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { COLOURS, CULTS, POWER_ACTIONS, SPECIAL_ACTIONS } from '../types.ts'
import type { Choice } from './choice.ts'
import { MONEY, rate } from './money.ts'
import { colourName } from './reach.ts'
import { ACTIVE, NOMINATED, rulesOf, type State } from './state.ts'
import * as v from './verbs.ts'

const CODE = ['', 'D', 'TP', 'TE', 'SH', 'SA'] as const
const MONEY_CODE: Record<(typeof MONEY)[number], string> = {
  power: 'PW',
  priests: 'P',
  workers: 'W',
  coins: 'C',
  vp: 'VP',
}
const many = (n: number) => (n === 1 ? '' : `${n}`)

/** The command as recorded games write it. */
export function commandText(s: State, { verb, a, b, c }: v.Command): string {
  const { names, bridges } = s.table.board
  switch (verb) {
    case v.BUILD:
      return `build ${names[a]}`
    case v.DIG:
      return `dig ${a}`
    case v.TRANSFORM:
      return b < 0 ? `transform ${names[a]}` : `transform ${names[a]} to ${colourName(b)}`
    case v.UPGRADE:
      return `upgrade ${names[a]} to ${CODE[b]}`
    case v.POWER_ACT:
      return `action ${POWER_ACTIONS[a]}`
    case v.SPECIAL_ACT:
      return `action ${SPECIAL_ACTIONS[a]}`
    case v.BURN:
      return `burn ${a}`
    case v.CONVERT:
      return convertText(s, a, b, c)
    case v.SEND:
      return `send p to ${CULTS[a].toUpperCase()}${b ? ` for ${b}` : ''}`
    case v.SHIP:
      return 'advance ship'
    case v.DIGGER:
      return 'advance dig'
    case v.LAY_BRIDGE:
      return `bridge ${names[bridges[a][0]]}:${names[bridges[a][1]]}`
    case v.CONNECT:
      return `connect ${names[a]}`
    case v.PASS:
      return a < 0 ? 'pass' : `pass ${BONUS_CARDS[a].id}`
    case v.TAKE:
      return `leech ${a} from ${rulesOf(s, b).data.id}`
    case v.DECLINE:
      return b < 0 ? 'decline' : `decline ${a} from ${rulesOf(s, b).data.id}`
    case v.FAVOR:
      return `+${FAVOR_TILES[a].id}`
    case v.TOWN:
      return `+${TOWN_TILES[a].id}`
    case v.RAISE_CULT:
      return `+${many(b)}${CULTS[a].toUpperCase()}`
    case v.LOWER_CULT:
      return `-${many(b)}${CULTS[a].toUpperCase()}`
    case v.WASTE:
      return `-${many(b)}${v.WASTES[a]}`
    case v.TOKEN:
      return 'gain P3 for VP'
    case v.PICK:
      return `pick-color ${COLOURS[a]}`
    case v.UNLOCK_TERRAIN:
      return `unlock-terrain ${a < 0 ? 'gain-priest' : COLOURS[a]}`
    case v.RESIGN:
      return 'resign'
    case v.ADJUST_POINTS:
      return `${a < 0 ? '' : '+'}${a}VP`
    case v.CHOOSE:
      return `choose ${FACTIONS[a].id}`
    case v.MAKE_BID:
      return `bid ${b} for ${FACTIONS[s.w[NOMINATED + a] - 1].id}`
    default:
      return 'done'
  }
}

/** A choice, by its commands; this is the key of its option. */
export function choiceKey(s: State, { commands }: Choice): string {
  return commands.map((cmd) => commandText(s, cmd)).join('. ')
}

/** Conversions belong to the turn: the rate is that of the faction whose turn it is. */
function convertText(s: State, from: number, to: number, n: number): string {
  const each = rate(s, s.w[ACTIVE], from, to) || 1
  return `convert ${n * each}${MONEY_CODE[MONEY[from]]} to ${n}${MONEY_CODE[MONEY[to]]}`
}
