/** The sentences of each chapter, in the order they are read. What an example plays can be seen played. */
export const CHAPTERS = {
  box: ['goal', 'pieces'],
  setUp: ['tiles', 'cardsLaid', 'peoples', 'begins', 'dwellings', 'more', 'cards'],
  rounds: ['phases', 'income', 'turns', 'tile', 'cultBonus', 'lastBonus', 'order', 'seats'],
  actions: ['build', 'ships', 'digging', 'upgrade', 'priest', 'power', 'special', 'pass', 'free'],
  land: ['build', 'wheel', 'two', 'reach', 'ships', 'bridge', 'bridgeEnd', 'threeBridges', 'short', 'split', 'never'],
  buildings: ['chain', 'neighbour', 'back', 'stronghold', 'favor', 'favorPays'],
  power: [
    'bowls',
    'all',
    'price',
    'free',
    'upgrade',
    'decline',
    'fewPoints',
    'full',
    'actions',
    'burn',
    'convert',
    'down',
  ],
  towns: ['found', 'small', 'sanctuary', 'six', 'bridge', 'grows'],
  cults: ['priest', 'one', 'power', 'stop', 'key', 'top', 'action'],
  passing: ['points', 'swap', 'coins', 'action', 'out'],
  end: ['noCard', 'cults', 'area', 'shared', 'resources', 'tie'],
  more: ['peoples', 'final', 'maps', 'small'],
  peoples: ['colour', 'more'],
} as const

export type Chapter = keyof typeof CHAPTERS
export const chapterNames = Object.keys(CHAPTERS) as Chapter[]

/** Sentences that are played by the example of another one, which says the same at greater length. */
const SAME: Readonly<Record<string, string>> = {
  'setUp.cardsLaid': 'setUp.cards',
  'rounds.phases': 'rounds.cultBonus',
  'actions.build': 'land.wheel',
  'actions.upgrade': 'buildings.neighbour',
  'actions.priest': 'cults.priest',
  'actions.power': 'power.actions',
  'actions.pass': 'passing.swap',
  'more.peoples': 'faction.icemaidens',
  'more.final': 'fireAndIce.final',
}

/** The example of a sentence, by its name; there need not be one. */
export const exampleOf = (sentence: string): string => SAME[sentence] ?? sentence

/** What editions differ in, each way beside the example that plays it; how many of something a box holds is not played. */
export const DIFFERENCES = {
  order: { first: 'rounds.seats', later: 'rounds.order' },
  points: { first: 'setUp.begins', later: 'differences.points' },
  cultists: { first: 'differences.noPower', later: 'differences.power' },
  towns: { first: 'differences.fiveTowns', later: 'differences.towns' },
  cards: { later: 'more.small' },
  tiles: { later: 'differences.temples' },
  final: { first: 'end.area', later: 'fireAndIce.final' },
} as const satisfies Readonly<Record<string, { readonly first?: string; readonly later: string }>>
