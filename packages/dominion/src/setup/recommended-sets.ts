/**
 * The sets of ten that the rulebooks recommend. Those of the second edition's rulebook that need events, projects, ways,
 * landmarks or a bane are left out, because those are no piles of the ten.
 */
import { cardsOf } from '../cards/index.ts'
import { type Edition, editions } from '../language/types.ts'
import { foldName } from './names.ts'

export interface RecommendedSet {
  readonly name: string
  readonly edition: Edition // of the rulebook that names it: the editions have different sets of one name
  readonly cards: readonly string[] // in the order of the rulebook
}

/** The sets whose ten cards there are. */
export const recommendedSets = (edition: Edition): readonly RecommendedSet[] =>
  allSets.filter((set) => set.edition === edition && missingCards(set).length === 0)

/** The set of that name, in any edition where none is given, whether or not all its cards are there. */
export const findSet = (name: string, edition?: Edition): RecommendedSet | undefined =>
  allSets.findLast((set) => foldName(set.name) === foldName(name) && set.edition === (edition ?? set.edition))

/** The set of just these ten, in whatever order. */
export function setOf(edition: Edition, cards: readonly string[]): RecommendedSet | undefined {
  const wanted = cards.toSorted().join()
  return recommendedSets(edition).find((set) => set.cards.toSorted().join() === wanted)
}

export const missingCards = ({ edition, cards }: RecommendedSet): readonly string[] =>
  cards.filter((name) => !cardsOf(edition).has(name))

const rulebooks: Readonly<Record<Edition, Readonly<Record<string, string>>>> = {
  '1e': {
    // Base
    'First Game': 'Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop',
    'Big Money':
      'Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender, Throne Room',
    Interaction: 'Bureaucrat, Chancellor, Council Room, Festival, Library, Militia, Moat, Spy, Thief, Village',
    'Size Distortion': 'Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter, Workshop',
    'Village Square':
      'Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, Throne Room, Village, Woodcutter',
  },
  '2e': {
    // Base
    'First Game': 'Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop',
    'Size Distortion': 'Artisan, Bandit, Bureaucrat, Chapel, Festival, Gardens, Sentry, Throne Room, Witch, Workshop',
    'Deck Top':
      'Artisan, Bureaucrat, Council Room, Festival, Harbinger, Laboratory, Moneylender, Sentry, Vassal, Village',
    'Sleight of Hand':
      'Cellar, Council Room, Festival, Gardens, Library, Harbinger, Militia, Poacher, Smithy, Throne Room',
    Improvements: 'Artisan, Cellar, Market, Merchant, Mine, Moat, Moneylender, Poacher, Remodel, Witch',
    'Silver & Gold':
      'Bandit, Bureaucrat, Chapel, Harbinger, Laboratory, Merchant, Mine, Moneylender, Throne Room, Vassal',
    // Base & Intrigue
    Underlings: 'Cellar, Festival, Library, Sentry, Vassal, Courtier, Diplomat, Minion, Nobles, Pawn',
    'Grand Scheme':
      'Artisan, Council Room, Market, Militia, Workshop, Bridge, Mill, Mining Village, Patrol, Shanty Town',
    Deconstruction: 'Bandit, Mine, Remodel, Throne Room, Village, Diplomat, Harem, Lurker, Replace, Swindler',
    // Base & Seaside
    'Reach for Tomorrow':
      'Artisan, Cellar, Council Room, Vassal, Village, Cutpurse, Ghost Ship, Lookout, Sea Hag, Treasure Map',
    Repetition:
      'Festival, Harbinger, Militia, Workshop, Caravan, Explorer, Outpost, Pearl Diver, Pirate Ship, Treasury',
    'Give and Take':
      'Library, Market, Moneylender, Witch, Ambassador, Fishing Village, Haven, Island, Salvager, Smugglers',
    // Base & Alchemy
    'Forbidden Arts':
      'Bandit, Cellar, Council Room, Gardens, Laboratory, Throne Room, Apprentice, Familiar, Possession, University',
    'Potion Mixers': 'Cellar, Festival, Militia, Poacher, Smithy, Alchemist, Apothecary, Golem, Herbalist, Transmute',
    'Chemistry Lesson':
      "Bureaucrat, Market, Moat, Remodel, Vassal, Witch, Alchemist, Golem, Philosopher's Stone, University",
    // Base & Prosperity
    'Biggest Money': 'Artisan, Harbinger, Laboratory, Mine, Moneylender, Bank, Grand Market, Mint, Royal Seal, Venture',
    "The King's Army": "Bureaucrat, Council Room, Merchant, Moat, Village, Expand, Goons, King's Court, Rabble, Vault",
    'The Good Life':
      'Artisan, Bureaucrat, Cellar, Gardens, Village, Contraband, Counting House, Hoard, Monument, Mountebank',
    // Base & Hinterlands
    'Highway Robbery':
      'Cellar, Library, Moneylender, Throne Room, Workshop, Highway, Inn, Margrave, Noble Brigand, Oasis',
    'Adventures Abroad':
      "Festival, Laboratory, Remodel, Sentry, Vassal, Crossroads, Farmland, Fool's Gold, Oracle, Spice Merchant",
    // Base & Dark Ages
    'High and Low':
      'Cellar, Moneylender, Throne Room, Witch, Workshop, Hermit, Hunting Grounds, Mystic, Poor House, Wandering Minstrel',
    'Chivalry and Revelry': 'Festival, Gardens, Laboratory, Library, Remodel, Altar, Knights, Rats, Scavenger, Squire',
    // Intrigue
    'Victory Dance': 'Baron, Courtier, Duke, Harem, Ironworks, Masquerade, Mill, Nobles, Patrol, Replace',
    'The Plot Thickens':
      'Conspirator, Ironworks, Lurker, Pawn, Mining Village, Secret Passage, Steward, Swindler, Torturer, Trading Post',
    'Best Wishes':
      'Baron, Conspirator, Courtyard, Diplomat, Duke, Secret Passage, Shanty Town, Torturer, Upgrade, Wishing Well',
    // Intrigue & Seaside
    'A Star to Steer By':
      'Secret Passage, Diplomat, Swindler, Wishing Well, Courtier, Lookout, Treasure Map, Ghost Ship, Haven, Outpost',
    'Shore Patrol': 'Patrol, Replace, Shanty Town, Trading Post, Pawn, Island, Wharf, Cutpurse, Lighthouse, Warehouse',
    'Bridge Crossing':
      'Lurker, Nobles, Duke, Conspirator, Bridge, Salvager, Embargo, Smugglers, Native Village, Treasury',
    // Intrigue & Alchemy
    Servants: 'Conspirator, Mill, Minion, Pawn, Steward, Golem, Possession, Scrying Pool, Transmute, Vineyard',
    'Secret Research':
      "Bridge, Masquerade, Minion, Nobles, Shanty Town, Torturer, Familiar, Herbalist, Philosopher's Stone, University",
    'Pools, Tools, and Fools':
      'Baron, Ironworks, Lurker, Nobles, Trading Post, Wishing Well, Apothecary, Apprentice, Golem, Scrying Pool',
    // Intrigue & Prosperity
    'Paths to Victory': 'Baron, Harem, Pawn, Shanty Town, Upgrade, Bishop, Counting House, Goons, Monument, Peddler',
    'All Along the Watchtower':
      'Bridge, Mill, Mining Village, Pawn, Torturer, Hoard, Talisman, Trade Route, Vault, Watchtower',
    'Lucky Seven': "Bridge, Lurker, Patrol, Swindler, Wishing Well, Bank, Expand, Forge, King's Court, Vault",
    // Intrigue & Hinterlands
    'Money for Nothing':
      'Replace, Patrol, Pawn, Shanty Town, Torturer, Cache, Cartographer, Jack of All Trades, Silk Road, Tunnel',
    "The Duke's Ball": 'Conspirator, Duke, Harem, Masquerade, Upgrade, Duchess, Haggler, Inn, Noble Brigand, Scheme',
    // Intrigue & Dark Ages
    Prophecy: 'Baron, Conspirator, Nobles, Secret Passage, Wishing Well, Armory, Ironmonger, Mystic, Rebuild, Vagrant',
    Invasion: 'Diplomat, Harem, Swindler, Torturer, Upgrade, Beggar, Marauder, Rogue, Squire, Urchin',
  },
}

const allSets: readonly RecommendedSet[] = editions.flatMap((edition) =>
  Object.entries(rulebooks[edition]).map(([name, cards]) => ({ name, edition, cards: cards.split(', ') })),
)
