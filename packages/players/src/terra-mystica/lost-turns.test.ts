import { Playthrough } from '@freehold/kernel'
import { choiceKey, terraMystica } from '@freehold/terra-mystica'
import { ASK_ACTION, ask, type State, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { nextOption } from './answering.ts'
import { lostTurns } from './lost-turns.ts'
import { findTerraMysticaPlayer } from './strengths.ts'

/** A game that is played well, but that the first seat does what is looked for wherever it can; how often it was its turn, and to act twice. */
function playedOut(faction = 'halflings', looksFor = /^pass/) {
  const play = Playthrough.start(terraMystica, { factions: [faction, 'witches'] }, 'fast:lost')
  const decide = findTerraMysticaPlayer('architect').decider('lost')
  let turns = 0
  let doubled = 0
  for (let asked = ask(play.state as State); asked; asked = ask(play.state as State)) {
    const s = play.state as State
    const found = asked.choices.findIndex((choice) => looksFor.test(choiceKey(s, choice)))
    if (asked.seat === 0 && asked.kind === ASK_ACTION) {
      turns++
      if (s.w[words.ACTIONS] === 2) doubled++
    }
    if (asked.seat === 0 && found >= 0) {
      play.play([found])
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
  return { log: play.log(), turns, doubled }
}

test('who passes at once loses most in the first rounds, and is told what would have been better', () => {
  const { log } = playedOut()
  const found = [...lostTurns(log, [0], { looks: 300 })].flatMap((turn) => turn ?? [])
  expect(found.every(({ seat, played }) => seat === 0 && played.startsWith('pass'))).toBe(true)
  const worst = found.toSorted((a, b) => b.lost - a.lost)[0]
  expect(worst.lost).toBeGreaterThan(5)
  expect(worst.round).toBeLessThan(5)
  expect(worst.better).not.toMatch(/^pass/)
  expect(log.moves[worst.position]).toBeDefined()
})

test('who plays what the player would have played loses nothing', () => {
  const all = [...lostTurns(playedOut().log, [1], { looks: 0 })]
  expect(all.length).toBeGreaterThan(12)
  expect(all.flatMap((turn) => turn ?? [])).toEqual([])
})

test('of two actions in a row each is measured by what the player would have done then', () => {
  const { log, turns, doubled } = playedOut('chaosmagicians', /^upgrade .+ to SH|^action ACTC/)
  expect(doubled).toBeGreaterThan(1)
  expect([...lostTurns(log, [0], { looks: 0 })]).toHaveLength(turns)
})
