import {
  actions,
  anyCard,
  atMost,
  buys,
  coins,
  discard,
  draw,
  drawForNextTurn,
  extraTurn,
  if_,
  ifDid,
  nextTurn,
  onPlay,
  pick,
  turnsInARow,
} from '../language/build.ts'
import { writeSet } from '../language/card.ts'

const { card } = writeSet('Seaside')

export const seaside = [
  card('Caravan', 4, 'Action - Duration', 'camel', onPlay(draw(1), actions(1), nextTurn(draw(1)))),
  card('Merchant Ship', 5, 'Action - Duration', 'galleon', onPlay(coins(2), nextTurn(coins(2)))),
  card(
    'Outpost',
    5,
    'Action - Duration',
    'watchtower',
    onPlay(if_(atMost(turnsInARow, 1), [drawForNextTurn(3), extraTurn('you')])),
  ),
  card(
    'Tactician',
    5,
    'Action - Duration',
    'chess-knight',
    onPlay(ifDid(discard(pick('all', anyCard, 'hand')), nextTurn(draw(5), buys(1), actions(1)))),
  ),
  card('Wharf', 5, 'Action - Duration', 'harbor-dock', onPlay(draw(2), buys(1), nextTurn(draw(2), buys(1)))),
]
