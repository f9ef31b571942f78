import {
  Action,
  actions,
  all,
  anyCard,
  anyOf,
  atLeast,
  atMost,
  buyPhaseStart,
  buys,
  cannotBuy,
  cheaperThan,
  coins,
  costing,
  costingUpTo,
  count,
  dig,
  discard,
  discardDownTo,
  draw,
  each,
  either,
  exactly,
  gain,
  handSize,
  holds,
  if_,
  ifDid,
  isNot,
  keep,
  look,
  makes,
  matches,
  may,
  named,
  on,
  onPlay,
  pick,
  put,
  receive,
  remember,
  rest,
  reveal,
  self,
  sharingType,
  Treasure,
  take,
  thisTurn,
  those,
  top,
  trash,
  turnEnd,
  turnStart,
  unlessDid,
  upTo,
  whenYours,
  wholeDeck,
  worth,
} from '../language/build.ts'
import { writeSet } from '../language/card.ts'

const { landscape } = writeSet('Nocturne')
const boon = landscape('Boon')
const hex = landscape('Hex')
const state = landscape('State')

const envied = isNot(anyOf(holds('Deluded'), holds('Envious')))
/** A back of another sheet. */
const back = (of: string) => landscape('State', of)

export const boons = [
  boon(
    "The Earth's Gift",
    'earth-crack',
    onPlay(ifDid(discard(pick(upTo(1), Treasure, 'hand')), gain(costingUpTo(4)))),
  ),
  boon("The Field's Gift", 'field', onPlay(actions(1), coins(1), keep)),
  boon("The Flame's Gift", 'flame', onPlay(trash(pick(upTo(1), anyCard, 'hand')))),
  boon("The Forest's Gift", 'forest', onPlay(buys(1), coins(1), keep)),
  boon(
    "The Moon's Gift",
    'moon',
    onPlay(look(each(anyCard, 'discard')), put(pick(upTo(1), anyCard, 'discard'), 'deckTop')),
  ),
  boon("The Mountain's Gift", 'summits', onPlay(gain(named('Silver')))),
  boon("The River's Gift", 'river', onPlay(on(turnEnd, draw(1)), keep)),
  boon("The Sea's Gift", 'big-wave', onPlay(draw(1))),
  boon(
    "The Sky's Gift",
    'sun-cloud',
    onPlay(
      may(remember('discarded', discard(pick(3, anyCard, 'hand')))),
      if_(exactly(count(those('discarded')), 3), gain(named('Gold'))),
    ),
  ),
  boon(
    "The Sun's Gift",
    'sun',
    onPlay(
      remember('seen', look(top(4))),
      discard(pick('anyNumber', anyCard, those('seen'))),
      put(rest('seen'), 'deckTop'),
    ),
  ),
  boon("The Swamp's Gift", 'lily-pads', onPlay(gain({ pile: "Will-o'-Wisp" }))),
  boon("The Wind's Gift", 'windy-stripes', onPlay(draw(2), discard(pick(2, anyCard, 'hand')))),
]

export const hexes = [
  hex(
    'Bad Omens',
    'evil-comet',
    onPlay(
      put(wholeDeck, 'discard'),
      look(each(anyCard, 'discard')),
      remember('coppers', put(pick(2, named('Copper'), 'discard'), 'deckTop')),
      if_(atMost(count(those('coppers')), 1), reveal(each(anyCard, 'discard'))),
    ),
  ),
  hex('Delusion', 'magic-portal', onPlay(if_(envied, take('Deluded')))),
  hex('Envy', 'evil-eyes', onPlay(if_(envied, take('Envious')))),
  hex(
    'Famine',
    'fishbone',
    onPlay(
      remember('shown', reveal(top(3))),
      discard(pick('all', Action, those('shown'))),
      put(rest('shown'), 'deckShuffled'),
    ),
  ),
  hex(
    'Fear',
    'terror',
    onPlay(
      if_(
        atLeast(handSize, 5),
        unlessDid(discard(pick(1, either(Action, Treasure), 'hand')), reveal(each(anyCard, 'hand'))),
      ),
    ),
  ),
  hex('Greed', 'grasping-claws', onPlay(gain(named('Copper'), { to: 'deckTop' }))),
  hex('Haunting', 'haunting', onPlay(if_(atLeast(handSize, 4), put(pick(1, anyCard, 'hand'), 'deckTop')))),
  hex(
    'Locusts',
    'cricket',
    onPlay(
      ifDid(
        remember('lost', trash(top(1))),
        if_(
          matches(those('lost'), either(named('Copper'), named('Estate'))),
          gain(named('Curse')),
          gain(all(cheaperThan(those('lost')), sharingType(those('lost')))),
        ),
      ),
    ),
  ),
  hex(
    'Misery',
    'tear-tracks',
    onPlay(if_(holds('Miserable'), take('Twice Miserable'), if_(isNot(holds('Twice Miserable')), take('Miserable')))),
  ),
  hex('Plague', 'plague-doctor-profile', onPlay(gain(named('Curse'), { to: 'hand' }))),
  hex('Poverty', 'empty-metal-bucket', onPlay(discardDownTo(3))),
  hex(
    'War',
    'bloody-sword',
    onPlay(dig('found', 1, either(costing(3), costing(4))), trash(those('found')), discard(rest('found'))),
  ),
]

export const states = [
  back('Envious')(
    'Deluded',
    'sight-disabled',
    whenYours(buyPhaseStart, put(self, 'pile'), thisTurn(cannotBuy(Action))),
  ),
  back('Deluded')(
    'Envious',
    'angry-eyes',
    whenYours(buyPhaseStart, put(self, 'pile'), thisTurn(makes(1, either(named('Silver'), named('Gold'))))),
  ),
  state(
    'Lost in the Woods',
    'dead-wood',
    whenYours(turnStart, ifDid(discard(pick(upTo(1), anyCard, 'hand')), receive(top(1, 'Boons')))),
  ),
  back('Twice Miserable')('Miserable', 'despair', worth(-2)),
  back('Miserable')('Twice Miserable', 'oppression', worth(-4)),
]
