import { Playthrough } from '@freehold/kernel'
import { terraMystica } from '@freehold/terra-mystica'
import { ask, type State } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { nextOption } from './answering.ts'
import { lostTurns } from './lost-turns.ts'
import { findTerraMysticaPlayer } from './strengths.ts'

/** A game in which the first seat passes at once in every round, and the other plays well. */
function playedOut() {
  const play = Playthrough.start(terraMystica, { players: 2, factions: ['halflings', 'witches'] }, 'fast:lost')
  const decide = findTerraMysticaPlayer('architect').decider('lost')
  for (let asked = ask(play.state as State); asked; asked = ask(play.state as State)) {
    const passing = asked.choices.findIndex(({ group }) => group === 'pass')
    if (asked.seat === 0 && passing >= 0) {
      play.play([passing])
      continue
    }
    let commands = decide(play.state as State, asked)
    for (let next = nextOption(asked, commands); next; ) {
      play.play([next.option])
      commands = next.rest
      const again = ask(play.state as State)
      next = again && again.seat === asked.seat && commands.length > 0 ? nextOption(again, commands) : undefined
    }
  }
  return play.log()
}

test('who passes at once loses most in the first rounds, and is told what would have been better', () => {
  const log = playedOut()
  const found = [...lostTurns(log, [0], { looks: 300 })].flatMap((turn) => turn ?? [])
  expect(found.every(({ seat, played }) => seat === 0 && played.startsWith('pass'))).toBe(true)
  const worst = found.toSorted((a, b) => b.lost - a.lost)[0]
  expect(worst.lost).toBeGreaterThan(5)
  expect(worst.round).toBeLessThan(5)
  expect(worst.better).not.toMatch(/^pass/)
  expect(log.moves[worst.position]).toBeDefined()
})

test('who plays what the player would have played loses nothing', () => {
  const all = [...lostTurns(playedOut(), [1], { looks: 0 })]
  expect(all.length).toBeGreaterThan(12)
  expect(all.flatMap((turn) => turn ?? [])).toEqual([])
})
