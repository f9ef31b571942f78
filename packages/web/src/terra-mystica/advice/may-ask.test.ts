import type { SeatTold } from '@freehold/server/protocol'
import { expect, test } from 'vitest'
import { mayAsk } from './may-ask.ts'

const ann: SeatTold = { name: 'Ann', person: 'ann', robot: null, label: null, away: false, kept: null }
const ben: SeatTold = { ...ann, name: 'Ben', person: 'ben' }
const computer: SeatTold = { ...ann, name: null, person: null, robot: 'settler' }
const table = (...seats: SeatTold[]) => ({ you: 0, seats, rated: false })

test('advice is for who plays with computers alone', () => {
  expect(mayAsk(table(ann, computer, computer), false)).toBe(true)
  expect(mayAsk(table(ann, computer, ben), false)).toBe(false)
  expect(mayAsk({ ...table(ann, computer), you: null }, false)).toBe(false) // who watches has no turn to be told of
})

test('while an artificial player goes on for the other person, and no longer once they are back', () => {
  expect(mayAsk(table(ann, { ...ben, robot: 'settler', away: true }), false)).toBe(true)
  expect(mayAsk(table(ann, ben), false)).toBe(false)
})

test('nowhere that counts for ratings', () => {
  expect(mayAsk({ ...table(ann, computer), rated: true }, false)).toBe(false)
})

test('for everybody once the game is over and walked through again', () => {
  expect(mayAsk({ ...table(ann, ben), you: null }, true)).toBe(true)
})
