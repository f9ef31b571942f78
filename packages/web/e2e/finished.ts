import { expect } from '@playwright/test'
import type { Seat } from './seat.ts'

const WHOLE_GAME = { timeout: 0 } // as long as the test may take
const mild = { robot: 'big-money' } as const

/** A game that artificial players have played to its end. */
export async function finishedGame(seat: Seat, players = 2, game = 'dominion', listed = false): Promise<string> {
  const robot = game === 'dominion' ? mild : { robot: 'random' }
  const options = { players }
  const table = await seat.newTable(
    { game, options, seats: Array.from({ length: players }, () => robot), listed },
    true,
  )
  await expect.poll(async () => (await seat.state(table)).phase, WHOLE_GAME).toBe('over')
  return table
}

/** A game that somebody at this browser has played to its end, over HTTP. */
export async function playedGame(seat: Seat, kingdom = 'First Game'): Promise<string> {
  const table = await seat.newTable(
    { game: 'dominion', options: { kingdom, asking: 'open', start: 0 }, seats: ['open', mild] },
    true,
  )
  const wish = ['Province', 'Gold', 'Duchy', 'Silver']
  await expect
    .poll(async () => (await seat.answerUntil(table, () => false, wish)).phase, { ...WHOLE_GAME, intervals: [10] })
    .toBe('over')
  return table
}
