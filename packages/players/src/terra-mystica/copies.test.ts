import { terraMystica } from '@freehold/terra-mystica'
import type { State } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { copyOf, drop } from './copies.ts'

const moment = (options: object): State => terraMystica.setup(terraMystica.options(options), 'fast:copies') as State

test('a copy is a moment of its own; what is dropped is used again for the next', () => {
  const s = moment({ players: 3 })
  const one = copyOf(s)
  expect(one.w).toEqual(s.w)
  one.w[0] = 5
  expect(s.w[0]).not.toBe(5)
  drop(one)
  const other = copyOf(s)
  expect(other.w).toBe(one.w)
  expect(other.w).toEqual(s.w)
})

test('memory of a table without an opponent is not used for one with it', () => {
  const [short, long] = [moment({ players: 3 }), moment({ players: 2, automa: { level: 'automa' } })]
  drop(copyOf(short))
  const copy = copyOf(long)
  expect(copy.w).toEqual(long.w)
  expect(copy.table).toBe(long.table)
})
