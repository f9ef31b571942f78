/** The rulebook of the Automa: its sentences, and which example plays what. */
import type { Condition, TieBreak } from '@freehold/terra-mystica'

export const AUTOMA_CHAPTERS = {
  who: ['who', 'has', 'pays', 'scores', 'power'],
  setUp: ['level', 'home', 'cards', 'dwellings', 'deck', 'first'],
  cards: [],
  turn: ['cards', 'support', 'order', 'notDone', 'noSpace', 'pass', 'emptyDeck', 'passing', 'begins', 'place', 'grows'],
  words: ['marked', 'range', 'around', 'forward', 'reverse', 'round', 'map', 'closed', 'example'],
  actions: [],
  factions: [
    'simpletons',
    'first',
    'mimics',
    'kuddlers',
    'powermongers',
    'powermongersStep',
    'symbionts',
    'cube',
    'druids',
    'racelings',
    'wanderers',
    'wanderersEnd',
    'blight',
    'blighted',
    'gognomes',
  ],
  end: ['same', 'resources', 'final'],
  people: ['two', 'highest', 'cultists', 'chaos', 'giants', 'shapeshifters'],
  house: ['what', 'file'],
} as const

export type AutomaChapter = keyof typeof AUTOMA_CHAPTERS
export const automaChapters = Object.keys(AUTOMA_CHAPTERS) as AutomaChapter[]

/** Examples that are not called as their sentence is. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'who.who': 'ties.example',
  'who.has': 'who.pays',
  'who.scores': 'turn.pass',
  'setUp.home': 'ties.noDwelling',
  'setUp.cards': 'setUp.first',
  'factions.first': 'factions.mimics',
  'turn.order': 'ties.favor',
  'turn.noSpace': 'conditions.noSpace',
  'turn.passing': 'turn.pass',
  'words.marked': 'ties.marked',
  'words.around': 'ties.around',
  'words.forward': 'ties.directional',
  'words.reverse': 'ties.reverse',
  'words.round': 'ties.round',
  'words.map': 'ties.map',
  'words.closed': 'ties.tileClosed',
  'words.example': 'ties.example',
  'words.range': 'ties.cluster',
  'end.resources': 'end.same',
  'people.highest': 'ties.highest',
  'house.what': 'ties.terrain',
}

export const automaExampleOf = (sentence: string): string => OTHERWISE[sentence] ?? sentence

/** The example in which a tie-break decides, for each action that knows it; what she then does, by the action's own name. */
const DECIDING: Readonly<Record<string, string>> = {
  'block power action: directional': 'ties.round',
  'block power action': 'ties.directional',
  'advance cult: cult of the scoring tile': 'ties.tileCult',
  'advance cult: her marker at 0': 'ties.atZero',
  'advance cult: nearest human marker': 'ties.nearest',
  'advance cult: directional': 'ties.cultsAlike',
  'advance cult': 'ties.noPriest',
  'take favor: cult of the scoring tile': 'ties.favor',
  'take favor: her marker at 0': 'ties.favorCatchUp',
  'take favor: nearest human marker': 'ties.favorNearest',
  'take favor: directional': 'ties.favorsAlike',
  'take favor': 'ties.favor',
  'upgrade: dwellings beside humans': 'ties.beside',
  'upgrade: least power to humans': 'ties.leastPower',
  'upgrade: directional': 'ties.upgradeAlike',
  upgrade: 'ties.strongest',
  'build: reaching': 'ties.reaching',
  'build: own terrain priority': 'ties.terrain',
  'build: closest to humans': 'ties.closest',
  'build: furthest from her own': 'ties.furthest',
  'build: directional': 'ties.map',
  build: 'actions.build',
}

export const decidingExample = (action: string, tieBreak?: TieBreak): string =>
  DECIDING[tieBreak ? `${action}: ${tieBreak}` : action] ?? 'none'

/** What she does where the condition of an action does not hold. */
export const CONDITION_EXAMPLES = {
  'power action open': 'conditions.noPowerAction',
  'cult open': 'conditions.noCult',
  'upgrade possible': 'conditions.noUpgrade',
  'dwelling left': 'ties.noDwelling',
  'late enough': 'turn.notDone',
} as const satisfies Readonly<Record<Condition, string>>

/** Where what she chooses among can be seen to be all of it, and no more. */
export const OPTION_EXAMPLES: Readonly<Record<string, string>> = {
  'open power actions': 'ties.round',
  'open cults': 'ties.tileClosed',
  'upgradable structures': 'ties.upgradeAlike',
  'favors of open cults': 'options.favors',
  'spaces in range of the cluster': 'ties.cluster',
}

/** What each sign of her cards does. */
export const SIGN_EXAMPLES = {
  'faction action': 'factions.simpletons',
  'block power action': 'ties.directional',
  'gain points': 'setUp.level',
  'advance cult': 'ties.tileCult',
  upgrade: 'ties.beside',
  'take favor': 'ties.favor',
  build: 'actions.build',
  cluster: 'ties.cluster',
  reaching: 'ties.reaching',
  row: 'ties.terrain',
  direction: 'ties.reverse',
  cult: 'ties.atZero',
  bonusCard: 'turn.place',
} as const
