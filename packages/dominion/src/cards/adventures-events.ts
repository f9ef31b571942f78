import {
  Action,
  Attack,
  addTokens,
  all,
  anyCard,
  atMost,
  buys,
  Command,
  Curse,
  cannotBuy,
  choose,
  chooseOne,
  coins,
  copyOf,
  costingUpTo,
  count,
  discard,
  draw,
  each,
  exactly,
  extraTurn,
  forEach,
  gain,
  handDrawn,
  hold,
  if_,
  isAlso,
  isGained,
  isLike,
  it,
  journeyFaceUp,
  look,
  may,
  named,
  none,
  not,
  on,
  onPlay,
  others,
  pick,
  playWhereItLies,
  put,
  putFaceDown,
  remember,
  rest,
  setAside,
  Treasure,
  thisTurn,
  those,
  tokensOn,
  top,
  trash,
  turnEnd,
  turnJourneyOver,
  turnsInARow,
  upTo,
  Victory,
  yourTurn,
} from '../language/build.ts'
import { writeSet } from '../language/card.ts'
import type { Filter, Step, Token } from '../language/types.ts'

const { event, eventOncePerTurn } = writeSet('Adventures')
const { eventOncePerGame: first } = writeSet('Adventures', { printing: 'first' })
const { eventOncePerGame: newest } = writeSet('Adventures', { printing: 'newest' })

const actionPile = choose('chosen', pick(1, Action, 'piles'))
const moveTo = (token: Token) => onPlay(actionPile, addTokens(token, 1, those('chosen')))
/** Gains a Gold where so many were really discarded. */
const paidWith = (n: number, filter: Filter): Step[] => [
  remember('given', discard(pick(n, filter, 'hand'))),
  if_(exactly(count(those('given')), n), gain(named('Gold'))),
]
const heir = (barred: Filter) => [
  remember('heir', put(pick(1, all(Action, not(barred), costingUpTo(4)), 'supply'), 'aside')),
  addTokens('estate', 1, those('heir')),
]

export const adventuresEvents = [
  eventOncePerTurn('Alms', 0, 'open-palm', onPlay(if_(none(Treasure, 'play'), gain(costingUpTo(4))))),
  event('Ball', 5, 'ample-dress', onPlay(addTokens('minusCoin', 1, 'you'), gain(costingUpTo(4), { n: 2 }))),
  event('Bonfire', 3, 'celebration-fire', onPlay(trash(pick(upTo(2), anyCard, 'play')))),
  eventOncePerTurn(
    'Borrow',
    0,
    'shiny-purse',
    onPlay(buys(1), if_(exactly(tokensOn('minusCard', 'you'), 0), [addTokens('minusCard', 1, 'you'), coins(1)])),
  ),
  event('Expedition', 3, 'hiking', onPlay(on(handDrawn, draw(2)))),
  event('Ferry', 3, 'raft', moveTo('minusCost')),
  first('Inheritance', 7, 'house-keys', onPlay(...heir(Victory), hold('game', isLike(named('Estate'), those('heir'))))),
  newest(
    'Inheritance',
    7,
    'house-keys',
    onPlay(
      ...heir(Command),
      hold('game', isAlso(named('Estate'), ['Action', 'Command'], playWhereItLies(those('heir'))), yourTurn),
    ),
  ),
  event('Lost Arts', 6, 'spell-book', moveTo('plusAction')),
  eventOncePerTurn(
    'Mission',
    4,
    'jerusalem-cross',
    onPlay(if_(atMost(turnsInARow, 1), extraTurn('you', { rules: [thisTurn(cannotBuy(anyCard))] }))),
  ),
  event('Pathfinding', 8, 'footprint', moveTo('plusCard')),
  eventOncePerTurn(
    'Pilgrimage',
    4,
    'pilgrim-hat',
    onPlay(
      turnJourneyOver,
      if_(journeyFaceUp, [
        choose('chosen', pick(upTo(3), anyCard, 'play', undefined, { names: 'different' })),
        forEach('model', those('chosen'), gain(copyOf(those('model')))),
      ]),
    ),
  ),
  event('Plan', 3, 'armor-blueprint', moveTo('trashing')),
  event(
    'Quest',
    0,
    'dragon-head',
    onPlay(may(chooseOne(paidWith(1, Attack), paidWith(2, Curse), paidWith(6, anyCard)))),
  ),
  event(
    'Raid',
    5,
    'flaming-arrow',
    onPlay(
      gain(named('Silver'), { n: count(each(named('Silver'), 'play')) }),
      others(addTokens('minusCard', 1, 'you')),
    ),
  ),
  eventOncePerTurn(
    'Save',
    1,
    'cloth-jar',
    onPlay(buys(1), putFaceDown(pick(1, anyCard, 'hand'), 'aside'), on(turnEnd, put(setAside, 'hand'))),
  ),
  event(
    'Scouting Party',
    2,
    'footsteps',
    onPlay(
      buys(1),
      remember('seen', look(top(5))),
      discard(pick(3, anyCard, those('seen'))),
      put(rest('seen'), 'deckTop'),
    ),
  ),
  event(
    'Seaway',
    5,
    'at-sea',
    onPlay(remember('gained', gain(all(Action, costingUpTo(4)))), addTokens('plusBuy', 1, those('gained'))),
  ),
  event(
    'Trade',
    5,
    'libra',
    onPlay(
      remember('trashed', trash(pick(upTo(2), anyCard, 'hand'))),
      gain(named('Silver'), { n: count(those('trashed')) }),
    ),
  ),
  event('Training', 6, 'target-dummy', moveTo('plusCoin')),
  event('Travelling Fair', 2, 'party-flags', onPlay(buys(2), on(isGained(anyCard), may(put(it, 'deckTop'))))),
]
