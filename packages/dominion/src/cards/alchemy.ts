import {
  anyCard,
  extraTurn,
  gain,
  instead,
  isTrashed,
  it,
  on,
  onPlay,
  player,
  put,
  wouldGain,
} from '../language/build.ts'
import { writeSet } from '../language/card.ts'

const { card } = writeSet('Alchemy')

export const alchemy = [
  card(
    'Possession',
    '6P',
    'Action',
    'puppet',
    onPlay(
      extraTurn('left', {
        decidedBy: 'you',
        rules: [
          on(wouldGain(anyCard, 'left'), instead(gain(it))),
          on(isTrashed(anyCard, 'left'), player('left', put(it, 'asideUntilTurnEnd'))),
        ],
      }),
    ),
  ),
]
