import { nameSchema } from '@freehold/server/protocol'
import { expect, test } from 'vitest'
import { guestName } from './guest-names.ts'

test('every name is one that the host takes, and there are many', () => {
  const names = new Set(Array.from({ length: 1000 }, (_, i) => guestName(i / 1000)))
  for (const name of names) expect(nameSchema.parse(name)).toBe(name)
  expect(names.size).toBeGreaterThan(60)
})
