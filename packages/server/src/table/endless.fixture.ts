/** A game that never ends, and counts how often it is played on: for tests of what long lists cost. */
import { type AnyGame, checkMove, hashJson } from '@freehold/kernel'
import type { HostedGame } from '../games.ts'
import { hostedSpyglass } from './tables.fixture.ts'

interface State {
  made: number
}

export const plays = { count: 0 }

const endless: AnyGame = {
  id: 'endless',
  rules: '1',
  options: () => ({}),
  seats: () => 2,
  setup: (): State => ({ made: 0 }),
  pending: ({ made }: State) => ({
    seat: made % 2,
    actor: made % 2,
    question: { kind: 'on', text: 'And now?' },
    options: [{ key: `go on after ${made}` }],
    min: 1,
    max: 1,
    ordered: false,
  }),
  play(state: State, move, events) {
    checkMove(endless.pending(state), move)
    plays.count++
    events?.push({ type: 'went', depth: 0 })
    state.made++
  },
  view: ({ made }: State) => ({ made }),
  redact: (event) => event,
  outcome: () => undefined,
  clone: (state: State) => ({ ...state }),
  determinize: (state: State) => ({ ...state }),
  hash: hashJson,
}

export const hostedEndless: HostedGame = { ...hostedSpyglass, game: endless }
