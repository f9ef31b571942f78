import {
  Action,
  actions,
  all,
  anyCard,
  attackPlayed,
  beUnaffected,
  buys,
  chooseOne,
  chosenBy,
  coins,
  costingUpTo,
  costOf,
  count,
  dig,
  discard,
  discardDownTo,
  dividedBy,
  draw,
  emptyPiles,
  everyone,
  exactly,
  gain,
  if_,
  ifDid,
  isPlayed,
  look,
  matches,
  may,
  named,
  not,
  on,
  onPlay,
  others,
  othersCollecting,
  owned,
  pick,
  play,
  played,
  put,
  react,
  remember,
  rest,
  reveal,
  self,
  setAside,
  Treasure,
  those,
  top,
  trash,
  untilHandSize,
  upTo,
  Victory,
  wholeDeck,
  worth,
} from '../language/build.ts'
import { writeSet } from '../language/card.ts'

const { card } = writeSet('Base')
const { card: first } = writeSet('Base', { editions: ['1e'] })
const { card: second } = writeSet('Base', { editions: ['2e'] })

/** In both editions; the three that were reworded stand twice. */
const shared = [
  card(
    'Bureaucrat',
    4,
    'Action - Attack',
    'quill-ink',
    onPlay(
      gain(named('Silver'), { to: 'deckTop' }),
      others(
        ifDid(
          remember('shown', reveal(pick(1, Victory, 'hand'))),
          put(those('shown'), 'deckTop'),
          reveal(pick('all', anyCard, 'hand')),
        ),
      ),
    ),
  ),
  card(
    'Cellar',
    2,
    'Action',
    'barrel',
    onPlay(
      actions(1),
      remember('discarded', discard(pick('anyNumber', anyCard, 'hand'))),
      draw(count(those('discarded'))),
    ),
  ),
  card('Chapel', 2, 'Action', 'church', onPlay(trash(pick(upTo(4), anyCard, 'hand')))),
  card('Council Room', 5, 'Action', 'round-table', onPlay(draw(4), buys(1), others(draw(1)))),
  card('Festival', 5, 'Action', 'lyre', onPlay(actions(2), buys(1), coins(2))),
  card('Gardens', 4, 'Victory', 'fruit-tree', worth(dividedBy(owned(anyCard), 10))),
  card('Laboratory', 5, 'Action', 'bubbling-flask', onPlay(draw(2), actions(1))),
  card(
    'Library',
    5,
    'Action',
    'bookshelf',
    onPlay(
      untilHandSize(
        7,
        remember('seen', look(top(1))),
        if_(
          matches(those('seen'), Action),
          chooseOne(put(those('seen'), 'hand'), put(those('seen'), 'aside')),
          put(those('seen'), 'hand'),
        ),
      ),
      discard(setAside),
    ),
  ),
  card('Market', 5, 'Action', 'shop', onPlay(draw(1), actions(1), buys(1), coins(1))),
  card('Militia', 4, 'Action - Attack', 'spears', onPlay(coins(2), others(discardDownTo(3)))),
  card(
    'Moat',
    2,
    'Action - Reaction',
    'drawbridge',
    onPlay(draw(2)),
    react(attackPlayed, ifDid(may(reveal(self)), beUnaffected)),
  ),
  card(
    'Remodel',
    4,
    'Action',
    'trowel',
    onPlay(ifDid(remember('trashed', trash(pick(1, anyCard, 'hand'))), gain(costingUpTo(costOf(those('trashed'), 2))))),
  ),
  card('Smithy', 4, 'Action', 'anvil', onPlay(draw(3))),
  card('Village', 3, 'Action', 'hut', onPlay(draw(1), actions(2))),
  card('Witch', 5, 'Action - Attack', 'witch-flight', onPlay(draw(2), others(gain(named('Curse'))))),
  card('Workshop', 3, 'Action', 'hammer-nails', onPlay(gain(costingUpTo(4)))),
]

const firstOnly = [
  first(
    'Adventurer',
    6,
    'Action',
    'mounted-knight',
    onPlay(dig('found', 2, Treasure), put(those('found'), 'hand'), discard(rest('found'))),
  ),
  first('Chancellor', 3, 'Action', 'wax-seal', onPlay(coins(2), may(put(wholeDeck, 'discard')))),
  first('Feast', 4, 'Action', 'roast-chicken', onPlay(trash(self), gain(costingUpTo(5)))),
  first(
    'Mine',
    5,
    'Action',
    'mining',
    onPlay(
      ifDid(
        remember('trashed', trash(pick(1, Treasure, 'hand'))),
        gain(all(Treasure, costingUpTo(costOf(those('trashed'), 3))), { to: 'hand' }),
      ),
    ),
  ),
  first('Moneylender', 4, 'Action', 'cash', onPlay(ifDid(trash(pick(1, named('Copper'), 'hand')), coins(3)))),
  first(
    'Spy',
    4,
    'Action - Attack',
    'spyglass',
    onPlay(
      draw(1),
      actions(1),
      everyone(
        remember('shown', reveal(top(1))),
        chosenBy('you', chooseOne(discard(those('shown')), put(those('shown'), 'deckTop'))),
      ),
    ),
  ),
  first(
    'Thief',
    4,
    'Action - Attack',
    'robber',
    onPlay(
      othersCollecting(
        'loot',
        remember('shown', reveal(top(2))),
        remember('loot', trash(pick(1, Treasure, those('shown'), 'you'))),
        discard(rest('shown')),
      ),
      gain(pick('anyNumber', anyCard, those('loot'))),
    ),
  ),
  first('Throne Room', 4, 'Action', 'throne-king', onPlay(play(pick(1, Action, 'hand'), 2))),
  first('Woodcutter', 3, 'Action', 'wood-axe', onPlay(buys(1), coins(2))),
]

const secondOnly = [
  second(
    'Artisan',
    6,
    'Action',
    'anvil-impact',
    onPlay(gain(costingUpTo(5), { to: 'hand' }), put(pick(1, anyCard, 'hand'), 'deckTop')),
  ),
  second(
    'Bandit',
    5,
    'Action - Attack',
    'hood',
    onPlay(
      gain(named('Gold')),
      others(
        remember('shown', reveal(top(2))),
        trash(pick(1, all(Treasure, not(named('Copper'))), those('shown'))),
        discard(rest('shown')),
      ),
    ),
  ),
  second(
    'Harbinger',
    3,
    'Action',
    'crow-dive',
    onPlay(
      draw(1),
      actions(1),
      look(pick('all', anyCard, 'discard')),
      put(pick(upTo(1), anyCard, 'discard'), 'deckTop'),
    ),
  ),
  second(
    'Merchant',
    3,
    'Action',
    'trade',
    onPlay(draw(1), actions(1), on(isPlayed(named('Silver')), if_(exactly(played(named('Silver')), 1), coins(1)))),
  ),
  second(
    'Mine',
    5,
    'Action',
    'mining',
    onPlay(
      ifDid(
        remember('trashed', trash(pick(upTo(1), Treasure, 'hand'))),
        gain(all(Treasure, costingUpTo(costOf(those('trashed'), 3))), { to: 'hand' }),
      ),
    ),
  ),
  second('Moneylender', 4, 'Action', 'cash', onPlay(ifDid(trash(pick(upTo(1), named('Copper'), 'hand')), coins(3)))),
  second(
    'Poacher',
    4,
    'Action',
    'deer',
    onPlay(draw(1), actions(1), coins(1), discard(pick(emptyPiles, anyCard, 'hand'))),
  ),
  second(
    'Sentry',
    5,
    'Action',
    'guards',
    onPlay(
      draw(1),
      actions(1),
      remember('seen', look(top(2))),
      trash(pick('anyNumber', anyCard, those('seen'))),
      discard(pick('anyNumber', anyCard, rest('seen'))),
      put(rest('seen'), 'deckTop'),
    ),
  ),
  second('Throne Room', 4, 'Action', 'throne-king', onPlay(play(pick(upTo(1), Action, 'hand'), 2))),
  second(
    'Vassal',
    3,
    'Action',
    'kneeling',
    onPlay(coins(2), remember('top', discard(top(1))), if_(matches(those('top'), Action), may(play(those('top'))))),
  ),
]

export const base = [...shared, ...firstOnly, ...secondOnly]
