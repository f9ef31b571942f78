import { expect, test } from 'vitest'
import { z } from 'zod'
import { InputError } from './errors.ts'
import { parseInput } from './input.ts'

const schema = z.strictObject({
  seats: z.array(z.strictObject({ age: z.int().min(3), game: z.enum(['go', 'chess']) })),
})

const faultOf = (input: unknown) => {
  try {
    parseInput(schema, input, 'table')
  } catch (error) {
    if (error instanceof InputError) return error.fault
  }
  return undefined
}

test('what is wrong is told as data too: where, and what would be right', () => {
  expect(faultOf({ seats: [{ age: 2, game: 'go' }] })).toMatchObject({ place: 'seats[0].age', minimum: 3 })
  expect(faultOf({ seats: [{ age: 5, game: 'tag' }] })).toEqual({
    code: 'unexpected',
    place: 'seats[0].game',
    issue: 'invalid_value',
    values: ['go', 'chess'],
  })
  expect(faultOf({ seats: [], more: 1 })).toMatchObject({ place: '', keys: ['more'] })
  expect(faultOf({ seats: [] })).toBeUndefined()
})
