/**
 * What independent simulators agree on. Fewer games than they played, so the bounds are three and a half standard errors of
 * what is played here: a true engine fails about once in a thousand seeds, and the seeds are fixed.
 */
import { checkOptions } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { fastPlayer, findStrategy } from '@freehold/players'
import { describe, expect, test } from 'vitest'
import { kingdomFor } from './kingdoms.ts'
import { simulate } from './simulate.ts'
import { gamesOf, type Tally } from './tally.ts'

const PAIRS = 10_000
const ERRORS = 3.5

async function meeting(id: string): Promise<Tally> {
  const strategies = [findStrategy(id), findStrategy('big-money')]
  const kingdoms = [kingdomFor(strategies)]
  const { pairings } = await simulate({ strategies, kingdoms, seed: 'truth', games: 2 * PAIRS, threads: 1 })
  return pairings[0].tally
}

/** Pairs of games may be wholly alike, as in a mirror: then there are only half as many. */
function expectShare(times: number, games: number, expected: number): void {
  const error = Math.sqrt((expected * (1 - expected)) / (games / 2))
  expect(Math.abs(times / games - expected)).toBeLessThan(ERRORS * error)
}

const TURNS_DEVIATION = 4.2 // of both players' turns in one game, at most

describe('figures on which independent simulators agree', () => {
  test.each([
    ['big-money', 0.334, 0.333, 0.332, 34.21],
    ['big-money-smithy', 0.6, 0.124, 0.276, 32.34],
    ['big-money-witch', 0.919, 0.056, 0.026, 35.45],
    ['big-money-moneylender', 0.419, 0.254, 0.327, 33.58],
  ])('%s against Big Money', async (id, win, loss, tie, turns) => {
    const tally = await meeting(id)
    const games = gamesOf(tally)
    expect(games).toBe(2 * PAIRS)
    expectShare(tally.wins[0], games, win)
    expectShare(tally.wins[1], games, loss)
    expectShare(tally.ties, games, tie)
    expect(Math.abs(tally.turns / games - turns)).toBeLessThan((ERRORS * TURNS_DEVIATION) / Math.sqrt(PAIRS))
    if (id !== 'big-money') return
    expectShare(tally.seatWins[0], games, 0.244)
    expectShare(tally.seatWins[1], games, 0.424)
  })

  test('Big Money alone takes its first Province on turn 8.72 and its fourth on turn 16.80', () => {
    const setting = game.settingOf(checkOptions({ kingdom: 'First Game', start: 0, asking: 'open' }))
    const player = fastPlayer(setting, findStrategy('big-money'))
    const province = setting.kinds.findIndex(({ name }) => name === 'Province')
    const games = 2000
    const sums = [0, 0]
    game.seedGames('fast:alone')
    for (let i = 0; i < games; i++) {
      game.startGame(setting, 0)
      for (let owned = 0; owned < 4; ) {
        if (game.askedSeat() === 1) {
          game.endPhase() // the other one never does anything
          continue
        }
        const turn = game.turnsOf(0)
        player.decide()
        if (game.owned(0, province) === owned) continue
        owned++
        if (owned === 1) sums[0] += turn
        if (owned === 4) sums[1] += turn
      }
    }
    expect(Math.abs(sums[0] / games - 8.72)).toBeLessThan((ERRORS * 2.3) / Math.sqrt(games))
    expect(Math.abs(sums[1] / games - 16.8)).toBeLessThan((ERRORS * 2.3) / Math.sqrt(games))
  })
})
