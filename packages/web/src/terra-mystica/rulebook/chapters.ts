/** The sentences of each chapter, in the order they are read. What an example plays can be seen played. */
export const CHAPTERS = {
  box: ['goal', 'pieces'],
  setUp: ['tiles', 'cardsLaid', 'peoples', 'begins', 'dwellings', 'more', 'cards'],
  rounds: ['phases', 'income', 'turns', 'tile', 'cultBonus', 'order', 'seats'],
  actions: ['build', 'ships', 'digging', 'upgrade', 'priest', 'power', 'special', 'pass', 'free'],
  land: ['build', 'wheel', 'two', 'reach', 'ships', 'bridge', 'bridgeEnd', 'short', 'split', 'never'],
  buildings: ['chain', 'neighbour', 'back', 'stronghold', 'favor', 'favorPays'],
  power: ['bowls', 'all', 'price', 'free', 'upgrade', 'decline', 'fewPoints', 'actions', 'burn', 'convert', 'down'],
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
  'actions.ships': 'land.ships',
  'actions.digging': 'land.digging',
  'actions.upgrade': 'buildings.neighbour',
  'actions.priest': 'cults.priest',
  'actions.power': 'power.actions',
  'actions.special': 'buildings.stronghold',
  'actions.pass': 'passing.swap',
  'actions.free': 'power.convert',
  'more.peoples': 'faction.icemaidens',
  'more.final': 'fireAndIce.final',
}

/** The example of a sentence, by its name; there need not be one. */
export const exampleOf = (sentence: string): string => SAME[sentence] ?? sentence
