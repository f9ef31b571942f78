/** Which rule of the rulebook is played by which scenario of the rules' own tests. */
import type { Edition } from '@freehold/dominion'
import type { Scenario, SeenMoment } from '@freehold/dominion/scenario'

const files = {
  turn: () => import('@freehold/dominion/scenarios/rulings/turn.json'),
  game: () => import('@freehold/dominion/scenarios/rulings/notes-game.json'),
  end: () => import('@freehold/dominion/scenarios/rulings/set-up-and-end.json'),
  base: () => import('@freehold/dominion/scenarios/rulings/notes-base.json'),
  expansions: () => import('@freehold/dominion/scenarios/rulings/expansions.json'),
  seaside: () => import('@freehold/dominion/scenarios/rulings/notes-seaside.json'),
  adventures: () => import('@freehold/dominion/scenarios/rulings/notes-adventures.json'),
  darkAges: () => import('@freehold/dominion/scenarios/rulings/dark-ages.json'),
  interactions: () => import('@freehold/dominion/scenarios/rulings/interactions-expansions.json'),
  printings: () => import('@freehold/dominion/scenarios/rulings/printings.json'),
  hinterlands: () => import('@freehold/dominion/scenarios/rulings/interactions-hinterlands.json'),
  menagerie: () => import('@freehold/dominion/scenarios/rulings/notes-menagerie.json'),
  nocturne: () => import('@freehold/dominion/scenarios/rulings/notes-nocturne.json'),
  own: () => import('./own-scenarios.json'), // rules too plain to be a ruling of a card
} as const

interface Play {
  readonly file: keyof typeof files
  readonly title: string
  readonly supply?: true // it is about the piles, so that they are shown, too
  readonly others?: true // it is about what others have, so that their decks and discard piles are shown, too
  readonly before?: 'won' | 'tied' // how the game before ended, where that matters
}

/** By the key of the rule's text. */
export const plays = {
  'cards.deck': { file: 'own', title: 'What is bought comes round again' },
  'cards.face': { file: 'own', title: 'Throne Room plays an Attack twice, for it is an Action, too' },
  'cards.treasure': { file: 'game', title: 'Treasures are played in any order, and not all need be' },
  'cards.victory': { file: 'own', title: 'Points are counted wherever the cards lie' },
  'cards.curse': { file: 'own', title: 'Each Curse takes a point' },
  'cards.action': { file: 'game', title: 'One Action is enough to play Market, another Market and then Militia' },
  'cards.attack': { file: 'own', title: 'The others, one after the other from the left' },
  'cards.reaction': { file: 'base', title: 'Moat is revealed before the Attack does anything' },
  'cards.more': {
    file: 'seaside',
    title: 'Caravan draws a card at the start of the next turn and is discarded at its end',
  },
  'setUp.supply': { file: 'own', title: 'Ten Kingdom piles and the base cards lie in the Supply', supply: true },
  'setUp.firstDeck': { file: 'own', title: 'Seven Coppers and three Estates, shuffled; five are drawn' },
  'setUp.begins': { file: 'own', title: 'The player to the left of the winner begins', before: 'won' },
  'setUp.boxes': {
    file: 'own',
    title: 'Potions, Ruins, Spoils and Horses come with the cards that need them',
    supply: true,
  },
  'setUp.trash': { file: 'own', title: 'What is trashed lies apart and belongs to nobody' },
  'turn.actions': { file: 'game', title: 'One Action is enough to play Market, another Market and then Militia' },
  'turn.doNothing': { file: 'game', title: 'A card may be played though it can do nothing' },
  'turn.treasures': { file: 'game', title: 'Treasures are played in any order, and not all need be' },
  'turn.noMoreTreasures': { file: 'turn', title: 'No Treasure can be played after the first buy' },
  'turn.buys': { file: 'turn', title: 'Two buys share the coins' },
  'turn.free': { file: 'turn', title: 'A Buy left over can get you a Copper for nothing' },
  'turn.toDiscard': { file: 'turn', title: 'A bought card goes to the discard pile and is of no use yet' },
  'turn.gone': { file: 'turn', title: 'Actions, Buys and coins not used are gone in the next turn' },
  'turn.cleanUp': { file: 'turn', title: 'Clean-up discards hand and play, then five cards are drawn' },
  'example.short': {
    file: 'turn',
    title: 'Clean-up with a short deck draws what is left first, then from the shuffled discard pile',
  },
  'turn.round': { file: 'game', title: 'Play goes round to the left' },
  'words.gain': { file: 'own', title: 'What is gained goes to the discard pile' },
  'words.trash': { file: 'own', title: 'What is trashed lies apart and belongs to nobody' },
  'words.discard': { file: 'own', title: 'What is discarded goes to the discard pile' },
  'words.reveal': { file: 'own', title: 'What is revealed goes back to where it was' },
  'words.setAside': { file: 'own', title: 'What is set aside is still yours' },
  'words.fromDeck': {
    file: 'own',
    title: 'Cards come from the top of the deck, and the discard pile is shuffled when there are too few',
  },
  'words.shuffle': {
    file: 'game',
    title: 'A short deck, 1st edition: what is left is drawn, then the discard pile is shuffled',
  },
  'words.shuffleUnder': {
    file: 'game',
    title: 'A short deck, 2nd edition: the discard pile is shuffled under it before anything is drawn',
  },
  'words.lookAt': { file: 'seaside', title: 'Lookout with two cards trashes one and discards the other' },
  'words.play': { file: 'game', title: 'One Action is enough to play Market, another Market and then Militia' },
  'words.may': { file: 'game', title: 'Playing an Action is optional' },
  'words.others': { file: 'own', title: 'The others, one after the other from the left' },
  'words.supply': {
    file: 'own',
    title: 'What lies in the trash cannot be gained, but for a card that says so',
    supply: true,
  },
  'words.inPlay': { file: 'own', title: 'A card lies in play until Clean-up' },
  'timing.order': { file: 'own', title: 'Council Room with two cards left draws these two, then does the rest' },
  'timing.option': { file: 'turn', title: 'An option may be chosen that cannot be done' },
  'timing.drawAll': { file: 'turn', title: 'Draw as many as there are' },
  'timing.noShuffle': { file: 'turn', title: 'A deck that has just run out is not shuffled anew before it is needed' },
  'timing.reactions': { file: 'base', title: 'Moat is revealed before the Attack does anything' },
  'timing.atOnce': { file: 'game', title: 'Different players: in turn order from the one whose turn it is' },
  'timing.ownOrder': { file: 'seaside', title: 'Two Durations at the start of the turn' },
  'timing.moved': {
    file: 'turn',
    title: 'Royal Seal before Watchtower: the card has moved, so Watchtower can do nothing more',
  },
  'timing.again': { file: 'turn', title: 'A card trashed by the first play is not there to be trashed by the second' },
  'timing.durations': { file: 'expansions', title: 'Throne Room stays in play with a Duration that it played' },
  'end.provinces': { file: 'end', title: 'The last Province ends the game at the end of the turn, not at once' },
  'end.colonies': { file: 'own', title: 'Three players: the last Colony ends the game', supply: true },
  'end.piles': { file: 'game', title: 'Three empty piles end the game at the end of the turn' },
  'end.pilesMany': { file: 'end', title: 'Six players: the fourth empty pile ends the game' },
  'end.anyPile': {
    file: 'game',
    title: 'Any three empty piles end the game: Copper, Curse and Village, for example',
  },
  'end.count': { file: 'own', title: 'What is set aside at the end is counted, too' },
  'end.curses': { file: 'own', title: 'Each Curse takes a point' },
  'end.ties': { file: 'own', title: 'Equal points, one turn more: the other wins' },
  'end.shared': { file: 'own', title: 'Equal points, equal turns: both win' },
  'end.extraTurns': { file: 'end', title: 'A turn from Outpost does not count against its player in a tie' },
  'slots.play': { file: 'base', title: 'Moat is revealed before the Attack does anything' },
  'slots.play.before': {
    file: 'menagerie',
    title: 'Kiln gains a copy before the card does anything, and before others show a Moat',
  },
  'slots.buy': {
    file: 'adventures',
    title:
      'Haunted Woods: the hand goes onto the deck in the order that its owner likes, before the bought card is gained',
  },
  'slots.gain': {
    file: 'turn',
    title: 'Royal Seal before Watchtower: the card has moved, so Watchtower can do nothing more',
  },
  'slots.gain.would': {
    file: 'own',
    title: 'Trader, first printing: the Silver is gained in the place of the other card',
  },
  'slots.trash': {
    file: 'darkAges',
    title: 'Mercenary: both cards are trashed first, then what that sets off is done in any order',
  },
  'slots.discard': {
    file: 'hinterlands',
    title: 'A Tunnel discarded to Warehouse may bring a Gold',
  },
  'slots.turn': {
    file: 'seaside',
    title: 'Caravan draws a card at the start of the next turn and is discarded at its end',
  },
  'slots.turn.night': {
    file: 'nocturne',
    title: 'Ghost Town is gained to the hand, so it can be played the turn it is bought',
  },
  'slots.turn.end': {
    file: 'adventures',
    title: 'Expedition and Save: the saved card comes on top of the seven cards of the new hand',
  },
  'slots.turn.after': { file: 'end', title: 'A turn from Outpost does not count against its player in a tie' },
  // ---- what editions differ in, by rule and what it says; of numbers, what it says for six players
  'differences.shuffle.whenUsedUp': {
    file: 'game',
    title: 'A short deck, 1st edition: what is left is drawn, then the discard pile is shuffled',
  },
  'differences.shuffle.under': {
    file: 'game',
    title: 'A short deck, 2nd edition: the discard pile is shuffled under it before anything is drawn',
  },
  'differences.covered.tracked': {
    file: 'interactions',
    title: 'A gained card covered by others is still found, unless the stricter rule is chosen',
  },
  'differences.covered.lost': {
    file: 'interactions',
    title: 'By the symbol sheet a card that was covered in the discard pile is lost',
  },
  'differences.provinces.18': { file: 'own', title: 'Six players: eighteen Provinces', supply: true },
  'differences.provinces.12': {
    file: 'own',
    title: 'Six players by the symbol sheet: twelve Provinces',
    supply: true,
  },
  'differences.emptyPiles.3': {
    file: 'own',
    title: 'Six players by the first rulebook: the third empty pile ends the game',
    supply: true,
  },
  'differences.emptyPiles.4': {
    file: 'end',
    title: 'Six players: the fourth empty pile ends the game',
    supply: true,
  },
  'differences.tiedStart.losers': {
    file: 'own',
    title: 'After a shared win, whoever did not win begins',
    before: 'tied',
  },
  'differences.counts.hidden': {
    file: 'own',
    title: 'How many cards lie in others’ decks and in discard piles is not told',
    others: true,
  },
  'differences.printing.first': {
    file: 'own',
    title: 'Trader, first printing: the Silver is gained in the place of the other card',
  },
  'differences.printing.newest': {
    file: 'printings',
    title: 'Trader, newest: the card is gained first, then goes back to its pile for a Silver',
  },
} as const satisfies Readonly<Record<string, Play>>

export type PlayedRule = keyof typeof plays

/** What is shown beside the moments of a rule. */
export const shownWith = (rule: PlayedRule): Play => plays[rule]

export const isPlayed = (rule: string): rule is PlayedRule => rule in plays

/** The scenario of a rule. */
export async function scenarioOf(rule: PlayedRule): Promise<Scenario> {
  const { file, title }: Play = plays[rule]
  const [{ parseScenarios }, { default: written }] = await Promise.all([
    import('@freehold/dominion/scenario'),
    files[file](),
  ])
  const found = (written as { readonly title: string }[]).find((each) => each.title === title)
  if (!found) throw new Error(`no scenario is called ${title}`)
  return parseScenarios(found, title)[0]
}

/** What the first player sees when the scenario is played: in the edition that is read, where it has the rule. */
export async function watch(rule: PlayedRule, edition: Edition): Promise<readonly SeenMoment[]> {
  const [scenario, { watchScenario }] = await Promise.all([scenarioOf(rule), import('@freehold/dominion/scenario')])
  return watchScenario(scenario, scenario.edition?.includes(edition) === false ? scenario.edition[0] : edition)
}
