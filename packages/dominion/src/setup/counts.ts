/** How many cards lie in a pile as the rulebooks have it. */

export const FIRST_COPPERS = 7 // of each player's first deck
export const FIRST_ESTATES = 3
export const KINGDOM_COPIES = 10
const POTIONS = 16
const PLATINUMS = 12

/** Of each pile of Victory cards but Provinces. */
export const victoryCards = (players: number): number => (players === 2 ? 8 : 12)

/** Two boxes of treasures for five and six players; `coppers` of them are in each player's first deck. */
export function basicCounts(players: number, provinces: number, coppers: number): Readonly<Record<string, number>> {
  const boxes = players > 4 ? 2 : 1
  return {
    Copper: 60 * boxes - coppers * players,
    Silver: 40 * boxes,
    Gold: 30 * boxes,
    Platinum: PLATINUMS,
    Potion: POTIONS,
    Province: provinces,
    Curse: 10 * (players - 1),
  }
}
