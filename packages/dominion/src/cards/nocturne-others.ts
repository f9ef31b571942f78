import {
  Action,
  actions,
  all,
  anyCard,
  atLeast,
  buys,
  chooseOne,
  coins,
  copyOf,
  costingUpTo,
  costOf,
  dig,
  discard,
  draw,
  each,
  exchange,
  gain,
  if_,
  ifDid,
  look,
  matches,
  may,
  named,
  names,
  nextTurn,
  not,
  onPlay,
  owned,
  pick,
  play,
  put,
  remember,
  rest,
  reveal,
  self,
  those,
  top,
  trash,
  upTo,
  whenTrash,
  worth,
} from '../language/build.ts'
import { writeSet } from '../language/card.ts'

const { boxCard, startCard } = writeSet('Nocturne')
const newInPlay = all(Action, not(copyOf(each(anyCard, 'play'))))

export const spirits = [
  boxCard(10)(
    'Bat',
    2,
    'Night',
    'evil-bat',
    onPlay(ifDid(trash(pick(upTo(2), anyCard, 'hand')), exchange(self, 'Vampire'))),
  ),
  boxCard(6)(
    'Ghost',
    4,
    'Night - Duration - Spirit',
    'ghost',
    onPlay(
      dig('found', 1, Action),
      discard(rest('found')),
      ifDid(put(those('found'), 'aside'), nextTurn(play(those('found'), 2))),
    ),
  ),
  boxCard(13)('Imp', 2, 'Action - Spirit', 'imp', onPlay(draw(2), play(pick(upTo(1), newInPlay, 'hand')))),
  boxCard(12)(
    "Will-o'-Wisp",
    0,
    'Action - Spirit',
    'burning-dot',
    onPlay(
      draw(1),
      actions(1),
      remember('shown', reveal(top(1))),
      if_(matches(those('shown'), costingUpTo(2)), put(those('shown'), 'hand'), put(those('shown'), 'deckTop')),
    ),
  ),
  boxCard(12)(
    'Wish',
    0,
    'Action',
    'falling-star',
    onPlay(actions(1), ifDid(put(self, 'pile'), gain(costingUpTo(6), { to: 'hand' }))),
  ),
]

export const heirlooms = [
  startCard('Cursed Gold', 4, 'Treasure - Heirloom', 'skull-signet', onPlay(coins(3), gain(named('Curse')))),
  startCard('Goat', 2, 'Treasure - Heirloom', 'goat', onPlay(coins(1), trash(pick(upTo(1), anyCard, 'hand')))),
  startCard(
    'Haunted Mirror',
    0,
    'Treasure - Heirloom',
    'mirror-mirror',
    onPlay(coins(1)),
    whenTrash(ifDid(discard(pick(upTo(1), Action, 'hand')), gain({ pile: 'Ghost' }))),
  ),
  startCard('Lucky Coin', 4, 'Treasure - Heirloom', 'token', onPlay(coins(1), gain(named('Silver')))),
  startCard(
    'Magic Lamp',
    0,
    'Treasure - Heirloom',
    'magic-lamp',
    onPlay(
      coins(1),
      if_(
        atLeast(names(each(anyCard, 'play'), { exactly: 1 }), 6),
        ifDid(trash(self), gain({ pile: 'Wish' }, { n: 3 })),
      ),
    ),
  ),
  startCard('Pasture', 2, 'Treasure - Victory - Heirloom', 'sheep', onPlay(coins(1)), worth(owned(named('Estate')))),
  startCard('Pouch', 2, 'Treasure - Heirloom', 'powder-bag', onPlay(coins(1), buys(1))),
]

export const zombies = [
  startCard(
    'Zombie Apprentice',
    3,
    'Action - Zombie',
    'shambling-zombie',
    onPlay(ifDid(trash(pick(upTo(1), Action, 'hand')), [draw(3), actions(1)])),
  ),
  startCard(
    'Zombie Mason',
    3,
    'Action - Zombie',
    'raise-zombie',
    onPlay(ifDid(remember('lost', trash(top(1))), may(gain(costingUpTo(costOf(those('lost'), 1)))))),
  ),
  startCard(
    'Zombie Spy',
    3,
    'Action - Zombie',
    'half-body-crawling',
    onPlay(
      draw(1),
      actions(1),
      remember('seen', look(top(1))),
      chooseOne(discard(those('seen')), put(those('seen'), 'deckTop')),
    ),
  ),
]
