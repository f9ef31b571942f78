/** What is measured: kingdoms, and what the players buy in them. */
import type { Menu } from './fast-players.ts'

interface Match {
  readonly kingdom: string | readonly string[]
  readonly players?: number
  readonly menu: Menu
}

const bigMoney: Menu = [['Province'], ['Gold'], ['Silver']]

/**
 * By name: plain Big Money, three kingdoms in which cards are really played, the largest table, and Big Money among ten cards
 * that would wait for all that happens if only somebody bought them.
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
  'six-players': { kingdom: 'First Game', players: 6, menu: bigMoney },
}
