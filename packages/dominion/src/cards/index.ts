import { runnable, whyNotRun, whyNotRunLandscapes } from '../engine/compile/gate.ts'
import { broughtBy, landscapesBroughtBy, withBrought } from '../language/brings.ts'
import {
  type Card,
  type Edition,
  editions,
  type Landscape,
  type MixedPile,
  type Printing,
  printings,
} from '../language/types.ts'
import { cardNumbers } from '../setup/card-numbers.ts'
import { landscapeNumbers } from '../setup/landscape-numbers.ts'
import { isOf, USUAL_PRINTING } from './printing.ts'
import { writtenCards, writtenLandscapes, writtenPiles } from './written.ts'

/** Kingdom cards and piles are open when they have a number in kingdom codes; the others come with them. */
const numbered = new Set(cardNumbers)
const shared = new Map(writtenPiles.flatMap(({ name, cards }) => cards.map(({ card }) => [card, name])))
const isOpen = ({ set, types, name }: Card): boolean =>
  set === 'Basic' || types.includes('Shelter') || numbered.has(name) || numbered.has(shared.get(name) ?? '')

const running = runnable(writtenCards)

/** Landscapes are open likewise, where what they bring into a game is. */
const outside = writtenCards.filter(({ pile }) => pile.in !== 'supply')
const landscapesRefused = whyNotRunLandscapes(writtenLandscapes, writtenCards)
const isRunning = (landscape: Landscape, i: number): boolean =>
  landscapesRefused[i] === undefined && broughtBy(landscape, outside).every((card) => running.includes(card))
const numberedLandscapes = new Set(landscapeNumbers)
const runningLandscapes = writtenLandscapes.filter(isRunning)
const chosenLandscapes = runningLandscapes.filter(({ name }) => numberedLandscapes.has(name))

/** Cards that bring a landscape along wait for it to run. */
const isWhole = (card: Card): boolean =>
  landscapesBroughtBy([card], writtenLandscapes).every((each) => runningLandscapes.includes(each))
const openCards = running.filter(isOpen).filter(isWhole)
const openLandscapes = [
  ...chosenLandscapes,
  ...landscapesBroughtBy([...openCards, ...chosenLandscapes], runningLandscapes),
]
const open = withBrought([...openCards, ...openLandscapes], running)

/** Of several printings the wanted one; the one there is where the engine runs but one. */
const printed = <T extends Card | Landscape>(cards: readonly T[], printing: Printing): readonly T[] =>
  cards.filter(
    (card) => isOf(card, printing) || !cards.some((other) => other.name === card.name && isOf(other, printing)),
  )

/** Every definition that the engine runs, as printed last; a card that was reworded stands here once for each edition. */
export const allCards: readonly Card[] = printed(open, USUAL_PRINTING)

/** The names of cards that behave otherwise in a later printing of the same edition. */
export const reprinted: ReadonlySet<string> = new Set(
  [...writtenCards, ...writtenLandscapes].filter(({ printing }) => printing === 'newest').map(({ name }) => name),
)

/** The cards of an edition by name, as they are printed. */
export function cardsOf(edition: Edition, printing: Printing = USUAL_PRINTING): ReadonlyMap<string, Card> {
  return cardsByPrinting[printing][edition]
}

/** The landscapes that can be chosen in an edition, by name, as they are printed. */
export function landscapesOf(edition: Edition, printing: Printing = USUAL_PRINTING): ReadonlyMap<string, Landscape> {
  return landscapesByPrinting[printing][edition]
}

/** Every landscape that the engine runs, as printed last. */
export const allLandscapes: readonly Landscape[] = printed(openLandscapes, USUAL_PRINTING)

/** The piles of several cards whose cards the edition all has. */
export const pilesOf = (edition: Edition): readonly MixedPile[] => mixed[edition]

type Printed<T> = Record<Printing, Record<Edition, ReadonlyMap<string, T>>>

function byPrinting<T extends Card | Landscape>(all: readonly T[]): Printed<T> {
  const named = (edition: Edition, printing: Printing): ReadonlyMap<string, T> => {
    const found = all.filter((each) => each.editions.includes(edition))
    return new Map(printed(found, printing).map((each) => [each.name, each]))
  }
  const inEditions = (printing: Printing) =>
    Object.fromEntries(editions.map((edition) => [edition, named(edition, printing)]))
  return Object.fromEntries(printings.map((printing) => [printing, inEditions(printing)])) as Printed<T>
}
const cardsByPrinting = byPrinting(open)
const landscapesByPrinting = byPrinting(openLandscapes)

const mixedPiles = (edition: Edition): readonly MixedPile[] =>
  writtenPiles.filter(({ cards }) => cards.every(({ card }) => cardsOf(edition).has(card)))
const mixed: Record<Edition, readonly MixedPile[]> = { '1e': mixedPiles('1e'), '2e': mixedPiles('2e') }

/** Why a card, pile or landscape that is written cannot be chosen: what the engine refuses of it, or that it waits to be opened. */
export function closedFor(
  written: Card | MixedPile | Landscape,
): 'unproven' | { readonly refused: string } | undefined {
  if ('type' in written) {
    if (openLandscapes.some(({ name }) => name === written.name)) return undefined
    const brought = whyNotRun(broughtBy(written, writtenCards)).find((why) => why !== undefined)
    return refusedFor(landscapesRefused[writtenLandscapes.indexOf(written)] ?? brought) ?? 'unproven'
  }
  const names = 'order' in written ? written.cards.map(({ card }) => card) : [written.name]
  if (names.every((name) => open.some((card) => card.name === name))) return undefined
  const needed = withBrought(
    writtenCards.filter(({ name }) => names.includes(name)),
    writtenCards,
  )
  return refusedFor(whyNotRun(needed).find((why) => why !== undefined)) ?? 'unproven'
}

const refusedFor = (refused: string | undefined) => (refused === undefined ? undefined : { refused })
