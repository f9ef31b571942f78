/**
 * The sets that the rulebooks recommend: ten cards each, and behind a plus the Bane, the landscapes or the Boons that belong to
 * them.
 */
import type { Edition } from '../language/types.ts'

export const rulebookSets: Readonly<Record<Edition, Readonly<Record<string, string>>>> = {
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
    // Base & Cornucopia
    'Bounty of the Hunt':
      'Cellar, Festival, Militia, Moneylender, Smithy, Harvest, Horn of Plenty, Hunting Party, Menagerie, Tournament',
    'Bad Omens':
      'Bureaucrat, Laboratory, Merchant, Poacher, Throne Room, Fortune Teller, Hamlet, Horn of Plenty, Jester, Remake',
    "The Jester's Workshop":
      'Artisan, Laboratory, Market, Remodel, Workshop, Fairgrounds, Farming Village, Horse Traders, Jester, Young Witch + bane Merchant',
    // Base & Guilds
    'Arts and Crafts':
      'Laboratory, Cellar, Workshop, Festival, Moneylender, Stonemason, Advisor, Baker, Journeyman, Merchant Guild',
    'Clean Living':
      'Bandit, Militia, Moneylender, Gardens, Village, Butcher, Baker, Candlestick Maker, Doctor, Soothsayer',
    'Gilding the Lily':
      'Library, Merchant, Remodel, Market, Sentry, Plaza, Masterpiece, Candlestick Maker, Taxman, Herald',
    // Base & Hinterlands
    'Highway Robbery':
      'Cellar, Library, Moneylender, Throne Room, Workshop, Highway, Inn, Margrave, Noble Brigand, Oasis',
    'Adventures Abroad':
      "Festival, Laboratory, Remodel, Sentry, Vassal, Crossroads, Farmland, Fool's Gold, Oracle, Spice Merchant",
    // Base & Dark Ages
    'High and Low':
      'Cellar, Moneylender, Throne Room, Witch, Workshop, Hermit, Hunting Grounds, Mystic, Poor House, Wandering Minstrel',
    'Chivalry and Revelry': 'Festival, Gardens, Laboratory, Library, Remodel, Altar, Knights, Rats, Scavenger, Squire',
    // Base & Adventures
    'Level Up': 'Market, Merchant, Militia, Throne Room, Workshop, Dungeon, Gear, Guide, Lost City, Miser + Training',
    'Son of Size Distortion':
      'Bandit, Bureaucrat, Gardens, Moneylender, Witch, Amulet, Duplicate, Giant, Messenger, Treasure Trove + Bonfire, Raid',
    // Base & Empires
    'Everything in Moderation':
      'Cellar, Library, Remodel, Village, Workshop, Enchantress, Forum, Legionary, Overlord, Temple + Orchard, Windfall',
    'Silver Bullets':
      "Bureaucrat, Gardens, Laboratory, Market, Moneylender, Catapult/Rocks, Charm, Farmers' Market, Groundskeeper, Patrician/Emporium + Aqueduct, Conquest",
    // Base & Nocturne
    'Night Shift':
      "Bandit, Gardens, Mine, Poacher, Smithy, Druid, Exorcist, Ghost Town, Idol, Night Watchman + Boons The Earth's Gift, The Flame's Gift, The Forest's Gift",
    'Idle Hands':
      "Cellar, Harbinger, Market, Merchant, Moneylender, Bard, Conclave, Cursed Village, Devil's Workshop, Tragic Hero",
    // Base & Renaissance
    'It Takes a Villager':
      'Market, Merchant, Mine, Smithy, Vassal, Acting Troupe, Cargo Ship, Recruiter, Seer, Treasurer + Road Network',
    'Capture the Flag':
      'Cellar, Festival, Harbinger, Remodel, Workshop, Flag Bearer, Lackeys, Scholar, Swashbuckler, Villain + Barracks, Pageant',
    // Base & Menagerie
    'Pony Express':
      'Artisan, Cellar, Market, Mine, Village, Barge, Destrier, Paddock, Stockpile, Supplies + Way of the Seal, Stampede',
    'Garden of Cats':
      'Bandit, Gardens, Harbinger, Merchant, Moat, Black Cat, Displace, Sanctuary, Scrap, Snowy Village + Way of the Mole, Toil',
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
    // Intrigue & Cornucopia
    'Last Laughs':
      'Minion, Nobles, Pawn, Steward, Swindler, Farming Village, Harvest, Horse Traders, Hunting Party, Jester',
    'The Spice of Life':
      'Courtier, Courtyard, Diplomat, Mining Village, Replace, Fairgrounds, Horn of Plenty, Remake, Tournament, Young Witch + bane Wishing Well',
    // Intrigue & Guilds
    'Name that Card': 'Courtyard, Harem, Nobles, Replace, Wishing Well, Baker, Doctor, Plaza, Advisor, Masterpiece',
    'Tricks of the Trade':
      'Conspirator, Masquerade, Mill, Nobles, Secret Passage, Stonemason, Herald, Soothsayer, Journeyman, Butcher',
    // Intrigue & Hinterlands
    'Money for Nothing':
      'Replace, Patrol, Pawn, Shanty Town, Torturer, Cache, Cartographer, Jack of All Trades, Silk Road, Tunnel',
    "The Duke's Ball": 'Conspirator, Duke, Harem, Masquerade, Upgrade, Duchess, Haggler, Inn, Noble Brigand, Scheme',
    // Intrigue & Dark Ages
    Prophecy: 'Baron, Conspirator, Nobles, Secret Passage, Wishing Well, Armory, Ironmonger, Mystic, Rebuild, Vagrant',
    Invasion: 'Diplomat, Harem, Swindler, Torturer, Upgrade, Beggar, Marauder, Rogue, Squire, Urchin',
    // Intrigue & Adventures
    'Royalty Factory':
      'Conspirator, Courtier, Harem, Nobles, Swindler, Bridge Troll, Duplicate, Page, Raze, Royal Carriage + Pilgrimage',
    'Masters of Finance':
      'Bridge, Pawn, Shanty Town, Steward, Upgrade, Artificer, Distant Lands, Gear, Transmogrify, Wine Merchant + Ball, Borrow',
    // Intrigue & Empires
    'Delicious Torture':
      'Baron, Bridge, Harem, Ironworks, Torturer, Castles, Crown, Enchantress, Sacrifice, Settlers/Bustling Village + Arena, Banquet',
    'Buddy System':
      'Masquerade, Mining Village, Nobles, Pawn, Trading Post, Archive, Capital, Catapult/Rocks, Engineer, Forum + Salt the Earth, Wolf Den',
    // Intrigue & Nocturne
    'Shadowy Figures':
      'Bridge, Conspirator, Mill, Nobles, Secret Passage, Cobbler, Conclave, Faithful Hound, Shepherd, Tragic Hero',
    'Impending Doom':
      'Courtier, Lurker, Mining Village, Swindler, Upgrade, Leprechaun, Monastery, Necromancer, Tormentor, Werewolf',
    // Intrigue & Renaissance
    'Memento Mori':
      'Ironworks, Lurker, Patrol, Swindler, Upgrade, Experiment, Flag Bearer, Patron, Recruiter, Silk Merchant + Citadel',
    'Clockwork Court':
      'Courtier, Mining Village, Nobles, Replace, Steward, Acting Troupe, Inventor, Research, Scepter, Scholar + Fleet, Sinister Plot',
    // Menagerie & Intrigue
    'Dog & Pony Show':
      'Camel Train, Cavalry, Goatherd, Paddock, Sheepdog, Mill, Nobles, Pawn, Torturer, Upgrade + Way of the Horse, Commerce',
    Explosions:
      'Animal Fair, Bounty Hunter, Coven, Hunting Lodge, Scrap, Courtyard, Diplomat, Lurker, Replace, Wishing Well + Way of the Squirrel, Populate',
  },
}
