import { IllegalMove } from '@freehold/kernel'
import { terraMystica } from '@freehold/terra-mystica'
import { type Ask, ask, cloneState, command, perform, type State, verbs } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { carryOut } from './carry-out.ts'

const begin = (options: object) => terraMystica.setup(terraMystica.options(options), 'fast:carried out') as State
const stepThatNobodyOffers = command(verbs.RAISE_CULT, 0, 1)

test('beside the Automa the rest of a turn that turned out otherwise is left for another decision', () => {
  const s = begin({ automa: {} })
  const { seat, choices } = ask(s) as Ask
  const [possible] = choices[0].commands
  const then = cloneState(s)
  perform(then, seat, possible)
  carryOut(s, seat, [possible, stepThatNobodyOffers])
  expect(s.w).toEqual(then.w)
})

test('where nothing is hidden a turn that is not possible is refused', () => {
  const s = begin({ players: 2 })
  const { seat, choices } = ask(s) as Ask
  expect(() => carryOut(s, seat, [choices[0].commands[0], stepThatNobodyOffers])).toThrow(IllegalMove)
})
