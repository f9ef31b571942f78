import {
  actions,
  anyCard,
  buys,
  chooseOne,
  coins,
  costingFrom,
  costingUpTo,
  discard,
  discardDownTo,
  draw,
  gain,
  if_,
  Knight,
  look,
  matches,
  may,
  named,
  onPlay,
  others,
  othersCollecting,
  pick,
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

const { mixedCard, mixedPile } = writeSet('Dark Ages')
const ruins = mixedCard('Ruins')
const knight = mixedCard('Knights')

/** What every Knight does; one that trashes another goes with it. */
const joust = [
  othersCollecting(
    'lost',
    remember('shown', reveal(top(2))),
    remember('lost', trash(pick(1, costingFrom(3, 6), those('shown')))),
    discard(rest('shown')),
  ),
  if_(matches(those('lost'), Knight), trash(self)),
]
const types = 'Action - Attack - Knight'

export const knights = [
  knight('Dame Anna', 5, types, 'crossed-swords', onPlay(trash(pick(upTo(2), anyCard, 'hand')), ...joust)),
  knight('Dame Josephine', 5, 'Action - Attack - Victory - Knight', 'swordwoman', onPlay(...joust), worth(2)),
  knight('Dame Molly', 5, types, 'rosa-shield', onPlay(actions(2), ...joust)),
  knight('Dame Natalie', 5, types, 'elf-helmet', onPlay(may(gain(costingUpTo(3))), ...joust)),
  knight('Dame Sylvia', 5, types, 'dagger-rose', onPlay(coins(2), ...joust)),
  knight('Sir Bailey', 5, types, 'closed-barbute', onPlay(draw(1), actions(1), ...joust)),
  knight('Sir Destry', 5, types, 'frog-mouth-helm', onPlay(draw(2), ...joust)),
  knight('Sir Martin', 4, types, 'horned-helm', onPlay(buys(2), ...joust)),
  knight('Sir Michael', 5, types, 'black-knight-helm', onPlay(others(discardDownTo(3)), ...joust)),
  knight('Sir Vander', 5, types, 'templar-shield', onPlay(...joust), whenTrash(gain(named('Gold')))),
]

export const ruined = [
  ruins('Abandoned Mine', 0, 'Action - Ruins', 'mine-explosion', onPlay(coins(1))),
  ruins('Ruined Library', 0, 'Action - Ruins', 'burning-book', onPlay(draw(1))),
  ruins('Ruined Market', 0, 'Action - Ruins', 'broken-wall', onPlay(buys(1))),
  ruins('Ruined Village', 0, 'Action - Ruins', 'damaged-house', onPlay(actions(1))),
  ruins(
    'Survivors',
    0,
    'Action - Ruins',
    'campfire',
    onPlay(remember('seen', look(top(2))), chooseOne(discard(those('seen')), put(those('seen'), 'deckTop'))),
  ),
]

export const darkAgesPiles = [
  mixedPile('Knights', 5, types, 'shuffled', ...knights.map(({ name }) => ({ card: name, copies: 1 }))),
  {
    ...mixedPile('Ruins', 0, 'Action - Ruins', 'shuffled', ...ruined.map(({ name }) => ({ card: name, copies: 10 }))),
    kingdom: false,
    size: 'asCurses' as const,
  },
]
