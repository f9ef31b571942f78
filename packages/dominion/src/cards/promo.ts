import {
  Action,
  actions,
  all,
  among,
  anyCard,
  atMost,
  buy,
  Command,
  cheaperThan,
  chooseOne,
  cleanUp,
  coins,
  costing,
  costingAtLeast,
  costingUpTo,
  costOf,
  count,
  Duration,
  discard,
  draw,
  each,
  gain,
  if_,
  ifDid,
  isDiscardedFromPlay,
  isPlayed,
  lasting,
  matches,
  may,
  named,
  nextTurn,
  not,
  on,
  onPlay,
  others,
  pick,
  play,
  playWhereItLies,
  provided,
  put,
  putFaceDown,
  remember,
  rest,
  reveal,
  self,
  setAside,
  setUp,
  Treasure,
  those,
  top,
  trash,
  turnStart,
  upTo,
  whenShuffled,
  whileInPlay,
} from '../language/build.ts'
import { writeSet } from '../language/card.ts'
import type { Filter } from '../language/types.ts'

const { card, mixedCard, event, splitPile } = writeSet('Promo')
const { card: first } = writeSet('Promo', { printing: 'first' })
const { card: newest } = writeSet('Promo', { printing: 'newest' })
const half = mixedCard('Sauna/Avanto')

const command = (...barred: Filter[]) =>
  playWhereItLies(pick(1, all(Action, ...barred.map(not), costingUpTo(4)), 'supply'))

export const promo = [
  card(
    'Black Market',
    3,
    'Action',
    'cowled',
    onPlay(
      coins(2),
      remember('offered', reveal(top(3, 'Black Market'))),
      play(pick('anyNumber', Treasure, 'hand')),
      buy(pick(upTo(1), anyCard, those('offered'))),
      put(rest('offered'), 'pileBottom'),
    ),
    setUp({ arrange: 'sideDeck', deck: 'Black Market' }),
  ),
  first('Captain', 6, 'Action - Duration', 'ship-wheel', onPlay(command(Duration), nextTurn(command(Duration)))),
  newest(
    'Captain',
    6,
    'Action - Duration',
    'ship-wheel',
    onPlay(command(Duration, Command), nextTurn(command(Duration, Command))),
  ),
  card(
    'Church',
    3,
    'Action - Duration',
    'gothic-cross',
    onPlay(
      actions(1),
      putFaceDown(pick(upTo(3), anyCard, 'hand'), 'aside'),
      nextTurn(put(setAside, 'hand'), trash(pick(upTo(1), anyCard, 'hand'))),
    ),
  ),
  card(
    'Dismantle',
    4,
    'Action',
    'crowbar',
    onPlay(
      remember('trashed', trash(pick(1, anyCard, 'hand'))),
      if_(matches(those('trashed'), costingAtLeast(1)), [gain(cheaperThan(those('trashed'))), gain(named('Gold'))]),
    ),
  ),
  card(
    'Envoy',
    4,
    'Action',
    'tied-scroll',
    onPlay(
      remember('shown', reveal(top(5))),
      discard(pick(1, anyCard, those('shown'), 'left')),
      put(rest('shown'), 'hand'),
    ),
  ),
  card(
    'Governor',
    5,
    'Action',
    'gavel',
    onPlay(
      actions(1),
      chooseOne(
        [draw(3), others(draw(1))],
        [gain(named('Gold')), others(gain(named('Silver')))],
        [
          ifDid(remember('trashed', trash(pick(upTo(1), anyCard, 'hand'))), gain(costing(costOf(those('trashed'), 2)))),
          others(
            ifDid(remember('given', trash(pick(upTo(1), anyCard, 'hand'))), gain(costing(costOf(those('given'), 1)))),
          ),
        ],
      ),
    ),
  ),
  card(
    'Prince',
    8,
    'Action',
    'jewel-crown',
    onPlay(
      ifDid(may(put(self, 'aside')), [
        remember('kept', put(pick(1, all(Action, costingUpTo(4)), 'hand'), 'aside')),
        lasting(
          'game',
          on(
            turnStart,
            play(those('kept')),
            on(isDiscardedFromPlay(among(those('kept'))), put(those('kept'), 'aside')),
          ),
        ),
      ]),
    ),
  ),
  card('Stash', 5, 'Treasure', 'hidden', onPlay(coins(2)), whenShuffled(may(put(self, 'deckAnywhere')))),
  card(
    'Walled Village',
    4,
    'Action',
    'rempart',
    onPlay(draw(1), actions(2)),
    provided(atMost(count(each(Action, 'play')), 2), whileInPlay(cleanUp, may(put(self, 'deckTop')))),
  ),
  half(
    'Sauna',
    4,
    'Action',
    'heat-haze',
    onPlay(draw(1), actions(1), play(pick(upTo(1), named('Avanto'), 'hand'))),
    whileInPlay(isPlayed(named('Silver')), trash(pick(upTo(1), anyCard, 'hand'))),
  ),
  half('Avanto', 5, 'Action', 'icebergs', onPlay(draw(3), play(pick(upTo(1), named('Sauna'), 'hand')))),
]

export const promoLandscapes = [
  event(
    'Summon',
    5,
    'magic-gate',
    onPlay(
      remember('gained', gain(all(Action, costingUpTo(4)))),
      ifDid(put(those('gained'), 'aside'), nextTurn(play(those('gained')))),
    ),
  ),
]

export const promoPiles = [splitPile('Sauna', 'Avanto', 4, 'Action')]
