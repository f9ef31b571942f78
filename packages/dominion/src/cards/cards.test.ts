import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Card, type Edition, type Expansion, editions } from '../language/types.ts'
import { parseScenarios, runScenario, type Scenario } from '../scenario/index.ts'
import { allCards, cardsOf } from './index.ts'

const both: readonly Edition[] = editions
const first: readonly Edition[] = ['1e']
const second: readonly Edition[] = ['2e']

/** Name, cost (`P` for a potion, `D` for debt), types, editions whose rules have the card. */
type Row = readonly [name: string, cost: string, types: string, editions?: readonly Edition[]]

/** What is printed on the cards, typed from the rulebooks and not from the definitions. */
const printed: Readonly<Partial<Record<Expansion, readonly Row[]>>> = {
  Basic: [
    ['Copper', '0', 'Treasure'],
    ['Silver', '3', 'Treasure'],
    ['Gold', '6', 'Treasure'],
    ['Platinum', '9', 'Treasure'],
    ['Potion', '4', 'Treasure'],
    ['Estate', '2', 'Victory'],
    ['Duchy', '5', 'Victory'],
    ['Province', '8', 'Victory'],
    ['Colony', '11', 'Victory'],
    ['Curse', '0', 'Curse'],
  ],
  Base: [
    ['Adventurer', '6', 'Action', first],
    ['Artisan', '6', 'Action', second],
    ['Bandit', '5', 'Action - Attack', second],
    ['Bureaucrat', '4', 'Action - Attack'],
    ['Cellar', '2', 'Action'],
    ['Chancellor', '3', 'Action', first],
    ['Chapel', '2', 'Action'],
    ['Council Room', '5', 'Action'],
    ['Feast', '4', 'Action', first],
    ['Festival', '5', 'Action'],
    ['Gardens', '4', 'Victory'],
    ['Harbinger', '3', 'Action', second],
    ['Laboratory', '5', 'Action'],
    ['Library', '5', 'Action'],
    ['Market', '5', 'Action'],
    ['Merchant', '3', 'Action', second],
    ['Militia', '4', 'Action - Attack'],
    ['Mine', '5', 'Action'],
    ['Moat', '2', 'Action - Reaction'],
    ['Moneylender', '4', 'Action'],
    ['Poacher', '4', 'Action', second],
    ['Remodel', '4', 'Action'],
    ['Sentry', '5', 'Action', second],
    ['Smithy', '4', 'Action'],
    ['Spy', '4', 'Action - Attack', first],
    ['Thief', '4', 'Action - Attack', first],
    ['Throne Room', '4', 'Action'],
    ['Vassal', '3', 'Action', second],
    ['Village', '3', 'Action'],
    ['Witch', '5', 'Action - Attack'],
    ['Woodcutter', '3', 'Action', first],
    ['Workshop', '3', 'Action'],
  ],
  Intrigue: [
    ['Baron', '4', 'Action'],
    ['Bridge', '4', 'Action'],
    ['Conspirator', '4', 'Action'],
    ['Courtier', '5', 'Action', second],
    ['Courtyard', '2', 'Action'],
    ['Diplomat', '4', 'Action - Reaction', second],
    ['Duke', '5', 'Victory'],
    ['Harem', '6', 'Treasure - Victory'],
    ['Ironworks', '4', 'Action'],
    ['Lurker', '2', 'Action', second],
    ['Masquerade', '3', 'Action'],
    ['Mill', '4', 'Action - Victory', second],
    ['Mining Village', '4', 'Action'],
    ['Minion', '5', 'Action - Attack'],
    ['Nobles', '6', 'Action - Victory'],
    ['Patrol', '5', 'Action', second],
    ['Pawn', '2', 'Action'],
    ['Replace', '5', 'Action - Attack', second],
    ['Secret Passage', '4', 'Action', second],
    ['Shanty Town', '3', 'Action'],
    ['Steward', '3', 'Action'],
    ['Swindler', '3', 'Action - Attack'],
    ['Torturer', '5', 'Action - Attack'],
    ['Trading Post', '5', 'Action'],
    ['Upgrade', '5', 'Action'],
    ['Wishing Well', '3', 'Action'],
    ['Coppersmith', '4', 'Action', first],
    ['Great Hall', '3', 'Action - Victory', first],
    ['Saboteur', '5', 'Action - Attack', first],
    ['Scout', '4', 'Action', first],
    ['Secret Chamber', '2', 'Action - Reaction', first],
    ['Tribute', '5', 'Action', first],
  ],
  Seaside: [
    ['Caravan', '4', 'Action - Duration'],
    ['Merchant Ship', '5', 'Action - Duration'],
    ['Outpost', '5', 'Action - Duration'],
    ['Tactician', '5', 'Action - Duration'],
    ['Wharf', '5', 'Action - Duration'],
    ['Bazaar', '5', 'Action'],
    ['Lookout', '3', 'Action'],
    ['Warehouse', '3', 'Action'],
    ['Cutpurse', '4', 'Action - Attack'],
    ['Explorer', '5', 'Action'],
    ['Fishing Village', '3', 'Action - Duration'],
    ['Navigator', '4', 'Action'],
    ['Pearl Diver', '2', 'Action'],
    ['Salvager', '4', 'Action'],
    ['Sea Hag', '4', 'Action - Attack'],
    ['Ghost Ship', '5', 'Action - Attack'],
    ['Embargo', '2', 'Action'],
    ['Haven', '2', 'Action - Duration'],
    ['Lighthouse', '2', 'Action - Duration'],
    ['Native Village', '2', 'Action'],
    ['Ambassador', '3', 'Action - Attack'],
    ['Smugglers', '3', 'Action'],
    ['Island', '4', 'Action - Victory'],
    ['Pirate Ship', '4', 'Action - Attack'],
    ['Treasure Map', '4', 'Action'],
    ['Treasury', '5', 'Action'],
  ],
  Alchemy: [
    ['Possession', '6P', 'Action'],
    ['Transmute', '0P', 'Action'],
    ['Vineyard', '0P', 'Victory'],
    ['Herbalist', '2', 'Action'],
    ['Apothecary', '2P', 'Action'],
    ['Scrying Pool', '2P', 'Action - Attack'],
    ['University', '2P', 'Action'],
    ['Alchemist', '3P', 'Action'],
    ['Familiar', '3P', 'Action - Attack'],
    ["Philosopher's Stone", '3P', 'Treasure'],
    ['Golem', '4P', 'Action'],
    ['Apprentice', '5', 'Action'],
  ],
  Prosperity: [
    ['Goons', '6', 'Action - Attack'],
    ["King's Court", '7', 'Action'],
    ['Mountebank', '5', 'Action - Attack'],
    ['Royal Seal', '5', 'Treasure'],
    ['Watchtower', '3', 'Action - Reaction'],
    ['Bank', '7', 'Treasure'],
    ['Bishop', '4', 'Action'],
    ['City', '5', 'Action'],
    ['Contraband', '5', 'Treasure'],
    ['Counting House', '5', 'Action'],
    ['Expand', '7', 'Action'],
    ['Forge', '7', 'Action'],
    ['Grand Market', '6', 'Action'],
    ['Hoard', '6', 'Treasure'],
    ['Loan', '3', 'Treasure'],
    ['Mint', '5', 'Action'],
    ['Monument', '4', 'Action'],
    ['Peddler', '8', 'Action'],
    ['Quarry', '4', 'Treasure'],
    ['Rabble', '5', 'Action - Attack'],
    ['Talisman', '4', 'Treasure'],
    ['Trade Route', '3', 'Action'],
    ['Vault', '5', 'Action'],
    ['Venture', '5', 'Treasure'],
    ["Worker's Village", '4', 'Action'],
  ],
  Cornucopia: [
    ['Fairgrounds', '6', 'Victory'],
    ['Farming Village', '4', 'Action'],
    ['Fortune Teller', '3', 'Action - Attack'],
    ['Hamlet', '2', 'Action'],
    ['Harvest', '5', 'Action'],
    ['Horn of Plenty', '5', 'Treasure'],
    ['Horse Traders', '4', 'Action - Reaction'],
    ['Hunting Party', '5', 'Action'],
    ['Jester', '5', 'Action - Attack'],
    ['Menagerie', '3', 'Action'],
    ['Remake', '4', 'Action'],
    ['Tournament', '4', 'Action'],
    ['Young Witch', '4', 'Action - Attack'],
    ['Bag of Gold', '0', 'Action - Prize'],
    ['Diadem', '0', 'Treasure - Prize'],
    ['Followers', '0', 'Action - Attack - Prize'],
    ['Princess', '0', 'Action - Prize'],
    ['Trusty Steed', '0', 'Action - Prize'],
  ],
  Hinterlands: [
    ['Farmland', '6', 'Victory'],
    ['Ill-Gotten Gains', '5', 'Treasure'],
    ['Scheme', '3', 'Action'],
    ['Trader', '4', 'Action - Reaction'],
    ['Border Village', '6', 'Action'],
    ['Cache', '5', 'Treasure'],
    ['Cartographer', '5', 'Action'],
    ['Crossroads', '2', 'Action'],
    ['Develop', '3', 'Action'],
    ['Duchess', '2', 'Action'],
    ['Embassy', '5', 'Action'],
    ["Fool's Gold", '2', 'Treasure - Reaction'],
    ['Haggler', '5', 'Action'],
    ['Highway', '5', 'Action'],
    ['Inn', '5', 'Action'],
    ['Jack of All Trades', '4', 'Action'],
    ['Mandarin', '5', 'Action'],
    ['Margrave', '5', 'Action - Attack'],
    ['Noble Brigand', '4', 'Action - Attack'],
    ['Nomad Camp', '4', 'Action'],
    ['Oasis', '3', 'Action'],
    ['Oracle', '3', 'Action - Attack'],
    ['Silk Road', '4', 'Victory'],
    ['Spice Merchant', '4', 'Action'],
    ['Stables', '5', 'Action'],
    ['Tunnel', '3', 'Victory - Reaction'],
  ],
  'Dark Ages': [
    ['Band of Misfits', '5', 'Action'],
    ['Death Cart', '4', 'Action - Looter'],
    ['Fortress', '4', 'Action'],
    ['Hermit', '3', 'Action'],
    ['Madman', '0', 'Action'],
    ['Procession', '4', 'Action'],
    ['Abandoned Mine', '0', 'Action - Ruins'],
    ['Ruined Library', '0', 'Action - Ruins'],
    ['Ruined Market', '0', 'Action - Ruins'],
    ['Ruined Village', '0', 'Action - Ruins'],
    ['Survivors', '0', 'Action - Ruins'],
    ['Altar', '6', 'Action'],
    ['Armory', '4', 'Action'],
    ['Bandit Camp', '5', 'Action'],
    ['Beggar', '2', 'Action - Reaction'],
    ['Catacombs', '5', 'Action'],
    ['Count', '5', 'Action'],
    ['Counterfeit', '5', 'Treasure'],
    ['Cultist', '5', 'Action - Attack - Looter'],
    ['Feodum', '4', 'Victory'],
    ['Hunting Grounds', '6', 'Action'],
    ['Ironmonger', '4', 'Action'],
    ['Junk Dealer', '5', 'Action'],
    ['Marauder', '4', 'Action - Attack - Looter'],
    ['Market Square', '3', 'Action - Reaction'],
    ['Mystic', '5', 'Action'],
    ['Pillage', '5', 'Action - Attack'],
    ['Scavenger', '4', 'Action'],
    ['Squire', '2', 'Action'],
    ['Storeroom', '3', 'Action'],
    ['Vagrant', '2', 'Action'],
    ['Wandering Minstrel', '4', 'Action'],
    ['Spoils', '0', 'Treasure'],
    ['Hovel', '1', 'Reaction - Shelter'],
    ['Necropolis', '1', 'Action - Shelter'],
    ['Overgrown Estate', '1', 'Victory - Shelter'],
    ['Forager', '3', 'Action'],
    ['Graverobber', '5', 'Action'],
    ['Poor House', '1', 'Action'],
    ['Rats', '4', 'Action'],
    ['Rebuild', '5', 'Action'],
    ['Rogue', '5', 'Action - Attack'],
    ['Sage', '3', 'Action'],
    ['Urchin', '3', 'Action - Attack'],
    ['Mercenary', '0', 'Action - Attack'],
    ['Dame Anna', '5', 'Action - Attack - Knight'],
    ['Dame Josephine', '5', 'Action - Attack - Victory - Knight'],
    ['Dame Molly', '5', 'Action - Attack - Knight'],
    ['Dame Natalie', '5', 'Action - Attack - Knight'],
    ['Dame Sylvia', '5', 'Action - Attack - Knight'],
    ['Sir Bailey', '5', 'Action - Attack - Knight'],
    ['Sir Destry', '5', 'Action - Attack - Knight'],
    ['Sir Martin', '4', 'Action - Attack - Knight'],
    ['Sir Michael', '5', 'Action - Attack - Knight'],
    ['Sir Vander', '5', 'Action - Attack - Knight'],
  ],
  Adventures: [
    ['Ranger', '4', 'Action'],
    ['Giant', '5', 'Action - Attack'],
    ['Relic', '5', 'Treasure - Attack'],
    ['Bridge Troll', '5', 'Action - Attack - Duration'],
    ['Amulet', '3', 'Action - Duration'],
    ['Artificer', '5', 'Action'],
    ['Caravan Guard', '3', 'Action - Duration - Reaction'],
    ['Coin of the Realm', '2', 'Treasure - Reserve'],
    ['Distant Lands', '5', 'Action - Reserve - Victory'],
    ['Dungeon', '3', 'Action - Duration'],
    ['Duplicate', '4', 'Action - Reserve'],
    ['Gear', '3', 'Action - Duration'],
    ['Guide', '3', 'Action - Reserve'],
    ['Hireling', '6', 'Action - Duration'],
    ['Lost City', '5', 'Action'],
    ['Magpie', '4', 'Action'],
    ['Messenger', '4', 'Action'],
    ['Miser', '4', 'Action'],
    ['Page', '2', 'Action - Traveller'],
    ['Treasure Hunter', '3', 'Action - Traveller'],
    ['Warrior', '4', 'Action - Attack - Traveller'],
    ['Hero', '5', 'Action - Traveller'],
    ['Champion', '6', 'Action - Duration'],
    ['Peasant', '2', 'Action - Traveller'],
    ['Soldier', '3', 'Action - Attack - Traveller'],
    ['Fugitive', '4', 'Action - Traveller'],
    ['Disciple', '5', 'Action - Traveller'],
    ['Teacher', '6', 'Action - Reserve'],
    ['Port', '4', 'Action'],
    ['Ratcatcher', '2', 'Action - Reserve'],
    ['Raze', '2', 'Action'],
    ['Royal Carriage', '5', 'Action - Reserve'],
    ['Storyteller', '5', 'Action'],
    ['Transmogrify', '4', 'Action - Reserve'],
    ['Swamp Hag', '5', 'Action - Attack - Duration'],
    ['Haunted Woods', '5', 'Action - Attack - Duration'],
    ['Treasure Trove', '5', 'Treasure'],
    ['Wine Merchant', '5', 'Action - Reserve'],
  ],
  Guilds: [
    ['Advisor', '4', 'Action'],
    ['Baker', '5', 'Action'],
    ['Butcher', '5', 'Action'],
    ['Candlestick Maker', '2', 'Action'],
    ['Doctor', '3', 'Action'],
    ['Herald', '4', 'Action'],
    ['Journeyman', '5', 'Action'],
    ['Masterpiece', '3', 'Treasure'],
    ['Merchant Guild', '5', 'Action'],
    ['Plaza', '4', 'Action'],
    ['Soothsayer', '5', 'Action - Attack'],
    ['Stonemason', '2', 'Action'],
    ['Taxman', '4', 'Action - Attack'],
  ],
  Menagerie: [
    ['Animal Fair', '7', 'Action'],
    ['Barge', '5', 'Action - Duration'],
    ['Bounty Hunter', '4', 'Action'],
    ['Camel Train', '3', 'Action'],
    ['Cardinal', '4', 'Action - Attack'],
    ['Cavalry', '4', 'Action'],
    ['Coven', '5', 'Action - Attack'],
    ['Destrier', '6', 'Action'],
    ['Displace', '5', 'Action'],
    ['Fisherman', '5', 'Action'],
    ['Goatherd', '3', 'Action'],
    ['Groom', '4', 'Action'],
    ['Hostelry', '4', 'Action'],
    ['Hunting Lodge', '5', 'Action'],
    ['Livery', '5', 'Action'],
    ['Mastermind', '5', 'Action - Duration'],
    ['Paddock', '5', 'Action'],
    ['Sanctuary', '5', 'Action'],
    ['Scrap', '3', 'Action'],
    ['Sleigh', '2', 'Action - Reaction'],
    ['Snowy Village', '3', 'Action'],
    ['Stockpile', '3', 'Treasure'],
    ['Supplies', '2', 'Treasure'],
    ['Kiln', '5', 'Action'],
    ['Gatekeeper', '5', 'Action - Duration - Attack'],
    ['Wayfarer', '6', 'Action'],
    ['Village Green', '4', 'Action - Duration - Reaction'],
    ['Sheepdog', '3', 'Action - Reaction'],
    ['Falconer', '5', 'Action - Reaction'],
    ['Black Cat', '2', 'Action - Attack - Reaction'],
    ['Horse', '3', 'Action'],
  ],
  Renaissance: [
    ['Acting Troupe', '3', 'Action'],
    ['Border Guard', '2', 'Action'],
    ['Cargo Ship', '3', 'Action - Duration'],
    ['Ducat', '2', 'Treasure'],
    ['Experiment', '3', 'Action'],
    ['Flag Bearer', '4', 'Action'],
    ['Hideout', '4', 'Action'],
    ['Improve', '3', 'Action'],
    ['Inventor', '4', 'Action'],
    ['Lackeys', '2', 'Action'],
    ['Mountain Village', '4', 'Action'],
    ['Old Witch', '5', 'Action - Attack'],
    ['Patron', '4', 'Action - Reaction'],
    ['Priest', '4', 'Action'],
    ['Scepter', '5', 'Treasure'],
    ['Recruiter', '5', 'Action'],
    ['Research', '4', 'Action - Duration'],
    ['Scholar', '5', 'Action'],
    ['Sculptor', '5', 'Action'],
    ['Seer', '5', 'Action'],
    ['Silk Merchant', '4', 'Action'],
    ['Spices', '5', 'Treasure'],
    ['Swashbuckler', '5', 'Action'],
    ['Treasurer', '5', 'Action'],
    ['Villain', '5', 'Action - Attack'],
  ],
  Empires: [
    ['Archive', '5', 'Action - Duration'],
    ['Capital', '5', 'Treasure'],
    ['Chariot Race', '3', 'Action'],
    ['Charm', '5', 'Treasure'],
    ['City Quarter', '8D', 'Action'],
    ['Crown', '5', 'Action - Treasure'],
    ['Enchantress', '3', 'Action - Attack - Duration'],
    ['Engineer', '4D', 'Action'],
    ["Farmers' Market", '3', 'Action - Gathering'],
    ['Forum', '5', 'Action'],
    ['Groundskeeper', '5', 'Action'],
    ['Legionary', '5', 'Action - Attack'],
    ['Overlord', '8D', 'Action'],
    ['Royal Blacksmith', '8D', 'Action'],
    ['Sacrifice', '4', 'Action'],
    ['Wild Hunt', '5', 'Action - Gathering'],
    ['Villa', '4', 'Action'],
    ['Temple', '4', 'Action - Gathering'],
    ['Encampment', '2', 'Action'],
    ['Plunder', '5', 'Treasure'],
    ['Patrician', '2', 'Action'],
    ['Emporium', '5', 'Action'],
    ['Settlers', '2', 'Action'],
    ['Bustling Village', '5', 'Action'],
    ['Catapult', '3', 'Action - Attack'],
    ['Rocks', '4', 'Treasure'],
    ['Gladiator', '3', 'Action'],
    ['Fortune', '8+8D', 'Treasure'],
    ['Humble Castle', '3', 'Treasure - Victory - Castle'],
    ['Crumbling Castle', '4', 'Victory - Castle'],
    ['Small Castle', '5', 'Action - Victory - Castle'],
    ['Haunted Castle', '6', 'Victory - Castle'],
    ['Opulent Castle', '7', 'Action - Victory - Castle'],
    ['Sprawling Castle', '8', 'Victory - Castle'],
    ['Grand Castle', '9', 'Victory - Castle'],
    ["King's Castle", '10', 'Victory - Castle'],
  ],
  Promo: [
    ['Captain', '6', 'Action - Duration'],
    ['Church', '3', 'Action - Duration'],
    ['Dismantle', '4', 'Action'],
    ['Envoy', '4', 'Action'],
    ['Governor', '5', 'Action'],
    ['Walled Village', '4', 'Action'],
    ['Sauna', '4', 'Action'],
    ['Avanto', '5', 'Action'],
    ['Black Market', '3', 'Action'],
    ['Prince', '8', 'Action'],
    ['Stash', '5', 'Treasure'],
  ],
  Nocturne: [
    ['Bard', '4', 'Action - Fate'],
    ['Blessed Village', '4', 'Action - Fate'],
    ['Cemetery', '4', 'Victory'],
    ['Changeling', '3', 'Night'],
    ['Cobbler', '5', 'Night - Duration'],
    ['Conclave', '4', 'Action'],
    ['Crypt', '5', 'Night - Duration'],
    ['Cursed Village', '5', 'Action - Doom'],
    ['Den of Sin', '5', 'Night - Duration'],
    ["Devil's Workshop", '4', 'Night'],
    ['Druid', '2', 'Action - Fate'],
    ['Exorcist', '4', 'Night'],
    ['Faithful Hound', '2', 'Action - Reaction'],
    ['Fool', '3', 'Action - Fate'],
    ['Ghost Town', '3', 'Night - Duration'],
    ['Guardian', '2', 'Night - Duration'],
    ['Idol', '5', 'Treasure - Attack - Fate'],
    ['Leprechaun', '3', 'Action - Doom'],
    ['Monastery', '2', 'Night'],
    ['Necromancer', '4', 'Action'],
    ['Night Watchman', '3', 'Night'],
    ['Pixie', '2', 'Action - Fate'],
    ['Pooka', '5', 'Action'],
    ['Raider', '6', 'Night - Duration - Attack'],
    ['Sacred Grove', '5', 'Action - Fate'],
    ['Secret Cave', '3', 'Action - Duration'],
    ['Shepherd', '4', 'Action'],
    ['Skulk', '4', 'Action - Attack - Doom'],
    ['Tormentor', '5', 'Action - Attack - Doom'],
    ['Tracker', '2', 'Action - Fate'],
    ['Tragic Hero', '5', 'Action'],
    ['Vampire', '5', 'Night - Attack - Doom'],
    ['Werewolf', '5', 'Action - Attack - Night - Doom'],
    ['Bat', '2', 'Night'],
    ['Ghost', '4', 'Night - Duration - Spirit'],
    ['Imp', '2', 'Action - Spirit'],
    ["Will-o'-Wisp", '0', 'Action - Spirit'],
    ['Wish', '0', 'Action'],
    ['Cursed Gold', '4', 'Treasure - Heirloom'],
    ['Goat', '2', 'Treasure - Heirloom'],
    ['Haunted Mirror', '0', 'Treasure - Heirloom'],
    ['Lucky Coin', '4', 'Treasure - Heirloom'],
    ['Magic Lamp', '0', 'Treasure - Heirloom'],
    ['Pasture', '2', 'Treasure - Victory - Heirloom'],
    ['Pouch', '2', 'Treasure - Heirloom'],
    ['Zombie Apprentice', '3', 'Action - Zombie'],
    ['Zombie Mason', '3', 'Action - Zombie'],
    ['Zombie Spy', '3', 'Action - Zombie'],
  ],
}

const costText = ({ cost: { coins, potion, debt } }: Card): string =>
  `${coins > 0 || !debt ? coins : ''}${potion ? 'P' : ''}${coins > 0 && debt ? '+' : ''}${debt ? `${debt}D` : ''}`

const rows = Object.entries(printed).flatMap(([set, list]) =>
  list.map(([name, cost, types, editions = both]) => ({ name, cost, types, editions, set })),
)

describe('what is printed on the cards', () => {
  test.each(rows)('$name costs $cost and is $types', ({ name, cost, types, editions, set }) => {
    for (const edition of both) {
      const card = cardsOf(edition, 'first').get(name)
      if (!editions.includes(edition)) {
        expect(card, edition).toBeUndefined()
        continue
      }
      expect(card && costText(card), edition).toBe(cost)
      expect(card?.types.join(' - '), edition).toBe(types)
      expect(card?.set, edition).toBe(set)
    }
  })

  test('no card is missing in the table', () => {
    const known = new Set(rows.map(({ name }) => name))
    expect(allCards.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('sets', () => {
  const count = (set: Expansion, edition: Edition) =>
    [...cardsOf(edition).values()].filter((card) => card.set === set).length

  test.each([
    ['Base', '1e', 25],
    ['Base', '2e', 26],
    ['Intrigue', '1e', 25],
    ['Intrigue', '2e', 26],
    ['Basic', '1e', 10],
    ['Basic', '2e', 10],
  ] as const)('%s %s has %d cards', (set, edition, n) => {
    expect(count(set, edition)).toBe(n)
  })

  test.each(both)('no name stands twice among the %s cards', (edition) => {
    const names = allCards.filter((card) => card.editions.includes(edition)).map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  test('four cards differ between the editions', () => {
    const twice = allCards.map(({ name }) => name).filter((name, i, all) => all.indexOf(name) !== i)
    expect(twice.toSorted()).toEqual(['Masquerade', 'Mine', 'Moneylender', 'Throne Room'])
    for (const name of twice) expect(cardsOf('1e').get(name)?.abilities).not.toEqual(cardsOf('2e').get(name)?.abilities)
  })
})

describe('definitions', () => {
  test.each(allCards.map((card) => [`${card.name} ${card.editions.join(' and ')}`, card] as const))(
    '%s is plain data with an emblem',
    (_, card) => {
      expect(JSON.parse(JSON.stringify(card))).toStrictEqual(card)
      expect(card.emblem).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
      expect(card.abilities.length).toBeGreaterThan(0)
      expect(card.editions.length).toBeGreaterThan(0)
    },
  )
})

const kinds = ['Effect', 'Non-effect', 'Boundary', 'Quiet end'] as const
const folder = join(import.meta.dirname, '../../scenarios/cards')
const fileOf = (name: string): string => `${name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')}.json`
const scenariosOf = (name: string): Scenario[] =>
  parseScenarios(JSON.parse(readFileSync(join(folder, fileOf(name)), 'utf8')), fileOf(name))

describe('scenarios of the cards', () => {
  test.each(rows)('$name has one of each kind in each edition, and they are about it', ({ name, editions }) => {
    const scenarios = scenariosOf(name)
    expect(
      scenarios.filter((each) => !JSON.stringify(each).includes(name)).map(({ title }) => title),
      'not about it',
    ).toEqual([])
    const played = scenarios.flatMap(runScenario)
    for (const edition of editions) {
      const titles = played.filter((result) => result.edition === edition).map(({ title }) => title)
      const missing = kinds.filter((kind) => !titles.some((title) => title.startsWith(`${kind}: `)))
      expect(missing, edition).toEqual([])
    }
  })

  test.each(rows)('no title of $name stands twice', ({ name }) => {
    const titles = scenariosOf(name).map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
  })

  test('every file belongs to a card', () => {
    const files = globSync('*.json', { cwd: folder })
    expect(files.toSorted()).toEqual(rows.map(({ name }) => fileOf(name)).toSorted())
  })
})
