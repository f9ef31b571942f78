/** A card of one's own on the terminal, and any card line by line. */
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { styleText } from 'node:util'
import { type Card, english, type Landscape, plainText, symbolLine, type Tongue } from '@freehold/dominion'
import { german } from '@freehold/dominion/german'
import { checkOwn, notRun, type OwnCard, readCardSet, readOwnCard } from '@freehold/dominion/own'
import { explained, questionsOf, type WritingCode, writingIn, writtenCard } from '@freehold/dominion/writing'
import { InputError } from '@freehold/kernel'
import { readJson } from '../../json-file.ts'
import { width, wrap } from '../layout.ts'
import { indented, price, typesOf } from './card-words.ts'

type Definition = Card | Landscape

const tongues: Readonly<Record<WritingCode, Tongue>> = { en: english, de: german }
const LONGEST = 100_000 // bytes: no card is nearly as long
const HIDDEN = /[^\P{C}\t\r]/u // what a terminal would obey instead of showing it

export const isFile = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isFile() ?? false

/** Throws `InputError` with the file, the line and the column. */
export async function ownCard(file: string): Promise<OwnCard> {
  if (!isFile(file)) throw new InputError(`${file}: there is no such file`)
  if (statSync(file).size > LONGEST) throw new InputError(`${file}: this is longer than a card may be`)
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '') // a mark that some editors put before a text
  const hidden = text.split('\n').findIndex((line) => HIDDEN.test(line))
  if (hidden >= 0) throw new InputError(`${file}: line ${hidden + 1}: there are letters in it that cannot be seen`)
  try {
    return readOwnCard(text)
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}: ${error.message}`) : error
  }
}

/** The cards of a file, whether it is one card or a set of them, as a game has them. Throws `InputError`. */
export async function ownCardsIn(file: string): Promise<readonly object[]> {
  try {
    if (/\.json$/.test(file)) return readCardSet(await readJson(file, 'a set of cards')).cards
    const { card } = await ownCard(file)
    if (!('types' in card)) throw new InputError(`${card.type}: only cards can be played with, no landscapes`)
    const { set: _, editions: __, ...definition } = card
    return checkOwn([definition])
  } catch (error) {
    if (!(error instanceof InputError) || error.message.startsWith(`${file}:`)) throw error
    throw new InputError(`${file}: ${error.message}`)
  }
}

/** What it is and says in both languages, its symbols, what it would ask, and what the engine does not run of it. */
export function ownPage({ card, code }: OwnCard): string {
  const refused = notRun(card)
  const asked = questionsOf(card, tongues[code]).map(
    ({ who, says }) => `  ? ${wrap(who === 'you' ? says : `(the others) ${says}`, width() - 4, 4)}`,
  )
  return [
    styleText('bold', card.name),
    styleText('dim', `${typesOf(card)}${card.cost ? price(card.cost) : ''}; a card of your own`),
    indented(plainText(card, english)),
    indented(plainText(card, german)),
    styleText('dim', `  ${wrap(symbolLine(card), width() - 2, 2)}`),
    '',
    programPage(card, code),
    '',
    ...(asked.length > 0 ? ['What would be asked:', ...asked] : ['Nothing would be asked.']),
    refused === undefined
      ? (whyNotPlayed(card) ?? 'The engine runs all of it.')
      : `The engine does not run ${refused}.`,
  ].join('\n')
}

/** What stands against playing with a card that is well written. */
function whyNotPlayed(card: Definition): string | undefined {
  if (!('types' in card)) return undefined
  try {
    const { set: _, editions: __, ...definition } = card
    checkOwn([definition])
    return undefined
  } catch (error) {
    if (error instanceof InputError) return `It cannot be played: ${error.message}.`
    throw error
  }
}

/** Each line as it is written, and under it what it says and its symbols. */
export function programPage(card: Definition, code: WritingCode): string {
  const lines = explained(card, writingIn(code), tongues[code])
  return lines
    .flatMap(({ depth, text, says, symbols }) => {
      const indent = '  '.repeat(depth + 1)
      const meaning = [says, symbols].filter((part) => part !== '' && part !== `${text}.`).join(' · ')
      const told =
        meaning === ''
          ? []
          : [styleText('dim', `${indent}    ${wrap(meaning, width() - indent.length - 4, indent.length + 4)}`)]
      return [`${indent}${wrap(text, width() - indent.length, indent.length + 2)}`, ...told]
    })
    .join('\n')
}

export const ownFact = ({ card, code }: OwnCard) => ({
  name: card.name,
  cost: card.cost,
  types: 'types' in card ? card.types : [card.type],
  text: { en: plainText(card, english), de: plainText(card, german) },
  symbols: symbolLine(card),
  asks: questionsOf(card, tongues[code]),
  refused: notRun(card) ?? whyNotPlayed(card),
  written: { en: writtenCard(card, writingIn('en')), de: writtenCard(card, writingIn('de')) },
  abilities: card.abilities,
})
