/** What a game has beside its ten piles, as flags and in words: the same for `play` and `kingdom`. */
import type { DominionOptions } from '@freehold/dominion'
import { InputError } from '@freehold/kernel'

export const besideFlags = {
  colonies: { type: 'string' },
  shelters: { type: 'string' },
  bane: { type: 'string' },
  'black-market': { type: 'string' },
  landscapes: { type: 'string' },
  obelisk: { type: 'string' },
  mouse: { type: 'string' },
  druid: { type: 'string' },
  printing: { type: 'string' },
} as const

export type BesideFlags = Readonly<Partial<Record<keyof typeof besideFlags, string>>>

export const besideUsage = [
  '--colonies WHICH  Colonies and Platinum: yes, no, or lot, which draws one of the ten',
  '                  and has them if it is of Prosperity; no unless you say so',
  '--shelters WHICH  Shelters instead of the first Estates: yes, no, or lot, the same',
  '                  with Dark Ages',
  "--bane CARD       Young Witch's, for two or three coins; drawn unless you say so",
  '--black-market L  the cards of its deck with commas between; drawn unless you say so',
  '--landscapes L    Events, Landmarks, Projects and Ways with commas between, or lot, which',
  '                  draws at most two of the sets of the ten; none unless you say so',
  '--obelisk CARD    the Action pile that the Obelisk counts; drawn unless you say so',
  '--mouse CARD      the card of the Way of the Mouse, an Action for two or three coins that is',
  '                  not in the game; drawn unless you say so',
  '--druid L         three Boons for Druid with commas between; drawn unless you say so',
  '--printing WHICH  first or newest, of cards that were reworded later; newest unless',
  '                  you say so, or the kingdom code does',
]

/** The options that the flags ask for. Throws `InputError`. */
export function besideOf(flags: BesideFlags): { readonly rules?: object } {
  const { colonies, shelters, bane, 'black-market': market, landscapes, obelisk, mouse, druid, printing } = flags
  return {
    ...(colonies !== undefined && { colonies: choice('--colonies', colonies) }),
    ...(shelters !== undefined && { shelters: choice('--shelters', shelters) }),
    ...(bane !== undefined && { bane }),
    ...(market !== undefined && { blackMarket: listOrLot(market) }),
    ...(landscapes !== undefined && { landscapes: listOrLot(landscapes) }),
    ...(obelisk !== undefined && { obelisk }),
    ...(mouse !== undefined && { mouse }),
    ...(druid !== undefined && { druid: listed(druid) }),
    ...(printing !== undefined && { rules: { printing } }),
  }
}

const listed = (text: string): string[] => text.split(',').map((name) => name.trim())
const listOrLot = (text: string): 'lot' | string[] => (text === 'lot' ? text : listed(text))

function choice(flag: string, value: string): boolean | 'lot' {
  if (value === 'yes' || value === 'no') return value === 'yes'
  if (value === 'lot') return value
  throw new InputError(`${flag}: expected yes, no or lot, got '${value}'`)
}

type Beside = Pick<
  DominionOptions,
  'colonies' | 'shelters' | 'bane' | 'blackMarket' | 'landscapes' | 'obelisk' | 'mouse' | 'druid'
>

/** `Colonies and Platinum`, `Shelters by lot`, `Bane: Moat`; nothing where there is nothing. */
export function besideWords(beside: Beside): string[] {
  const { colonies, shelters, bane, blackMarket, landscapes, obelisk, mouse, druid } = beside
  const byLot = (what: true | 'lot') => (what === true ? '' : ' by lot')
  return [
    ...(colonies ? [`Colonies and Platinum${byLot(colonies)}`] : []),
    ...(shelters ? [`Shelters${byLot(shelters)}`] : []),
    ...(bane ? [`Bane${bane === 'lot' ? ' by lot' : `: ${bane}`}`] : []),
    ...(landscapes ? (landscapes === 'lot' ? ['Landscapes by lot'] : landscapes) : []),
    ...(obelisk && obelisk !== 'lot' ? [`Pile of the Obelisk: ${obelisk}`] : []),
    ...(mouse && mouse !== 'lot' ? [`Card of the Way of the Mouse: ${mouse}`] : []),
    ...(druid ? [`Boons of Druid: ${druid.join(', ')}`] : []),
    ...(blackMarket ? [`Black Market deck${blackMarket === 'lot' ? ' by lot' : `: ${blackMarket.join(', ')}`}`] : []),
  ]
}
