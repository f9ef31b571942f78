import {
  Action,
  actions,
  anyCard,
  atLeast,
  atMost,
  attackPlayed,
  buys,
  Curse,
  chooseOne,
  chooseSome,
  coins,
  costing,
  costingUpTo,
  costLess,
  costOf,
  count,
  discard,
  draw,
  either,
  exactly,
  gain,
  handSize,
  if_,
  ifDid,
  matches,
  may,
  nameCard,
  named,
  namedAs,
  none,
  onPlay,
  others,
  othersWhere,
  owned,
  passLeft,
  pick,
  played,
  put,
  react,
  remember,
  rest,
  reveal,
  self,
  Treasure,
  thisTurn,
  those,
  top,
  trash,
  typeCount,
  upTo,
  Victory,
  worth,
} from '../language/build.ts'
import { writeSet } from '../language/card.ts'

const { card } = writeSet('Intrigue')
const { card: first } = writeSet('Intrigue', { editions: ['1e'] })
const { card: second } = writeSet('Intrigue', { editions: ['2e'] })

const masquerade = (write: typeof card, skipEmptyHands: boolean) =>
  write(
    'Masquerade',
    3,
    'Action',
    'duality-mask',
    onPlay(draw(2), passLeft(skipEmptyHands), trash(pick(upTo(1), anyCard, 'hand'))),
  )

const shared = [
  card(
    'Baron',
    4,
    'Action',
    'griffin-shield',
    onPlay(buys(1), ifDid(discard(pick(upTo(1), named('Estate'), 'hand')), coins(4), gain(named('Estate')))),
  ),
  card('Bridge', 4, 'Action', 'stone-bridge', onPlay(buys(1), coins(1), thisTurn(costLess(1, anyCard)))),
  card(
    'Conspirator',
    4,
    'Action',
    'cloak-dagger',
    onPlay(coins(2), if_(atLeast(played(Action), 3), [draw(1), actions(1)])),
  ),
  card('Courtyard', 2, 'Action', 'ancient-columns', onPlay(draw(3), put(pick(1, anyCard, 'hand'), 'deckTop'))),
  card('Duke', 5, 'Victory', 'crown', worth(owned(named('Duchy')))),
  card('Harem', 6, 'Treasure - Victory', 'big-diamond-ring', onPlay(coins(2)), worth(2)),
  card(
    'Ironworks',
    4,
    'Action',
    'furnace',
    onPlay(
      remember('gained', gain(costingUpTo(4))),
      if_(matches(those('gained'), Action), actions(1)),
      if_(matches(those('gained'), Treasure), coins(1)),
      if_(matches(those('gained'), Victory), draw(1)),
    ),
  ),
  card('Mining Village', 4, 'Action', 'mine-wagon', onPlay(draw(1), actions(2), ifDid(may(trash(self)), coins(2)))),
  card(
    'Minion',
    5,
    'Action - Attack',
    'minions',
    onPlay(
      actions(1),
      chooseOne(coins(2), [
        discard(pick('all', anyCard, 'hand')),
        draw(4),
        othersWhere(atLeast(handSize, 5), discard(pick('all', anyCard, 'hand')), draw(4)),
      ]),
    ),
  ),
  card('Nobles', 6, 'Action - Victory', 'queen-crown', onPlay(chooseOne(draw(3), actions(2))), worth(2)),
  card('Pawn', 2, 'Action', 'chess-pawn', onPlay(chooseSome(2, draw(1), actions(1), buys(1), coins(1)))),
  card(
    'Shanty Town',
    3,
    'Action',
    'wooden-crate',
    onPlay(actions(2), reveal(pick('all', anyCard, 'hand')), if_(none(Action, 'hand'), draw(2))),
  ),
  card('Steward', 3, 'Action', 'key', onPlay(chooseOne(draw(2), coins(2), trash(pick(2, anyCard, 'hand'))))),
  card(
    'Swindler',
    3,
    'Action - Attack',
    'card-joker', // the player of the card chooses what the victim gains
    onPlay(
      coins(2),
      others(ifDid(remember('lost', trash(top(1))), gain(costing(costOf(those('lost'))), { by: 'you' }))),
    ),
  ),
  card(
    'Torturer',
    5,
    'Action - Attack',
    'iron-mask',
    onPlay(draw(3), others(chooseOne(discard(pick(2, anyCard, 'hand')), gain(named('Curse'), { to: 'hand' })))),
  ),
  card(
    'Trading Post',
    5,
    'Action',
    'scales',
    onPlay(
      remember('trashed', trash(pick(2, anyCard, 'hand'))),
      if_(exactly(count(those('trashed')), 2), gain(named('Silver'), { to: 'hand' })),
    ),
  ),
  card(
    'Upgrade',
    5,
    'Action',
    'upgrade',
    onPlay(
      draw(1),
      actions(1),
      ifDid(remember('trashed', trash(pick(1, anyCard, 'hand'))), gain(costing(costOf(those('trashed'), 1)))),
    ),
  ),
  card(
    'Wishing Well',
    3,
    'Action',
    'well',
    onPlay(
      draw(1),
      actions(1),
      nameCard('wish'),
      remember('shown', reveal(top(1))),
      if_(matches(those('shown'), namedAs('wish')), put(those('shown'), 'hand'), put(those('shown'), 'deckTop')),
    ),
  ),
]

const secondOnly = [
  second(
    'Courtier',
    5,
    'Action',
    'scroll-unfurled',
    onPlay(
      ifDid(
        remember('shown', reveal(pick(1, anyCard, 'hand'))),
        chooseSome(typeCount(those('shown')), actions(1), buys(1), coins(3), gain(named('Gold'))),
      ),
    ),
  ),
  second(
    'Diplomat',
    4,
    'Action - Reaction',
    'shaking-hands',
    onPlay(draw(2), if_(atMost(handSize, 5), actions(2))),
    react(
      attackPlayed,
      if_(atLeast(handSize, 5), ifDid(may(reveal(self)), [draw(2), discard(pick(3, anyCard, 'hand'))])),
    ),
  ),
  second(
    'Lurker',
    2,
    'Action',
    'hooded-figure',
    onPlay(actions(1), chooseOne(trash(pick(1, Action, 'supply')), gain(pick(1, Action, 'trash')))),
  ),
  second(
    'Mill',
    4,
    'Action - Victory',
    'windmill',
    onPlay(
      draw(1),
      actions(1),
      may(remember('discarded', discard(pick(2, anyCard, 'hand')))),
      if_(exactly(count(those('discarded')), 2), coins(2)),
    ),
    worth(1),
  ),
  second(
    'Patrol',
    5,
    'Action',
    'tower-flag',
    onPlay(
      draw(3),
      remember('shown', reveal(top(4))),
      put(pick('all', either(Victory, Curse), those('shown')), 'hand'),
      put(rest('shown'), 'deckTop'),
    ),
  ),
  second(
    'Replace',
    5,
    'Action - Attack',
    'card-exchange',
    onPlay(
      ifDid(remember('trashed', trash(pick(1, anyCard, 'hand'))), [
        remember('gained', gain(costingUpTo(costOf(those('trashed'), 2)))),
        if_(matches(those('gained'), either(Action, Treasure)), put(those('gained'), 'deckTop')),
        if_(matches(those('gained'), Victory), others(gain(named('Curse')))),
      ]),
    ),
  ),
  second(
    'Secret Passage',
    4,
    'Action',
    'secret-door',
    onPlay(draw(2), actions(1), put(pick(1, anyCard, 'hand'), 'deckAnywhere')),
  ),
]

export const intrigue = [...shared, masquerade(first, false), masquerade(second, true), ...secondOnly]
