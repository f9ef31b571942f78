/** What is measured: kingdoms, and what the players buy in them. */
import type { Menu } from './fast-players.ts'

interface Match {
  readonly kingdom: string | readonly string[]
  readonly landscapes?: readonly string[]
  readonly players?: number
  readonly menu: Menu // of cards and landscapes
}

const bigMoney: Menu = [['Province'], ['Gold'], ['Silver']]

/**
 * By name: plain Big Money, three kingdoms in which cards are really played, the largest table, Big Money among ten cards that
 * would wait for all that happens if only somebody bought them, and what later boxes brought: tokens of a player on piles, debt with
 * Landmarks, Horses with a Way. Nothing that must trash is for Engineer to gain: one game in a thousand had gone on for ever without money.
 */
export const matches: Readonly<Record<string, Match>> = {
  'big-money': { kingdom: 'First Game', menu: bigMoney },
  'village-smithy': {
    kingdom: [
      'Village',
      'Smithy',
      'Market',
      'Laboratory',
      'Festival',
      'Chapel',
      'Cellar',
      'Workshop',
      'Moat',
      'Gardens',
    ],
    menu: [['Province'], ['Gold', 2], ['Market', 3], ['Laboratory', 4], ['Village', 3], ['Smithy', 2], ['Silver']],
  },
  attacks: {
    kingdom: [
      'Village',
      'Militia',
      'Witch',
      'Moat',
      'Market',
      'Bandit',
      'Bureaucrat',
      'Council Room',
      'Remodel',
      'Mine',
    ],
    menu: [['Province'], ['Gold'], ['Witch', 1], ['Market', 2], ['Militia', 1], ['Moat', 1], ['Silver']],
  },
  'throne-room': {
    kingdom: [
      'Throne Room',
      'Village',
      'Smithy',
      'Merchant',
      'Vassal',
      'Sentry',
      'Harbinger',
      'Poacher',
      'Artisan',
      'Library',
    ],
    menu: [
      ['Province'],
      ['Gold', 3],
      ['Artisan', 1],
      ['Sentry', 1],
      ['Throne Room', 2],
      ['Smithy', 2],
      ['Village', 2],
      ['Merchant', 2],
      ['Silver'],
    ],
  },
  'big-money-hooks': {
    kingdom: [
      'Watchtower',
      'Royal Seal',
      'Trader',
      'Goons',
      'Ill-Gotten Gains',
      'Farmland',
      'Scheme',
      'Hermit',
      'Fortress',
      'Death Cart',
    ],
    menu: bigMoney,
  },
  tokens: {
    kingdom: [
      'Ranger',
      'Port',
      'Magpie',
      'Artificer',
      'Bridge Troll',
      'Relic',
      'Lost City',
      'Gear',
      'Amulet',
      'Treasure Trove',
    ],
    landscapes: ['Training', 'Ferry'],
    menu: [
      ['Province'],
      ['Training', 1],
      ['Ferry', 1],
      ['Gold', 2],
      ['Lost City', 1],
      ['Bridge Troll', 1],
      ['Port', 2],
      ['Ranger', 2],
      ['Magpie', 2],
      ['Silver'],
    ],
  },
  debt: {
    kingdom: [
      'Engineer',
      'City Quarter',
      'Royal Blacksmith',
      'Villa',
      'Forum',
      'Groundskeeper',
      'Legionary',
      'Charm',
      'Archive',
      'Enchantress',
    ],
    landscapes: ['Basilica', 'Battlefield'],
    menu: [
      ['Province'],
      ['City Quarter', 1],
      ['Royal Blacksmith', 1],
      ['Gold', 3],
      ['Forum', 1],
      ['Villa', 1],
      ['Engineer', 1],
      ['Silver'],
    ],
  },
  horses: {
    kingdom: [
      'Supplies',
      'Livery',
      'Cavalry',
      'Paddock',
      'Groom',
      'Scrap',
      'Village Green',
      'Sheepdog',
      'Barge',
      'Stockpile',
    ],
    landscapes: ['Way of the Ox'],
    menu: [
      ['Province'],
      ['Gold', 2],
      ['Livery', 1],
      ['Paddock', 1],
      ['Cavalry', 2],
      ['Groom', 1],
      ['Supplies', 2],
      ['Village Green', 2],
      ['Silver'],
    ],
  },
  'six-players': { kingdom: 'First Game', players: 6, menu: bigMoney },
}
