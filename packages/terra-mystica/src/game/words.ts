/** What is asked and offered, in words for people. */
import { AUTOMA_STEP } from '../automa/state.ts'
import { POWER_ACTION, SPECIAL_ACTION } from '../data/actions.ts'
import { BONUS_CARDS, FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { leechAmount } from '../rules/leech.ts'
import { ASK_ACTION, ASK_END, type Ask } from '../rules/legal.ts'
import { MONEY } from '../rules/money.ts'
import * as S from '../rules/state.ts'
import * as c from '../rules/verbs.ts'
import { BUILDING_NAMES, BUILDINGS, CULTS, GROUNDS, POWER_ACTIONS, SPECIAL_ACTIONS } from '../types.ts'

/** `kind` of a question, by what is pending. */
const KINDS: Readonly<Record<number, string>> = {
  [ASK_ACTION]: 'action',
  [ASK_END]: 'end turn',
  [S.PICK_COLOUR]: 'pick terrain',
  [S.PLACE]: 'place dwelling',
  [S.TAKE_BONUS]: 'take bonus card',
  [S.LEECH]: 'leech',
  [S.CULT_STEP]: 'cult step',
  [S.TAKE_FAVOR]: 'take favor',
  [S.TAKE_TOWN]: 'take town',
  [S.SPADES]: 'use spades',
  [S.PLACE_BRIDGE]: 'place bridge',
  [S.SANDSTORM]: 'sandstorm',
  [S.FREE_DWELLING]: 'free dwelling',
  [S.FREE_TRADING_HOUSE]: 'free trading house',
  [S.LOSE_CULT]: 'lose cult steps',
  [S.UNLOCK]: 'unlock terrain',
  [S.TO_PRIESTS]: 'workers to priests',
  [S.TOKEN_FOR_VP]: 'token for a point',
  [S.CHOOSE_FACTION]: 'choose faction',
  [S.BID]: 'bid',
  [S.USE_KEY]: 'use key',
  [S.OPPONENT_PLACES]: 'first dwellings of the Automa',
  [AUTOMA_STEP]: 'cult step of the Automa',
}

export const questionKind = (kind: number): string => KINDS[kind]

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`

export function questionText(s: S.State, { kind, entry, seat }: Ask): string {
  const n = s.w[entry + 2]
  switch (kind) {
    case ASK_ACTION:
      return s.w[S.ACTIONS] > 1 ? `Take an action (${s.w[S.ACTIONS]} in this turn)` : 'Take an action'
    case ASK_END:
      return 'End the turn'
    case S.PICK_COLOUR:
      return 'Pick a home terrain'
    case S.PLACE:
      return 'Place a dwelling'
    case S.TAKE_BONUS:
      return 'Take a bonus card'
    case S.LEECH: {
      const got = leechAmount(s, seat, s.w[entry + 3])
      const cost = got > 1 ? ` for ${plural(got - 1, 'point')}` : ''
      return `Take ${got} power from ${S.rulesOf(s, n).data.name}${cost}?`
    }
    case S.CULT_STEP:
      return s.w[entry + 3] ? `Go up ${n} steps in one cult` : `Go up a step in a cult${n > 1 ? ` (${n} to go)` : ''}`
    case S.TAKE_FAVOR:
      return n > 1 ? `Take a favor tile (${n} to take)` : 'Take a favor tile'
    case S.TAKE_TOWN:
      return 'A town is founded: take a town tile'
    case S.SPADES:
      return `Use ${plural(n, 'spade')}`
    case S.PLACE_BRIDGE:
      return n > 1 ? `Place a bridge (${n} to place)` : 'Place a bridge'
    case S.SANDSTORM:
      return 'Transform a hex next door'
    case S.FREE_DWELLING:
      return 'Build a dwelling on any free hex of home terrain'
    case S.FREE_TRADING_HOUSE:
      return 'Upgrade a dwelling for nothing'
    case S.USE_KEY:
      return 'Use a key: which marker goes to the top?'
    case S.LOSE_CULT:
      return `Go down ${n} steps in one cult`
    case S.UNLOCK:
      return 'Unlock a terrain, or take the priest'
    case S.TO_PRIESTS:
      return `Change up to ${plural(n, 'worker')} into priests`
    case S.TOKEN_FOR_VP:
      return 'Pay a point for a power token in the third bowl?'
    case S.CHOOSE_FACTION:
      return s.table.auction ? 'Nominate a faction' : 'Choose a faction'
    default:
      return 'Bid for a faction'
  }
}

const SINGLE: Readonly<Record<(typeof MONEY)[number], string>> = {
  power: 'power',
  priests: 'priest',
  workers: 'worker',
  coins: 'coin',
  vp: 'point',
}

/** An option as a person reads it. */
export function commandWords(s: S.State, seat: number, cmd: c.Command): string {
  const { verb, a, b } = cmd
  const { names, bridges } = s.table.board
  switch (verb) {
    case c.BUILD:
      return `build a dwelling on ${names[a]}`
    case c.DIG:
      return `dig ${plural(a, 'spade')}`
    case c.TRANSFORM:
      return `transform ${names[a]} to ${GROUNDS[b]}`
    case c.UPGRADE:
      return `upgrade ${names[a]} to a ${BUILDING_NAMES[BUILDINGS[b - 1]]}`
    case c.POWER_ACT:
      return `power action: ${POWER_ACTION[POWER_ACTIONS[a]].name}`
    case c.SPECIAL_ACT:
      return `special action: ${SPECIAL_ACTION[SPECIAL_ACTIONS[a]].name}`
    case c.BURN:
      return `burn ${a} power`
    case c.CONVERT:
      return `change ${MONEY[a]} into a ${SINGLE[MONEY[b]]}`
    case c.SEND:
      return `send a priest to ${CULTS[a]}${b ? ` for ${plural(b, 'step')}` : ''}`
    case c.SHIP:
      return 'improve shipping'
    case c.DIGGER:
      return 'improve digging'
    case c.LAY_BRIDGE:
      return `bridge from ${names[bridges[a][0]]} to ${names[bridges[a][1]]}`
    case c.CONNECT:
      return `found a town across ${names[a]}`
    case c.PASS:
      return cardWords(s, a)
    case c.TAKE:
      return `take ${leechAmount(s, seat, a)} power from ${S.rulesOf(s, b).data.name}`
    case c.DECLINE:
      return 'decline'
    case c.FAVOR:
      return `${FAVOR_TILES[a].id}: ${FAVOR_TILES[a].name}`
    case c.TOWN:
      return `${TOWN_TILES[a].id}: ${TOWN_TILES[a].name}`
    case c.RAISE_CULT:
      return `${plural(b, 'step')} in ${CULTS[a]}`
    case c.LOWER_CULT:
      return `lose ${plural(b, 'step')} in ${CULTS[a]}`
    case c.WASTE:
      return 'do without'
    case c.TOKEN:
      return 'a power token for a point'
    case c.PICK:
      return GROUNDS[a]
    case c.UNLOCK_TERRAIN:
      return a < 0 ? 'take the priest' : `unlock ${GROUNDS[a]}`
    case c.CHOOSE:
      return FACTIONS[a].name
    case c.MAKE_BID:
      return `${plural(b, 'point')} for ${FACTIONS[s.w[S.NOMINATED + a] - 1].name}`
    default:
      return 'end the turn'
  }
}

function cardWords(s: S.State, card: number): string {
  if (card < 0) return 'pass'
  const coins = s.w[S.BONUS_COINS + card]
  const words = `${BONUS_CARDS[card].id} (${BONUS_CARDS[card].name}${coins > 0 ? `, ${plural(coins, 'coin')} on it` : ''})`
  return s.w[S.PHASE] === S.SETUP ? `take ${words}` : `pass and take ${words}`
}
