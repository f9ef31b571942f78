import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { expect, test } from 'vitest'
import { choicesAround, choose } from './choices.ts'

type Given = Parameters<typeof laidOut>[0]
type Around = (wish: readonly string[]) => string[]

/** Lays a table out, plays a card of the hand, and calls answers by the names of their cards. */
function asked(given: Given, kingdom: readonly string[], play?: string) {
  const state = laidOut(given, { kingdom })
  const { kinds, landscapes } = state.setting
  const kind = (name: string) => kinds.findIndex((card) => card.name === name)
  game.loadState(state)
  game.forgetState()
  if (play) game.playKind(kind(play))
  const around: Around = (wish) =>
    choicesAround(
      wish.map((name) => (name === 'none' ? -1 : kind(name))),
      kinds.length + landscapes.length,
    ).map((choice) => choice.map((value) => kinds[value]?.name ?? 'none').join('+'))
  return { kind, around }
}

test('where one option is chosen, each other one could be instead of what is wished', () => {
  const { around, kind } = asked({ A: { hand: ['Remodel', 'Estate', '2 Copper', 'Gold'] } }, ['Remodel'], 'Remodel')
  expect(around(['Gold'])).toEqual(['Gold', 'Copper', 'Estate'])
  expect(choose([kind('Province')])).toBe(false) // is not there
  expect(choose([kind('Copper')])).toBe(true)
  expect(game.asked()).toBe(game.ASKED.gain)
})

test('where several are, it is one more, one less, or one for another', () => {
  const { around, kind } = asked({ A: { hand: ['Chapel', '2 Estate', 'Copper', 'Gold'] } }, ['Chapel'], 'Chapel')
  expect(around(['Estate', 'Estate'])).toEqual([
    'Estate+Estate',
    ...['Estate', 'Estate+Estate+Copper', 'Estate+Estate+Gold', 'Estate+Copper', 'Estate+Gold', ''],
  ])
  expect(choose([kind('Estate'), kind('Estate'), kind('Estate')])).toBe(false)
  expect(choose([kind('Estate'), kind('Estate')])).toBe(true)
  expect(game.owned(0, kind('Estate'))).toBe(0)
})

test('in a phase it is what can be played or bought, or nothing', () => {
  const { around, kind } = asked({ A: { hand: ['Village', 'Smithy', 'Estate'] } }, ['Village', 'Smithy'])
  expect(around(['Village'])).toEqual(['Village', 'none', 'Smithy'])
  expect(choose([kind('Estate')])).toBe(false)
  expect(choose([kind('Village')])).toBe(true)
  expect(game.actions()).toBe(2)
})

test('a Reaction that was revealed is not revealed for the same thing again', () => {
  const given = { A: { hand: ['Witch'] }, B: { hand: ['Moat', '4 Copper'] } }
  const { around, kind } = asked(given, ['Witch', 'Moat'], 'Witch')
  expect(game.asked()).toBe(game.ASKED.trigger)
  expect(around(['none'])).toEqual(['none', 'Moat'])
  expect(choose([kind('Moat')])).toBe(true)
  if (game.asked() === game.ASKED.trigger) expect(around(['none'])).toEqual(['none'])
})
