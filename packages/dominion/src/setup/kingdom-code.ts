/**
 * A kingdom as a short code that a person can read out and type: `M8U2-8WPA`. It holds the edition and the set of
 * card numbers, and grows with the highest of them; two check characters catch any two wrong characters and any two
 * that were swapped.
 *
 *     code       2 check characters, then the digits of `rest * EDITION_SLOTS + slot`, the lowest first
 *     slot       the edition; EDITIONS more where something lies beside the ten, or the newest printing is meant
 *     rest       `rank`, or what lies beside the ten, number by number, the last of them `rank`
 *     rank       of the ten card numbers among all sets of ten, which stays the same when cards are added
 */
import { reprinted } from '../cards/index.ts'
import { USUAL_PRINTING } from '../cards/printing.ts'
import { type Edition, editions, type Printing } from '../language/types.ts'
import { type Beside, checkBeside } from './beside.ts'
import { cardNumbers } from './card-numbers.ts'
import { rankOfSubset, subsetOfRank } from './combinations.ts'
import { kingdomError } from './faults.ts'
import { checkKingdom, findKingdomCard, KINGDOM_SIZE, type Kingdom, within } from './kingdom.ts'
import { boonNumbers, landscapeNumbers } from './landscape-numbers.ts'
import { LOT, type Lot } from './lot.ts'

const DIGITS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ' // no 0 O 1 I L, which look alike
const BASE = DIGITS.length // a prime, which is what the check characters rest upon
const CHECKS = 2
const SHORTEST = 8
const LONGEST_BESIDE = 120
const IN_GROUPS = /.{1,4}/g
const EDITION_SLOTS = 4n
const EDITIONS = 2
const CARDS = 1024n // room for the number of a card
const CHOICES = [undefined, true, LOT] as const // of Colonies and of Shelters
/** Where the deck of the Black Market would be one of no cards, the newest printing is meant, and the deck follows. */
const NEWEST = [
  [CHOICES.indexOf(true), BigInt(CHOICES.length)],
  [0, CARDS],
] as const
/** … and one of more cards than there are numbers for: landscapes follow, and what belongs to them, and then the deck. */
const MORE = 1023
const RUINS = 1022 // a pile that has no number
/** … and one of these many: the Boons of Druid follow, and then the deck. */
const DRUID = 1021
const BOONS = 16n // room for the number of a Boon
const DRUID_BOONS = 3
const SUMS = [17, 5] // what the plain and the weighted sum come to: not zero, so that no run of one character is a code

/** Throws `InputError` where the names are not a kingdom of the edition, or what lies beside them does not go with it. */
export function kingdomCode(
  edition: Edition,
  names: readonly string[],
  asked: Beside = {},
  printing: Printing = USUAL_PRINTING,
): string {
  const kingdom = checkKingdom(names, edition)
  const beside = checkBeside(kingdom, { ...kingdom.beside, ...asked })
  const newest = printing === 'newest' && isReprinted(kingdom, beside)
  const rank = rankOfSubset(kingdom.cards.map((name) => cardNumbers.indexOf(name)))
  const plain = Object.keys(beside).length === 0 && !newest
  const slot = editions.indexOf(edition) + (plain ? 0 : EDITIONS)
  const digits: number[] = []
  let left = (plain ? rank : withBeside(rank, beside, newest, edition)) * EDITION_SLOTS + BigInt(slot)
  for (; left > 0n; left /= BigInt(BASE)) digits.push(Number(left % BigInt(BASE)))
  while (digits.length < SHORTEST - CHECKS) digits.push(0)
  const text = [...checksOf(digits), ...digits].map((digit) => DIGITS[digit]).join('')
  return (text.match(IN_GROUPS) ?? []).join('-')
}

/** Whether a card may be in the game that behaves otherwise in a later printing; codes of others do not say any. */
const isReprinted = ({ cards }: Kingdom, { bane, blackMarket, landscapes }: Beside): boolean =>
  [...cards, bane ?? [], blackMarket ?? [], landscapes ?? []].flat().some((name) => name === LOT || reprinted.has(name))

/** Puts numbers below a number, the first of them lowest; each says how many values it may have. */
const below = (rest: bigint, numbers: readonly (readonly [value: number, values: bigint])[]): bigint =>
  numbers.reduceRight((rest, [value, values]) => rest * values + BigInt(value), rest)

function withBeside(
  rank: bigint,
  { colonies, shelters, bane, blackMarket, landscapes, obelisk, mouse, druid }: Beside,
  newest: boolean,
  edition: Edition,
): bigint {
  // A card that shares its pile with others has the number of the pile.
  const card = (name: string) => [cardNumbers.indexOf(findKingdomCard(name, edition).name), CARDS] as const
  const choices = BigInt(CHOICES.length)
  const isListed = Array.isArray(blackMarket)
  /** What is chosen for a landscape, by lot unless said. */
  const chosen = (name: string = LOT) => [
    [CHOICES.indexOf(name === LOT ? LOT : true), choices] as const,
    ...(name === LOT ? [] : name === 'Ruins' ? [[RUINS, CARDS] as const] : [card(name)]),
  ]
  return below(rank, [
    [CHOICES.indexOf(colonies), choices],
    [CHOICES.indexOf(shelters), choices],
    [CHOICES.indexOf(bane && bane !== LOT ? true : (bane as Lot | undefined)), choices],
    ...(bane && bane !== LOT ? [card(bane)] : []),
    ...(newest ? NEWEST : []),
    ...(landscapes ? [[CHOICES.indexOf(true), choices] as const, [MORE, CARDS] as const, ...more(landscapes)] : []),
    ...(landscapes?.includes('Obelisk') ? chosen(obelisk) : []),
    ...(landscapes?.includes('Way of the Mouse') ? chosen(mouse) : []),
    ...(druid ? [[CHOICES.indexOf(true), choices] as const, [DRUID, CARDS] as const, ...boons(druid)] : []),
    [CHOICES.indexOf(isListed ? true : (blackMarket as Lot | undefined)), choices],
    ...(isListed ? [[blackMarket.length, CARDS] as const, ...blackMarket.map(card)] : []),
  ])
}

/** The landscapes by their numbers, as many as the first number says; all of them by lot where that is `MORE`. */
const more = (landscapes: readonly string[] | Lot): (readonly [number, bigint])[] =>
  landscapes === LOT
    ? [[MORE, CARDS]]
    : [[landscapes.length, CARDS], ...landscapes.map((name) => [landscapeNumbers.indexOf(name), CARDS] as const)]

const boons = (names: readonly string[]): (readonly [number, bigint])[] =>
  names.map((name) => [boonNumbers.indexOf(name), BOONS] as const)

/** What `withBeside` has put below the rank, and the rank. */
function readBeside(value: bigint): { rank: bigint; beside: Beside; newest: boolean } {
  let rank = value
  const take = (values: bigint) => {
    const taken = Number(rank % values)
    rank /= values
    return taken
  }
  const choice = () => CHOICES[take(BigInt(CHOICES.length))]
  const card = () => cardNumbers[take(CARDS)] ?? ''
  const [colonies, shelters, hasBane] = [choice(), choice(), choice()]
  const bane = hasBane === true ? card() : hasBane
  let newest = false
  let landscapes: string[] | Lot | undefined
  let blackMarket: string[] | Lot | undefined
  let obelisk: string | undefined
  let mouse: string | undefined
  let druid: string[] | undefined
  const chosen = () => {
    if (choice() !== true) return undefined
    const number = take(CARDS)
    return number === RUINS ? 'Ruins' : (cardNumbers[number] ?? '')
  }
  for (;;) {
    const market = choice()
    const size = market === true ? take(CARDS) : 0
    if (market === true && size === 0) newest = true
    else if (size === MORE) {
      const n = take(CARDS)
      landscapes = n === MORE ? LOT : Array.from({ length: n }, () => landscapeNumbers[take(CARDS)] ?? '')
      if (landscapes.includes('Obelisk')) obelisk = chosen()
      if (landscapes.includes('Way of the Mouse')) mouse = chosen()
    } else if (size === DRUID) druid = Array.from({ length: DRUID_BOONS }, () => boonNumbers[take(BOONS)] ?? '')
    else {
      blackMarket = market === true ? Array.from({ length: size }, card) : market
      break
    }
  }
  return {
    rank,
    newest,
    beside: {
      ...(colonies && { colonies }),
      ...(shelters && { shelters }),
      ...(bane !== undefined && { bane }),
      ...(blackMarket && { blackMarket }),
      ...(landscapes && { landscapes }),
      ...(obelisk !== undefined && { obelisk }),
      ...(mouse !== undefined && { mouse }),
      ...(druid && { druid }),
    },
  }
}

/** The kingdom of a code, in any case and with or without dashes. Throws `InputError` where it is none. */
export function parseKingdomCode(code: string): Kingdom {
  const text = bare(code)
  if (text.length < SHORTEST || text.length > LONGEST_BESIDE) {
    throw kingdomError(
      `kingdom code: ${text.length} characters, but a code has ${SHORTEST} to ${LONGEST_BESIDE}, dashes not counted`,
      { code: 'code-length', count: text.length, least: SHORTEST, most: LONGEST_BESIDE },
    )
  }
  const digits = [...text].map((character, i) => digitOf(character, i + 1))
  const data = digits.slice(CHECKS)
  const padded = data.length > SHORTEST - CHECKS && data.at(-1) === 0
  if (padded || checksOf(data).some((check, i) => check !== digits[i])) {
    throw kingdomError('kingdom code: mistyped, its check characters do not fit: compare it with the original', {
      code: 'code-mistyped',
    })
  }
  const value = data.reduceRight((value, digit) => value * BigInt(BASE) + BigInt(digit), 0n)
  const slot = Number(value % EDITION_SLOTS)
  const edition = editions[slot % EDITIONS]
  const { rank, beside, newest } = slot < EDITIONS ? { rank: value / EDITION_SLOTS } : readBeside(value / EDITION_SLOTS)
  const numbers = subsetOfRank(rank, KINGDOM_SIZE)
  const extra = [
    beside?.bane,
    beside?.blackMarket,
    beside?.landscapes,
    beside?.obelisk,
    beside?.mouse,
    beside?.druid,
  ].flat()
  if (extra.includes('') || numbers.some((number) => number >= cardNumbers.length)) {
    throw kingdomError('kingdom code: it means cards that are not known here: update Freehold, or check the code', {
      code: 'code-of-unknown-cards',
    })
  }
  const names = numbers.map((number) => cardNumbers[number])
  return within('kingdom code', () => {
    const kingdom = checkKingdom(names, edition)
    const checked = beside && checkBeside(kingdom, beside)
    return {
      ...kingdom,
      ...(checked && Object.keys(checked).length > 0 && { beside: checked }),
      ...(isReprinted(kingdom, checked ?? {}) && { printing: newest ? 'newest' : 'first' }),
    }
  })
}

/** Whether a text that is no name is meant as a code, right or wrong. */
export function looksLikeCode(text: string): boolean {
  const typed = bare(text)
  if (typed.length < SHORTEST || typed.length > LONGEST_BESIDE || !/^[0-9A-Z]+$/.test(typed)) return false
  return /[\d-]/.test(text) || [...typed].every((character) => DIGITS.includes(character))
}

const bare = (code: string): string => code.replaceAll(/[\s\-–—]/g, '').toUpperCase()

function digitOf(character: string, place: number): number {
  const digit = DIGITS.indexOf(character)
  if (digit >= 0) return digit
  throw kingdomError(
    `kingdom code: ${JSON.stringify(character)} at place ${place}, but codes are made of ${DIGITS} only`,
    { code: 'code-character', character, place, characters: DIGITS },
  )
}

/** The two digits that bring the sum of all and the sum of all by their places to what they must be. */
function checksOf(data: readonly number[]): [number, number] {
  const plain = SUMS[0] - data.reduce((sum, digit) => sum + digit, 0)
  const weighted = SUMS[1] - data.reduce((sum, digit, i) => sum + digit * (i + CHECKS + 1), 0)
  const second = modulo(weighted - plain)
  return [modulo(plain - second), second]
}

const modulo = (n: number): number => ((n % BASE) + BASE) % BASE
