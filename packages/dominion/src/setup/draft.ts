/** The draft: players take turns choosing the ten piles, as the first rulebook proposes. */
import { belowFrom, InputError } from '@freehold/kernel'
import type { Edition } from '../language/types.ts'
import type { Beside } from './beside.ts'
import { KINGDOM_SIZE, kingdomCards } from './kingdom.ts'
import { LOT } from './lot.ts'
import { type KingdomSet, kingdomSets } from './random-kingdom.ts'
import { pileTraits, type Trait } from './traits.ts'

/** Which boxes lie open to choose from. */
export interface DraftBoxes {
  readonly sets: readonly KingdomSet[]
}

/** What somebody asks to draft from, checked. Throws `InputError`. */
export function checkDraft(asked: unknown, edition: Edition): DraftBoxes {
  const sets = typeof asked === 'object' && asked !== null && 'sets' in asked ? asked.sets : undefined
  if (!Array.isArray(sets)) throw new InputError('draft: expected {"sets": ["Base", …]}')
  const unknown = sets.find((set) => !kingdomSets.includes(set))
  if (unknown !== undefined)
    throw new InputError(`draft: there is no box ${JSON.stringify(unknown)}; there are ${kingdomSets.join(', ')}`)
  const draft = { sets: kingdomSets.filter((set) => sets.includes(set)) }
  const count = draftPiles(draft, edition, []).length
  if (count < KINGDOM_SIZE) throw new InputError(`draft: ${count} piles are too few for a kingdom; add a box`)
  return draft
}

/** What can still be chosen, by cost and name. */
export const draftPiles = ({ sets }: DraftBoxes, edition: Edition, chosen: readonly string[]): string[] =>
  kingdomCards(edition)
    .filter(({ set, name }) => sets.some((each) => each === set) && !chosen.includes(name))
    .map(({ name }) => name)

/** What a kingdom is better with. */
const WANTED: readonly Trait[] = ['village', 'draw', 'trasher', 'buy', 'attack', 'gainer']

/** What an artificial player takes: by lot a pile with something that the kingdom lacks, else any. */
export function draftSuggestion(draft: DraftBoxes, edition: Edition, chosen: readonly string[], seed: string): string {
  const below = belowFrom(`fast:draft ${seed}`)
  const piles = kingdomCards(edition)
  const having = (names: readonly string[]) =>
    new Set(piles.filter(({ name }) => names.includes(name)).flatMap((pile) => pileTraits(pile, edition)))
  const there = having(chosen)
  const offered = draftPiles(draft, edition, chosen)
  const lacking = offered.filter((name) =>
    [...having([name])].some((trait) => WANTED.includes(trait) && !there.has(trait)),
  )
  const among = lacking.length > 0 ? lacking : offered
  return among[below(among.length)]
}

/** What such a kingdom brings along: piles that need something beside them get it by lot. */
export function draftedBeside(chosen: readonly string[]): Beside {
  return {
    ...(chosen.includes('Young Witch') && { bane: LOT }),
    ...(chosen.includes('Black Market') && { blackMarket: LOT }),
  }
}
