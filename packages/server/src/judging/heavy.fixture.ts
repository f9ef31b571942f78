/** A game whose moves take their time in the thread that judges, as long as a test wants, for tests of who waits for it. */
import { existsSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import type { AnyGame } from '@freehold/kernel'
import { spyglass } from '@freehold/kernel/checks/spyglass'
import type { HostedGames } from '../games.ts'
import { hostedSpyglass } from '../table/tables.fixture.ts'

/** Names the file that ends all waiting. */
export const GATE = 'FREEHOLD_TEST_GATE'
/** What a move costs afterwards. */
const COSTS_MS = 40

function think(): void {
  const gate = process.env[GATE]
  const bell = new Int32Array(new SharedArrayBuffer(4))
  while (gate !== undefined && !existsSync(gate)) Atomics.wait(bell, 0, 0, 5)
  const began = performance.now()
  while (performance.now() - began < COSTS_MS);
}

const heavy: AnyGame = {
  ...(spyglass as AnyGame),
  id: 'heavy',
  play(state, move, events) {
    if (!isMainThread) think()
    spyglass.play(state as never, move, events as never)
  },
}

export const hostedGames: HostedGames = { spyglass: hostedSpyglass, heavy: { ...hostedSpyglass, game: heavy } }
