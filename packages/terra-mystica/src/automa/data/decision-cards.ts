/** The thirteen decision cards of the base set. */
import type { CardAction, CardId, DecisionCard, Letter, Support } from '../words.ts'

const upgrade: CardAction = { do: 'upgrade' }
const block: CardAction = { do: 'block power action' }
const cult: CardAction = { do: 'advance cult' }
const build: CardAction = { do: 'build' }
const faction: CardAction = { do: 'faction action' }
const points = (amount: number | 'X'): CardAction => ({ do: 'gain points', amount })

const card = (
  id: CardId,
  letters: 'AB' | 'AC' | 'DE' | 'DF',
  passIcon: boolean,
  actions: readonly CardAction[],
  support: Support,
): DecisionCard => ({ id, marked: letters[0] as Letter, unmarked: letters[1] as Letter, passIcon, actions, support })

/** `marked reaching`, row of the terrain priority, arrow and count, cult icon, bonus card. */
const support = (
  cluster: `${Support['cluster']}${'' | ' reaching'}`,
  row: Support['row'],
  direction: Support['direction'],
  count: number,
  cultIcon: Support['cult'],
  bonusCard: Support['bonusCard'],
): Support => ({
  cluster: cluster.startsWith('marked') ? 'marked' : 'unmarked',
  reaching: cluster.endsWith('reaching'),
  row,
  direction,
  count,
  cult: cultIcon,
  bonusCard,
})

export const DECISION_CARDS: readonly DecisionCard[] = [
  card(
    '*1',
    'AB',
    false,
    [upgrade, { do: 'take favor', fromRound: 5 }, points('X')],
    support('marked', 'A', 'forward', 2, 'scoring tile', 'left'),
  ),
  card('*2', 'AB', false, [block, points('X')], support('marked', 'B', 'reverse', 1, 'catch-up', 'middle')),
  card('*3', 'DE', false, [cult], support('unmarked reaching', 'B', 'forward', 3, 'scoring tile', 'right')),
  card('*4', 'DF', true, [build, points(1)], support('unmarked', 'B', 'reverse', 3, 'catch-up', 'left')),
  card('*5', 'AC', false, [faction], support('marked reaching', 'A', 'reverse', 2, 'scoring tile', 'right')),
  card('6', 'AC', true, [block, points('X')], support('marked reaching', 'B', 'forward', 3, 'catch-up', 'middle')),
  card('7', 'DF', true, [faction], support('unmarked reaching', 'B', 'forward', 4, 'catch-up', 'left')),
  card('8', 'DE', true, [cult, points(2)], support('marked reaching', 'A', 'forward', 1, 'catch-up', 'right')),
  card('9', 'AB', true, [cult, points(2)], support('marked reaching', 'A', 'reverse', 2, 'catch-up', 'left')),
  card('10', 'AC', true, [upgrade, points(1)], support('unmarked reaching', 'B', 'reverse', 4, 'catch-up', 'left')),
  card('11', 'DE', true, [upgrade, points('X')], support('unmarked reaching', 'A', 'reverse', 2, 'catch-up', 'middle')),
  card('12', 'DF', true, [block, points('X')], support('unmarked reaching', 'A', 'reverse', 3, 'catch-up', 'right')),
  card('13', 'AC', true, [build, points(2)], support('marked reaching', 'B', 'forward', 1, 'catch-up', 'right')),
]
