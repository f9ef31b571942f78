/**
 * Which box a card, a landscape or a pile of several comes from, by name alone: so the box need not be open to be found.
 * A test holds it to the definitions.
 */
import type { Expansion } from '../language/types.ts'

const contents: Readonly<Record<Expansion, string>> = {
  Basic: `
    Copper, Silver, Gold, Platinum, Potion, Estate, Duchy, Province, Colony, Curse`,
  Base: `
    Bureaucrat, Cellar, Chapel, Council Room, Festival, Gardens, Laboratory, Library, Market, Militia, Moat, Remodel,
    Smithy, Village, Witch, Workshop, Adventurer, Chancellor, Feast, Mine, Moneylender, Spy, Thief, Throne Room,
    Woodcutter, Artisan, Bandit, Harbinger, Merchant, Poacher, Sentry, Vassal`,
  Intrigue: `
    Baron, Bridge, Conspirator, Courtyard, Duke, Harem, Ironworks, Mining Village, Minion, Nobles, Pawn, Shanty Town,
    Steward, Swindler, Torturer, Trading Post, Upgrade, Wishing Well, Masquerade, Courtier, Diplomat, Lurker, Mill,
    Patrol, Replace, Secret Passage, Coppersmith, Great Hall, Saboteur, Scout, Secret Chamber, Tribute`,
  Seaside: `
    Ambassador, Bazaar, Caravan, Cutpurse, Embargo, Explorer, Fishing Village, Ghost Ship, Haven, Island, Lighthouse,
    Lookout, Merchant Ship, Native Village, Navigator, Outpost, Pearl Diver, Pirate Ship, Salvager, Sea Hag,
    Smugglers, Tactician, Treasure Map, Treasury, Warehouse, Wharf`,
  Alchemy: `
    Alchemist, Apothecary, Apprentice, Familiar, Golem, Herbalist, Philosopher's Stone, Possession, Scrying Pool,
    Transmute, University, Vineyard`,
  Prosperity: `
    Bank, Bishop, City, Contraband, Counting House, Expand, Forge, Goons, Grand Market, Hoard, King's Court, Loan,
    Mint, Monument, Mountebank, Peddler, Quarry, Rabble, Royal Seal, Talisman, Trade Route, Vault, Venture,
    Watchtower, Worker's Village`,
  Cornucopia: `
    Fairgrounds, Farming Village, Fortune Teller, Hamlet, Harvest, Horn of Plenty, Horse Traders, Hunting Party,
    Jester, Menagerie, Remake, Tournament, Young Witch, Bag of Gold, Diadem, Followers, Princess, Trusty Steed`,
  Hinterlands: `
    Border Village, Cache, Cartographer, Crossroads, Develop, Duchess, Embassy, Farmland, Fool's Gold, Haggler,
    Highway, Ill-Gotten Gains, Inn, Jack of All Trades, Mandarin, Margrave, Noble Brigand, Nomad Camp, Oasis, Oracle,
    Scheme, Silk Road, Spice Merchant, Stables, Trader, Tunnel`,
  'Dark Ages': `
    Altar, Armory, Band of Misfits, Bandit Camp, Beggar, Catacombs, Count, Counterfeit, Cultist, Death Cart, Feodum,
    Forager, Fortress, Graverobber, Hermit, Hunting Grounds, Ironmonger, Junk Dealer, Marauder, Market Square,
    Mystic, Pillage, Poor House, Procession, Rats, Rebuild, Rogue, Sage, Scavenger, Squire, Storeroom, Urchin,
    Vagrant, Wandering Minstrel, Madman, Mercenary, Spoils, Hovel, Necropolis, Overgrown Estate, Abandoned Mine,
    Ruined Library, Ruined Market, Ruined Village, Survivors, Dame Anna, Dame Josephine, Dame Molly, Dame Natalie,
    Dame Sylvia, Sir Bailey, Sir Destry, Sir Martin, Sir Michael, Sir Vander, Knights, Ruins`,
  Guilds: `
    Advisor, Baker, Butcher, Candlestick Maker, Doctor, Herald, Journeyman, Masterpiece, Merchant Guild, Plaza,
    Soothsayer, Stonemason, Taxman`,
  Adventures: `
    Amulet, Artificer, Bridge Troll, Caravan Guard, Coin of the Realm, Distant Lands, Dungeon, Duplicate, Gear,
    Giant, Guide, Haunted Woods, Hireling, Lost City, Magpie, Messenger, Miser, Port, Ranger, Ratcatcher, Raze,
    Relic, Royal Carriage, Storyteller, Swamp Hag, Transmogrify, Treasure Trove, Wine Merchant, Page,
    Treasure Hunter, Warrior, Hero, Champion, Peasant, Soldier, Fugitive, Disciple, Teacher, Alms, Ball, Bonfire,
    Borrow, Expedition, Ferry, Inheritance, Lost Arts, Mission, Pathfinding, Pilgrimage, Plan, Quest, Raid, Save,
    Scouting Party, Seaway, Trade, Training, Travelling Fair`,
  Empires: `
    Archive, Capital, Chariot Race, Charm, City Quarter, Crown, Enchantress, Engineer, Farmers' Market, Forum,
    Groundskeeper, Legionary, Overlord, Royal Blacksmith, Sacrifice, Temple, Villa, Wild Hunt, Encampment, Plunder,
    Patrician, Emporium, Settlers, Bustling Village, Catapult, Rocks, Gladiator, Fortune, Humble Castle,
    Crumbling Castle, Small Castle, Haunted Castle, Opulent Castle, Sprawling Castle, Grand Castle, King's Castle,
    Advance, Annex, Banquet, Conquest, Delve, Dominate, Donate, Ritual, Salt the Earth, Tax, Triumph, Wedding,
    Windfall, Aqueduct, Arena, Bandit Fort, Basilica, Baths, Battlefield, Colonnade, Defiled Shrine, Fountain, Keep,
    Labyrinth, Mountain Pass, Museum, Obelisk, Orchard, Palace, Tomb, Tower, Triumphal Arch, Wall, Wolf Den,
    Encampment/Plunder, Patrician/Emporium, Settlers/Bustling Village, Catapult/Rocks, Gladiator/Fortune, Castles`,
  Nocturne: `
    Bard, Blessed Village, Cemetery, Changeling, Cobbler, Conclave, Crypt, Cursed Village, Den of Sin,
    Devil's Workshop, Druid, Exorcist, Faithful Hound, Fool, Ghost Town, Guardian, Idol, Leprechaun, Monastery,
    Necromancer, Night Watchman, Pixie, Pooka, Raider, Sacred Grove, Secret Cave, Shepherd, Skulk, Tormentor,
    Tracker, Tragic Hero, Vampire, Werewolf, Bat, Ghost, Imp, Will-o'-Wisp, Wish, Cursed Gold, Goat, Haunted Mirror,
    Lucky Coin, Magic Lamp, Pasture, Pouch, Zombie Apprentice, Zombie Mason, Zombie Spy, The Earth's Gift,
    The Field's Gift, The Flame's Gift, The Forest's Gift, The Moon's Gift, The Mountain's Gift, The River's Gift,
    The Sea's Gift, The Sky's Gift, The Sun's Gift, The Swamp's Gift, The Wind's Gift, Bad Omens, Delusion, Envy,
    Famine, Fear, Greed, Haunting, Locusts, Misery, Plague, Poverty, War, Deluded, Envious, Lost in the Woods,
    Miserable, Twice Miserable`,
  Renaissance: `
    Acting Troupe, Border Guard, Cargo Ship, Ducat, Experiment, Flag Bearer, Hideout, Improve, Inventor, Lackeys,
    Mountain Village, Old Witch, Patron, Priest, Recruiter, Research, Scepter, Scholar, Sculptor, Seer,
    Silk Merchant, Spices, Swashbuckler, Treasurer, Villain, Academy, Barracks, Canal, Capitalism, Cathedral,
    Citadel, City Gate, Crop Rotation, Exploration, Fair, Fleet, Guildhall, Innovation, Pageant, Piazza,
    Road Network, Sewers, Silos, Sinister Plot, Star Chart, Flag, Horn, Key, Lantern, Treasure Chest`,
  Menagerie: `
    Animal Fair, Barge, Black Cat, Bounty Hunter, Camel Train, Cardinal, Cavalry, Coven, Destrier, Displace,
    Falconer, Fisherman, Gatekeeper, Goatherd, Groom, Hostelry, Hunting Lodge, Kiln, Livery, Mastermind, Paddock,
    Sanctuary, Scrap, Sheepdog, Sleigh, Snowy Village, Stockpile, Supplies, Village Green, Wayfarer, Horse, Alliance,
    Banish, Bargain, Commerce, Delay, Demand, Desperation, Enclave, Enhance, Gamble, Invest, March, Populate, Pursue,
    Reap, Ride, Seize the Day, Stampede, Toil, Transport, Way of the Butterfly, Way of the Camel,
    Way of the Chameleon, Way of the Frog, Way of the Goat, Way of the Horse, Way of the Mole, Way of the Monkey,
    Way of the Mouse, Way of the Mule, Way of the Otter, Way of the Owl, Way of the Ox, Way of the Pig,
    Way of the Rat, Way of the Seal, Way of the Sheep, Way of the Squirrel, Way of the Turtle, Way of the Worm`,
  Promo: `
    Black Market, Captain, Church, Dismantle, Envoy, Governor, Prince, Stash, Walled Village, Sauna, Avanto, Summon,
    Sauna/Avanto`,
}

const boxes = new Map(
  Object.entries(contents).flatMap(([set, names]) =>
    names.split(',').map((name): [string, Expansion] => [name.trim(), set as Expansion]),
  ),
)

/** Nothing where no card is called so. */
export const boxOf = (name: string): Expansion | undefined => boxes.get(name)
