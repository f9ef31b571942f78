import { randomUUID } from 'node:crypto'
import { parseArgs, styleText } from 'node:util'
import {
  checkOptions,
  type DominionOptions,
  type Edition,
  editions,
  findKingdom,
  type Kingdom,
  type KingdomPile,
  type KingdomSet,
  type KingdomWishes,
  kingdomCards,
  kingdomCode,
  kingdomSets,
  kingdomTraits,
  missingCards,
  type Range,
  type RecommendedSet,
  randomKingdom,
  rulebookSetsOf,
  setOf,
  type Trait,
  traitNames,
  traitWords,
} from '@freehold/dominion'
import { InputError } from '@freehold/kernel'
import type { Command } from '../command.ts'
import { besideFlags, besideOf, besideUsage, besideWords } from '../terminal/dominion/beside.ts'
import { width, wrap } from '../terminal/layout.ts'

/** What a kingdom is wished to be like; each goes with --random only. */
const wishes = {
  village: { type: 'boolean' },
  'no-attacks': { type: 'boolean' },
  include: { type: 'string', multiple: true },
  exclude: { type: 'string', multiple: true },
  has: { type: 'string', multiple: true },
  costs: { type: 'string', multiple: true },
  sets: { type: 'string', multiple: true },
  seed: { type: 'string' },
} as const

const options = {
  random: { type: 'boolean' },
  list: { type: 'boolean' },
  edition: { type: 'string' },
  json: { type: 'boolean' },
  ...besideFlags,
  ...wishes,
} as const

type Values = ReturnType<typeof parse>['values']
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })

export const command: Command = {
  name: 'kingdom',
  summary: 'show or draw ten Dominion cards to play with',
  usage: [
    'freehold kingdom SET|CODE|CARD,CARD,… [--edition 1e|2e] [what lies beside] [--json]',
    'freehold kingdom --random [--edition 1e|2e] [what lies beside] [wishes] [--json]',
    'freehold kingdom --list [--edition 1e|2e] [--json]',
    '',
    'SET              a recommended set: "First Game"',
    'CODE             what an earlier kingdom was shown with',
    'CARD,CARD,…      ten cards, and landscapes among them',
    '--edition 1e|2e  of the cards; a set or a code brings its own, otherwise 2e',
    '--list           the recommended sets, also those that wait for cards',
    '--json           for programs',
    '',
    'What lies beside the ten:',
    ...besideUsage,
    '',
    'Wishes:',
    '--village        at least one card that gives two actions',
    '--no-attacks     no attack',
    '--include CARDS  cards that must be there, with commas between',
    '--exclude CARDS  cards that must not be there',
    '--costs LIST     how many cards of a cost: 2-5 is at least one of each of these,',
    '                 5:2 at least two for 5, 4:0-3 at most three for 4; with commas between',
    '--has LIST       how many cards of a kind, in the same way: trasher,attack:0-1',
    `                 kinds: ${traitNames.join(', ')}`,
    '--sets LIST      to draw from: base,intrigue unless you say so; all for all',
    '--seed TEXT      the same kingdom each time',
    '',
    'The code of a kingdom recreates it: freehold play --kingdom CODE.',
    'What the kinds mean is told in docs/kingdoms.md.',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = parse(args)
    const edition = readEdition(values.edition)
    const name = positionals.join(' ')
    checkTogether(values, name)
    if (values.list) {
      const sets = editions.filter((each) => each === (edition ?? each)).flatMap(rulebookSetsOf)
      const facts = sets.map(setFact)
      console.log(values.json ? JSON.stringify(facts, undefined, 2) : listing(facts))
    } else {
      const asked = values.random ? drawn(values, edition) : named(name, edition)
      const shown = { ...asked, options: optionsFor(asked.kingdom, values) }
      console.log(values.json ? JSON.stringify(fact(shown), undefined, 2) : page(shown))
    }
    return undefined
  },
}

interface Asked {
  readonly title: string
  readonly kingdom: Kingdom
  readonly drawn?: { readonly seed: string; readonly among: number }
}

interface Shown extends Asked {
  readonly options: DominionOptions
}

/** What a game with the kingdom would be agreed on. */
function optionsFor({ edition, cards, beside, printing }: Kingdom, values: Values): DominionOptions {
  const { rules, ...asked } = besideOf(values)
  return checkOptions({ edition, kingdom: cards, ...beside, ...asked, rules: { printing, ...rules } })
}

const codeOf = ({ edition, kingdom, rules, ...beside }: DominionOptions): string =>
  kingdomCode(edition, kingdom, beside, rules.printing)

function readEdition(value: string | undefined): Edition | undefined {
  if (value === undefined || value === '1e' || value === '2e') return value
  throw new InputError(`--edition: expected 1e or 2e, got '${value}'`)
}

function checkTogether(values: Values, name: string): void {
  const wish = Object.keys(wishes).find((key) => values[key as keyof typeof wishes] !== undefined)
  if (wish && !values.random) throw new InputError(`--${wish}: only with --random`)
  const asked = [name !== '' && 'a kingdom', values.random && '--random', values.list && '--list'].filter(Boolean)
  if (asked.length > 1) throw new InputError(`kingdom: give ${asked.join(' or ')}, not both`)
  if (asked.length === 0) {
    throw new InputError(
      'kingdom: which? give a set, a code, ten cards, --random or --list (see freehold kingdom --help)',
    )
  }
}

function named(name: string, edition: Edition | undefined): Asked {
  const kingdom = findKingdom(name, edition)
  return { title: setOf(kingdom.edition, kingdom.cards)?.name ?? 'Kingdom', kingdom }
}

function drawn(values: Values, edition: Edition | undefined): Asked {
  if (values.seed === '') throw new InputError('--seed: expected a text')
  const seed = values.seed ?? randomUUID()
  const has = ranges('--has', values.has, traitNames) as Partial<Record<Trait, Range>>
  const asked: KingdomWishes = {
    seed: `fast:${seed}`,
    edition,
    sets: setsOf(values.sets),
    include: parts(values.include),
    exclude: parts(values.exclude),
    has: {
      ...has,
      ...(values.village && { village: { ...has.village, min: Math.max(1, has.village?.min ?? 0) } }),
      ...(values['no-attacks'] && { attack: { ...has.attack, max: 0 } }),
    },
    costs: ranges('--costs', values.costs),
  }
  const { among, ...kingdom } = randomKingdom(asked)
  return { title: 'Random kingdom', kingdom, drawn: { seed, among } }
}

const parts = (lists: readonly string[] | undefined): string[] =>
  (lists ?? [])
    .flatMap((list) => list.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '')

function setsOf(lists: readonly string[] | undefined): KingdomSet[] | undefined {
  const asked = parts(lists)
  if (asked.length === 0) return undefined
  if (asked.some((name) => name.toLowerCase() === 'all')) return kingdomSets
  return asked.map((name) => {
    const set = kingdomSets.find((each) => each.toLowerCase() === name.toLowerCase())
    if (set) return set
    throw new InputError(`--sets: there is no set '${name}'; there are ${kingdomSets.join(', ')}`)
  })
}

/** `2-5,6:0-1` as a range for each key; where the keys are numbers, a span of them stands for each. */
function ranges(flag: string, lists: readonly string[] | undefined, words?: readonly string[]): Record<string, Range> {
  const found: Record<string, Range> = {}
  for (const part of parts(lists)) {
    const [, first, last = first, min = '1', max] = /^(\w+?)(?:-(\d+))?(?::(\d+)(?:-(\d+))?)?$/.exec(part) ?? []
    const keys = words?.includes(first) && last === first ? [first] : words ? [] : span(Number(first), Number(last))
    if (keys.length === 0) {
      const right = words ? 'a kind such as trasher or attack:0-1' : 'costs such as 2-5 or 4:0-3'
      throw new InputError(`${flag}: expected ${right}, got '${part}'${words ? ` (kinds: ${words.join(', ')})` : ''}`)
    }
    for (const key of keys) found[key] = { min: Number(min), ...(max !== undefined && { max: Number(max) }) }
  }
  return found
}

const HIGHEST_COST = 20

const span = (from: number, to: number): string[] =>
  from <= to && to <= HIGHEST_COST ? Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`) : []

const pilesIn = ({ edition, cards }: Kingdom): KingdomPile[] =>
  kingdomCards(edition).filter(({ name }) => cards.includes(name))
const priceOf = ({ cost }: KingdomPile): string => `${cost.coins}${cost.potion ? 'P' : ''}`

function page({ title, kingdom, drawn, options }: Shown): string {
  const beside = besideWords(options).join('; ')
  const { edition, cards } = kingdom
  const longest = Math.max(...cards.map((name) => name.length))
  const rows = pilesIn(kingdom).map(
    (card) => `  ${priceOf(card).padEnd(3)} ${card.name.padEnd(longest)}  ${styleText('dim', card.types.join(' – '))}`,
  )
  return [
    `${styleText('bold', title)}, ${edition}`,
    ...rows,
    '',
    ...offers(kingdom, options),
    '',
    ...(beside === '' ? [] : [wrap(`  beside      ${beside}`, width(), 14)]),
    `  code        ${styleText('bold', codeOf(options))}`,
    ...(drawn ? [styleText('dim', `  drawn from  ${drawn.among.toLocaleString('en')} kingdoms`)] : []),
  ].join('\n')
}

function offers({ edition, cards }: Kingdom, { landscapes }: Shown['options']): string[] {
  const found = kingdomTraits(cards, edition, chosenOf(landscapes))
  return traitNames.map((trait) => {
    const names = found[trait].length > 0 ? found[trait].join(', ') : styleText('dim', 'none')
    return wrap(`  ${traitWords[trait].padEnd(10)}  ${names}`, width(), 14)
  })
}

/** Landscapes that come by lot are not known yet. */
const chosenOf = (landscapes: Shown['options']['landscapes']): readonly string[] =>
  Array.isArray(landscapes) ? landscapes : []

function fact({ kingdom, title, drawn, options }: Shown) {
  const { edition, cards } = kingdom
  const { colonies, shelters, bane, blackMarket, landscapes, obelisk, mouse, druid, rules } = options
  return {
    title,
    edition,
    code: codeOf(options),
    beside: { colonies, shelters, bane, blackMarket, landscapes, obelisk, mouse, druid },
    printing: rules.printing,
    cards: pilesIn(kingdom).map(({ name, cost, types, set }) => ({ name, cost, types, set })),
    offers: kingdomTraits(cards, edition, chosenOf(landscapes)),
    ...drawn,
  }
}

/** A set with its code, or with what it lacks. */
function setFact(set: RecommendedSet) {
  const lacks = missingCards(set)
  const { edition, cards, bane, landscapes, boons } = set
  const beside = { bane, landscapes, druid: boons }
  return lacks.length > 0 ? { ...set, lacks } : { ...set, code: kingdomCode(edition, cards, beside) }
}

function listing(sets: readonly ReturnType<typeof setFact>[]): string {
  return [...Map.groupBy(sets, ({ edition }) => edition)]
    .map(([edition, members]) => {
      const ready = members.flatMap((set) => ('code' in set ? [setRow(set, set.code)] : []))
      const waiting = members.flatMap((set) => ('lacks' in set ? [setRow(set, `lacks ${set.lacks.join(', ')}`)] : []))
      return [
        styleText('bold', `Recommended sets, ${edition}`),
        ...ready,
        ...(waiting.length > 0
          ? ['', styleText('bold', `Sets of the ${edition} that wait for cards`), ...waiting]
          : []),
      ].join('\n')
    })
    .join('\n\n')
}

function setRow({ name, cards, bane, landscapes = [], boons = [] }: RecommendedSet, says: string): string {
  const all = [...cards, bane ? `Bane: ${bane}` : [], landscapes, boons].flat().join(', ')
  return [
    wrap(`  ${name.padEnd(17)}  ${styleText('dim', says)}`, width(), 4),
    styleText('dim', wrap(`    ${all}`, width(), 4)),
  ].join('\n')
}
