import { dominion } from '@freehold/dominion'
import { belowFrom, type Decision, Playthrough, randomMove } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { isSilent, pauseBefore } from './use-silent-answers.ts'

/** Every decision of a few games with attacks and Reactions, asked as among people. */
function decisions(): Decision[] {
  const asked: Decision[] = []
  for (let seed = 0; seed < 6; seed++) {
    const kingdom = 'Moat, Militia, Witch, Bandit, Bureaucrat, Village, Smithy, Market, Throne Room, Remodel'.split(
      ', ',
    )
    const game = Playthrough.start(dominion, dominion.options({ players: 3, kingdom }), `fast:silent ${seed}`)
    const below = belowFrom(`fast:${seed}`)
    for (let moves = 0; moves < 400; moves++) {
      const decision = game.pending()
      if (!decision) break
      asked.push(decision)
      game.play(randomMove(decision, below))
    }
  }
  return asked
}

test('only what has one answer is answered without a click, and never a phase of a turn', () => {
  const asked = decisions()
  const silent = asked.filter(isSilent)
  expect(silent.length).toBeGreaterThan(20)
  expect(silent.some(({ question }) => question.kind === 'trigger')).toBe(true)
  for (const { options, question } of silent) {
    expect(options).toHaveLength(1)
    expect(['action', 'buy', 'over']).not.toContain(question.kind)
  }
  const revealing = asked.filter(({ options }) => options.some(({ key }) => key === 'reveal Moat'))
  expect(revealing.length).toBeGreaterThan(0)
  expect(revealing.some(isSilent)).toBe(false)
})

test('an answer that is refused for now comes again, later each time', () => {
  expect([0, 1, 2].map((refused) => pauseBefore(refused, 0))).toEqual([700, 1400, 2800])
  expect(pauseBefore(0, 1)).toBe(2200)
  expect(pauseBefore(20, 1)).toBe(30_000)
})
