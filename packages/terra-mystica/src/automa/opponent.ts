/** The Automa as the rules see her. */
import type { Opponent } from '../rules/opponent.ts'
import { OPPONENT_PLACES, ROUND, SHIPPING, type State, seatAt } from '../rules/state.ts'
import { catchUpStep } from './actions.ts'
import { blightSpades, humanBuilt, humanTransformed } from './ground.ts'
import { builtBesideHer, humanGains } from './humans.ts'
import { factionEndPoints } from './scoring.ts'
import { placeFirstDwellings, seatAutoma } from './set-up.ts'
import { HER_WORDS, keepLine, tableOf } from './state.ts'
import { type Agreed, type AutomaTable, mayFace } from './table.ts'
import { automaTurn } from './turn.ts'

export function automaAt(seat: number, agreed: Agreed): AutomaTable {
  const { level, faction } = agreed
  return {
    ...agreed,
    id: 'automa',
    seat,
    words: HER_WORDS,
    mayFace: (human, home) => mayFace(agreed, human, home),
    endShipping: level.endShipping,
    endSource: faction.id,
    ...BEHAVIOUR,
  }
}

type Behaviour = Omit<Opponent, 'id' | 'seat' | 'words' | 'mayFace' | 'endShipping' | 'endSource'>

const BEHAVIOUR: Behaviour = {
  takeSeat: seatAutoma,
  takeTurn: automaTurn,
  answer(s, kind) {
    if (kind === OPPONENT_PLACES) placeFirstDwellings(s)
    else catchUpStep(s)
  },
  roundBegins: moveShips,
  cardTaken: keepLine,
  built: humanBuilt,
  builtBeside: builtBesideHer,
  transformed: humanTransformed,
  moreSpades: blightSpades,
  leech: humanGains,
  endPoints: factionEndPoints,
  areaValue(kind, best) {
    if (kind === 'connected-sa-sh-distance') return Math.ceil(best('connected-distance') / 2)
    if (kind === 'building-on-edge') return best('connected-clusters') - 2
    return best(kind)
  },
}

/** Her level card says how far her ships sail in which round. */
function moveShips(s: State): void {
  const { seat, level } = tableOf(s)
  const at = seatAt(seat) + SHIPPING
  const before = s.w[at]
  s.w[at] = level.shipping[s.w[ROUND] - 1]
  s.sink?.change(seat, 'shippingSteps', s.w[at] - before, 'round')
}
