/**
 * One specimen of every primitive of the card language, for the tests of words and symbols. The types are exhaustive: a
 * primitive without a specimen does not compile.
 */
import {
  Action,
  actions,
  all,
  among,
  anyCard,
  atLeast,
  atMost,
  attackPlayed,
  become,
  beforePlay,
  beUnaffected,
  boughtNothing,
  buys,
  cheaperThan,
  choose,
  chooseOne,
  chooseSome,
  chosenBy,
  cleanUp,
  coinCost,
  coins,
  costing,
  costingUpTo,
  costLess,
  costOf,
  count,
  dig,
  discard,
  discardDownTo,
  dividedBy,
  draw,
  drawForNextTurn,
  either,
  emptyPiles,
  everyone,
  exactly,
  extraTurn,
  gain,
  handSize,
  if_,
  ifDid,
  instead,
  isBought,
  isDiscardedFromPlay,
  isGained,
  isPlayed,
  isTrashed,
  it,
  look,
  matches,
  may,
  nameCard,
  named,
  namedAs,
  nextTurn,
  none,
  not,
  on,
  onPlay,
  others,
  othersCollecting,
  othersWhere,
  owned,
  passLeft,
  pick,
  play,
  played,
  player,
  points,
  potions,
  put,
  react,
  remember,
  rest,
  reveal,
  self,
  setAside,
  Treasure,
  thisTurn,
  those,
  top,
  trash,
  turnsInARow,
  typeCount,
  untilHandSize,
  upTo,
  Victory,
  whenBuy,
  whenDiscardedFromPlay,
  whenGain,
  whenTrash,
  whileInPlay,
  wholeDeck,
  worth,
  wouldGain,
} from '../language/build.ts'
import {
  type Ability,
  type Card,
  type Cards,
  type CardType,
  type Condition,
  cardTypes,
  type Destination,
  type Filter,
  type Num,
  type Quantity,
  type State,
  type Step,
  type Trigger,
  type Who,
  type Zone,
} from '../language/types.ts'

type Many<Kind extends string, T> = Partial<Record<Kind, readonly T[]>>

const saidZones: readonly Zone[] = ['hand', 'deck', 'discard', 'play', 'trash', 'supply']
const saidDestinations: readonly Destination[] = [
  'hand',
  'deckTop',
  'deckAnywhere',
  'discard',
  'aside',
  'asideUntilTurnEnd',
  'pile',
]

const seen = remember('seen', look(top(2)))
const seenOne = remember('seen', reveal(top(1)))

const abilities: Record<string, readonly Ability[]> = {
  play: [onPlay(draw(1))],
  beforePlay: [beforePlay(become(pick(1, all(Action, cheaperThan(self)), 'supply')))],
  gain: [whenGain(gain(anyCard))],
  buy: [whenBuy(trash(pick(1, anyCard, 'hand')))],
  trash: [whenTrash(put(self, 'hand'))],
  discardFromPlay: [whenDiscardedFromPlay(may(put(self, 'deckTop')))],
  react: [react(attackPlayed, ifDid(may(reveal(self)), beUnaffected))],
  inPlay: [whileInPlay(isBought(anyCard), points(1))],
  scoring: [worth(3), worth(-1), worth(dividedBy(owned(anyCard), 10))],
}

const steps: Many<Step['do'], Step> = {
  actions: [actions(1), actions(emptyPiles), others(actions(1))],
  buys: [buys(2)],
  coins: [coins(1), coins(emptyPiles), others(coins(2))],
  potions: [potions(1)],
  points: [points(1)],
  draw: [draw(2), draw(handSize), others(draw(1)), may(draw(1))],
  discard: [discard(pick(2, anyCard, 'hand'))],
  discardDownTo: [discardDownTo(3), others(discardDownTo(1))],
  trash: [trash(self), trash(top(1))],
  reveal: [reveal(pick('all', anyCard, 'hand'))],
  look: [look(pick('all', anyCard, 'discard'))],
  put: [put(wholeDeck, 'discard')],
  play: [play(pick(1, Action, 'hand')), play(pick(upTo(1), Action, 'hand'), 4)],
  choose: [choose('kept', pick(upTo(1), Action, 'play'))],
  dig: [dig('found', 1, Treasure), dig('found', 2, Treasure), others(dig('found', 1, either(Victory, Action)))],
  gain: [
    gain(named('Gold')),
    gain(costingUpTo(4), { to: 'deckTop', n: 2 }),
    gain({ pile: 'Madman' }),
    gain(pick(1, Action, 'trash'), { to: 'hand' }),
    others(gain(costing(3), { by: 'you' })),
  ],
  nameCard: [nameCard('wish')],
  passLeft: [passLeft(true), passLeft(false)],
  may: [may(trash(self)), others(may(discard(pick(1, anyCard, 'hand'))))],
  if: [if_(boughtNothing, coins(1)), if_(boughtNothing, coins(1), draw(1)), if_(boughtNothing, [], draw(1))],
  ifDid: [
    ifDid(trash(pick(1, Treasure, 'hand')), coins(3)),
    ifDid(may(trash(self)), [], discard(pick('all', anyCard, 'hand'))),
    others(if_(boughtNothing, draw(1))),
    others(ifDid(discard(pick(upTo(1), anyCard, 'hand')), gain(named('Silver')), gain(named('Copper')))),
  ],
  chooseOptions: [
    chooseOne(draw(3), actions(2)),
    chooseSome(2, draw(1), actions(1), buys(1)),
    chooseSome(emptyPiles, draw(1), gain(anyCard)),
    others(chosenBy('you', chooseOne(draw(3), trash(top(1)), discard(top(1))))),
    chosenBy('left', chooseOne(discard(top(1)), trash(top(1)))),
    others(chooseOne(draw(1), gain(anyCard), discardDownTo(3))),
  ],
  untilHandSize: [untilHandSize(6, draw(1)), untilHandSize(7, seenOne, put(those('seen'), 'hand'))],
  others: [
    othersWhere(atLeast(handSize, 5), draw(1)),
    othersWhere(boughtNothing, draw(1)),
    othersWhere(atLeast(emptyPiles, 1), draw(1)),
  ],
  everyone: [
    everyone(draw(1)),
    everyone(seenOne, chosenBy('you', chooseOne(discard(those('seen')), put(those('seen'), 'deckTop')))),
  ],
  player: [player('left', draw(1)), player('right', trash(top(1))), player('you', draw(1))],
  on: [on(isPlayed(named('Silver')), coins(1)), on(isPlayed(Action), if_(exactly(played(Action), 1), draw(1)))],
  nextTurn: [nextTurn(draw(2), buys(1))],
  hold: [thisTurn(costLess(2, Action))],
  instead: [
    on(wouldGain(anyCard), instead(gain(named('Silver')))),
    on(wouldGain(anyCard), instead(draw(1), gain(anyCard))),
  ],
  beUnaffected: [beUnaffected],
  become: [become(pick(1, Action, 'supply'))],
  drawForNextTurn: [drawForNextTurn(3)],
  extraTurn: [
    extraTurn('you'),
    extraTurn('right'),
    extraTurn('left', { decidedBy: 'you', rules: [on(wouldGain(anyCard, 'left'), instead(gain(it)))] }),
    extraTurn('you', { decidedBy: 'left' }),
  ],
}

const nums: Many<Exclude<Num, number>['num'], Num> = {
  count: [count(those('seen')), count(setAside), owned(named('Duchy')), owned(anyCard), handSize, played(Action)],
  emptyPiles: [emptyPiles],
  coinCost: [coinCost(those('seen')), coinCost(self)],
  typeCount: [typeCount(those('seen'))],
  turnsInARow: [turnsInARow],
  dividedBy: [dividedBy(owned(Victory), 4), dividedBy(dividedBy(handSize, 2), 2), dividedBy(9, 2)],
}

const filters: Many<Filter['is'], Filter> = {
  any: [anyCard],
  type: cardTypes.slice(0, 9).map((type) => ({ is: 'type', type }) as const),
  name: [named('Estate'), named('Duchy'), named('Witch')],
  costing: [costing(0), costing(costOf(self)), costing(costOf(self, 1)), costing(costOf(self, -1))],
  costingUpTo: [costingUpTo(4), costingUpTo(costOf(self)), costingUpTo(costOf(self, 2)), costingUpTo(costOf(self, -2))],
  cheaperThan: [cheaperThan(self)],
  not: [not(Treasure), not(named('Copper')), not(costing(3)), not(either(Action, Treasure)), not(not(Action))],
  all: [all(Action, costingUpTo(3)), all(Action, Victory), all(not(Victory), named('Gold'))],
  either: [either(Action, Treasure), either(Victory, Action, named('Gold'))],
}

const picks = [
  pick(1, anyCard, 'hand'),
  pick(3, Treasure, 'discard'),
  pick(1, anyCard, top(4)),
  pick(1, anyCard, setAside),
]
const cards: Many<Cards['cards'], Cards> = {
  this: [self],
  it: [it],
  var: [those('seen'), those('never bound')],
  rest: [rest('seen')],
  aside: [setAside],
  top: [top(1), top(3), top(emptyPiles)],
  wholeDeck: [wholeDeck],
  pick: [...picks, pick(1, anyCard, ['hand', 'discard'], 'left')],
}

const conditions: Many<Condition['if'], Condition> = {
  matches: [matches(those('seen'), Action), matches(it, costingUpTo(3)), matches(those('seen'), namedAs('wish'))],
  exactly: [...saidZones.map((zone) => none(Treasure, zone)), boughtNothing],
}

const triggers: Many<Trigger['event'], Trigger> = {
  played: [attackPlayed, isPlayed(Action)],
  bought: [isBought(named('Province'))],
  wouldGain: [wouldGain(anyCard), wouldGain(Treasure, 'left')],
  gained: [isGained(Victory)],
  trashed: [isTrashed(), isTrashed(anyCard, 'right')],
  cleanUp: [cleanUp],
  discardedFromPlay: [isDiscardedFromPlay(among(self))],
}

const states: Many<State['state'], State> = {
  costsLess: [costLess(1, anyCard), costLess(2, Action)],
}

const quantities: Record<'number' | Extract<Quantity, string> | 'upTo' | 'num', Quantity> = {
  number: 2,
  all: 'all',
  anyNumber: 'anyNumber',
  upTo: upTo(3),
  num: emptyPiles,
}

const whos: readonly Who[] = ['you', 'left', 'right']

const bounds = [atLeast, atMost, exactly]
const values = Object.values(nums).flat()

/** Each primitive inside a card, under a name that says which it is. */
export const specimens: readonly Card[] = [
  ...each('ability', abilities, (ability) => [ability]),
  ...each('step', steps, (step) => [onPlay(step)]),
  ...each('number', nums, (num) => [onPlay(seen, coins(num), discard(pick(num, anyCard, 'hand'))), worth(num)]),
  ...each('filter', filters, (filter) => [
    onPlay(gain(filter), gain(filter, { n: 2 }), discard(pick('all', filter, 'hand'))),
  ]),
  ...each('cards', cards, (of) => [onPlay(seen, discard(of)), onPlay(seen, put(of, 'deckTop'))]),
  ...each('condition', conditions, (condition) => [onPlay(nameCard('wish'), seenOne, if_(condition, draw(1)))]),
  ...each('compared', { compared: bounds.flatMap((bound) => values.map((num) => bound(num, 2))) }, (condition) => [
    onPlay(seen, if_(condition, draw(1))),
    onPlay(seen, othersWhere(condition, draw(1))),
  ]),
  ...each('trigger', triggers, (trigger) => [react(trigger, draw(1)), onPlay(on(trigger, draw(1)))]),
  ...each('state', states, (state) => [onPlay(thisTurn(state))]),
  ...each('to', listed(saidDestinations), (to: Destination) => [
    onPlay(seen, put(those('seen'), to)),
    onPlay(seenOne, others(put(pick(1, anyCard, 'hand'), to))),
  ]),
  ...each('zone', listed(saidZones), (zone: Zone) => [
    onPlay(trash(pick(1, anyCard, zone)), trash(pick('all', anyCard, zone)), choose('one', pick(1, anyCard, zone))),
  ]),
  ...each('quantity', listed(Object.values(quantities)), (quantity: Quantity) => [
    onPlay(discard(pick(quantity, anyCard, 'hand'))),
    onPlay(seen, discard(pick(quantity, anyCard, those('seen')))),
    onPlay(seen, trash(pick(quantity, Treasure, rest('seen'), 'right'))),
  ]),
  ...each('who', listed(whos), (who: Who) => [
    onPlay(player(who, draw(1)), others(trash(pick(1, anyCard, top(2), who)))),
  ]),
  ...each('collecting', { others: [othersCollecting('loot', remember('loot', trash(top(1))))] }, (step) => [
    onPlay(step, gain(pick('anyNumber', anyCard, those('loot')))),
  ]),
]

function listed<T>(values: readonly T[]): Record<string, readonly T[]> {
  return Object.fromEntries(values.map((value) => [typeof value === 'string' ? value : JSON.stringify(value), [value]]))
}

function each<T>(group: string, of: Record<string, readonly T[]>, write: (primitive: T) => readonly Ability[]): Card[] {
  return Object.entries(of).flatMap(([kind, list]) =>
    list.map((primitive, i) => ({
      name: `${group} ${kind} ${i + 1}`,
      cost: { coins: 4 },
      types: ['Action'] satisfies CardType[],
      set: 'Base' as const,
      editions: ['1e', '2e'] as const,
      abilities: write(primitive),
      pile: { in: 'supply' } as const,
      emblem: 'anvil',
    })),
  )
}
