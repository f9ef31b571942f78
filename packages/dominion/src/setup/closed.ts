/** Cards that are written and cannot be chosen: why, in words that people know. */
import type { InputError } from '@freehold/kernel'
import { closedFor } from '../cards/index.ts'
import { writtenCards, writtenLandscapes, writtenPiles } from '../cards/written.ts'
import { kingdomError } from './faults.ts'
import { foldName } from './names.ts'

/** What the rules of a card need that is not carried out yet. */
export const mechanisms = [
  'landscapes',
  'debt',
  'night',
  'coffers',
  'tavern',
  'exile',
  'boons',
  'tokens',
  'overpaying',
  'heirlooms',
  'reactionPlays',
  'longEffects',
  'other',
] as const
export type Mechanism = (typeof mechanisms)[number]

const inWords: Readonly<Record<Mechanism, string>> = {
  landscapes: 'Ways',
  debt: 'debt',
  night: 'the Night phase',
  coffers: 'Coffers and Villagers',
  tavern: 'the Tavern mat',
  exile: 'Exile',
  boons: 'Boons and Hexes, States and Artifacts',
  tokens: 'its tokens',
  overpaying: 'overpaying',
  heirlooms: 'Heirlooms and cards that begin in the trash',
  reactionPlays: 'cards that are played when something happens',
  longEffects: 'effects that wait so long',
  other: 'some of what it says',
}

/** What the compiler refused, by the mechanism that people know it under. */
const refusedFor: readonly (readonly [what: RegExp, mechanism: Mechanism])[] = [
  [/a Way /, 'landscapes'],
  [/debt/i, 'debt'],
  [/Night|"night"/, 'night'],
  [/coffers|villagers/, 'coffers'],
  [/tavern/, 'tavern'],
  [/exile/, 'exile'],
  [/Boons|Hexes|"receive"|"take"|"keep"|"holds"/, 'boons'],
  [/token|turnOver|"faceUp"/, 'tokens'],
  [/overpa/, 'overpaying'],
  [/heirloom|in the trash/, 'heirlooms'],
  [/played when something happens/, 'reactionPlays'],
  [/an effect that/, 'longEffects'],
]

const mechanismOf = (what: string): Mechanism => refusedFor.find(([each]) => each.test(what))?.[1] ?? 'other'

/** A card, pile or landscape that is written and not to be had; `lacks` is left out where the engine runs it. */
export interface Closed {
  readonly name: string
  readonly lacks?: Mechanism
}

/** What of this name is written but cannot be chosen, however it is spelled. */
export function closedOf(typed: string): Closed | undefined {
  const isMeant = ({ name }: { readonly name: string }) => foldName(name) === foldName(typed)
  const written = [...writtenCards, ...writtenPiles, ...writtenLandscapes].find(isMeant)
  if (!written) return undefined
  const why = closedFor(written)
  if (why === undefined) return undefined
  return { name: written.name, ...(why !== 'unproven' && { lacks: mechanismOf(why.refused) }) }
}

/** `Donate is written, but the rules for … are not carried out yet`. */
export const closedWords = ({ name, lacks }: Closed): string =>
  lacks
    ? `${name} is written, but the rules for ${inWords[lacks]} are not carried out yet`
    : `${name} is written, but not open yet: its rulings are still being proven`

export function closedError(closed: Closed): InputError {
  const { name: card, lacks } = closed
  return kingdomError(
    `${closedWords(closed)}; choose another`,
    lacks ? { code: 'card-not-run', card, lacks } : { code: 'card-not-open', card },
  )
}
