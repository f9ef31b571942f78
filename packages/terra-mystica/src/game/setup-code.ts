/**
 * What lies on a table before the first turn, as a short code that a person can read out and type: `TM4-7QF2K-9XD2M`.
 * The number after TM is that of the players, the Automa among them; two check characters catch any two wrong ones and
 * any two that were swapped.
 *
 *     code     TM, players, then 2 check characters and 8 digits, the lowest first, of one number
 *     number   map, factions, final tile, the round tiles, each among those left, then a bit for each bonus card and for
 *              each thing agreed
 *
 * Whom one plays against is not in it, and named factions are not: those are of the people, not of the table.
 */
import { MAP_IDS } from '../data/maps.ts'
import { BONUS_CARDS, ROUND_TILES } from '../data/tiles.ts'
import { faulty } from '../faults.ts'
import { FINAL_TILES } from '../types.ts'
import { checkOptions, type TerraMysticaOptions } from './options.ts'

const AGREED = [
  'fireAndIce',
  'miniExpansion',
  'shippingBonus',
  'templeTile',
  'variableTurnOrder',
  'points2017',
  'cultistPower',
] as const

/** The part of the options that a code holds; tiles, cards and the final tile are known, not to be drawn. */
export interface SetUp extends Pick<TerraMysticaOptions, 'players' | 'map' | (typeof AGREED)[number]> {
  readonly factions: (typeof CHOSEN)[number]
  readonly finalTile: (typeof FINALS)[number]
  readonly roundTiles: readonly string[]
  readonly bonusCards: readonly string[]
}

const CHOSEN = ['random', 'pick', 'auction'] as const
const FINALS = ['none', ...FINAL_TILES] as const
const ROUND_IDS = ROUND_TILES.map(({ id }) => id)
const BONUS_IDS = BONUS_CARDS.map(({ id }) => id)

const DIGITS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ' // no 0 O 1 I L, which look alike
const BASE = DIGITS.length // a prime, which is what the check characters rest upon
const CHECKS = 2
const LENGTH = 10
const SUMS = [17, 5] // not zero, so that no run of one character is a code

export function setupCode(setUp: SetUp): string {
  let number = 0
  const put = (value: number, values: number) => {
    number = number * values + value
  }
  for (const agreed of AGREED) put(setUp[agreed] ? 1 : 0, 2)
  for (const id of BONUS_IDS) put(setUp.bonusCards.includes(id) ? 1 : 0, 2)
  const left = [...ROUND_IDS]
  for (const id of setUp.roundTiles) {
    const place = left.indexOf(id)
    put(place, left.length)
    left.splice(place, 1)
  }
  put(FINALS.indexOf(setUp.finalTile), FINALS.length)
  put(CHOSEN.indexOf(setUp.factions), CHOSEN.length)
  put(MAP_IDS.indexOf(setUp.map), MAP_IDS.length)
  const digits = Array.from({ length: LENGTH - CHECKS }, () => {
    const digit = number % BASE
    number = Math.floor(number / BASE)
    return digit
  })
  const text = [...checksOf(digits, setUp.players), ...digits].map((digit) => DIGITS[digit]).join('')
  return `TM${setUp.players}-${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`
}

/** In any case and with or without dashes. Throws `InputError` where it is no code. */
export function parseSetupCode(code: string): SetUp {
  const bare = code.replaceAll(/[\s\-–—]/g, '').toUpperCase()
  const found = /^TM([2-5])(.{10})$/u.exec(bare)
  if (!found) {
    throw faulty('set-up code: expected TM, the number of players and ten characters, such as TM4-7QF2K-9XD2M', {
      code: 'code-form',
    })
  }
  const players = Number(found[1])
  const all = [...found[2]].map((character) => digitOf(character))
  const digits = all.slice(CHECKS)
  if (checksOf(digits, players).some((check, i) => check !== all[i])) {
    throw faulty('set-up code: mistyped, its check characters do not fit: compare it with the original', {
      code: 'code-mistyped',
    })
  }
  let number = digits.reduceRight((value, digit) => value * BASE + digit, 0)
  const take = (values: number) => {
    const value = number % values
    number = Math.floor(number / values)
    return value
  }
  const [map, factions, finalTile] = [
    MAP_IDS[take(MAP_IDS.length)],
    CHOSEN[take(CHOSEN.length)],
    FINALS[take(FINALS.length)],
  ]
  const places = Array.from({ length: 6 }, (_, i) => take(ROUND_IDS.length - 5 + i)).reverse()
  const left = [...ROUND_IDS]
  const roundTiles = places.map((place) => left.splice(place, 1)[0])
  const bonusCards = BONUS_IDS.toReversed()
    .filter(() => take(2) === 1)
    .reverse()
  const agreed = Object.fromEntries(AGREED.toReversed().map((name) => [name, take(2) === 1]))
  const setUp = { players, map, factions, finalTile, roundTiles, bonusCards, ...agreed } as unknown as SetUp
  try {
    if (number > 0) throw new RangeError('more than a set-up')
    checkOptions(setUp)
  } catch {
    throw faulty('set-up code: it means no set-up that is known here: update Freehold, or check the code', {
      code: 'code-of-unknown',
    })
  }
  return setUp
}

function digitOf(character: string): number {
  const digit = DIGITS.indexOf(character)
  if (digit >= 0) return digit
  throw faulty(`set-up code: ${JSON.stringify(character)}, but codes are made of ${DIGITS} only`, {
    code: 'code-character',
    character,
    characters: DIGITS,
  })
}

/** The two digits that bring the sum of all, and the sum of all by their places, to what they must be. */
function checksOf(data: readonly number[], players: number): [number, number] {
  const plain = SUMS[0] - players - data.reduce((sum, digit) => sum + digit, 0)
  const weighted = SUMS[1] - data.reduce((sum, digit, i) => sum + digit * (i + CHECKS + 1), 0)
  const second = modulo(weighted - plain)
  return [modulo(plain - second), second]
}

const modulo = (n: number): number => ((n % BASE) + BASE) % BASE
