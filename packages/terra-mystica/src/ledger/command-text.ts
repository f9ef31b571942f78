/** One command of a recorded game, from text to numbers. */
import type { Board } from '../board/board.ts'
import { BONUS_CARDS, FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import {
  CULT_STEP,
  FREE_DWELLING,
  FREE_TRADING_HOUSE,
  PLACE_BRIDGE,
  SANDSTORM,
  SPADES,
  TO_PRIESTS,
  TOKEN_FOR_VP,
  UNLOCK,
} from '../rules/state.ts'
import * as c from '../rules/verbs.ts'
import { COLOURS, CULTS, ICE, indexIn, POWER_ACTIONS, SPECIAL_ACTIONS, VOLCANO } from '../types.ts'
import type { Fail, LedgerWord } from './fault.ts'

type Read = (words: string[], context: Context) => c.Command[]

interface Context {
  readonly text: string
  readonly board: Board
  readonly seats: ReadonlyMap<string, number>
  readonly fail: Fail
}

/** Texts of recorded games repeat: the same words on the same board mean the same, unless they name a faction. */
const remembered = new WeakMap<Board, Map<string, c.Command[]>>()

export function parseCommand(text: string, board: Board, seats: ReadonlyMap<string, number>, fail: Fail): c.Command[] {
  let known = remembered.get(board)
  if (!known) {
    known = new Map()
    remembered.set(board, known)
  }
  const before = known.get(text)
  if (before) return before
  const parsed = read(text, { text, board, seats, fail })
  const namesFaction = parsed.some(({ verb }) => verb === c.TAKE || verb === c.DECLINE)
  if (!namesFaction && known.size < 20_000) known.set(text, parsed)
  return parsed
}

function read(text: string, context: Context): c.Command[] {
  const plain = text.toLowerCase().replace(/\s+/g, ' ')
  if (plain[0] === '+' || plain[0] === '-') return repeated(adjust(plain.replaceAll(' ', ''), context))
  const words = plain.split(' ')
  const reader = READERS[words[0]]
  if (!reader) {
    const all = `${Object.keys(READERS).join(', ')}, +X, -X`
    unknown(context, 'command', text, all, `unknown command "${text}"; expected one of ${all}`)
  }
  return reader(words, context)
}

/** Two tiles at once are two commands. */
const repeated = (cmd: c.Command): c.Command[] =>
  cmd.verb === c.FAVOR || cmd.verb === c.TOWN ? Array.from({ length: cmd.b }, () => ({ ...cmd, b: 0 })) : [cmd]

/** More tiles than anybody could ever take at once. */
const TOO_MANY = 9

const shape = (context: Context, expected: string): never =>
  context.fail(`cannot read "${context.text}"; expected \`${expected}\``, {
    code: 'unreadable',
    given: context.text,
    expected,
  })

const unknown = ({ fail }: Context, word: LedgerWord, given: string, expected: string, message: string): never =>
  fail(message, { code: 'unknown-word', word, given, expected })

function hex(name: string | undefined, context: Context): number {
  const found = name === undefined ? undefined : context.board.byName.get(name)
  const given = name?.toUpperCase() ?? ''
  return (
    found ??
    unknown(
      context,
      'space',
      given,
      hexesOf(context.board),
      `"${context.text}": there is no hex "${given}" on this map`,
    )
  )
}

/** `A1–I12`, as a person finds them on the map. */
function hexesOf({ names }: Board): string {
  const land = names.filter((name) => !name.startsWith('r'))
  return `${land[0]}–${land[land.length - 1]}`
}

function number(word: string | undefined, context: Context, expected: string): number {
  return word !== undefined && /^\d+$/.test(word) ? Number(word) : shape(context, expected)
}

function ground(word: string, context: Context): number {
  const at = COLOURS.findIndex((colour) => colour === (word === 'grey' ? 'gray' : word))
  if (at >= 0) return at
  if (word === 'ice') return ICE
  if (word === 'volcano') return VOLCANO
  const all = `${COLOURS.join(', ')}, ice, volcano`
  return unknown(context, 'terrain', word, all, `"${context.text}": unknown colour "${word}"; expected ${all}`)
}

function cult(word: string | undefined, context: Context): number {
  const at = indexIn(CULTS, word)
  const [given, all] = [word ?? '', CULTS.join(', ')]
  return at >= 0
    ? at
    : unknown(context, 'cult', given, all, `"${context.text}": unknown cult "${given}"; expected ${all}`)
}

function seat(word: string | undefined, context: Context): number {
  const found = word === undefined ? undefined : context.seats.get(word)
  const [given, all] = [word ?? '', [...context.seats.keys()].join(', ')]
  return (
    found ?? unknown(context, 'faction', given, all, `"${context.text}": no faction "${given}" here; expected ${all}`)
  )
}

const TYPES: Readonly<Record<string, number>> = {
  tp: 2,
  te: 3,
  sh: 4,
  sa: 5,
  th: 2,
  'trading post': 2,
  'trading house': 2,
  temple: 3,
  stronghold: 4,
  sanctuary: 5,
}
const MONEY_WORDS: Readonly<Record<string, number>> = { pw: 0, p: 1, w: 2, c: 3, vp: 4 }

/** As a conversion may name it at length. */
const SHORT: Readonly<Record<string, string>> = { power: 'pw', priest: 'p', worker: 'w', coin: 'c' }

/** A conversion as it is written, with what is given for it: at which rate, the rules say. */
export interface Conversion extends c.Command {
  readonly given?: number
}

/** What one of the second costs in the first; coins for points depend on the faction. */
const RATES: Readonly<Record<string, number>> = {
  'pw c': 1,
  'pw w': 3,
  'pw p': 5,
  'p w': 1,
  'p c': 1,
  'w c': 1,
  'w p': 1,
  'vp c': 1,
}

const READERS: Readonly<Record<string, Read>> = {
  build: (words, context) => [c.command(c.BUILD, hex(words[1], context))],
  dig: (words, context) => {
    const n = number(words[1], context, 'dig 1')
    return n === 0 ? shape(context, 'dig 1') : [c.command(c.DIG, n)]
  },
  transform: (words, context) => {
    const at = hex(words[1], context)
    if (words.length === 2) return [c.command(c.TRANSFORM, at, -1)]
    if (words[2] !== 'to' || words.length !== 4) return shape(context, 'transform E5 to red')
    return [c.command(c.TRANSFORM, at, ground(words[3], context))]
  },
  upgrade: (words, context) => {
    const type = TYPES[words.slice(3).join(' ')]
    if (words[2] !== 'to' || !type) return shape(context, 'upgrade E5 to TP (or TE, SH, SA)')
    return [c.command(c.UPGRADE, hex(words[1], context), type)]
  },
  action: (words, context) => {
    const id = (words[1] ?? '').toUpperCase()
    const power = indexIn(POWER_ACTIONS, id)
    if (power >= 0) return [c.command(c.POWER_ACT, power)]
    const special = indexIn(SPECIAL_ACTIONS, id)
    if (special >= 0) return [c.command(c.SPECIAL_ACT, special)]
    const all = [...POWER_ACTIONS, ...SPECIAL_ACTIONS].join(', ')
    return unknown(context, 'action', id, all, `unknown action "${id}"; expected one of ${all}`)
  },
  burn: (words, context) => {
    const n = number(words[1], context, 'burn 2')
    return n === 0 ? [] : [c.command(c.BURN, n)]
  },
  convert: (_, context) => [conversion(context)],
  send: (words, context) => {
    if ((words[1] !== 'p' && words[1] !== 'priest') || words[2] !== 'to') return shape(context, 'send p to FIRE')
    const steps = words.length > 4 ? number(words[5], context, 'send p to FIRE for 2') : 0
    return [c.command(c.SEND, cult(words[3], context), steps)]
  },
  advance: (words, context) => {
    if (words[1]?.startsWith('ship')) return [c.command(c.SHIP)]
    if (words[1]?.startsWith('dig')) return [c.command(c.DIGGER)]
    return shape(context, 'advance ship (or dig)')
  },
  bridge: (words, context) => [c.command(c.LAY_BRIDGE, bridge(words, context))],
  connect: (words, context) => connection(words, context),
  pass: (words, context) => {
    if (words.length === 1) return [c.command(c.PASS, -1)]
    const card = BONUS_CARDS.findIndex((b) => b.id === words[1].toUpperCase())
    const all = `BON1–BON${BONUS_CARDS.length}`
    if (card < 0) unknown(context, 'bonus card', words[1], all, `unknown bonus card "${words[1]}"; expected ${all}`)
    return [c.command(c.PASS, card)]
  },
  leech: (words, context) => {
    if (words[2] !== 'from') return shape(context, 'leech 2 from giants')
    return [c.command(c.TAKE, number(words[1], context, 'leech 2 from giants'), seat(words[3], context))]
  },
  decline: (words, context) => {
    if (words.length === 1) return [c.command(c.DECLINE, 0, -1)]
    if (words[2] !== 'from') return shape(context, 'decline 2 from giants')
    return [c.command(c.DECLINE, number(words[1], context, 'decline 2 from giants'), seat(words[3], context))]
  },
  gain: (words, context) => {
    if (words.slice(1).join(' ') !== 'p3 for vp') return shape(context, 'gain P3 for VP')
    return [c.command(c.TOKEN)]
  },
  'pick-color': (words, context) => [c.command(c.PICK, wheelGround(words[1], context))],
  'unlock-terrain': (words, context) => [
    c.command(c.UNLOCK_TERRAIN, words[1] === 'gain-priest' ? -1 : wheelGround(words[1], context)),
  ],
  wait: () => [],
  done: () => [],
  resign: () => [c.command(c.RESIGN)],
}

function wheelGround(word: string | undefined, context: Context): number {
  const at = ground(word ?? '', context)
  const all = COLOURS.join(', ')
  return at < ICE ? at : unknown(context, 'terrain', word ?? '', all, `"${context.text}": expected one of ${all}`)
}

function conversion(context: Context): Conversion {
  const short = context.text
    .trim()
    .replace(/(power|priest|worker|coin)s?\b/gi, (word) => SHORT[word.toLowerCase().replace(/s$/, '')])
  const m = /^convert\s*(\d*)\s*(pw|p|w|c|vp)\s+to\s+(\d*)\s*(pw|p|w|c|vp)$/i.exec(short)
  if (!m) return shape(context, 'convert 3PW to 1W')
  const from = MONEY_WORDS[m[2].toLowerCase()]
  const to = MONEY_WORDS[m[4].toLowerCase()]
  const n = m[3] === '' ? 1 : Number(m[3])
  const each = RATES[`${m[2]} ${m[4]}`.toLowerCase()]
  if (each && m[1] !== '' && Number(m[1]) !== n * each) {
    const [given, gained] = [m[2].toUpperCase(), m[4].toUpperCase()]
    context.fail(`"${context.text}": ${n} ${gained} take ${n * each} ${given}`, {
      code: 'uneven-conversion',
      given: context.text,
      expected: `convert ${n * each}${given} to ${n}${gained}`,
    })
  }
  const command = c.command(c.CONVERT, from, to, n)
  return m[1] === '' ? command : { ...command, given: Number(m[1]) }
}

function ends(word: string | undefined, context: Context): [number, number] {
  const parts = (word ?? '').split(':')
  if (parts.length !== 2) return shape(context, 'bridge E5:F6')
  return [hex(parts[0], context), hex(parts[1], context)]
}

function bridge(words: string[], context: Context): number {
  const [a, b] = ends(words[1], context)
  const at = context.board.bridges.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a))
  const from = context.board.bridgesAt[a].map((i) =>
    context.board.bridges[i].map((h) => context.board.names[h]).join(':'),
  )
  return at >= 0
    ? at
    : context.fail(`"${context.text}": no bridge can stand there; from the first hex: ${from.join(', ') || 'none'}`, {
        code: 'no-bridge-there',
        given: context.text,
        expected: from.join(', ') || '–',
      })
}

/** Over a river hex, or over whatever river lies between two hexes. */
function connection(words: string[], context: Context): c.Command[] {
  const { board } = context
  if (!words[1]?.includes(':')) return [c.command(c.CONNECT, hex(words[1], context))]
  const [a, b] = ends(words[1], context)
  const between = board.neighbours[a].filter((n) => board.neighbours[b].includes(n) && board.names[n].startsWith('r'))
  if (between.length === 0) {
    return context.fail(`"${context.text}": no river hex lies between them`, {
      code: 'no-river-between',
      given: context.text,
      expected: 'connect r5',
    })
  }
  return [c.command(c.CONNECT, between[0])]
}

const WASTE_KINDS: Readonly<Record<string, number>> = {
  spade: SPADES,
  bridge: PLACE_BRIDGE,
  free_tf: SANDSTORM,
  free_d: FREE_DWELLING,
  free_tp: FREE_TRADING_HOUSE,
  convert_w_to_p: TO_PRIESTS,
  gain_p3_for_vp: TOKEN_FOR_VP,
  unlock_terrain: UNLOCK,
  cult: CULT_STEP,
}

/** `+FAV3`, `+2AIR`, `-1SPADE` and the like. */
function adjust(text: string, context: Context): c.Command {
  const m = /^([+-])(\d*)([a-z_]+\d*(?:_[a-z0-9_]+)?)$/.exec(text)
  if (!m) return shape(context, '+FAV1, +TW1, +FIRE or -SPADE')
  const n = m[2] === '' ? 1 : Number(m[2])
  const what = m[3]
  if (/^(fav|tw)\d/.test(what) && (n === 0 || n >= TOO_MANY)) return shape(context, `+${what.toUpperCase()}`)
  if (what === 'vp') return c.command(c.ADJUST_POINTS, m[1] === '+' ? n : -n)
  const cultAt = indexIn(CULTS, what)
  if (cultAt >= 0) return c.command(m[1] === '+' ? c.RAISE_CULT : c.LOWER_CULT, cultAt, n)
  if (m[1] === '+') {
    const favor = FAVOR_TILES.findIndex((tile) => tile.id === what.toUpperCase())
    if (favor >= 0) return c.command(c.FAVOR, favor, n)
    const town = TOWN_TILES.findIndex((tile) => tile.id === what.toUpperCase())
    if (town >= 0) return c.command(c.TOWN, town, n)
  } else if (WASTE_KINDS[what]) {
    return c.command(c.WASTE, WASTE_KINDS[what], n)
  }
  const given = what.toUpperCase()
  return unknown(
    context,
    'tile',
    given,
    '+FAV1, +TW1, +FIRE, -SPADE',
    `"${context.text}": nothing is called "${given}" here`,
  )
}
