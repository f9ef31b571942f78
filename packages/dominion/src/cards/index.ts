import { runnable, whyNotRun, whyNotRunLandscape } from '../engine/compile/gate.ts'
import { withBrought } from '../language/brings.ts'
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
import { isOf, USUAL_PRINTING } from './printing.ts'
import { writtenCards, writtenPiles } from './written.ts'

/** Kingdom cards and piles are open when they have a number in kingdom codes; the others come with them. */
const numbered = new Set(cardNumbers)
const shared = new Map(writtenPiles.flatMap(({ name, cards }) => cards.map(({ card }) => [card, name])))
const isOpen = ({ set, types, name }: Card): boolean =>
  set === 'Basic' || types.includes('Shelter') || numbered.has(name) || numbered.has(shared.get(name) ?? '')

const running = runnable(writtenCards)
const open = withBrought(running.filter(isOpen), running)

/** Of several printings the wanted one; the one there is where the engine runs but one. */
const printed = (cards: readonly Card[], printing: Printing): readonly Card[] =>
  cards.filter(
    (card) => isOf(card, printing) || !cards.some((other) => other.name === card.name && isOf(other, printing)),
  )

/** Every definition that the engine runs, as printed last; a card that was reworded stands here once for each edition. */
export const allCards: readonly Card[] = printed(open, USUAL_PRINTING)

/** The names of cards that behave otherwise in a later printing of the same edition. */
export const reprinted: ReadonlySet<string> = new Set(
  writtenCards.filter(({ printing }) => printing === 'newest').map(({ name }) => name),
)

/** The cards of an edition by name, as they are printed. */
export function cardsOf(edition: Edition, printing: Printing = USUAL_PRINTING): ReadonlyMap<string, Card> {
  return byPrinting[printing][edition]
}

/** The piles of several cards whose cards the edition all has. */
export const pilesOf = (edition: Edition): readonly MixedPile[] => mixed[edition]

const named = (edition: Edition, printing: Printing): ReadonlyMap<string, Card> => {
  const cards = open.filter((card) => card.editions.includes(edition))
  return new Map(printed(cards, printing).map((card) => [card.name, card]))
}
const byEdition = (printing: Printing) =>
  Object.fromEntries(editions.map((edition) => [edition, named(edition, printing)])) as Record<
    Edition,
    ReadonlyMap<string, Card>
  >
const byPrinting = Object.fromEntries(printings.map((printing) => [printing, byEdition(printing)])) as Record<
  Printing,
  Record<Edition, ReadonlyMap<string, Card>>
>

const mixedPiles = (edition: Edition): readonly MixedPile[] =>
  writtenPiles.filter(({ cards }) => cards.every(({ card }) => cardsOf(edition).has(card)))
const mixed: Record<Edition, readonly MixedPile[]> = { '1e': mixedPiles('1e'), '2e': mixedPiles('2e') }

/** Why a card, pile or landscape that is written cannot be chosen: what the engine refuses of it, or that it waits to be opened. */
export function closedFor(
  written: Card | MixedPile | Landscape,
): 'unproven' | { readonly refused: string } | undefined {
  if ('type' in written) return refusedFor(whyNotRunLandscape(written))
  const names = 'order' in written ? written.cards.map(({ card }) => card) : [written.name]
  if (names.every((name) => open.some((card) => card.name === name))) return undefined
  const needed = withBrought(
    writtenCards.filter(({ name }) => names.includes(name)),
    writtenCards,
  )
  return refusedFor(whyNotRun(needed).find((why) => why !== undefined)) ?? 'unproven'
}

const refusedFor = (refused: string | undefined) => (refused === undefined ? undefined : { refused })
