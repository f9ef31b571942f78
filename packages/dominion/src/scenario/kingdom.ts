/** The piles of a scenario. */
import { InputError } from '@freehold/kernel'
import { cardsOf, landscapesOf, pilesOf } from '../cards/index.ts'
import { broughtBy, landscapesBroughtBy, withBrought } from '../language/brings.ts'
import type { Card, Edition, Landscape, Printing } from '../language/types.ts'
import { checkBeside, type Drawn } from '../setup/beside.ts'
import { chosenTypes } from '../setup/landscapes.ts'
import { checkOptions } from '../setup/options.ts'
import { repeat } from './shapes.ts'
import { pileNamed } from './vocabulary.ts'

/** Card names, or the name of a recommended set. */
export function kingdomOf(kingdom: string | readonly string[], edition: Edition): readonly string[] {
  const names = (typeof kingdom === 'string' ? kingdom.split(',') : kingdom).flatMap(repeat)
  if (typeof kingdom !== 'string' || names.length > 1) return names.map((name) => pileNamed(name, edition))
  try {
    return [pileNamed(kingdom, edition)]
  } catch {
    return checkOptions({ edition, kingdom }).kingdom
  }
}

/** Those that have a pile in the kingdom, once each, and for the others the cards that bring them into a game. */
export function completeKingdom(names: readonly string[], edition: Edition, printing: Printing): string[] {
  const cards = cardsOf(edition, printing)
  const piles = pilesOf(edition).filter(({ kingdom }) => kingdom)
  const every = [...landscapesOf(edition, printing).values()]
  const kingdom = new Set<string>()
  const inPile = (name: string) =>
    piles.find((pile) => pile.name === name || pile.cards.some(({ card }) => card === name))
  for (const name of names) {
    const shared = inPile(name)?.name
    if (shared) kingdom.add(shared)
    else if (hasKingdomPile(cards.get(name))) kingdom.add(name)
  }
  const landscapes = names.flatMap((name) => landscapesOf(edition, printing).get(name) ?? [])
  const outside = [...cards.values()].filter(({ pile }) => pile.in !== 'supply')
  for (const name of names) {
    const card = cards.get(name)
    if (card && landscapes.some((each) => broughtBy(each, [card]).length > 0)) continue
    const landscape = landscapes.find((each) => each.name === name)
    if (inPile(name) || isChosen(landscape) || (card && isThereAlready(card))) continue
    const brings = [...cards.values()].filter(
      (each) =>
        hasKingdomPile(each) &&
        (landscape ? landscapesBroughtBy([each], every).includes(landscape) : bringsIn(each, name, card, outside)),
    )
    if (brings.length === 0)
      throw new InputError(`nothing that brings ${name} into a game is open; name an Event or a Way that does`)
    if (!brings.some((each) => kingdom.has(each.name))) kingdom.add(brings[0].name)
  }
  return [...kingdom]
}

/** What lies beside the ten where one of these cards is named. */
export const besideFor = (names: readonly string[], edition: Edition): Drawn => ({
  ...(names.some((name) => isChosen(landscapesOf(edition).get(name))) && {
    landscapes: [...new Set(names)].filter((name) => isChosen(landscapesOf(edition).get(name))),
  }),
  ...(names.some((name) => name === 'Platinum' || name === 'Colony') && { colonies: true }),
  ...(names.some((name) => cardsOf(edition).get(name)?.types.includes('Shelter')) && { shelters: true }),
})

/** Cards that do nothing by themselves, for a Bane that nobody named. */
const DULL_BANES = ['Cellar', 'Chapel', 'Village', 'Workshop']

/** The Bane of a kingdom that needs one. Throws `InputError` where the card that is wanted cannot be it. */
export function baneFor(kingdom: readonly string[], wanted: string | undefined, edition: Edition): string | undefined {
  const cards = kingdom.filter((name) => name !== wanted)
  if (wanted === undefined && !cards.includes('Young Witch')) return undefined
  const dull = DULL_BANES.find((name) => !cards.includes(name))
  const { bane } = checkBeside({ edition, cards }, { bane: wanted ?? dull })
  return bane
}

/** What set-up chooses for landscapes, where nobody says it: the first Action pile, a card that does nothing by itself. */
export function chosenFor(
  names: readonly string[],
  kingdom: readonly string[],
  { obelisk, mouse }: { readonly obelisk?: string; readonly mouse?: string },
): Pick<Drawn, 'obelisk' | 'mouse'> {
  return {
    ...(names.includes('Obelisk') && { obelisk: obelisk ?? kingdom[0] }),
    ...(names.includes('Way of the Mouse') && { mouse: mouse ?? DULL_BANES.find((name) => !kingdom.includes(name)) }),
  }
}

const hasKingdomPile = (card: Card | undefined): card is Card => card?.pile.in === 'supply' && card.set !== 'Basic'

const isThereAlready = ({ name, pile, types }: Card): boolean =>
  (pile.in === 'supply' && name !== 'Potion') || types.includes('Shelter')

/** Whether the user brings the card into a game, by itself or by another that it brings. */
function bringsIn(user: Card, name: string, card: Card | undefined, outside: readonly Card[]): boolean {
  if (name === 'Potion') return user.cost.potion === 1
  return card === undefined ? user.types.includes('Looter') : withBrought([user], outside).includes(card)
}

/** Whether a landscape is chosen for a game; the others come with cards. */
const isChosen = (landscape: Landscape | undefined): boolean =>
  landscape !== undefined && chosenTypes.includes(landscape.type)
