import { writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import {
  allCards,
  allLandscapes,
  type Card,
  cardFace,
  closedOf,
  closedWords,
  type Edition,
  english,
  type Landscape,
  landscapeFace,
  type Printing,
  plainText,
  symbolLine,
} from '@freehold/dominion'
import { wholeGallery } from '@freehold/dominion/gallery'
import { outlined } from '@freehold/dominion/outlined'
import type { OwnDefinition } from '@freehold/dominion/own'
import { type Ruling, rulingsOf } from '@freehold/dominion/rulings'
import type { WritingCode } from '@freehold/dominion/writing'
import { writtenCards, writtenLandscapes, writtenPiles } from '@freehold/dominion/written'
import { InputError } from '@freehold/kernel'
import { distance } from 'fastest-levenshtein'
import type { Command } from '../command.ts'
import { listing, pilePage } from '../terminal/dominion/card-list.ts'
import { indented, price, typesOf } from '../terminal/dominion/card-words.ts'
import { measured, measuredPage } from '../terminal/dominion/measured-card.ts'
import { isFile, ownCard, ownCardsIn, ownFact, ownPage, programPage } from '../terminal/dominion/own-card.ts'
import { flow, width, wrap } from '../terminal/layout.ts'

const editionNames: Readonly<Record<Edition, string>> = { '1e': 'first edition', '2e': 'second edition' }

const printingNames: Readonly<Record<Printing, string>> = { first: 'first printing', newest: 'newest printing' }

/** Whatever has a text; those that cannot be played yet are told too. */
type Definition = Card | Landscape

export const command: Command = {
  name: 'card',
  summary: 'tell what a Dominion card does, in words and symbols',
  usage: [
    'freehold card NAME [--edition 1e|2e] [--rulings] [--program] [--symbols FILE.svg] [--json]',
    'freehold card FILE [--measure] [--symbols FILE.svg] [--json]',
    'freehold card [--list] [--edition 1e|2e] [--json]',
    '',
    'NAME               a card, landscape or pile, in capitals or not: "Throne Room", kings court, knights',
    'FILE               a card of your own, written as docs/writing-cards.md says',
    '--measure          what it does to the game, played out in a minute: bought, won, longer, beside known cards',
    '--program          how it is written, each step explained in words and symbols; --program=de in German',
    '--edition 1e|2e    as it is in the rules of that edition',
    '--rulings          what was asked about it and is settled',
    '--symbols FILE     draw its face in symbols, as a picture (SVG)',
    '--list             all cards and landscapes; the same as no name at all',
    '--json             for programs',
    '',
    'What the symbols mean is told in docs/symbols.md.',
  ].join('\n'),
  async run(args) {
    const options = {
      edition: { type: 'string' },
      symbols: { type: 'string' },
      rulings: { type: 'boolean' },
      program: { type: 'string' },
      measure: { type: 'boolean' },
      list: { type: 'boolean' },
      json: { type: 'boolean' },
    } as const
    const given = args.map((arg) => (arg === '--program' ? '--program=en' : arg))
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
    const program = readTongue(values.program)
    const edition = readEdition(values.edition)
    const all: readonly Definition[] = [...allCards, ...allLandscapes]
    const known = edition ? all.filter((card) => card.editions.includes(edition)) : all
    const name = positionals.join(' ')
    if (values.list && name) throw new InputError('card: give a name or --list, not both')
    if (!name) {
      if (values.symbols !== undefined)
        throw new InputError('--symbols: of which card? (freehold card NAME --symbols FILE)')
      console.log(values.json ? JSON.stringify(known.map(fact), undefined, 2) : listing(known))
      return undefined
    }
    if (positionals.length === 1 && isFile(positionals[0])) {
      if (values.measure) return tellMeasured(positionals[0], values.json ?? false)
      const own = await ownCard(positionals[0])
      if (values.symbols !== undefined) await draw(own.card, values.symbols)
      console.log(values.json ? JSON.stringify(ownFact(own), undefined, 2) : ownPage(own))
      return undefined
    }
    if (values.measure) throw new InputError('--measure: give the file of a card of your own')
    const pile = writtenPiles.find((each) => simple(each.name) === simple(name))
    if (pile) {
      if (values.symbols !== undefined || program)
        throw new InputError(`${pile.name} is a pile of several cards; name one of them, such as ${pile.cards[0].card}`)
      console.log(values.json ? JSON.stringify(pile, undefined, 2) : pilePage(pile))
      const asked = new Set(pile.cards.flatMap(({ card }) => rulingsOf(card, edition)).map(ruling))
      if (values.rulings && !values.json) console.log([...asked].join('\n'))
      return undefined
    }
    const definitions = findCard(name, edition)
    if (values.symbols !== undefined) await draw(definitions[0], values.symbols)
    console.log(values.json ? JSON.stringify(definitions.map(fact), undefined, 2) : page(definitions))
    if (program && !values.json) console.log(`\n${programPage(definitions[0], program)}`)
    if (values.rulings && !values.json) console.log(rulingsOf(definitions[0].name, edition).map(ruling).join('\n'))
    return undefined
  },
}

async function tellMeasured(file: string, json: boolean): Promise<undefined> {
  const [card, ...more] = (await ownCardsIn(file)) as readonly OwnDefinition[]
  if (more.length > 0) throw new InputError(`--measure: ${file} has ${more.length + 1} cards; give the file of one`)
  const figures = await measured(card)
  console.log(json ? JSON.stringify({ name: card.name, ...figures }, undefined, 2) : measuredPage(card, figures))
}

function readEdition(value: string | undefined): Edition | undefined {
  if (value === undefined || value === '1e' || value === '2e') return value
  throw new InputError(`--edition: expected 1e or 2e, got '${value}'`)
}

function readTongue(value: string | undefined): WritingCode | undefined {
  if (value === undefined || value === 'en' || value === 'de') return value
  throw new InputError(`--program: expected en or de, got '${value}'`)
}

/** Capitals, spaces and apostrophes are not what tells cards apart. */
const simple = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** All that a name means, the newest first: a card that was reworded has a definition for each edition or printing. */
function findCard(name: string, edition: Edition | undefined): Definition[] {
  const written: readonly Definition[] = [...writtenCards, ...writtenLandscapes]
  const named = written.filter((card) => simple(card.name) === simple(name))
  if (named.length === 0) throw new InputError(`no card is called '${name}'${suggestion(name)}`)
  const wanted = edition ? named.filter((card) => card.editions.includes(edition)) : named
  if (edition && wanted.length === 0) {
    const where = named[0].editions.map((each) => editionNames[each]).join(' and ')
    throw new InputError(`${named[0].name} is not in the ${editionNames[edition]}; it is in the ${where}`)
  }
  return wanted.toSorted((a, b) => age(b).localeCompare(age(a)))
}

const newest = (card: Definition): Edition => card.editions.at(-1) ?? '1e'
const age = (card: Definition): string => `${newest(card)} ${card.printing ?? ''}`

function suggestion(name: string): string {
  const word = simple(name)
  const far = (card: string): number =>
    word.length > 2 && simple(card).includes(word) ? 0 : distance(word, simple(card))
  const names = [...new Set([...allCards, ...allLandscapes].map((card) => card.name))].toSorted(
    (a, b) => far(a) - far(b) || a.localeCompare(b),
  )
  const near = names.filter((card) => far(card) <= Math.max(2, simple(card).length / 3)).slice(0, 3)
  return near.length
    ? `; did you mean ${near.join(', ').replace(/, ([^,]*)$/, ' or $1')}?`
    : ' (freehold card --list shows all)'
}

/** `Base, second edition only`. */
const origin = (card: Definition): string =>
  card.editions.length === 1 ? `${card.set}, ${editionNames[card.editions[0]]} only` : card.set

const symbols = (card: Definition): string =>
  `  ${flow(symbolLine(card).split('  '), { columns: width() - 2, hang: 2 })}`

function page([card, ...older]: readonly Definition[]): string {
  const reworded = older.length > 0
  const closed = closedOf(card.name)
  const differ = card.printing ? 'printings' : 'editions'
  const where = reworded ? `${card.set}; the ${differ} differ` : origin(card)
  const wording = (each: Definition) => [
    ...(reworded ? [`In the ${each.printing ? printingNames[each.printing] : editionNames[newest(each)]}:`] : []),
    indented(plainText(each, english)),
    styleText('dim', symbols(each)),
  ]
  return [
    styleText('bold', card.name),
    styleText('dim', `${typesOf(card)}${card.cost ? price(card.cost) : ''}; ${where}`),
    ...[card, ...older].flatMap(wording),
    ...(closed ? [styleText('dim', wrap(`${closedWords(closed)}.`, width()))] : []),
  ].join('\n')
}

function ruling({ says, edition, printing }: Ruling): string {
  const only = [edition ? editionNames[edition] : [], printing ? printingNames[printing] : []].flat()
  return `  · ${wrap(only.length > 0 ? `${says} (${only.join(', ')})` : says, width() - 4, 4)}`
}

const fact = (card: Definition) => ({
  name: card.name,
  cost: card.cost,
  types: 'types' in card ? card.types : [card.type],
  set: card.set,
  editions: card.editions,
  printing: card.printing,
  playable: closedOf(card.name) === undefined,
  text: plainText(card, english),
  symbols: symbolLine(card),
  rulings: rulingsOf(card.name, undefined, card.printing).filter(
    ({ edition }) => !edition || card.editions.includes(edition),
  ),
  abilities: card.abilities,
})

async function draw(card: Definition, file: string): Promise<void> {
  const looks = { size: 'large', mode: 'symbols', tongue: english, gallery: wholeGallery } as const
  try {
    await writeFile(file, outlined('types' in card ? cardFace(card, looks) : landscapeFace(card, looks)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new InputError(`--symbols: there is no folder ${dirname(resolve(file))}`)
    if (code === 'EISDIR') throw new InputError(`--symbols: ${file} is a folder; give the name of a file in it`)
    throw new InputError(`--symbols: ${file} cannot be written (${code})`)
  }
}
