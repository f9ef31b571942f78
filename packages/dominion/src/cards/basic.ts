import { coins, onPlay, potions, worth } from '../language/build.ts'
import { writeSet } from '../language/card.ts'

const { card } = writeSet('Basic')

export const basic = [
  card('Copper', 0, 'Treasure', 'coins', onPlay(coins(1))),
  card('Silver', 3, 'Treasure', 'coins-pile', onPlay(coins(2))),
  card('Gold', 6, 'Treasure', 'gold-stack', onPlay(coins(3))),
  card('Platinum', 9, 'Treasure', 'metal-bar', onPlay(coins(5))),
  card('Potion', 4, 'Treasure', 'round-potion', onPlay(potions(1))),
  card('Estate', 2, 'Victory', 'house', worth(1)),
  card('Duchy', 5, 'Victory', 'village', worth(3)),
  card('Province', 8, 'Victory', 'castle', worth(6)),
  card('Colony', 11, 'Victory', 'island', worth(10)),
  card('Curse', 0, 'Curse', 'cursed-star', worth(-1)),
]
