import { randomUUID } from 'node:crypto'
import { parseArgs, styleText } from 'node:util'
import {
  type Card,
  cardsOf,
  type Edition,
  editions,
  findKingdom,
  type Kingdom,
  type KingdomSet,
  type KingdomWishes,
  kingdomCode,
  kingdomSets,
  kingdomTraits,
  type Range,
  randomKingdom,
  recommendedSets,
  type Trait,
  traitNames,
  traitWords,
} from '@freehold/dominion'
import { InputError } from '@freehold/kernel'
import type { Command } from '../command.ts'
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
  ...wishes,
} as const

type Values = ReturnType<typeof parse>['values']
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })

export const command: Command = {
  name: 'kingdom',
  summary: 'show or draw ten Dominion cards to play with',
  usage: [
    'freehold kingdom SET|CODE|CARD,CARD,… [--edition 1e|2e] [--json]',
    'freehold kingdom --random [--edition 1e|2e] [wishes] [--json]',
    'freehold kingdom --list [--edition 1e|2e] [--json]',
    '',
    'SET              a recommended set: "First Game"',
    'CODE             what an earlier kingdom was shown with',
    'CARD,CARD,…      ten cards',
    '--edition 1e|2e  of the cards; a set or a code brings its own, otherwise 2e',
    '--list           the recommended sets',
    '--json           for programs',
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
      const sets = editions.filter((each) => each === (edition ?? each)).flatMap(recommendedSets)
      const facts = sets.map((set) => ({ ...set, code: kingdomCode(set.edition, set.cards) }))
      console.log(values.json ? JSON.stringify(facts, undefined, 2) : listing(facts))
    } else {
      const shown = values.random ? drawn(values, edition) : named(name, edition)
      console.log(values.json ? JSON.stringify(fact(shown), undefined, 2) : page(shown))
    }
    return undefined
  },
}

interface Shown {
  readonly title: string
  readonly kingdom: Kingdom
  readonly drawn?: { readonly seed: string; readonly among: number }
}

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

function named(name: string, edition: Edition | undefined): Shown {
  const kingdom = findKingdom(name, edition)
  const set = recommendedSets(kingdom.edition).find(({ cards }) => cards.every((card) => kingdom.cards.includes(card)))
  return { title: set?.name ?? 'Kingdom', kingdom }
}

function drawn(values: Values, edition: Edition | undefined): Shown {
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

const cardsIn = ({ edition, cards }: Kingdom): Card[] => cards.map((name) => cardsOf(edition).get(name) as Card)
const priceOf = ({ cost }: Card): string => `${cost.coins}${cost.potion ? 'P' : ''}`

function page({ title, kingdom, drawn }: Shown): string {
  const { edition, cards } = kingdom
  const longest = Math.max(...cards.map((name) => name.length))
  const rows = cardsIn(kingdom).map(
    (card) => `  ${priceOf(card).padEnd(3)} ${card.name.padEnd(longest)}  ${styleText('dim', card.types.join(' – '))}`,
  )
  return [
    `${styleText('bold', title)}, ${edition}`,
    ...rows,
    '',
    ...offers(kingdom),
    '',
    `  code        ${styleText('bold', kingdomCode(edition, cards))}`,
    ...(drawn ? [styleText('dim', `  drawn from  ${drawn.among.toLocaleString('en')} kingdoms`)] : []),
  ].join('\n')
}

function offers({ edition, cards }: Kingdom): string[] {
  const found = kingdomTraits(cards, edition)
  return traitNames.map((trait) => {
    const names = found[trait].length > 0 ? found[trait].join(', ') : styleText('dim', 'none')
    return wrap(`  ${traitWords[trait].padEnd(10)}  ${names}`, width(), 14)
  })
}

function fact({ kingdom, title, drawn }: Shown) {
  const { edition, cards } = kingdom
  return {
    title,
    edition,
    code: kingdomCode(edition, cards),
    cards: cardsIn(kingdom).map(({ name, cost, types, set }) => ({ name, cost, types, set })),
    offers: kingdomTraits(cards, edition),
    ...drawn,
  }
}

type Listed = {
  readonly name: string
  readonly edition: Edition
  readonly cards: readonly string[]
  readonly code: string
}

function listing(sets: readonly Listed[]): string {
  return [...Map.groupBy(sets, ({ edition }) => edition)]
    .map(([edition, members]) => {
      const rows = members.flatMap(({ name, cards, code }) => [
        `  ${name.padEnd(17)}  ${styleText('dim', code)}`,
        styleText('dim', wrap(`    ${cards.join(', ')}`, width(), 4)),
      ])
      return [styleText('bold', `Recommended sets, ${edition}`), ...rows].join('\n')
    })
    .join('\n\n')
}
